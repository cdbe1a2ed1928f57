import { must } from '#core/must.ts'
import { headStance } from '#core/skills/head-stance.ts'
import type { Sense } from '#core/skills/stance-cues.ts'
import { heldLines } from './held-lines.ts'
import { isLevel, LEVEL_AND_USE, type ListedSkill, skillsOfItem, splitItems } from '#core/skills/skill-lists.ts'
import type { SkillTerm } from '#core/skills/skill-term.ts'
import { spotWrittenSkills, type WrittenOptions } from '#core/skills/resume-skills.ts'
import { closesBracket } from '../entries/join-wrapped.ts'
import { headingKind } from './heading-kind.ts'
import { joinWrapped } from './highlights.ts'
import { withoutLevels } from './repeated-levels.ts'
import { type Cell, type Line, lineNaming } from '../layout/line.ts'
import { partLabelledLines } from './labelled-lines.ts'
import { isFull, labelCell, labelLines, LONGEST_LABEL, withoutLabelRests } from './skill-labels.ts'
import { isProse } from './prose.ts'
import { fold } from '#core/text/fold.ts'
import { isEastern } from '#core/text/scripts.ts'
import { tidy } from '#core/text/sanitise.ts'
import { findDates } from '../words/dates.ts'
import { degreeScore } from '../words/degree-words.ts'
import { schoolScore } from '../words/organisation-words.ts'

export type SkillFound = ListedSkill & { line: Line }

type Item = { text: string; line: Line }

/** In front of an item of a second column. */
const BULLET = /^[•·▪◦‣●–-]\s*/u
const FEWEST_SENTENCE_WORDS = 6
const OUTDENT_POINTS = 6
const FEWEST_ITEMS = 3
/** Line heights between a list and what has nothing to do with it. */
export const FAR_GAP = 6
/** Sections that hold no lists of skills themselves. */
const BRIEF = new Set(['certifications', 'awards', 'education', 'languages', 'interests', 'contact'])
const LABEL = /^([\p{L}\p{N}][^:,;|]{1,44}):\s*/u
/** 'Databases – PostgreSQL; Redis'. */
const DASHED_LABEL = /^\p{L}[\p{L} &/]{1,30}\s[–—-]\s(?=[^–—]{2,60}[,;])/u
/** 'Databases. PostgreSQL, Redis.' */
const STOPPED_LABEL = /^[\p{L}][\p{L} &/-]{2,30}\.\s+(?=[^.]{1,40},)/u

/** Skills of a section of lists: labels in front of or above a group are left out. */
export function readSkillSection(printed: Line[], terms: SkillTerm[], options: WrittenOptions = {}): SkillFound[] {
  const lines = heldLines(withoutLabelRests(withoutLevels(printed.filter((line) => !isSpoken(line)))))
  const labels = labelLines(lines)
  const paragraphs = paragraphsOf(lines.filter((line) => !labels.has(line)))
  const paragraphOf = new Map(paragraphs.flatMap((lines) => lines.map((line) => [line, lines] as const)))
  const groups: { head: Head; lines: Line[]; isParagraph?: boolean }[] = []
  let head: Head = null
  for (const line of lines) {
    const paragraph = paragraphOf.get(line)
    if (paragraph) {
      if (paragraph[0] === line && !isLacked(head)) groups.push({ head, lines: paragraph, isParagraph: true })
      continue
    }
    if (labels.has(line)) {
      head = headOf(line.text)
      groups.push({ head, lines: [] })
      continue
    }
    const label = labelOf(line)
    if (label !== null) head = headOf(label)
    if (isLacked(head)) continue
    const group = groups.at(-1)
    const last = group?.isParagraph ? undefined : group?.lines
    if (last?.length === 0) last.push(line)
    else if (last && continuesList(must(last.at(-1)), line, lines)) last.push(line)
    else groups.push({ head, lines: [line] })
  }
  return groups
    .filter((group) => group.lines.length > 0)
    .flatMap((group) => {
      if (group.isParagraph || isTold(group.lines)) return toldSkills(group.lines, terms, options)
      const skills = itemsOf(group.lines, terms).flatMap((item) => skillsIn(item, terms))
      return group.head ? skills.map((skill) => levelled(skill, must(group.head).label)) : skills
    })
}

const isLacked = (head: Head) => head?.sense === 'no' || head?.sense === 'wish'

const FEWEST_PARAGRAPH_WORDS = 25
/** Fewer than one comma to this many words: sentences, and no list. */
const WORDS_TO_A_COMMA = 7

