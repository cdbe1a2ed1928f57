import type { DocxArea, DocxCell, DocxParagraph, DocxRun } from '#core/resume/parse/document.ts'
import { createAlternates } from './docx-alternates.ts'
import { createFields } from './docx-fields.ts'
import type { Pages } from './docx-page.ts'
import { createPropertyReader, type DocxStyle, lettersOf } from './docx-properties.ts'
import { createShapes } from './docx-shapes.ts'
import {
  advanceOf,
  type Ground,
  groundOf,
  isBeside,
  isUnseen,
  lineHeight,
  type Stretch,
  stretchesOf,
} from './docx-sight.ts'
import type { DocxStyles } from './docx-styles.ts'
import { createTables } from './docx-tables.ts'
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
  frame: Stretch
  isInCell: boolean
  /** All its letters side by side, in points, and the highest of its lines. */
  width: number
  height: number
}

/** `around`: how many tables are open outside. */
type Box = {
  isUnseen: boolean
  ground: Ground | undefined
  frame: Stretch
  around: number
  /** What of its paragraphs lies below its end, if it grows no higher than it is. */
  height: number | undefined
  used: number
  below: number[]
  /** The colour of letters that name none. */
  ink: number | undefined
  /** Its first paragraph. */
  first: number
}

/** Deleted text, what is said of a control and what was there before a change are not part of what the page shows. */
const SKIPPED = /^w:(?:del|moveFrom|comment|sdtPr|sdtEndPr|\w+Change)$/
/** Of the mark behind a paragraph these alone say something of its letters. */
const OF_THE_MARK = new Set(['w:b', 'w:i'])
const HYPERLINK = /HYPERLINK\s{1,9}"([^"]{1,500})"/

/** An empty line is at least this high. */
const EMPTY_LINE = 8
/** How much of the lines that letters seem to fill they surely do. */
const LEAST_FILLED = 0.7

