import { must } from '#core/must.ts'
import type { DocxArea, DocxCell, DocxParagraph, DocxRun } from '#core/resume/parse/document.ts'
import { groundOf, isFarOff, isUnseen, PAPER, type Ground } from './docx-sight.ts'
import { applyProperty, type DocxStyle, type DocxStyles } from './docx-styles.ts'
import { LIMITS } from './limits.ts'
import { walkXml } from './xml-events.ts'

type OpenParagraph = {
  styleId: string | null
  own: DocxStyle
  runs: DocxRun[]
  run: DocxStyle | null
  links: string[]
  area: DocxArea
  cell: DocxCell | null
}

type OpenTable = {
  id: number
  row: number
  column: number
  cells: DocxCell[]
  /** Of the cell that is open. */
  shade: Ground | undefined
  /** Its style shades cells. */
  isStyled: boolean
  /** The row is deleted, hidden or too low to show a line. */
  isRowUnseen: boolean
}

/** Deleted text, field codes and the copy of a drawing for old programs are not part of what the page shows. */
const SKIPPED = new Set(['mc:Fallback', 'w:del', 'w:moveFrom', 'w:comment'])
const OF_THE_MARK = new Set([
  'w:vanish',
  'w:specVanish',
  'w:webHidden',
  'w:color',
  'w:sz',
  'w:w',
  'w:shd',
  'w:highlight',
])

/** The paragraphs of one part (body, header, footer) in reading order. `counter` numbers tables over all parts. */
export function readParagraphs(
  part: Uint8Array,
  area: DocxArea,
  styles: DocxStyles,
  linkTargets: Map<string, string>,
  counter: { table: number; characters: number },
): Omit<DocxParagraph, 'index'>[] {
  const done: Omit<DocxParagraph, 'index'>[] = []
  const paragraphs: OpenParagraph[] = []
  const tables: OpenTable[] = []
  let skipping = 0
  /** The boxes that are open, and whether each lies off the page. */
  const boxes: boolean[] = []
  let isAnchorFar = false
  let isOffset = false
  let isInRow = false
  let textOf: 'text' | 'code' | null = null
  let isInProperties = 0
  // What lies behind the text is not known then: white letters may well be seen on it.
  const hasGround = ['behindDoc="1"', '<w:background '].some((mark) => Buffer.from(part).includes(mark))
  const isFull = () => done.length >= LIMITS.paragraphs || counter.characters > LIMITS.documentCharacters
  const current = () => paragraphs.at(-1)

  function addText(text: string) {
    const paragraph = current()
    if (!paragraph || skipping > 0 || isFull()) return
    counter.characters += text.length
    const look = { ...styles.byId(paragraph.styleId), ...paragraph.own, ...paragraph.run }
    const isOnUnknown = hasGround || boxes.length > 0 || tables.some((table) => table.isStyled)
    const ground = groundOf(
      look.shade,
      tables.findLast(({ shade }) => shade !== undefined)?.shade,
      isOnUnknown ? 'unknown' : undefined,
    )
    const isAway = boxes.some((isFar) => isFar) || tables.some(({ isRowUnseen }) => isRowUnseen)
    paragraph.runs.push({
      text,
      isBold: look.isBold ?? false,
      isItalic: look.isItalic ?? false,
      size: look.size ?? 10,
      color: look.color === undefined || look.color === 'auto' ? 0 : look.color,
      isHidden: isAway || isUnseen(look, ground),
    })
  }

  function openElement(name: string, attributes: () => Map<string, string>) {
    if (isInRow) {
      readRow(tables.at(-1), name, attributes)
      return
    }
    if (SKIPPED.has(name)) skipping += 1
    if (skipping > 0) return
    const paragraph = current()
    switch (name) {
      case 'w:p':
        paragraphs.push({
          styleId: null,
          own: {},
          runs: [],
          run: null,
          links: [],
          area: boxes.length > 0 ? 'box' : area,
          cell: tables.at(-1)?.cells.at(-1) ?? null,
        })
        return
      case 'w:tbl':
        counter.table += 1
        tables.push({
          id: counter.table,
          row: -1,
          column: -1,
          cells: [],
          shade: undefined,
          isStyled: false,
          isRowUnseen: false,
        })
        return
      case 'w:tr': {
        const table = tables.at(-1)
        if (table) Object.assign(table, { row: table.row + 1, column: -1, isRowUnseen: false })
        return
      }
      case 'w:tc': {
        const table = tables.at(-1)
        if (!table) return
        table.column += 1
        table.shade = undefined
        table.cells.push({ table: table.id, row: table.row, column: table.column, columns: 0 })
        return
      }
      case 'w:tcPr':
      case 'w:pPr':
      case 'w:rPr':
        isInProperties += 1
        return
      case 'w:trPr':
        isInRow = true
        return
      case 'wp:anchor':
      case 'wp:inline':
        isAnchorFar = false
        return
      case 'wp:posOffset':
        isOffset = true
        return
      case 'v:shape':
        isAnchorFar = isShapeFar(attributes().get('style') ?? '')
        return
      case 'w:txbxContent':
        boxes.push(isAnchorFar)
        return
      case 'w:r':
        if (paragraph) paragraph.run = {}
        return
      case 'w:t':
        textOf = 'text'
        return
      case 'w:instrText':
        textOf = 'code'
        return
      case 'w:tab':
        if (isInProperties === 0) addText('\t')
        return
      case 'w:ptab':
        addText('\t')
        return
      case 'w:br':
      case 'w:cr':
        addText('\n')
        return
      case 'w:noBreakHyphen':
        addText('-')
        return
      case 'w:hyperlink': {
        const target = linkTargets.get(attributes().get('r:id') ?? '')
        if (target && paragraph) paragraph.links.push(target)
        return
      }
      case 'w:tblStyle': {
        const table = tables.at(-1)
        if (table) table.isStyled = (styles.byId(attributes().get('w:val') ?? null).shade ?? PAPER) !== PAPER
        return
      }
      case 'w:pStyle':
        if (paragraph) paragraph.styleId = attributes().get('w:val') ?? null
        return
      case 'w:rStyle':
        if (paragraph?.run)
          Object.assign(paragraph.run, pick(styles.byId(attributes().get('w:val') ?? null), styles.base))
        return
      default:
    }
    if (name === 'w:shd' && !paragraph) {
      const table = tables.at(-1)
      const shade: DocxStyle = {}
      applyProperty(shade, name, attributes)
      if (table) table.shade = shade.shade
    } else if (paragraph && isInProperties > 0) {
      // the look of the paragraph's mark says nothing of its letters
      if (!paragraph.run && isInProperties > 1 && OF_THE_MARK.has(name)) return
      applyProperty(paragraph.run ?? paragraph.own, name, attributes)
    }
  }

  function closeElement(name: string) {
    if (name === 'w:trPr') isInRow = false
    if (isInRow) return
    if (SKIPPED.has(name)) skipping -= 1
    else if (skipping > 0) return
    else if (name === 'w:p') {
      const paragraph = paragraphs.pop()
      if (paragraph && !isFull()) done.push(finish(paragraph, styles))
    } else if (name === 'w:tbl') closeTable(tables.pop())
    else if (name === 'w:tcPr' || name === 'w:pPr' || name === 'w:rPr') isInProperties -= 1
    else if (name === 'w:txbxContent') boxes.pop()
    else if (name === 'wp:posOffset') isOffset = false
    else if (name === 'w:t' || name === 'w:instrText') textOf = null
    else if (name === 'w:r' && current()) must(current()).run = null
  }

  function takeText(text: string) {
    if (isOffset && isFarOff(Number(text) / EMU_A_POINT)) isAnchorFar = true
    if (textOf === 'text') addText(text)
    else if (textOf === 'code') {
      const target = /HYPERLINK\s{1,9}"([^"]{1,500})"/.exec(text)?.[1]
      if (target) current()?.links.push(target)
    }
  }

  walkXml(part, { open: openElement, close: closeElement, text: takeText })
  return done
}

