import type { DocxCell } from '#core/resume/parse/document.ts'
import { type DocxStyle, shadeOf, twips } from './docx-properties.ts'
import { type Ground, LEAST_BOX, type Page, type Stretch } from './docx-sight.ts'
import type { DocxStyles, DocxTableStyle } from './docx-styles.ts'

type Attributes = () => Map<string, string>
type Table = {
  id: number
  row: number
  column: number
  /** Columns of the grid before the open cell. */
  from: number
  cells: DocxCell[]
  style: DocxTableStyle
  left: number
  isFixed: boolean
  isOff: boolean
  /** Where the columns of its grid begin and end, from its left. */
  edges: number[]
  look: ReadonlySet<string>
  /** Of all cells, and of the open one. */
  ground: Ground | undefined
  shade: Ground | undefined
  isRowUnseen: boolean
  /** How high the open row is for good. */
  height: number | null
  isCellUnseen: boolean
  width: number | null
  span: number
  used: number
}

/** How far above the page a table may be placed: how high it is only its rows will show. */
const HIGHEST = 200
const PARTS = ['wholeTable', 'band1Horz', 'band2Horz', 'firstColumn', 'firstRow'] as const
const LOOKS: Readonly<Record<string, number>> = { firstRow: 0x20, firstColumn: 0x80, noHBand: 0x200 }

/** Follows tables: where their cells stand, how they look, and which of them nobody sees. */
export function createTables(styles: DocxStyles, counter: { table: number }) {
  const open: Table[] = []
  const current = () => open.at(-1)
  return {
    openTable(frame: Stretch) {
      counter.table += 1
      open.push({
        id: counter.table,
        row: -1,
        column: -1,
        from: 0,
        cells: [],
        style: styles.tableById(null),
        left: frame.left,
        isFixed: false,
        isOff: false,
        edges: [0],
        look: new Set(),
        ground: undefined,
        shade: undefined,
        isRowUnseen: false,
        height: null,
        isCellUnseen: false,
        width: null,
        span: 1,
        used: 0,
      })
    },
    openRow() {
      const table = current()
      if (table)
        Object.assign(table, { row: table.row + 1, column: -1, from: 0, span: 0, isRowUnseen: false, height: null })
    },
    openCell() {
      const table = current()
      if (!table) return
      table.column += 1
      table.from += table.span
      Object.assign(table, { shade: undefined, isCellUnseen: false, width: null, span: 1, used: 0 })
      table.cells.push({ table: table.id, row: table.row, column: table.column, columns: 0 })
    },
    closeTable() {
      const table = open.pop()
      if (!table) return
      const widths = new Map<number, number>()
      for (const cell of table.cells) widths.set(cell.row, Math.max(widths.get(cell.row) ?? 0, cell.column + 1))
      for (const cell of table.cells) cell.columns = widths.get(cell.row) ?? 1
    },
    /** A property of the table, of its row or of its cell. */
    take(name: string, attributes: Attributes, page: Page, isRow: boolean) {
      const table = current()
      if (!table) return
      if (isRow) takeRow(table, name, attributes)
      else takeProperty(table, name, attributes, page, styles)
    },
    cell: () => current()?.cells.at(-1) ?? null,
    /** What the text stands on, by tables that are open and not around the box it is in. */
    ground(around: number): Ground | undefined {
      const table = open.slice(around).findLast((own) => groundIn(own) !== undefined)
      return table && groundIn(table)
    },
    isUnseen: () => open.some((table) => table.isOff || table.isRowUnseen || table.isCellUnseen),
    /** The letters of the open cell, by the styles of its tables. */
    look: (): DocxStyle => Object.assign({}, ...open.flatMap((table) => lettersIn(table))),
    /** Where the open cell stands; its width is known where the table keeps it. */
    frame(outer: Stretch): Stretch {
      const table = current()
      if (!table) return outer
      const edge = (at: number) => table.edges[Math.min(at, table.edges.length - 1)] ?? 0
      const left = table.left + edge(table.from)
      const own = table.width ?? edge(table.from + table.span) - edge(table.from)
      return { left, right: left + (own || outer.right - outer.left) }
    },
    /** Adds a paragraph to the open cell: false where its first line lies below the end of a row that is no higher. */
    add(before: number, line: number, lines: number): boolean {
      const table = current()
      if (!table) return true
      const isCut = table.height !== null && table.used + before + line / 2 > table.height + LEAST_BOX
      table.used += before + line * lines
      return !isCut
    },
    count: () => open.length,
  }
}

