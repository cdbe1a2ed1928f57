import { must } from '#core/must.ts'
import type { AdLine } from './ad-lines.ts'
import { typesIn } from '../fields/employment.ts'
import { fold } from '../fold.ts'
import { headingGuess, type HeadingJudge, learntJudge } from './heading-judge.ts'
import { labelledLine, labelOf } from '../labels.ts'
import { looksLikeCompany, vacancyScore } from '../header/title.ts'
import { type LineJudge, learntLines } from './line-judge.ts'
import { isLegal, plainHeading, hasMood, kindOfHeading } from './section-kind.ts'
import { likeliestKinds, type PartEvidence } from './section-order.ts'
import type { SectionKind } from '../kinds.ts'

/** A stretch of lines under one heading; `heading` is null for what stands above the first. */
export type Section = { kind: SectionKind; heading: AdLine | null; lines: AdLine[] }

/**
 * The advert in sections. What a heading announces is judged by its words, by what stands below it and by the sections
 * around it. Lines of law are law wherever they stand.
 */
export function sectionsOf(
  lines: AdLine[],
  judge: HeadingJudge = learntJudge,
  isSkill: (folded: string) => boolean = () => false,
): Section[] {
  const raw: { heading: AdLine | null; lines: AdLine[] }[] = [{ heading: null, lines: [] }]
  lines.forEach((line, index) => {
    if (isHeading(line, lines, index, judge, isSkill) && !isLoneItem(line, isSkill))
      raw.push({ heading: line, lines: [] })
    else must(raw.at(-1)).lines.push(line)
  })
  const headed = raw.flatMap(({ heading, lines: below }) => (heading ? [evidenceOf(heading, below, judge)] : []))
  const kinds = likeliestKinds(headed)[Symbol.iterator]()
  const sections: Section[] = []
  for (const { heading, lines: below } of raw) {
    const kind = heading ? must(kinds.next().value) : 'facts'
    const own = below.filter((line) => kind === 'legal' || !isLegal(line.folded))
    const law = kind === 'legal' ? [] : below.filter((line) => isLegal(line.folded))
    if (heading || own.length > 0) sections.push({ kind, heading, lines: own })
    if (law.length > 0) sections.push({ kind: 'legal', heading: null, lines: law })
  }
  return sections
}

/** 'ISTQB' below other wishes is one of them, however short it stands. */
const isLoneItem = (line: AdLine, isSkill: (folded: string) => boolean) =>
  !line.text.endsWith(':') &&
  ((kindOfHeading(line.folded) === null && isSkill(line.folded)) ||
    // 'SQL-Kenntnisse'
    (/-(?:grund|basis)?kenntnisse$/.test(line.folded) && isSkill(line.folded.replace(/-\p{L}+$/u, ''))))

/** From these shares on a line without a known word is a heading where it may be one, or wherever it stands above others. */
const LIKELY = 0.7
const SURE = 0.8

