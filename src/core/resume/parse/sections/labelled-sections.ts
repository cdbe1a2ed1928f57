import { must } from '#core/must.ts'
import { fold } from '#core/text/fold.ts'
import { tidy } from '#core/text/sanitise.ts'
import { headerDate } from '../entries/line-dates.ts'
import { cellsToLine, type LineDraft } from '../layout/line-draft.ts'
import type { Cell, Run } from '../layout/line.ts'
import { degreeScore } from '../words/degree-words.ts'
import type { SectionKind } from '../words/section-words.ts'
import { formField } from './form-labels.ts'
import { headingKind, partialHeadingKind } from './heading-kind.ts'
import { isSpokenList } from './spoken.ts'

type Label = { line: LineDraft; kind: SectionKind | null; text: string; look: string; cells: [Cell, ...Cell[]] }

const LONGEST_LABEL = 40
const MOST_LABEL_WORDS = 5
const FEWEST_KINDS = 2
const FEWEST_RUN_IN_KINDS = 3
/** Line heights above what begins something new. */
const NEW_GAP = 0.6
const MOST_CONTINUED = 6
/** Place and date, and a name, below everything. */
const MOST_SIGNED = 2
const COLON = /^([^:]{2,40}):\s+(?=\S)/u
/** Words that open a section in front of a text, and alone would be parts of other lists. */
const BEFORE_TEXT = new Map<string, SectionKind>(
  Object.entries({
    other: 'other',
    'other information': 'other',
    driving: 'other',
    licence: 'other',
    license: 'other',
    'driving licence': 'other',
    'driving license': 'other',
    "driver's license": 'other',
    lab: 'projects',
    'home lab': 'projects',
    homelab: 'projects',
  }),
)
/** Parts of a job or a school as often as sections. */
const PARTS = new Set<SectionKind>(['skills', 'projects', 'courses', 'awards', 'publications', 'other'])
/** Sections in which labels head the items. */
const LABELLED = new Set<SectionKind | 'top'>(['skills', 'projects', 'experience', 'education', 'top', 'contact'])

/**
 * 'Certificates: CCNA; LPIC-1' and '**Other** Clean licence': a label in the look of the headings, with the text of its
 * section in the same line. Such sections are small: the next heading or the end of the paper follows.
 */
export function partLabelledSections(lines: LineDraft[]): LineDraft[] {
  const standing = lines.map(standingKind)
  const labels = lines.map((line, at) => (standing[at] ? null : labelOf(line)))
  const looks = headingLooks(lines, standing, labels)
  const counts = new Map<string, number>()
  for (const label of labels) if (label) counts.set(fold(label.text), (counts.get(fold(label.text)) ?? 0) + 1)
  const isHeading = (at: number) => standing[at] != null && looks.has(lookOf(must(lines[at]?.cells[0]?.runs[0]), ''))
  const fits = labels.map((label) => label !== null && looks.has(label.look) && counts.get(fold(label.text)) === 1)
  let section: SectionKind | 'top' = 'top'
  let hasItems = false
  return lines.flatMap((line, at) => {
    const label = labels[at]
    const kind =
      label && fits[at] && isLast(lines, at, (next) => isHeading(next) || fits[next] === true)
        ? opened(label, section, hasItems, gapAbove(lines, at))
        : null
    if (!label || !kind) {
      if (isHeading(at)) [section, hasItems] = [must(standing[at]), false]
      else if (!label) hasItems = true
      return [line]
    }
    ;[section, hasItems] = [kind, true]
    return [
      { ...ownLine(line, label.cells.slice(0, 1)), opens: kind },
      { ...ownLine(line, label.cells.slice(1)), opens: null },
    ]
  })
}

/** Which section a label opens where it stands, null where it names a part of the section it is in. */
function opened(
  { kind, line, cells }: Label,
  section: SectionKind | 'top',
  hasItems: boolean,
  gap: number,
): SectionKind | null {
  const text = cells
    .slice(1)
    .map((cell) => cell.text)
    .join(' ')
  if (kind === null) return LABELLED.has(section) || !hasItems ? null : 'other'
  // 'Other details: own car'
  if (kind === 'contact') return section === 'top' || section === 'contact' ? null : 'other'
  if (kind === section) return null
  if (kind === 'experience') return dateOf(line)?.isRange ? kind : null
  if (kind === 'education' && !dateOf(line) && degreeScore(text) < 2) return null
  if (section === 'skills' && (kind === 'other' || kind === 'projects')) return gap >= NEW_GAP ? kind : null
  if (kind === 'languages' && section === 'skills') return isSpokenList(text) ? kind : null
  const isInside = section === 'experience' || section === 'education' || section === 'projects'
  return isInside && PARTS.has(kind) && gap < NEW_GAP ? null : kind
}

/** Below it and the lines that go on with it stands a heading, or nothing but a signature. */
function isLast(lines: LineDraft[], at: number, opens: (at: number) => boolean): boolean {
  let next = at + 1
  const goesOn = ({ isBold, cells, text }: LineDraft) => !isBold && cells.length === 1 && !COLON.test(text)
  while (
    next < lines.length &&
    next - at <= MOST_CONTINUED &&
    !opens(next) &&
    goesOn(must(lines[next])) &&
    gapAbove(lines, next) < NEW_GAP &&
    !dateOf(must(lines[next]))?.isRange
  )
    next += 1
  return next >= lines.length - MOST_SIGNED || opens(next) || must(lines[next]).region !== must(lines[at]).region
}

