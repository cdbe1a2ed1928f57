import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import { skillTermsOf } from '#core/career/catalogue/spot-skills.ts'
import { must } from '#core/must.ts'
import { type SkillMention, spotSkills } from '#core/skills/spot-skills.ts'
import { fold } from '../fold.ts'
import { phrasedIn } from './phrases.ts'

/** A skill named in a piece of text, and where. The one place that knows which spotter reads adverts. */
export type Named = { id: string; text: string; from: number; to: number; isNegated: boolean; isRole: boolean }

/** Of a catalogue: the ids of all skills, and the folded names that are words of a text as well. */
type Names = { ids: ReadonlySet<string>; everyday: ReadonlySet<string> }
const known = new WeakMap<Catalogue, Names>()

function namesOf(catalogue: Catalogue): Names {
  const names = known.get(catalogue) ?? {
    ids: new Set(catalogue.skills.keys()),
    everyday: new Set(
      [...catalogue.skills.values()].flatMap(({ name, ambiguous, ambiguousTerms = [] }) =>
        [...ambiguousTerms, ...(ambiguous ? [name] : [])].map(fold),
      ),
    ),
  }
  known.set(catalogue, names)
  return names
}

/** `isRequirement`: the text is a line of what is asked for, where an everyday word with a capital is a name. */
export function namedIn(catalogue: Catalogue, text: string, isRequirement = false): Named[] {
  const plain = withoutLabel(text)
  const named = spot(catalogue, plain, isRequirement ? namesOf(catalogue).ids : undefined)
  return isRequirement && plain.length <= 160 ? withItems(catalogue, plain, named) : named
}

/**
 * What the text asks for in its own words beside these names: 'write the words on the buttons' is UX writing. What stands inside
 * a name says no more than the name; everyday words count only where nothing else says what is asked.
 */
export function phrasesBeside(catalogue: Catalogue, text: string, named: Named[]): Named[] {
  const phrased = phrasedIn(text).filter(
    ({ id, from, to }) => catalogue.skills.has(id) && !named.some((one) => one.from <= from && to <= one.to),
  )
  const sure = phrased.filter(({ isPlain }) => !isPlain)
  const ids = new Set(named.map(({ id }) => id))
  return (named.length + sure.length > 0 ? sure : phrased)
    .filter(({ id }) => !ids.has(id))
    .map(({ id, from, to }): Named => ({ id, text: text.slice(from, to), from, to, isNegated: false, isRole: false }))
}

/** 'İletişim: ik@…', 'Kontakt: Ada Kaya', 'Questions: 030 12 34': a label before an address, a telephone or a person is no skill. */
const withoutLabel = (text: string) => text.replace(LABEL_OF_CONTACT, (label) => ' '.repeat(label.length))
const LABEL_OF_CONTACT =
  /^[^\p{L}\n]{0,6}(?:\p{L}[\p{L} -]{2,30}\s?:\s?(?=\S{1,64}@|\+?\(?\d[\d() /.-]{5}|https?:|www\.)|(?:iletişim|contact|kontakt|contacto|contatto|communication|ansprechpartner(?:in)?)\s?:\s?(?=\p{Lu}\p{Ll}+\s\p{Lu}))/iu

const spot = (catalogue: Catalogue, text: string, listed?: ReadonlySet<string>): Named[] =>
  spotSkills(text, skillTermsOf(catalogue), listed ? { listed } : {})
    .filter((one) => !isOnlyDoneTo(catalogue, one, text))
    .map(({ skillId, text: words, start, end, isNegated, isRole }) => ({
      id: skillId,
      text: words,
      from: start,
      to: end,
      isNegated,
      isRole,
    }))

/** What turns a thing into the matter of a script, folded. */
const AUTOMATES = /(?<!\p{L})(?:automat|otomat|script|skript|betik|schedul|zamanla)\p{L}*/u

/** 'Automate backups with Ansible': a thing that a skill's own deeds are done to names no skill where a script does another. */
function isOnlyDoneTo(catalogue: Catalogue, { skillId, text: words, start, end }: SkillMention, text: string): boolean {
  const own = (catalogue.skills.get(skillId)?.toldWith ?? []).filter(({ things }) =>
    things.some((thing) => startsAs(fold(words), thing)),
  )
  if (own.length === 0) return false
  const before =
    text
      .slice(Math.max(0, start - AROUND), start)
      .split(CLAUSE)
      .at(-1) ?? ''
  const clause = fold(`${before} ${text.slice(end, end + AROUND).split(CLAUSE)[0] ?? ''}`)
  if (!AUTOMATES.test(clause)) return false
  const saysOwnDeed = (clause.match(/\p{L}+/gu) ?? []).some((word) =>
    own.some(({ deeds }) => deeds.some((deed) => startsAs(word, deed))),
  )
  return !saysOwnDeed
}
const CLAUSE = /[.;:](?=\s|$)|\n/u
/** A clause is read so far each way: a text that names the thing again and again would be read as often. */
const AROUND = 300
const startsAs = (word: string, pattern: string) =>
  pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern

/** 'Bash con soltura', 'Go basics': how well one is to know it. */
const HOW_WELL =
  /\s\(?(?:con soltura|(?:a )?nivel \p{L}+|avanzad[oa]|b[áa]sic[oa]|(?:very )?fluently|basics|fundamentals|(?:basic|advanced|expert) level|grundlagen|sicher|fließend|courant|avancé|ileri düzeyde|temel düzeyde)\)?$/iu

/** 'Warehouse | Snowflake', 'dbt, strong SQL': a part that is a name and nothing else. */
function withItems(catalogue: Catalogue, text: string, named: Named[]): Named[] {
  const more: Named[] = []
  const { everyday } = namesOf(catalogue)
  let at = 0
  for (const part of text.split(/([,;|•·]\s|\s(?:\/|and|or|und|oder|et|ou|y|o|ve|veya)\s)/)) {
    const from = at + must(/^\s*/.exec(part))[0].length
    at += part.length
    const item = part.trim().replace(/\.$/, '').replace(HOW_WELL, '')
    if (item === '' || item.length > 24 || item === text.trim() || !everyday.has(fold(item))) continue
    if (named.some((one) => one.from < from + item.length && one.to > from)) continue
    const [only] = spot(catalogue, item)
    if (only?.from === 0 && only.to === item.length) more.push({ ...only, from, to: from + item.length })
  }
  return more.length === 0 ? named : [...named, ...more].sort((a, b) => a.from - b.from)
}
