import { must } from '#core/must.ts'
import { isColumnNames } from './column-names.ts'
import type { DocxParagraph, DocxRun } from '../document.ts'
import type { Plan } from '../reading-plan.ts'
import type { Judge } from './judge.ts'
import type { Cell, Run } from './line.ts'
import { isWholeRange } from './join-dates.ts'
import { cellsToLine, type LineDraft } from './line-draft.ts'
import { sanitise, tidy } from '#core/text/sanitise.ts'

/** Rows of paragraphs are given heights so that what follows sees PDF and DOCX alike. */
const LINE_HEIGHT_EMS = 1.2
/** Text is measured roughly: half an em a letter. */
const LETTER_EMS = 0.5
const TAB_POINTS = 60
const MOST_ROW_PARAGRAPHS = 3
/** A field of a narrow column may go on below. */
const MOST_FIELD_PARAGRAPHS = 2
const LONGEST_DATE = 40
/** More than half a page; the longest paragraphs of real resumes have some hundreds. */
const LONGEST_PARAGRAPH = 4_000
/** Half a range. */
const OPEN_RANGE = /[-–—]$/
/** Space above a row that begins with a date, where the cells are read one after the other. */
const ROW_SPACE_POINTS = 8

/** `region` is that of the line before, which rows of a table that is no layout go on in. */
type Pen = { top: number; region: number }

/** The lines of a DOCX in reading order; table cells one after the other, or side by side where they form one line. */
export function readDocxLines(given: DocxParagraph[], judge: Judge, cells: Plan['columns'] = 'judged'): LineDraft[] {
  const paragraphs = given.flatMap(inPieces)
  const pen: Pen = { top: 0, region: 0 }
  const lines: LineDraft[] = []
  let boxes = 0
  for (let at = 0; at < paragraphs.length;) {
    const cell = must(paragraphs[at]).cell
    let end = at + 1
    if (cell) {
      while (end < paragraphs.length && isSameRow(must(paragraphs[end]), must(paragraphs[at]))) end += 1
      lines.push(...rowLines(paragraphs.slice(at, end), pen, judge, cells))
    } else {
      // A text box is its own column.
      if (must(paragraphs[at]).area === 'box' && paragraphs[at - 1]?.area !== 'box') boxes += 1
      lines.push(...paragraphLines(must(paragraphs[at]), must(paragraphs[at]).area === 'box' ? -boxes : 0, pen))
    }
    at = end
  }
  return lines
}

/** What reads a line goes over it many times: one without end is read in parts. */
function inPieces(paragraph: DocxParagraph): DocxParagraph[] {
  if (paragraph.runs.reduce((sum, { text }) => sum + text.length, 0) <= LONGEST_PARAGRAPH) return [paragraph]
  const pieces: DocxRun[][] = [[]]
  let room = LONGEST_PARAGRAPH
  for (const run of paragraph.runs)
    for (let at = 0; at < run.text.length;) {
      const text = run.text.slice(at, at + room)
      must(pieces.at(-1)).push({ ...run, text })
      at += text.length
      room -= text.length
      if (room > 0) continue
      pieces.push([])
      room = LONGEST_PARAGRAPH
    }
  return pieces.filter((runs) => runs.length > 0).map((runs) => ({ ...paragraph, runs }))
}

const isSameRow = (a: DocxParagraph, b: DocxParagraph) =>
  a.cell !== null && a.cell.table === b.cell?.table && a.cell.row === b.cell.row

