import { must } from '#core/must.ts'
import { isColumnNames } from './column-names.ts'
import type { Judge } from './judge.ts'
import type { DocumentText } from '../document.ts'
import type { Plan } from '../reading-plan.ts'
import { readDocxLines } from './docx-lines.ts'
import type { Line } from './line.ts'
import type { LineDraft } from './line-draft.ts'
import { readPdfLines } from './pdf-lines.ts'
import { writesMonthFirst } from '../words/month-first.ts'
import { partLabelledSections } from '../sections/labelled-sections.ts'
import { partRunInHeadings } from '../sections/run-in-headings.ts'

/** Far above the usual space: the first line of a region. */
const START_GAP = 3

/** All lines in reading order with the space above each, in line heights. */
export function readLines(document: DocumentText, judge: Judge, columns: Plan['columns'] = 'judged'): Line[] {
  const drafts = partLabelledSections(
    partRunInHeadings(
      document.kind === 'pdf'
        ? readPdfLines(document.pages, judge, columns)
        : readDocxLines(document.paragraphs, judge, columns),
    ),
  ).filter((draft) => draft.text !== '' && !isColumnNames(draft.cells.map((cell) => cell.text)))
  const edgeOf = columnEdges(drafts)
  const isMonthFirst = writesMonthFirst(drafts.map((draft) => draft.text))
  return drafts.map((draft, id) => ({
    ...draft,
    id,
    isMonthFirst,
    gapAbove: gapAbove(draft, drafts[id - 1]),
    regionRight: edgeOf(draft),
  }))
}

type Placed = { region: number; right: number; source: { kind: 'pdf'; page: number } | { kind: 'docx' } }

/** So many lines show how far a column reaches on its page. */
const FEWEST_LINES = 12

/** Where the longest line of a column ends: of its page, where that shows it, for the next one may be set wider. */
export function columnEdges(drafts: Placed[]): (draft: Placed) => number {
  const known = new Map<string, { lines: number; right: number }>()
  const keysOf = ({ region, source }: Placed) =>
    [`${region}`, `${region}|${source.kind === 'pdf' ? source.page : ''}`] as const
  for (const draft of drafts)
    for (const key of keysOf(draft)) {
      const { lines, right } = known.get(key) ?? { lines: 0, right: Number.NEGATIVE_INFINITY }
      known.set(key, { lines: lines + 1, right: Math.max(right, draft.right) })
    }
  return (draft) => {
    const [column, page] = keysOf(draft).map((key) => known.get(key))
    return must(page && page.lines >= FEWEST_LINES ? page : column).right
  }
}

function gapAbove(draft: LineDraft, previous: LineDraft | undefined): number {
  if (!previous || previous.region !== draft.region) return START_GAP
  // Over a page break nothing can be said about the space.
  if (draft.source.kind === 'pdf' && previous.source.kind === 'pdf' && draft.source.page !== previous.source.page)
    return 0.5
  return Math.max(0, draft.top - previous.bottom) / Math.max(draft.size, 6)
}
