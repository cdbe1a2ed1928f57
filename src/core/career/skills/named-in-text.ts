import { findSkill, type Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { Skill } from '#core/career/catalogue/catalogue-types.ts'
import type { EvidencePlace } from '#core/career/skills/evidence.ts'
import { mentionsIn, skillTermsOf } from '#core/career/catalogue/spot-skills.ts'
import { saysLittle, skillsOfItem } from '#core/skills/skill-lists.ts'
import { isSmallWord } from '#core/text/language.ts'

/** A skill that a short text names, and how much that says. */
export type NamedSkill = { skill: Skill; place: EvidencePlace }

const MOST_UNKNOWN = 8
/** What has more words is a sentence, and its text no list. */
const LONGEST_PART = 5
/** No name of a skill has more words. */
const LONGEST_NAME = 4
/** So many skills in a row of words make it a list without commas. */
const FEWEST_IN_ROW = 2

/** The skills that a text names, each once; not what it denies, or says of others. */
export function namedInText(catalogue: Catalogue, text: string): NamedSkill[] {
  const lines = text.split('\n').filter((line) => !FIRM.test(line))
  const studies = lines.filter((line) => STUDIES.test(line))
  const rest = lines.filter((line) => !STUDIES.test(line)).join('\n')
  const said = [...spokenOf(catalogue, rest), ...studies.flatMap((line) => spokenOf(catalogue, line).filter(isTrade))]
  const spoken = new Map(said.map((one) => [one.skill.id, one]))
  const listed = partsOf(catalogue, rest).flatMap((part) => listedIn(catalogue, part))
  const named = new Map<string, Spoken>(listed.map((one) => [one.skill.id, one]))
  for (const [id, one] of spoken) named.set(id, one)
  return [...named.values()].flatMap(({ skill, place }) => (place === null ? [] : [{ skill, place }]))
}

/** Of a list of skills what nothing was known by; of running text nothing. */
export function unknownInText(catalogue: Catalogue, text: string): string[] {
  const parts = partsOf(catalogue, text)
  if (parts.some((part) => part.split(/\s+/).length > LONGEST_PART)) return []
  const isKnown = (part: string) => listedIn(catalogue, part).length > 0 || mentionsIn(catalogue, part).length > 0
  return [...new Set(parts.filter((part) => !isKnown(part)))].slice(0, MOST_UNKNOWN)
}

type Spoken = { skill: Skill; place: EvidencePlace | null }
const isTrade = ({ skill }: Spoken) => skill.category !== 'soft'

/** What one part of a list names, as in a resume's list: 'R', 'advanced Excel', 'temel SQL'. */
function listedIn(catalogue: Catalogue, part: string): NamedSkill[] {
  const whole = findSkill(catalogue, part)
  if (whole) return [{ skill: whole, place: 'list' }]
  if (part.split(/\s+/).length > LONGEST_PART) return []
  return skillsOfItem(part, skillTermsOf(catalogue)).flatMap(({ id, text }) => {
    const skill = id === null ? undefined : catalogue.skills.get(id)
    return skill ? [{ skill, place: saysLittle(text) ? ('slight' as const) : ('list' as const) }] : []
  })
}

/** Named in running text; `place` null: denied, or somebody else's. What is said of it first counts. */
function spokenOf(catalogue: Catalogue, text: string): Spoken[] {
  const spoken = new Map<string, Spoken>()
  for (const { skillId, isNegated, hedge } of mentionsIn(catalogue, text)) {
    const skill = catalogue.skills.get(skillId)
    const place = isNegated || hedge === 'others' ? null : (hedge ?? 'list')
    if (skill && (spoken.get(skillId)?.place ?? null) === null) spoken.set(skillId, { skill, place })
  }
  return [...spoken.values()]
}

/** What stands between commas, where a letter such as 'R' is a name too; of skills set apart by blanks alone each by itself. */
function partsOf(catalogue: Catalogue, text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part))
    .flatMap((part) => inRow(catalogue, part) ?? [part])
}

/** 'python power bi zzqx' as its three names; null for a name of several words, and for what is said in a sentence. */
function inRow(catalogue: Catalogue, part: string): string[] | null {
  const words = part.split(/\s+/)
  if (findSkill(catalogue, part) || words.some((word) => /[.!?:]$/u.test(word) || isSmallWord(word))) return null
  const names: string[] = []
  let known = 0
  for (let at = 0; at < words.length;) {
    const lengths = Array.from({ length: Math.min(LONGEST_NAME, words.length - at) }, (_, less) => less + 1)
    const nameOf = (length: number) => words.slice(at, at + length).join(' ')
    const found = lengths.findLast((length) => findSkill(catalogue, nameOf(length)) !== null)
    names.push(nameOf(found ?? 1))
    known += found === undefined ? 0 : 1
    at += found ?? 1
  }
  return known >= FEWEST_IN_ROW && known * 2 >= names.length ? names : null
}

/** The line of a pasted resume that names an employer or a school: 'Saptagiri Telecom Services Pvt. Ltd.', 'Nilgiri Data Centre      Coimbatore, India'. */
const FIRM =
  /(?<![\p{L}\d])(?:GmbH|AG|KG|Ltd|Limited|LLC|LLP|Inc|Corp|PLC|Pvt|S\.?A\.?S?|B\.?V|Lda|S\.?r\.?l|sp\. z o\.o|A\.?Ş|Ltd\. Şti)\.?(?![\p{L}\d])|(?: {3,}|\t)\p{Lu}\p{L}+, \p{Lu}[\p{L} ]+$/u
/** What somebody studied shows a trade and no manners: 'Electronics and Communication Engineering'. */
const STUDIES =
  /(?<!\p{L})(?:B\.?E|B\.?Sc|M\.?Sc|B\.?Tech|M\.?Tech|B\.?A|M\.?A|Bachelor|Master|Diploma|Degree|University|Universit\p{L}+|Üniversite\p{L}*|Lisans|Mühendisliği|Hochschule|Studium|Licence)(?!\p{L})/u