function rowLines(paragraphs: DocxParagraph[], pen: Pen, judge: Judge, cells: Plan['columns']): LineDraft[] {
  const byColumn = new Map<number, DocxParagraph[]>()
  for (const paragraph of paragraphs) {
    if (textOf(paragraph) === '') continue
    const column = byColumn.get(must(paragraph.cell).column)
    if (column) column.push(paragraph)
    else byColumn.set(must(paragraph.cell).column, [paragraph])
  }
  const columns = [...byColumn.entries()]
    .sort((a, b) => a[0] - b[0])
    .map(([column, own]): [number, DocxParagraph[]] => [column, asOneDate(own)])
  const region = (column: number) => must(must(paragraphs[0]).cell).table * 100 + column + 1
  const own = pen.region
  const sizes = columns.map(([, column]) => column.length)
  const dated = columns.map(([, column]) => column.some((paragraph) => judge.isDated(textOf(paragraph))))
  // 'Freelance' beside its dates is a field of a row.
  const isRecord =
    dated.includes(true) &&
    (columns.length > 2
      ? columns.every(([, column]) => column.length <= MOST_FIELD_PARAGRAPHS)
      : isNamesAndDates(
          columns.map(([, column]) => column.map(textOf)),
          judge,
        ))
  const hasHeading =
    !isRecord && columns.some(([, column]) => column.some((paragraph) => judge.isHeading(textOf(paragraph))))
  const oneByOne = (regionOf: (column: number) => number) =>
    columns.flatMap(([column, own]) => own.flatMap((paragraph) => paragraphLines(paragraph, regionOf(column), pen)))
  const rowByRow = () =>
    Array.from({ length: Math.max(0, ...sizes) }, (_, index) =>
      columns.flatMap(([, column]) => column[index] ?? []),
    ).flatMap((beside) =>
      beside.length > 1 ? [sideBySide(beside, own, pen)] : paragraphLines(must(beside[0]), own, pen),
    )
  if (isColumnNames(columns.map(([, own]) => own.map(textOf).join(' ')))) return []
  if (cells === 'all') return oneByOne(region)
  if (cells === 'none') return rowByRow()
  const isDateAlone = sizes[0] === 1 && must(dated[0]) && textOf(must(must(columns[0])[1][0])).length <= LONGEST_DATE
  if (hasHeading && !(columns.length === 2 && isDateAlone && !must(dated[1]))) return oneByOne(region)
  if (columns.length === 1 && must(sizes[0]) <= MOST_ROW_PARAGRAPHS) return oneByOne(() => own)
  const isMarginRow = columns.length === 2 && must(sizes[0]) <= MOST_ROW_PARAGRAPHS && must(dated[0]) && !must(dated[1])
  if (isMarginRow) {
    pen.top += ROW_SPACE_POINTS
    return oneByOne(() => own)
  }
  const isShort = columns.length > 1 && Math.max(...sizes) <= MOST_ROW_PARAGRAPHS
  const hasLabel = columns.length === 2 && (sizes[0] === 1 || (must(sizes[1]) <= MOST_ROW_PARAGRAPHS && must(dated[1])))
  if (!isShort && !hasLabel) return oneByOne(region)
  return rowByRow()
}

/** 'Mar 2011 -' above 'June 2012': the dates of a narrow cell, each end its own paragraph. */
function asOneDate(column: DocxParagraph[]): DocxParagraph[] {
  const text = column.map(textOf).join(' ')
  const isCut = column.length === 2 && text.length <= LONGEST_DATE && OPEN_RANGE.test(textOf(must(column[0])))
  if (!isCut || !isWholeRange(text)) return column
  const [first, second] = column as [DocxParagraph, DocxParagraph]
  const runs = second.runs.map((run, at) => (at === 0 ? { ...run, text: ` ${run.text}` } : run))
  return [{ ...first, runs: [...first.runs, ...runs] }]
}

/** Two short columns of which one begins with nothing but dates: title and employer, dates and town. */
function isNamesAndDates(columns: string[][], judge: Judge): boolean {
  const [names, dates] = columns as [string[], string[]]
  const isDate = (text: string) => text.length <= LONGEST_DATE && judge.isDated(text)
  return (
    columns.length === 2 &&
    names.length >= 2 &&
    names.length <= MOST_ROW_PARAGRAPHS &&
    dates.length <= names.length &&
    isDate(must(dates[0])) &&
    !isDate(must(names[0]))
  )
}