/** Whole paragraphs of sentences among the lists: their commas part no skills. */
function paragraphsOf(lines: Line[]): Line[][] {
  const runs: Line[][] = []
  for (const line of lines) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    const goesOn =
      last !== undefined &&
      !line.hasBullet &&
      line.region === last.region &&
      line.gapAbove < 0.5 &&
      Math.abs(line.left - last.left) < 2 &&
      last.source.kind === 'pdf' &&
      isFull(last, lines)
    if (goesOn) run?.push(line)
    else runs.push([line])
  }
  return runs.filter((run) => {
    const text = run.map((line) => line.text).join(' ')
    const words = text.split(' ').length
    return (
      !must(run[0]).hasBullet &&
      words >= FEWEST_PARAGRAPH_WORDS &&
      /\p{L}{2}[.!]$/u.test(text) &&
      !/[|•·;]/.test(text) &&
      (text.split(',').length - 1) * WORDS_TO_A_COMMA < words
    )
  })
}

/** What a label says of all its skills: 'Want to learn:' and 'No experience yet:' head what nobody has, 'Learning:' what is begun. */
type Head = { label: string; sense: Sense } | null

function headOf(label: string): Head {
  const sense = headStance(`${label}:`)
  return sense ? { label, sense } : null
}

/** In front of a list, or in the first cell of its row. */
const labelOf = (line: Line): string | null => LABEL.exec(line.text)?.[1] ?? labelCell(line)

/** 'Docker (learning)'. */
const levelled = (skill: SkillFound, label: string): SkillFound =>
  skill.text.endsWith(')') ? skill : { ...skill, text: `${skill.text} (${label.toLowerCase()})` }

