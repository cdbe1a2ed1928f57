import { must } from '#core/must.ts'
import { formField } from './form-labels.ts'
import { headingKind, partialHeadingKind } from './heading-kind.ts'
import { marginLabels } from './margin-labels.ts'
import { isDocumentName } from './name.ts'
import { titleScore } from '../words/title-words.ts'
import { headerDate } from '../entries/line-dates.ts'
import type { Line } from '../layout/line.ts'
import { FIRST_PLAN, type Plan } from '../reading-plan.ts'
import type { SectionKind } from '../words/section-words.ts'

/** `kind` is 'top' for what stands before the first heading; `heading` is its line. */
export type Section = { kind: SectionKind | 'top'; heading: Line | null; lines: Line[] }

type Candidate = { line: Line; kind: SectionKind; style: string }

const LONGEST_MASTHEAD = 12
const START_SPACE = 3
const FEWEST_KINDS = 3
/** Letters of a heading are seldom of another size in text by as much as this. */
const CLEARLY_LARGER = 1.2
/** No text but headings is set in bold as large as this. */
const LARGE_HEADING = 12.9
/** A rule drawn with signs in front of a heading or behind it. */
const RULED = /^[_=─━*~—–-]{5,}\s|\s[_=─━*~—–-]{5,}$/u
const LONGEST_UNKNOWN = 60
const LABEL_END = /\s*[:：]$/
const CORE = new Set<SectionKind>(['experience', 'education', 'skills'])

/** Kinds whose name seldom stands for anything but a section. */
const FIRM = new Set<SectionKind>([
  'experience',
  'education',
  'certifications',
  'projects',
  'summary',
  'skills',
  'contact',
  'awards',
  'publications',
  'volunteering',
  'references',
  'interests',
])

export function splitSections(lines: Line[], { headings }: Plan = FIRST_PLAN): Section[] {
  if (headings === 'none') return [{ kind: 'top', heading: null, lines }]
  const isRepeated = repeatedLabels(lines)
  const candidates = findCandidates(lines, isRepeated)
  const styles = headingStyles(candidates, lines)
  const chosen = new Map<number, SectionKind>()
  for (const { line, kind, style } of candidates) if (styles.has(style)) chosen.set(line.id, kind)
  for (const line of lines) if (line.opens) chosen.set(line.id, line.opens)
  for (const [id, kind] of marginLabels(lines, chosen)) chosen.set(id, kind)
  const usual = usualSize(lines)
  // 'SKILLS' in another look, 'Experience:' or behind a drawn rule, where no other line opens such a section.
  for (const { line, kind } of candidates) {
    const isMissing = CORE.has(kind) && ![...chosen.values()].includes(kind)
    const isMarked = isStandingOut(line, usual) || /[:：]$/.test(line.text) || RULED.test(line.text)
    if (isMissing && isMarked) chosen.set(line.id, kind)
  }
  // 'RESUME' above the name says what the paper is
  const [first] = lines
  if (first && isDocumentName(first.text)) chosen.delete(first.id)
  let kind: SectionKind | null = null
  const [best] = styles
  const isHeadingLook = lookOfHeadings(lines, chosen, best)
  const space = usualSpace(candidates, best)
  let entryHeads: SectionKind | null = null
  /** What stands right below a heading in its look heads an entry, and so do the others of its section. */
  const isEntryHead = (line: Line, index: number) => {
    if (!headsEntry(kind, lines.slice(index + 1, index + 4), chosen)) return false
    if (chosen.has(lines[index - 1]?.id ?? -1)) entryHeads = kind
    return entryHeads === kind || isTight(line, space * 1.6) || isBetween(lines, index)
  }
  /** The first 'Experience' of a paper is no employer. */
  const isFirstOfCore = (line: Line) => {
    const own = chosen.get(line.id)
    return own !== undefined && CORE.has(own) && lines.find((other) => chosen.get(other.id) === own) === line
  }
  lines.forEach((line, index) => {
    // 'Freelance' above a title and dates is an employer.
    if (
      !line.opens &&
      !(isHeadingLook(line) && chosen.get(line.id) !== kind) &&
      (((isTight(line, space) || isBetween(lines, index)) && !isFirstOfCore(line)) ||
        (styleKey(line) !== best && chosen.get(line.id) === kind)) &&
      headsEntry(kind, lines.slice(index + 1, index + 4), chosen)
    )
      chosen.delete(line.id)
    const partial =
      chosen.has(line.id) ||
      line.opens === null ||
      kind === null ||
      !isUnknownHeading(line, styles, candidates, usual, space)
        ? null
        : partialHeadingKind(line.text)
    if (partial) chosen.set(line.id, partial)
    const own = chosen.get(line.id)
    // Above the first heading stands the name, in its own look or not.
    if (
      !own &&
      line.opens !== null &&
      !isRepeated(line) &&
      headings !== 'known' &&
      (kind !== null || isBelowName(lines, index)) &&
      isStandingOut(line, usual) &&
      isUnknownHeading(line, styles, candidates, usual, space) &&
      (headings === 'look' || !isEntryHead(line, index))
    )
      chosen.set(line.id, 'other')
    kind = own ?? (chosen.get(line.id) === 'other' ? 'other' : kind)
  })
  const sections: Section[] = [{ kind: 'top', heading: null, lines: [] }]
  const masthead = mastheadLines(lines, chosen, usual)
  for (const line of lines) {
    const kind = chosen.get(line.id)
    if (masthead.has(line)) must(sections[0]).lines.push(line)
    else if (kind) sections.push({ kind, heading: line, lines: [] })
    else must(sections.at(-1)).lines.push(line)
  }
  return sections
}