function sideBySide(paragraphs: DocxParagraph[], region: number, pen: Pen): LineDraft {
  let left = 0
  const cells = paragraphs.flatMap((paragraph) => {
    const own = withWholeRanges(cellsOf(paragraph.runs, left))
    left = (own.at(-1)?.right ?? left) + TAB_POINTS
    return own
  })
  return draft(cells, must(paragraphs[0]), region, pen, true)
}

/** '2018-' and '2019' in the next line of one cell of a table. */
function withWholeRanges(cells: Cell[]): Cell[] {
  return cells.reduce<Cell[]>((whole, cell) => {
    const last = whole.at(-1)
    if (!last || !OPEN_RANGE.test(last.text) || !isWholeRange(`${last.text} ${cell.text}`)) return [...whole, cell]
    const runs = [...last.runs, ...cell.runs.map((run, at) => (at === 0 ? { ...run, text: ` ${run.text}` } : run))]
    return [...whole.slice(0, -1), { ...last, text: `${last.text} ${cell.text}`, right: cell.right, runs }]
  }, [])
}

function paragraphLines(paragraph: DocxParagraph, region: number, pen: Pen): LineDraft[] {
  const lines: LineDraft[] = []
  for (const runs of splitAtBreaks(paragraph.runs)) {
    const cells = cellsOf(runs, paragraph.indent)
    if (cells.length > 0) lines.push(draft(cells, paragraph, region, pen, lines.length === 0))
  }
  if (lines.length === 0) pen.top += (paragraph.runs[0]?.size ?? 10) * LINE_HEIGHT_EMS
  return lines
}

function draft(cells: Cell[], paragraph: DocxParagraph, region: number, pen: Pen, isFirst: boolean): LineDraft {
  const size = Math.max(...cells.flatMap((cell) => cell.runs.map((run) => run.size)))
  pen.top += isFirst ? paragraph.spaceBefore : 0
  const top = pen.top
  pen.region = region
  pen.top += size * LINE_HEIGHT_EMS
  return cellsToLine(cells, {
    top,
    bottom: top + size,
    region,
    isCentred: paragraph.isCentred,
    place: { kind: 'docx', paragraph: paragraph.index },
    headingLevel: paragraph.isTitle ? null : paragraph.headingLevel,
    hasRule: paragraph.hasRule,
    isListItem: paragraph.isListItem && isFirst,
  })
}

function splitAtBreaks(runs: DocxRun[]): DocxRun[][] {
  const lines: DocxRun[][] = [[]]
  for (const run of runs) {
    if (run.isHidden) continue
    run.text.split('\n').forEach((text, index) => {
      if (index > 0) lines.push([])
      if (text !== '') must(lines.at(-1)).push({ ...run, text })
    })
  }
  return lines
}

/** Tabs part cells; runs keep their look. */
function cellsOf(runs: DocxRun[], start: number): Cell[] {
  const cells: Cell[] = []
  let left = start
  let open: Run[] = []
  const close = () => {
    const text = tidy(open.map((run) => run.text).join(''))
    if (text !== '') cells.push({ text, left: must(open[0]).left, right: left, runs: open })
    open = []
  }
  for (const run of runs) {
    run.text.split(/[\t\n]| {4,}/).forEach((part, index) => {
      if (index > 0) {
        close()
        left += TAB_POINTS
      }
      const text = sanitise(part)
      if (text === '') return
      const width = text.length * run.size * LETTER_EMS
      const last = open.at(-1)
      if (
        last &&
        last.isBold === run.isBold &&
        last.isItalic === run.isItalic &&
        last.size === run.size &&
        last.color === run.color
      ) {
        last.text += text
        last.right += width
      } else {
        open.push({
          text,
          left,
          right: left + width,
          isBold: run.isBold,
          isItalic: run.isItalic,
          size: run.size,
          color: run.color,
        })
      }
      left += width
    })
  }
  close()
  return cells
}

const textOf = (paragraph: DocxParagraph) => tidy(paragraph.runs.map((run) => (run.isHidden ? '' : run.text)).join(''))