function takeRow(table: Table, name: string, attributes: Attributes): void {
  const value = attributes().get('w:val')
  if (name === 'w:del' || name === 'w:hidden') table.isRowUnseen = value !== '0' && value !== 'false'
  else if (name === 'w:trHeight' && attributes().get('w:hRule') === 'exact') {
    table.height = value === undefined ? 12 : twips(value)
    table.isRowUnseen ||= table.height < LEAST_BOX
  } else if (name === 'w:gridBefore') table.span = Number(value) || 0
}

function takeProperty(table: Table, name: string, attributes: Attributes, page: Page, styles: DocxStyles): void {
  const of = (key: string) => attributes().get(key)
  const isContinued = () => (of('w:val') ?? 'continue') === 'continue'
  if (name === 'w:tblStyle') table.style = styles.tableById(of('w:val') ?? null)
  else if (name === 'w:tblLayout') table.isFixed = of('w:type') === 'fixed'
  else if (name === 'w:tblInd') table.left += of('w:type') === 'pct' ? 0 : twips(of('w:w'))
  else if (name === 'w:tblpPr') placeTable(table, of, page)
  else if (name === 'w:tblLook') table.look = looksOf(of)
  else if (name === 'w:gridCol') table.edges.push((table.edges.at(-1) ?? 0) + twips(of('w:w')))
  else if (name === 'w:gridSpan') table.span = Number(of('w:val')) || 1
  else if (name === 'w:vMerge' || name === 'w:hMerge') table.isCellUnseen ||= isContinued()
  else if (name === 'w:cellDel') table.isCellUnseen = true
  else if (name === 'w:tcW' && of('w:type') !== 'pct' && of('w:type') !== 'auto') {
    table.width = twips(of('w:w'))
    table.isCellUnseen ||= table.isFixed && table.width < LEAST_BOX
  } else if (name === 'w:shd') {
    const shade = shadeOf(attributes, styles.theme)
    if (table.column < 0) table.ground = shade
    else table.shade = shade
  }
}

function placeTable(table: Table, of: (key: string) => string | undefined, page: Page): void {
  const [x, y] = [twips(of('w:tblpX')), twips(of('w:tblpY'))]
  table.left = x + (of('w:horzAnchor') === 'page' ? 0 : page.left)
  const top = y + (of('w:vertAnchor') === 'page' ? 0 : page.top)
  table.isOff = top < -HIGHEST || top > page.height - 1
}

function looksOf(of: (key: string) => string | undefined): ReadonlySet<string> {
  const bits = Number.parseInt(of('w:val') ?? '0', 16)
  return new Set(
    Object.keys(LOOKS).filter((key) => {
      const own = of(`w:${key}`)
      return own === undefined ? (bits & (LOOKS[key] ?? 0)) !== 0 : own === '1' || own === 'true'
    }),
  )
}

/** What a table's style says of the open cell, the particular behind the general. */
function stylesOf({ style, look, row, column }: Table): DocxStyle[] {
  const band = (look.has('firstRow') ? row - 1 : row) % 2 === 0 ? 'band1Horz' : 'band2Horz'
  const isIn = (part: (typeof PARTS)[number]) =>
    part === 'wholeTable' ||
    (part === band && !look.has('noHBand') && !(row === 0 && look.has('firstRow'))) ||
    (part === 'firstRow' && row === 0 && look.has('firstRow')) ||
    (part === 'firstColumn' && column === 0 && look.has('firstColumn'))
  return [
    style.all,
    ...PARTS.filter(isIn).flatMap((part) => style.parts.get(part === 'firstColumn' ? 'firstCol' : part) ?? []),
  ]
}

/** Its shade is that of the cell, not of the letters. */
const lettersIn = (table: Table) => stylesOf(table).map(({ shade: _shade, ...letters }) => letters)

/** Which rows are the last shows only at the end of a table: where its style shades any of them, nobody knows. */
const KNOWN = new Set<string>([...PARTS, 'firstCol'])
function groundIn(table: Table): Ground | undefined {
  const own = table.shade ?? table.ground
  if (own !== undefined) return own
  if ([...table.style.parts].some(([part, { shade }]) => shade !== undefined && !KNOWN.has(part))) return 'unknown'
  return stylesOf(table).findLast(({ shade }) => shade !== undefined)?.shade
}
