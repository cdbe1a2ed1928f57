import { must } from '#core/must.ts'
import type { DocxArea, DocxCell, DocxParagraph, DocxRun } from '#core/resume/parse/document.ts'
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
  hasShade: boolean
  /** Its style shades cells. */
  isStyled: boolean
}

const WHITE = 0xffffff
/** Deleted text, field codes and the copy of a drawing for old programs are not part of what the page shows. */
const SKIPPED = new Set(['mc:Fallback', 'w:del', 'w:moveFrom', 'w:comment'])

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
  let boxDepth = 0
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
    const hasShade =
      hasGround || look.hasShade || tables.some((table) => table.hasShade || table.isStyled) || boxDepth > 0
    const isPale = look.color === WHITE && !hasShade
    paragraph.runs.push({
      text,
      isBold: look.isBold ?? false,
      isItalic: look.isItalic ?? false,
      size: look.size ?? 10,
      color: look.color ?? 0,
      isHidden: (look.isHidden ?? false) || (look.size ?? 10) < 3 || isPale,
    })
  }

  function openElement(name: string, attributes: () => Map<string, string>) {
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
          area: boxDepth > 0 ? 'box' : area,
          cell: tables.at(-1)?.cells.at(-1) ?? null,
        })
        return
      case 'w:tbl':
        counter.table += 1
        tables.push({ id: counter.table, row: -1, column: -1, cells: [], hasShade: false, isStyled: false })
        return
      case 'w:tr': {
        const table = tables.at(-1)
        if (table) Object.assign(table, { row: table.row + 1, column: -1 })
        return
      }
      case 'w:tc': {
        const table = tables.at(-1)
        if (!table) return
        table.column += 1
        table.hasShade = false
        table.cells.push({ table: table.id, row: table.row, column: table.column, columns: 0 })
        return
      }
      case 'w:tcPr':
      case 'w:pPr':
      case 'w:rPr':
        isInProperties += 1
        return
      case 'w:txbxContent':
        boxDepth += 1
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
        if (table) table.isStyled = styles.byId(attributes().get('w:val') ?? null).hasShade ?? false
        return
      }
      case 'w:pStyle':
        if (paragraph) paragraph.styleId = attributes().get('w:val') ?? null
        return
      case 'w:rStyle':
        if (paragraph?.run) Object.assign(paragraph.run, pick(styles.byId(attributes().get('w:val') ?? null)))
        return
      default:
    }
    if (name === 'w:shd' && !paragraph) {
      const table = tables.at(-1)
      const shade: DocxStyle = {}
      applyProperty(shade, name, attributes)
      if (table) table.hasShade = shade.hasShade ?? false
    } else if (paragraph && isInProperties > 0) applyProperty(paragraph.run ?? paragraph.own, name, attributes)
  }

  function closeElement(name: string) {
    if (SKIPPED.has(name)) skipping -= 1
    else if (skipping > 0) return
    else if (name === 'w:p') {
      const paragraph = paragraphs.pop()
      if (paragraph && !isFull()) done.push(finish(paragraph, styles))
    } else if (name === 'w:tbl') closeTable(tables.pop())
    else if (name === 'w:tcPr' || name === 'w:pPr' || name === 'w:rPr') isInProperties -= 1
    else if (name === 'w:txbxContent') boxDepth -= 1
    else if (name === 'w:t' || name === 'w:instrText') textOf = null
    else if (name === 'w:r' && current()) must(current()).run = null
  }

  function takeText(text: string) {
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

/** A character style's say on the run alone. */
function pick(style: DocxStyle): DocxStyle {
  const { isBold, isItalic, color } = style
  return { ...(isBold ? { isBold } : {}), ...(isItalic ? { isItalic } : {}), ...(color ? { color } : {}) }
}

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