/** Nothing but known headings of several kinds looks like this: no employer and no title does. */
function lookOfHeadings(
  lines: Line[],
  chosen: Map<number, SectionKind>,
  look: string | undefined,
): (line: Line) => boolean {
  const own = lines.filter((line) => styleKey(line) === look)
  const kinds = new Set(own.map((line) => chosen.get(line.id)))
  const isClear = kinds.size >= FEWEST_KINDS && !kinds.has(undefined)
  return (line) => isClear && styleKey(line) === look
}

/** Name and headline above the headings of a second column belong to no section of the first. */
function mastheadLines(lines: Line[], chosen: Map<number, SectionKind>, usual: number): Set<Line> {
  const biggest = Math.max(0, ...lines.map((line) => line.size))
  const own = new Set<Line>()
  if (biggest < usual * 1.3) return own
  for (const region of new Set(lines.map((line) => line.region))) {
    const inside = lines.filter((line) => line.region === region)
    const first = inside.findIndex((line) => chosen.has(line.id))
    const above = first < 0 ? [] : inside.slice(0, first)
    if (above.length <= LONGEST_MASTHEAD && above.some((line) => line.size > biggest - 0.5))
      for (const line of above) own.add(line)
  }
  return own
}

/** The space above headings, the first of their column left out. */
function usualSpace(candidates: Candidate[], style: string | undefined): number {
  const spaces = candidates
    .filter((candidate) => candidate.style === style && candidate.line.gapAbove < START_SPACE)
    .map(({ line }) => line.gapAbove)
    .sort((a, b) => a - b)
  return spaces[spaces.length >> 1] ?? 0
}

/** Below the person's name and what reaches them: a heading before the first that is known. */
function isBelowName(lines: Line[], index: number): boolean {
  const above = lines.slice(0, index)
  return (
    above.length >= 2 &&
    above.some((line) => line.size > must(lines[index]).size + 0.7) &&
    above.some((line) => /@|\d{3}/.test(line.text))
  )
}

/** Between a title and dates alone stands an employer, whatever it looks like. */
function isBetween(lines: Line[], index: number): boolean {
  const [above, below] = [lines[index - 1], lines[index + 1]]
  if (!above || !below || above.hasBullet || titleScore(above.text) < 2 || headerDate(above)) return false
  const span = headerDate(below)?.span
  return span?.isRange === true && span.end - span.start >= below.text.length - 2
}

/** Nearer to what stands above it than headings are: an employer named 'Outreach'. */
const isTight = (line: Line, space: number) => line.gapAbove < space * 0.5

/** An employer or a school in the look of a heading: among jobs or schools, right above its dates. */
function headsEntry(kind: SectionKind | null, below: Line[], chosen: Map<number, SectionKind>): boolean {
  if (kind !== 'experience' && kind !== 'education') return false
  const end = below.findIndex((line) => chosen.has(line.id) || line.hasBullet)
  return below.slice(0, end < 0 ? below.length : end).some((line) => headerDate(line)?.span.isRange)
}

function findCandidates(lines: Line[], isRepeated: (line: Line) => boolean): Candidate[] {
  const candidates: Candidate[] = []
  const usual = usualSize(lines)
  for (const line of lines) {
    // An icon before a heading looks like a bullet.
    if ((line.hasBullet && !line.isBold && line.size < usual + 1) || (line.cells.length > 1 && !isSpacedOut(line)))
      continue
    const text = line.text.replace(LABEL_END, '')
    const kind = line.opens === null || isRepeated(line) ? null : headingKind(text)
    if (kind) candidates.push({ line, kind, style: styleKey(line) })
  }
  return candidates
}

/** 'Position:' in every entry of a form opens no section. */
function repeatedLabels(lines: Line[]): (line: Line) => boolean {
  const counts = new Map<string, number>()
  const labelOf = ({ cells }: Line) => must(cells[0]).text.replace(LABEL_END, '')
  for (const line of lines) counts.set(labelOf(line), (counts.get(labelOf(line)) ?? 0) + 1)
  return (line) => must(counts.get(labelOf(line))) > 1 && formField(labelOf(line)) !== null
}

/** 'W O R K    H I S T O R Y', where the blanks between words are wide enough to look like gaps. */
const isSpacedOut = (line: Line) =>
  line.cells.every((cell) =>
    cell.runs.every((run) => /^\s*(?:[\p{L}\p{M}]\s{1,3}){0,40}[\p{L}\p{M}]\s*$|^\s*&\s*$/u.test(run.text)),
  )