const dateOf = (line: LineDraft) => headerDate({ ...line, id: 0, gapAbove: 0, regionRight: line.right })?.span

const gapAbove = (lines: LineDraft[], at: number) =>
  at === 0 ? NEW_GAP : (must(lines[at]).top - must(lines[at - 1]).bottom) / Math.max(must(lines[at]).size, 6)

function standingKind(line: LineDraft): SectionKind | null {
  if (line.hasBullet || line.cells.length > 1) return null
  return headingKind(line.text.replace(/\s*[:：]$/, ''))
}

function labelOf(line: LineDraft): Label | null {
  const [cell, ...others] = line.cells
  const [first, ...rest] = cell?.runs ?? []
  if (!cell || !first || line.hasBullet) return null
  const parts = atLook(cell, first, rest) ?? atColon(cell) ?? atCell(cell, others)
  if (!parts) return null
  const text = tidy(parts.head.replace(/[\s:–—-]+$/, ''))
  if (text.length > LONGEST_LABEL || text.split(' ').length > MOST_LABEL_WORDS || /[\d,;|@]/.test(text)) return null
  const kind = BEFORE_TEXT.get(fold(text)) ?? headingKind(text) ?? partialHeadingKind(text)
  // A label nobody knows says so by its colon.
  if (formField(text) !== null || (kind === null && !parts.hasColon)) return null
  const head = { ...cell, text, right: first.right, runs: [{ ...first, text }] }
  return { line, kind, text, look: lookOf(first, text), cells: [head, ...parts.tail] }
}

type Parts = { head: string; hasColon: boolean; tail: Cell[] }

/** '**Interests** Chess, choir' and '**Interests:** Chess'. */
function atLook(cell: Cell, first: Run, rest: Run[]): Parts | null {
  const next = rest[0]
  if (!next || first.isBold === next.isBold || !first.isBold) return null
  const text = tidy(rest.map((run) => run.text).join('')).replace(/^[\s:–—-]+/, '')
  const hasColon = /:\s*$/.test(first.text) || /^\s*:/.test(next.text)
  return text === '' ? null : { head: first.text, hasColon, tail: [cut(cell, text, next)] }
}

function atColon(cell: Cell): Parts | null {
  const found = COLON.exec(cell.text)
  if (!found) return null
  const text = cell.text.slice(found[0].length)
  return { head: must(found[1]), hasColon: true, tail: [cut(cell, text, must(cell.runs.at(-1)))] }
}

/** 'Languages known    : Tamil, Hindi' */
function atCell(cell: Cell, others: Cell[]): Parts | null {
  const [next, ...more] = others
  if (!next || !(cell.text.endsWith(':') || next.text.startsWith(':'))) return null
  const text = next.text.replace(/^[:\s]+/, '')
  return text === '' ? null : { head: cell.text, hasColon: true, tail: [cut(next, text, must(next.runs[0])), ...more] }
}

const cut = (cell: Cell, text: string, run: Run): Cell => ({ ...cell, text, left: run.left, runs: [{ ...run, text }] })

/** Weight, size and case of the letters. */
function lookOf(run: Run, label: string): string {
  const letters = (label || run.text).replaceAll(/[^\p{L}]/gu, '')
  return `${run.isBold}|${Math.round(run.size)}|${letters.length > 2 && letters === letters.toUpperCase()}`
}

/** The looks that open sections here: of several kinds, with jobs or schools among them or many labels. */
function headingLooks(lines: LineDraft[], standing: (SectionKind | null)[], labels: (Label | null)[]): Set<string> {
  const kinds = new Map<string, Set<SectionKind>>()
  const runIn = new Map<string, Set<SectionKind>>()
  const add = (book: typeof kinds, look: string, kind: SectionKind) =>
    book.set(look, (book.get(look) ?? new Set()).add(kind))
  lines.forEach((line, at) => {
    const [kind, label] = [standing[at], labels[at]]
    if (kind) add(kinds, lookOf(must(line.cells[0]?.runs[0]), ''), kind)
    if (label?.kind) add(runIn, label.look, label.kind)
  })
  const isHeading = (look: string) => {
    const [own, others] = [kinds.get(look) ?? new Set(), runIn.get(look) ?? new Set()]
    const isCore = own.has('experience') || own.has('education')
    return (
      new Set([...own, ...others]).size >= (isCore ? FEWEST_KINDS : FEWEST_RUN_IN_KINDS) && (isCore || own.size > 0)
    )
  }
  return new Set([...kinds.keys(), ...runIn.keys()].filter(isHeading))
}

function ownLine(line: LineDraft, cells: Cell[]): LineDraft {
  const place = { kind: 'docx', paragraph: 0 } as const
  return { ...cellsToLine(cells, { ...line, place, isListItem: false }), source: line.source }
}