/** The paragraphs of one part (body, header, footer) in reading order. `counter` numbers tables over all parts. */
export function readParagraphs(
  part: Uint8Array,
  area: DocxArea,
  styles: DocxStyles,
  linkTargets: Map<string, string>,
  counter: { table: number; characters: number },
  pages: Pages,
): Omit<DocxParagraph, 'index'>[] {
  const done: Omit<DocxParagraph, 'index'>[] = []
  const paragraphs: OpenParagraph[] = []
  const boxes: Box[] = []
  const tables = createTables(styles, counter)
  const shapes = createShapes(styles.theme)
  const alternates = createAlternates()
  const fields = createFields()
  const properties = createPropertyReader(styles.theme)
  let [depth, opened] = [0, -1]
  /** The depth from which on nothing is shown. */
  let skipFrom = Number.POSITIVE_INFINITY
  let isInRow = false
  let textOf: 'text' | 'code' | null = null
  let isInProperties = 0
  let rubySize: number | null = null
  let closed: Box | null = null
  const isLinked = Buffer.from(part).includes('linkedTxbx')
  /** What is open, from the outside in. */
  const inside: ('paragraph' | 'table')[] = []
  const isFull = () => done.length >= LIMITS.paragraphs || counter.characters > LIMITS.documentCharacters
  const current = () => paragraphs.at(-1)
  const page = () => pages.of(area === 'body' ? Math.max(0, opened) : 0)
  const outer = () => boxes.at(-1)?.frame ?? page()

  function addText(text: string) {
    const paragraph = current()
    if (!paragraph || fields.isCode() || isFull()) return
    counter.characters += text.length
    const box = boxes.at(-1)
    const look: DocxStyle = {
      ...styles.base,
      ...(box?.ink === undefined ? {} : { color: box.ink }),
      ...tables.look(),
      ...styles.ownOf(paragraph.styleId),
      ...paragraph.own,
      ...paragraph.run,
      ...(rubySize === null ? {} : { size: rubySize }),
    }
    // white letters may well be seen on what lies behind them
    const behind = pages.painted.behind ? 'unknown' : pages.ground
    const ground = groundOf(look.shade, tables.ground(box?.around ?? 0), box ? box.ground : behind)
    const isAway = boxes.some(({ isUnseen: isGone }) => isGone) || tables.isUnseen() || fields.isSilent(text)
    paragraph.width += advanceOf(look, text.length) * text.length
    paragraph.height = Math.max(paragraph.height, lineHeight(look))
    paragraph.runs.push({
      text,
      isBold: look.isBold ?? false,
      isItalic: look.isItalic ?? false,
      size: look.size ?? 10,
      color: look.color === undefined || look.color === 'auto' ? 0 : look.color,
      isHidden: isAway || isUnseen(look, ground, text),
    })
  }

  function closeParagraph(paragraph: OpenParagraph) {
    const look = { ...styles.byId(paragraph.styleId), ...paragraph.own }
    const { frame, width, height } = paragraph
    const parts = stretchesOf(frame, look, width)
    const lines = Math.max(1, Math.floor((width * LEAST_FILLED) / Math.max(20, frame.right - frame.left)))
    const isCut = paragraph.isInCell && !tables.add(look.spaceBefore ?? 0, height, lines)
    const box = boxes.at(-1)
    if (box && !paragraph.isInCell) {
      if (box.height !== undefined && box.used > box.height) box.below.push(done.length)
      box.used += (look.spaceBefore ?? 0) + (height || EMPTY_LINE) * lines
    }
    if (isFull()) return
    const isAside = look.isFramed !== true && parts.every((own) => isBeside(own, page()))
    const isLost = isCut || isAside
    done.push({
      runs: isLost ? paragraph.runs.map((run) => ({ ...run, isHidden: true })) : paragraph.runs,
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
    })
  }

  function openBox() {
    const fill = shapes.ground()
    boxes.push({
      isUnseen: shapes.isUnseen(page()),
      ground: fill ?? (pages.painted.any || inside.includes('table') ? 'unknown' : pages.ground),
      frame: shapes.frame() ?? outer(),
      around: tables.count(),
      height: shapes.height(),
      ink: shapes.ink(),
      first: done.length,
      used: 0,
      below: [],
    })
  }

  /** A box that does not grow with its text shows none of what lies below its end, but where another goes on with it. */
  function cutBox() {
    hide(isLinked ? [] : (closed?.below ?? []))
    closed = null
  }

  function hide(places: Iterable<number>) {
    for (const at of places) {
      const paragraph = done[at]
      if (paragraph) done[at] = { ...paragraph, runs: paragraph.runs.map((run) => ({ ...run, isHidden: true })) }
    }
  }

  function openElement(name: string, attributes: () => Map<string, string>) {
    const paragraph = current()
    const value = () => attributes().get('w:val') ?? null
    switch (name) {
      case 'w:p': {
        const isInCell = inside.at(-1) === 'table'
        inside.push('paragraph')
        paragraphs.push({
          frame: isInCell ? tables.frame(outer()) : outer(),
          isInCell,
          styleId: null,
          own: {},
          runs: [],
          run: null,
          links: [],
          area: boxes.length > 0 ? 'box' : area,
          cell: tables.cell(),
          width: 0,
          height: 0,
        })
        return
      }
      case 'w:tbl':
        tables.openTable(inside.at(-1) === 'table' ? tables.frame(outer()) : outer())
        inside.push('table')
        return
      case 'w:tr':
        tables.openRow()
        return
      case 'w:tc':
        tables.openCell()
        return
      case 'w:tcPr':
      case 'w:pPr':
      case 'w:rPr':
        isInProperties += 1
        return
      case 'w:trPr':
        isInRow = true
        return
      case 'w:txbxContent':
        openBox()
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
      case 'w:fldChar':
        if (pages.hasFields)
          fields.mark(attributes().get('w:fldCharType'), /^(?:1|true|on)$/.test(attributes().get('w:dirty') ?? ''))
        return
      case 'w:fldSimple':
        fields.begin(attributes().get('w:instr') ?? '')
        return
      case 'wps:bodyPr':
        if (closed && shapes.isAllEdge((key) => attributes().get(key))) hide([...done.keys()].slice(closed.first))
        return
      case 'a:spAutoFit':
        closed = null
        return
      case 'w:hps':
        rubySize = Number(value()) / 2
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
      case 'w:pStyle':
        if (paragraph) paragraph.styleId = value()
        return
      case 'w:rStyle':
        if (paragraph?.run) {
          const letters = lettersOf(styles.ownOf(value()))
          // hidden by the style of the paragraph and again by that of the letters is hidden no more
          if (letters.isHidden && styles.ownOf(paragraph.styleId).isHidden) letters.isHidden = false
          Object.assign(paragraph.run, letters)
        }
        return
      default:
    }
    if (inside.at(-1) === 'table') tables.take(name, attributes, page(), isInRow)
    else if (paragraph && isInProperties > 0) {
      // the look of the paragraph's mark says nothing of its letters
      if (!paragraph.run && isInProperties > 1 && !OF_THE_MARK.has(name)) return
      properties.open(paragraph.run ?? paragraph.own, name, attributes)
    }
  }

  function closeElement(name: string) {
    properties.close(name)
    if (name === 'w:p') {
      const paragraph = paragraphs.pop()
      inside.pop()
      if (paragraph) closeParagraph(paragraph)
    } else if (name === 'w:tbl') {
      inside.pop()
      tables.closeTable()
    } else if (name === 'w:tcPr' || name === 'w:pPr' || name === 'w:rPr') isInProperties -= 1
    else if (name === 'w:trPr') isInRow = false
    else if (name === 'w:txbxContent') closed = boxes.pop() ?? null
    else if (name === 'wps:wsp') cutBox()
    else if (name === 'w:t' || name === 'w:instrText') textOf = null
    else if (name === 'w:fldSimple') fields.end()
    else if (name === 'w:rt' || name === 'w:ruby') rubySize = null
    const paragraph = current()
    if (name === 'w:r' && paragraph) paragraph.run = null
  }

  walkXml(part, {
    open(name, attributes, isDeclaring) {
      depth += 1
      if (name === 'w:p') opened += 1
      const isShown = alternates.open(name, attributes, isDeclaring)
      if (depth > skipFrom) return
      if (!isShown || (SKIPPED.test(name) && !isInRow)) {
        skipFrom = depth
        return
      }
      shapes.open(name, attributes, page(), inside.includes('table'))
      openElement(name, attributes)
    },
    close(name) {
      alternates.close()
      if (depth < skipFrom) {
        closeElement(name)
        shapes.close(name, page())
      } else if (depth === skipFrom) skipFrom = Number.POSITIVE_INFINITY
      depth -= 1
    },
    text(text) {
      if (depth >= skipFrom) return
      shapes.text(text, page())
      if (textOf === 'text') addText(text)
      else if (textOf === 'code') {
        fields.addCode(text)
        const target = HYPERLINK.exec(text)?.[1]
        if (target) current()?.links.push(target)
      }
    },
  })
  return done
}