const SCRIPT_EDGE =
  /(?<=[\p{sc=Latin}\d+#.])(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])|(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])(?=\p{sc=Latin})/gu

/** Words for how well a language is spoken, and for nothing else. */
const SPOKEN =
  /\b(?:native|mother tongue|bilingual|fluent|fluently|[abc][12]|muttersprache|muttersprachler|fliessend|langue maternelle|courant|lengua materna|nativo|nativa|lingua madre|madrelingua|fluente|ana dili?|moedertaal|ojczysty)\b/
/** The heads of the table of the European form. */
const LEVEL_TABLE = /^(?:understanding|speaking|writing|listening|reading|spoken interaction|spoken production)$/
const LONGEST_SPOKEN = 60

/** 'French: native', 'Languages: Dutch (fluent)' and the heads of a table of levels. */
function isSpoken({ text, cells }: Line): boolean {
  if (cells.length > 1 && cells.every((cell) => LEVEL_TABLE.test(fold(cell.text)))) return true
  const [, label, rest] = /^(\p{Lu}\p{L}{2,} ?\p{L}*)\s*[:(–-]\s*(.+)$/u.exec(text) ?? []
  if (!label || !rest || !SPOKEN.test(fold(rest))) return false
  return (
    headingKind(label) === 'languages' ||
    (rest.length <= LONGEST_SPOKEN && !/[,;|]/.test(rest) && must(SPOKEN.exec(fold(rest))).index === 0)
  )
}

function skillsIn({ text, line }: Item, terms: SkillTerm[]): SkillFound[] {
  return namedIn(text, terms).map(({ id, text }) => ({ id, text, line }))
}

const IN_LIST: WrittenOptions = { isOfList: true }

function namedIn(text: string, terms: SkillTerm[]): ListedSkill[] {
  // '熟练使用SpringBoot': Chinese and Japanese sentences have no blanks.
  const isMixed = isEastern(text) && /\p{sc=Latin}/u.test(text)
  const named = isMixed ? spotWrittenSkills(text.replaceAll(SCRIPT_EDGE, ' '), terms, IN_LIST) : []
  if (named.length > 0) return named
  return text.split(' ').length > 6 && !LEVEL_AND_USE.test(text)
    ? spotWrittenSkills(text, terms)
    : skillsOfItem(text, terms)
}

/** Where skills head what was done with them, the items are sentences: 'Cut costs by 20 % with Terraform.' */
function isTold(group: Line[]): boolean {
  const text = group.map((line) => line.text).join(' ')
  const words = text.split(' ').length
  return (
    must(group[0]).hasBullet &&
    /[.!]$/.test(text) &&
    words >= FEWEST_SENTENCE_WORDS &&
    (text.split(',').length - 1 < words / 3 || must(text.split(',')[0]).split(' ').length > FEWEST_SENTENCE_WORDS)
  )
}

function toldSkills(group: Line[], terms: SkillTerm[], options: WrittenOptions): SkillFound[] {
  const text = joinWrapped(group.map((line) => line.text))
  return spotWrittenSkills(text, terms, options).map((spot) => ({
    id: spot.id,
    text: spot.text,
    line: lineNaming(group, spot.text),
  }))
}

/** A list that goes on over the end of a full line. */
function continuesList(previous: Line, line: Line, lines: Line[]): boolean {
  if (line.hasBullet || line.cells.length > 1 || previous.region !== line.region || line.gapAbove > 0.8) return false
  if (previous.hasBullet && /^\p{Ll}/u.test(line.text) && previous.source.kind === 'pdf') return true
  if (closesBracket(previous, line)) return true
  if (
    LABEL.test(line.text) ||
    STOPPED_LABEL.test(line.text) ||
    DASHED_LABEL.test(line.text) ||
    startsWithLabel(must(line.cells[0])) !== null
  )
    return false
  if (/\p{L}{3,}[.!?]$/u.test(previous.text)) return false
  if (/[,;&/|•·–—]$|\b(?:and|und|et|y|e|ve|i)$/.test(previous.text)) return true
  return (
    /[,;|•·]| [–—-] /.test(previous.text) &&
    isFull(previous, lines) &&
    previous.source.kind === 'pdf' &&
    !isBackAtEdge(previous, line, lines)
  )
}

/** An item further left than the list under the item before, where items start: not the rest of that list. */
function isBackAtEdge(previous: Line, line: Line, lines: Line[]): boolean {
  if (line.isCentred || line.left > previous.left - OUTDENT_POINTS) return false
  return lines.filter((other) => Math.abs(other.left - line.left) < 2).length >= FEWEST_ITEMS
}

function itemsOf(group: Line[], terms: SkillTerm[]): Item[] {
  const first = must(group[0])
  const items = listedIn(group)
  const tool = toolLabel(first, terms)
  if (tool === null) return items
  // what has no capital behind a tool says what was done with it
  const isName = ({ text }: Item) =>
    /^[\p{Lu}\d]/u.test(text) || skillsOfItem(text, terms).some(({ id }) => id !== null)
  return [{ text: tool, line: first }, ...items.filter(isName)]
}

/** Kinds of skills that are things, and no fields: 'Python: NumPy' names two, 'Testing: Jest' one. */
const THINGS = new Set(['language', 'tool', 'framework', 'library', 'database', 'os'])

/** 'Excel' of 'Excel – order sheets, pivot tables': a label that is a skill itself. */
function toolLabel(line: Line, terms: SkillTerm[]): string | null {
  const label = labelInFront(line)
  const text = label?.replace(LABEL_END, '') ?? ''
  const [skill, ...others] = text === '' ? [] : skillsOfItem(text, terms)
  const category = terms.find(({ id }) => id === skill?.id)?.category
  return others.length === 0 && category !== undefined && THINGS.has(category) ? text : null
}

const LABEL_END = /\s*[:.–—-]\s*$/u

function listedIn(group: Line[]): Item[] {
  const first = must(group[0])
  const cells = withoutLabel(first)
  if (cells.length === 0) return []
  if (group.length === 1) return cells.flatMap((cell) => parted(cell, first))
  const text = joinWrapped([cells.map((cell) => cell).join(', '), ...group.slice(1).map((line) => line.text)])
  return splitItems(text).map((item) => ({ text: item, line: lineNaming(group, item) }))
}

const parted = (text: string, line: Line): Item[] => splitItems(text).map((item) => ({ text: item, line }))

/** The texts of a line's cells without the label in front. */
function withoutLabel(line: Line): string[] {
  const [head, ...rest] = line.cells
  const label = startsWithLabel(must(head))
  if (label !== null) return [label, ...rest.map((cell) => cell.text)].filter((text) => text !== '')
  const before = labelInFront(line)
  if (before !== null)
    return [must(head).text.slice(before.length), ...rest.map((cell) => cell.text)].filter((text) => text !== '')
  // A narrow first cell before a list is its label.
  const isLabelCell =
    rest.length > 0 &&
    !/[,;|•·]/.test(must(head).text) &&
    (/[,;|•·]/.test(must(rest[0]).text.replace(BULLET, '')) ||
      (must(head).runs[0]?.isBold && !must(rest[0]).runs[0]?.isBold))
  return (isLabelCell ? rest : line.cells).map((cell) => cell.text)
}

/** A label with its sign; none where a level follows: 'Excel: advanced, Word: basic'. */
function labelInFront({ cells: [head] }: Line): string | null {
  const { text } = must(head)
  const label = (LABEL.exec(text) ?? STOPPED_LABEL.exec(text) ?? DASHED_LABEL.exec(text))?.[0]
  return label === undefined || isLevel(must(text.slice(label.length).split(/[,;]/)[0])) ? null : label
}

/** What follows a label set apart by its look ('**Cloud** AWS, GCP'); null without one. */
function startsWithLabel(cell: Cell): string | null {
  const [first, ...rest] = cell.runs
  if (!first || rest.length === 0) return null
  const differs =
    first.isBold !== must(rest[0]).isBold ||
    first.isItalic !== must(rest[0]).isItalic ||
    first.color !== must(rest[0]).color ||
    Math.abs(first.size - must(rest[0]).size) > 0.4
  const label = tidy(first.text)
  if (!differs || label.length > LONGEST_LABEL || /[,;|]/.test(label)) return null
  const others = rest.some((run) => run.isBold === first.isBold && run.color === first.color && run.text.trim() !== '')
  if (others && !label.endsWith(':')) return null
  return tidy(rest.map((run) => run.text).join('')).replace(/^[:\s–—-]+/, '')
}

/**
 * 'Languages' above C++ and Python opens skills, and so does 'Experience' above lists without any date; 'Languages:
 * English, Malay' among other lists is one section.
 */
export function partLanguages<T extends { kind: string; lines: Line[] }>(printed: T[], terms: SkillTerm[]): T[] {
  const sections = printed.flatMap((section) => withoutListed(section, terms)).flatMap(partLabelledLines)
  return sections.flatMap((section) => {
    const isOther = section.kind === 'languages' ? looksLikeSkills(section.lines, terms) : isLists(section)
    return isOther ? [{ ...section, kind: 'skills' }] : withoutFarLists(section, terms)
  })
}

/** 'Lisans: Veri Bilimi, Ege Üniversitesi, 2012' is a school and its field. */
const namesStudies = (text: string) => degreeScore(text) >= 3 || schoolScore(text) > 0

/** 'Keywords: Java, SQL' among schools or certificates, with the lines that its commas lead on to. */
function withoutListed<T extends { kind: string; lines: Line[] }>(section: T, terms: SkillTerm[]): T[] {
  if (!BRIEF.has(section.kind) || section.kind === 'contact') return [section]
  const listed = new Set<Line>()
  section.lines.forEach((line, at) => {
    if (!LABEL.test(line.text) || namesStudies(line.text)) return
    const own = [line]
    while (own.at(-1)?.text.endsWith(',') && section.lines[at + own.length])
      own.push(must(section.lines[at + own.length]))
    if (looksLikeSkills(own, terms)) for (const one of own) listed.add(one)
  })
  if (listed.size === 0) return [section]
  const part = (isListed: boolean) => section.lines.filter((line) => listed.has(line) === isListed)
  return [
    { ...section, lines: part(false) },
    { ...section, kind: 'skills', heading: null, lines: part(true) },
  ]
}

/** 'Experience and skills' above labelled lists alone. */
const isLists = ({ kind, lines }: { kind: string; lines: Line[] }) =>
  kind === 'experience' &&
  lines.length > 1 &&
  lines.every(({ text }) => LABEL.test(text) && text.includes(',') && findDates(text).length === 0)

/** Lists of skills far below a short section, as beside the jobs they were used in, belong to nobody. */
function withoutFarLists<T extends { kind: string; lines: Line[] }>(section: T, terms: SkillTerm[]): T[] {
  if (!BRIEF.has(section.kind)) return [section]
  const parts: Line[][] = [[]]
  for (const line of section.lines) {
    if (line.source.kind === 'pdf' && line.gapAbove > FAR_GAP && must(parts.at(-1)).length > 0) parts.push([])
    must(parts.at(-1)).push(line)
  }
  const [first, ...rest] = parts as [Line[], ...Line[][]]
  const isList = (lines: Line[]) => looksLikeSkills(lines, terms)
  const own = [...first, ...rest.filter((lines) => !isList(lines)).flat()]
  return [{ ...section, lines: own }, ...rest.filter(isList).map((lines) => ({ ...section, kind: 'skills', lines }))]
}

/** Whether lines without a heading read like a list of skills. */
export function looksLikeSkills(lines: Line[], terms: SkillTerm[]): boolean {
  const items = lines.filter((line, index) => !isProse(line, lines[index - 1])).flatMap((line) => listedIn([line]))
  if (items.length < 3) return false
  const known = items.filter(
    (item) =>
      item.text.length < 40 &&
      headingKind(item.text) === null &&
      skillsOfItem(item.text, terms).some((skill) => skill.id !== null),
  )
  return known.length >= items.length * 0.5
}