/** Looks a heading can have: letters' size, weight and case, and the colour. */
function styleKey(line: Line): string {
  const letters = line.text.replaceAll(/[^\p{L}]/gu, '')
  const isCaps = letters.length > 2 && letters === letters.toUpperCase()
  return [
    Math.round(line.size * 2) / 2,
    line.isBold ? 'b' : '',
    isCaps ? 'c' : '',
    line.color,
    line.headingLevel ?? '',
  ].join('|')
}

/** The looks that headings have here: those shared by several sections, with a firm one among them. */
function headingStyles(candidates: Candidate[], lines: Line[]): Set<string> {
  const byStyle = new Map<string, Candidate[]>()
  for (const candidate of candidates) byStyle.set(candidate.style, [...(byStyle.get(candidate.style) ?? []), candidate])
  const usual = usualSize(lines)
  const ranked = [...byStyle]
    .map(([style, own]) => ({ style, own, score: styleScore(own, usual) }))
    .sort((a, b) => b.score - a.score)
  const best = ranked[0]
  const styles = new Set<string>()
  if (!best) return styles
  for (const { style, own, score } of ranked) {
    const firm = new Set(own.filter((candidate) => FIRM.has(candidate.kind)).map((candidate) => candidate.kind))
    const isPeer = own.some((candidate) => isStandingOut(candidate.line, usual)) && !isWithin(own, best.own)
    if (style === best.style || (firm.size >= 1 && score >= 2 && isPeer)) styles.add(style)
  }
  return styles
}

function styleScore(own: Candidate[], usual: number): number {
  const kinds = new Set(own.map((candidate) => candidate.kind))
  const firm = [...kinds].filter((kind) => FIRM.has(kind)).length
  const standing = own.filter((candidate) => isStandingOut(candidate.line, usual)).length / own.length
  const big = Math.min(2, Math.max(0, must(own[0]).line.size - usual) / 2)
  return firm * 2 + (kinds.size - firm) * 0.5 + standing * 2 + big + (must(own[0]).line.headingLevel ? 2 : 0)
}

function isStandingOut(line: Line, usual: number): boolean {
  const letters = line.text.replaceAll(/[^\p{L}]/gu, '')
  return (
    line.isBold ||
    line.size > usual + 0.7 ||
    letters === letters.toUpperCase() ||
    line.headingLevel !== null ||
    line.hasRule ||
    RULED.test(line.text)
  )
}

/** Labels inside a section repeat the look of labels, smaller than its heading. */
function isWithin(own: Candidate[], best: Candidate[]): boolean {
  const size = Math.max(...own.map((candidate) => candidate.line.size))
  const smallest = Math.min(...best.map((candidate) => candidate.line.size))
  const regions = new Set(best.map((candidate) => candidate.line.region))
  const isListed = own.every(({ kind }) => kind === 'skills' || kind === 'languages') && own.length > 1
  return (
    size < smallest - 0.4 &&
    ((isListed && best.some(({ kind }) => kind === 'skills')) ||
      own.every((candidate) => regions.has(candidate.line.region)))
  )
}

function usualSize(lines: Line[]): number {
  const weights = new Map<number, number>()
  for (const line of lines) {
    const size = Math.round(line.size * 2) / 2
    weights.set(size, (weights.get(size) ?? 0) + line.text.length)
  }
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10
}

/** A short line that looks exactly like the known headings, where nothing else does. */
function isUnknownHeading(
  line: Line,
  styles: Set<string>,
  candidates: Candidate[],
  usual: number,
  space: number,
): boolean {
  const isLarger = line.size > usual * CLEARLY_LARGER
  if (line.hasBullet || line.cells.length > 1 || line.text.length > LONGEST_UNKNOWN || /\d{4}|@|,/.test(line.text))
    return false
  if (line.text.endsWith('.') && !isLarger) return false
  const style = styleKey(line)
  if (!styles.has(style)) return false
  // A dark side column has the same headings in white.
  const shape = { ...line, color: 0 }
  const same = candidates.filter((candidate) => styleKey({ ...candidate.line, color: 0 }) === styleKey(shape))
  const isLarge = line.isBold && line.size > LARGE_HEADING
  return (
    same.length >= 2 &&
    // Word processors set headings without space above: there their size alone must tell.
    ((line.gapAbove >= space * 0.6 && (line.gapAbove > 0.3 || areSeveral(same, line))) ||
      (isLarge && line.size > usual + 1)) &&
    same.some((candidate) => Math.abs(candidate.line.left - line.left) < 3 || candidate.line.isCentred)
  )
}

/** Several sections open in bold capitals like these. */
function areSeveral(same: Candidate[], line: Line): boolean {
  const letters = line.text.replaceAll(/[^\p{L}]/gu, '')
  return line.isBold && letters === letters.toUpperCase() && new Set(same.map(({ kind }) => kind)).size >= FEWEST_KINDS
}