function closeTable(table: OpenTable | undefined) {
  if (!table) return
  const widths = new Map<number, number>()
  for (const cell of table.cells) widths.set(cell.row, Math.max(widths.get(cell.row) ?? 0, cell.column + 1))
  for (const cell of table.cells) cell.columns = widths.get(cell.row) ?? 1
}

/** A character style's say on the run alone; what it has from the defaults is the paragraph's to say. */
function pick({ isBold, isItalic, isHidden, color, size, shade, scale }: DocxStyle, base: DocxStyle): DocxStyle {
  const own = { isBold, isItalic, isHidden, color, shade, scale, size: size === base.size ? undefined : size }
  return Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined && value !== false))
}

/** In points: the height of a row that shows no line. */
const LEAST_ROW = 3

function readRow(table: OpenTable | undefined, name: string, attributes: () => Map<string, string>) {
  if (!table) return
  if (name === 'w:del' || name === 'w:hidden') table.isRowUnseen = attributes().get('w:val') !== '0'
  else if (name === 'w:trHeight' && attributes().get('w:hRule') === 'exact')
    table.isRowUnseen ||= Number(attributes().get('w:val') ?? 240) / 20 < LEAST_ROW
}

const EMU_A_POINT = 12_700
/** 'position:absolute;left:-5000pt' of drawings of old. */
function isShapeFar(style: string): boolean {
  return [...style.matchAll(/(?:^|;)\s*(?:margin-)?(?:left|top):\s*(-?\d{1,7}(?:\.\d{1,4})?)(pt|in|cm|mm|px)?/g)].some(
    ([, size, unit]) => isFarOff(Number(size) * (POINTS_OF[unit ?? 'pt'] ?? 1)),
  )
}
const POINTS_OF: Readonly<Record<string, number>> = { pt: 1, in: 72, cm: 28.35, mm: 2.835, px: 0.75 }

function finish(paragraph: OpenParagraph, styles: DocxStyles): Omit<DocxParagraph, 'index'> {
  const look = { ...styles.byId(paragraph.styleId), ...paragraph.own }
  return {
    runs: paragraph.runs,
    headingLevel: look.headingLevel ?? null,
    isTitle: look.isTitle ?? false,
    isListItem: look.isListItem ?? false,
    isCentred: look.isCentred ?? false,
    indent: look.indent ?? 0,
    spaceBefore: look.spaceBefore ?? 0,
    hasRule: look.hasRule ?? false,
    area: paragraph.area,
    cell: paragraph.cell,
    links: paragraph.links,
  }
}