function isHeading(
  line: AdLine,
  lines: AdLine[],
  index: number,
  judge: HeadingJudge,
  isSkill: (folded: string) => boolean,
): boolean {
  if (!line.looksLikeHeading) return false
  const bare = withoutAside(line.text.replace(/\s*[:：]\s*$/u, ''))
  const label = labelOf(bare)
  // 'Entreprise' below what is asked for, and the firm's own words under it
  if (label === 'company' && index > FIRST_LINES && lines.slice(index + 1, index + 4).some(isProse)) return true
  // a label of a row of facts, its value on the next line; but 'Skills' and 'Experience' head whole sections
  if (label && kindOfHeading(line.folded) === null) return false
  if (labelledLine(line.text, 0)) return false
  const next = lines[index + 1]
  if (isNoHeading(line, lines, index)) return false
  if (line.isMarkedHeading) return index > 0 || /[:：]$/u.test(line.text) ? next !== undefined : false
  if (!next) return false
  if (index === 0) return next.isBullet && kindOfHeading(line.folded) !== null && line.text.split(/\s+/).length <= 4
  const guess = headingGuess(judge(plainHeading(line.folded)))
  const kind =
    kindOfHeading(fold(bare)) ?? kindOfHeading(line.folded) ?? (guess && guess.share >= LIKELY ? guess.kind : null)
  const words = bare.split(/\s+/).length
  // 'Version control with Git in a team': one of the items
  const isPlain = isAmongPlain(lines, index)
  const namesSkill = isPlain && line.folded.split(/[^\p{L}\p{N}+#.-]+/u).some(isSkill)
  if (namesSkill && (words > 4 || kindOfHeading(fold(bare)) === null)) return false
  const isMood = kind === 'nice' || kind === 'unwanted'
  // 'It would be great, though it isn't essential, if you also had': however long, above a list
  if (isMood && line.isAfterBlank && next.isBullet && !next.isAfterBlank) return true
  // among lines without blanks and bullets: 'Not needed but we'd notice', but not 'Kafka would be a plus'
  const isMoodAlone = hasMood(line.folded) || (guess !== null && guess.kind === kind && guess.share >= SURE)
  if (isMood && isMoodAlone && words <= 6 && isPlain && !namesSkill) return true
  // 'You'll feel at home if': half a sentence, which what follows ends
  if (UNFINISHED.test(line.folded) && !line.isBullet && words >= 3) return true
  const isAnnounced = (guess && guess.share >= SURE) || hasMood(line.folded)
  if (line.isAfterBlank && !next.isAfterBlank && words <= 8 && isAnnounced) return true
  // 'What would put me at the top of the pile?'
  if (/[?？]$/.test(bare) && OPENER.test(line.folded) && words <= 10 && !line.isBullet) return true
  // a short line between two lists heads the second, whatever it says
  const isBetweenLists =
    !line.isBullet && must(lines[index - 1]).isBullet && next.isBullet && lines[index + 2]?.isBullet
  if (kind === null)
    return (
      words <= 7 &&
      (isBetweenLists === true || (line.isAfterBlank && !next.isAfterBlank && isFollowedByItems(lines, index)))
    )
  const hasComma = /[,;]/.test(bare.slice(0, -1)) && !/[?!]$/.test(bare)
  if (words > 8 || (hasComma && !(line.isAfterBlank && (next.isBullet || (isMood && !next.isAfterBlank))))) return false
  if (!isStatement(line.folded, words)) {
    if (words <= 6 && OPENER.test(line.folded) && !line.isBullet) return true
    if (words >= 2 && words <= 6 && isTitleCase(bare) && !line.isBullet) return true
  }
  // one of several short lines without a blank between them is an item, unless it is a heading by its very words
  const previous = must(lines[index - 1])
  const stands = line.isAfterBlank || next.isBullet || /[?？]$/.test(bare) || next.text.length > line.text.length + 10
  return (
    stands &&
    !(previous.isBullet && next.isBullet && line.isBullet && !line.isAfterBlank) &&
    (!isStatement(line.folded, words) || (!line.isBullet && next.isBullet && words <= 6))
  )
}

/** '1 CDI', 'Vollzeit': how one is employed. And a name in capitals, which stands among the first lines and once more below. */
function isNoHeading(line: AdLine, lines: readonly AdLine[], index: number): boolean {
  if (HASHTAGS.test(line.text)) return true
  if (/[:：]$/u.test(line.text) || kindOfHeading(line.folded) !== null) return false
  if (index < FIRST_LINES && isName(line, lines)) return true
  if (line.text.split(/\s+/).length <= 3 && typesIn(line.text).length > 0) return true
  if (line.text !== line.text.toUpperCase()) return false
  const isSame = (other: AdLine) => other !== line && other.text === line.text
  return index < FIRST_LINES ? lines.some(isSame) : lines.slice(0, FIRST_LINES).some(isSame)
}
/** What the job or the firm is called: 'React Developer (contract)', 'Kleinblatt GmbH', a name with which another line begins. */
const isName = (line: AdLine, lines: readonly AdLine[]) =>
  vacancyScore(line.text) >= 2 ||
  looksLikeCompany(line.text) >= 2 ||
  lines.some(({ text }) => text.startsWith(`${line.text} `) || text.startsWith(`${line.text}, `))
/** Some lines before and behind it are parted by nothing. */
const isAmongPlain = (lines: readonly AdLine[], index: number) =>
  lines
    .slice(Math.max(0, index - PLAIN_LINES), index + PLAIN_LINES + 1)
    .every(({ isBullet, isAfterBlank }, at) => !isBullet && (at === 0 || !isAfterBlank))
const PLAIN_LINES = 2
const HASHTAGS = /#\p{L}[^#]*#\p{L}/u
const FIRST_LINES = 9
const isProse = ({ text }: AdLine) => text.length > 60

const UNFINISHED =
  /\b(?:you|we|us|du|sie|wir|uns|vous|tu|te|nous|ti|voce|voces|jij|je|sen|siz)\b.*\b(?:if|when|because|that|wenn|weil|falls|dass|si|que|quand|cuando|se|quando|perche|als|omdat|eger)\s*[:…]?$/

/** 'Nice to have (apply even without)': what is in brackets heads nothing. */
export const withoutAside = (heading: string) => heading.replace(/(?<=\S{3})\s*\([^()]*\)$/u, '')

/** Words with which headings begin and items do not. */
const OPENER =
  /^(?:what|who|why|how|where|you'll|you will|you might|you may|you should|about|our|your|nice|bonus|extra|requirements?|required|qualifications?|responsibilit\w+|key|main|core|benefits?|perks|skills|must|preferred|desirable|desired|essential|minimum|basic|was|das|dein|deine|ihr|ihre|unser|unsere|wir bieten|wir erwarten|wir wunschen|uber|votre|vos|ton|tes|ce que|qui|pourquoi|profil|missions?|que|lo que|tu|tus|sobre|requisitos|funciones|se valora\w*|ofrecemos|aranan|genel|neler|biz|is tanimi|sorumluluklar|tercih\w*|yan haklar|plus|les plus|suma)\b/

const SMALL = /^(?:a|an|the|of|for|to|in|on|at|and|or|with|you|your|we|us|our|is|are|be|de|la|le|les|und|y|ve)$/i
/** 'You Might Also Have': capitals on every word that counts. */
function isTitleCase(bare: string): boolean {
  const words = bare.replace(/[?!:]$/, '').split(/\s+/)
  const counted = words.filter((word) => !SMALL.test(word))
  return (
    counted.length >= 2 &&
    counted.every((word) => /^\p{Lu}/u.test(word)) &&
    words.every((word) => /^[\p{L}'’&-]+$/u.test(word)) &&
    OPENER_ANY.test(bare)
  )
}
const OPENER_ANY =
  /\b(?:you|your|we|our|us|required|preferred|qualifications|requirements|responsibilities|skills|benefits|role|job|position)\b/i

/** 'You know your way around a CRM' says something; 'What you know' announces it. */
function isStatement(folded: string, words: number): boolean {
  if (/[?:？]$/.test(folded)) return false
  if (
    /^(?:a|an|the|some|strong|good(?! to (?:haves?|know)\b)|solid|basic|any|very|excellent|proven|several|at least|minimum (?:of )?\d|\d)\b/.test(
      folded,
    ) &&
    !/^the (?:role|job|team|company|work|post|opportunity|package|process|firm|skills|position|perks|offer|person)\b/.test(
      folded,
    )
  )
    return true
  if (/\b\d/.test(folded) && words > 3) return true
  if (words > 2 && KNOWS.test(folded)) return true
  if (
    /^(?:you|we|du|sie|wir|tu|vous|nous)(?:'[a-z]+)? (?!(?:will|might|should|would|have|bring|need|are|offer|expect|ask|get|'ll|bieten|erwarten|suchen|bringst|offrons|recherchons)\b)/.test(
      folded,
    )
  )
    return true
  return (
    words >= 5 &&
    /^(?:you|we) (?:have|are|bring|need|will|should|would) (?!.{0,25}(?:if|for|have|bring|need|love)\b)/.test(folded)
  )
}

/** 'Working knowledge of WCAG', 'Erfahrung mit Kubernetes': an item of a list, not what heads it. */
const KNOWS =
  /^(?:\p{L}+,? ){0,3}(?:(?:knowledge|experience|understanding|familiarity|proficiency|grasp|command|expertise|background) (?:of|with|in|using) (?!the (?:role|job|team|field)\b|(?:us|detail|action)\b)|(?:\p{L}*kenntnisse|erfahrung\p{L}*|umgang|verstandnis) (?:in|mit|von|im|fur)\b|(?:connaissances?|maitrise|experience|pratique) (?:de|du|des|d'|en|avec)|(?:conocimientos?|experiencia|dominio|manejo) (?:de|del|en|con)|(?:conhecimentos?|dominio) (?:de|em|com)|(?:conoscenza|esperienza|padronanza) (?:di|del|dei|con)|(?:kennis|ervaring) (?:van|met)|(?:znajomosc|doswiadczenie) )/u

function isFollowedByItems(lines: AdLine[], index: number): boolean {
  const below = lines.slice(index + 1, index + 4)
  return (
    below.some((line) => line.isBullet) ||
    below.filter((line) => !line.isAfterBlank && line.text.length < 160).length >= 2 ||
    (below[0]?.text.length ?? 0) > 120
  )
}

const MOST_JUDGED = 16

/** What speaks for the kind of a part. */
export function evidenceOf(
  heading: AdLine,
  lines: readonly AdLine[],
  judge: HeadingJudge,
  lineJudge: LineJudge = learntLines,
): PartEvidence {
  const own = lastPart(fold(withoutAside(heading.text)))
  return {
    said: judge(plainHeading(own)),
    rule: kindOfHeading(own) ?? (labelOf(heading.text) === 'company' ? 'about' : null),
    lines: lines.slice(0, MOST_JUDGED).map(({ text, folded, isBullet }) => lineJudge(text, folded, isBullet)),
  }
}

/** 'Person specification - Desirable': what stands last says which of the lists it is, where it says anything. */
function lastPart(heading: string): string {
  const part = heading
    .split(/\s[-–—:]\s|:\s/)
    .at(-1)
    ?.trim()
  return part && kindOfHeading(part) !== null ? part : heading
}
