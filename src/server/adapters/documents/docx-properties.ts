import { type Ground, isBoxUnseen, type Look, type Page, type ParagraphPlace } from './docx-sight.ts'
import { hexOf, mixed, type Theme, themed } from './docx-theme.ts'

/** What properties say of letters and paragraphs; undefined where they leave it to the style. */
export type DocxStyle = Look &
  ParagraphPlace & {
    basedOn?: string | undefined
    isDefault?: boolean
    isBold?: boolean
    isItalic?: boolean
    /** Behind the letters. */
    shade?: Ground | undefined
    headingLevel?: number
    isTitle?: boolean
    isListItem?: boolean
    isCentred?: boolean
    spaceBefore?: number
    hasRule?: boolean
    /** Stands in a frame, which is placed by itself. */
    isFramed?: boolean
  }

type Attributes = () => Map<string, string>
type PropertyReader = {
  open(style: DocxStyle, name: string, attributes: Attributes): void
  close(name: string): void
}

const DEFAULT_SIZE = 10
/** What was there before a change that is only recorded. */
const FORMER = /^w:\w+Change$/
/** As Word calls them. */
const HIGHLIGHTS: Readonly<Record<string, Ground>> = {
  black: 0x000000,
  blue: 0x0000ff,
  cyan: 0x00ffff,
  green: 0x00ff00,
  magenta: 0xff00ff,
  red: 0xff0000,
  yellow: 0xffff00,
  white: 0xffffff,
  darkBlue: 0x000080,
  darkCyan: 0x008080,
  darkGreen: 0x008000,
  darkMagenta: 0x800080,
  darkRed: 0x800000,
  darkYellow: 0x808000,
  darkGray: 0x808080,
  lightGray: 0xc0c0c0,
}
/** Frames are placed before the page they stand on is known. */
const ANY_PAGE: Page = { width: 1600, height: 1600, left: 72, right: 1528, top: 72, columns: 1 }

const isOn = (value: string | undefined) => value !== '0' && value !== 'false' && value !== 'none' && value !== 'off'
/** A length in twentieths of a point. */
export const twips = (value: string | undefined) => (Number.parseFloat(value ?? '') || 0) / 20

const LETTERS = [
  'isBold',
  'isItalic',
  'isHidden',
  'size',
  'complexSize',
  'isComplex',
  'scale',
  'spacing',
  'position',
  'fitWidth',
  'font',
  'color',
  'fill',
  'transparency',
  'shade',
] as const

/** A character style's say: of the letters alone, and nothing that it takes back. */
export const lettersOf = (style: DocxStyle): DocxStyle =>
  Object.fromEntries(
    LETTERS.flatMap((key) => (style[key] === undefined || style[key] === false ? [] : [[key, style[key]]])),
  )

/** Takes the properties of runs, paragraphs and styles as they come, whichever of them they stand in. */
export function createPropertyReader(theme: Theme): PropertyReader {
  let former = 0
  let isFilling = false
  return {
    open(style, name, attributes) {
      if (FORMER.test(name)) former += 1
      if (former > 0) return
      if (name === 'w14:textFill') isFilling = true
      else if (isFilling) applyFill(style, name, attributes, theme)
      else if (!name.startsWith('w14:')) applyProperty(style, name, attributes, theme)
    },
    close(name) {
      if (FORMER.test(name)) former -= 1
      else if (name === 'w14:textFill') isFilling = false
    },
  }
}

/** The paint of letters, or of a box: 'w14:solidFill' with a colour and what changes it, 'a:noFill'. */
export function applyFill(
  style: { fill?: number | 'none'; transparency?: number },
  name: string,
  attributes: Attributes,
  theme: Theme,
): void {
  const own = name.slice(name.indexOf(':') + 1)
  const value = attributes().get('w14:val') ?? attributes().get('val')
  const share = (Number.parseFloat(value ?? '') || 0) / 100_000
  if (own === 'noFill') style.fill = 'none'
  else if (own === 'srgbClr') style.fill = hexOf(value) ?? 0
  else if (own === 'schemeClr') {
    const color = theme.get(value ?? '')
    if (color !== undefined) style.fill = color
  } else if (own === 'alpha') style.transparency = name.startsWith('w14:') ? share : 1 - share
  else if (typeof style.fill !== 'number') return
  else if (own === 'lumMod' || own === 'shade') style.fill = mixed(style.fill, 0x000000, share)
  else if (own === 'lumOff') style.fill = mixed(0xffffff, style.fill, share)
  else if (own === 'tint') style.fill = mixed(style.fill, 0xffffff, share)
}

/** 'solid' is all pattern, 'pct20' a fifth of it, 'clear' none; stripes are not known. */
export function shadeOf(attributes: Attributes, theme: Theme): Ground | undefined {
  const of = (key: string) => attributes().get(key)
  const fill = themed(theme, of('w:themeFill'), of('w:themeFillTint'), of('w:themeFillShade')) ?? hexOf(of('w:fill'))
  const color = themed(theme, of('w:themeColor'), of('w:themeTint'), of('w:themeShade')) ?? hexOf(of('w:color'))
  const pattern = of('w:val') ?? 'clear'
  if (of('w:themeFill') !== undefined && fill === undefined) return 'unknown'
  if (pattern === 'clear' || pattern === 'nil') return fill
  const share = pattern === 'solid' ? 1 : Number(/^pct(\d+)$/.exec(pattern)?.[1] ?? Number.NaN) / 100
  return Number.isNaN(share) ? 'unknown' : mixed(color ?? 0x000000, fill ?? 0xffffff, share)
}

function applyProperty(style: DocxStyle, name: string, attributes: Attributes, theme: Theme): void {
  const of = (key: string) => attributes().get(key)
  const value = () => of('w:val')
  switch (name) {
    case 'w:basedOn':
      style.basedOn = value()
      break
    case 'w:name': {
      const label = (value() ?? '').toLowerCase()
      const level = /^heading (\d)$/.exec(label)?.[1]
      if (level) style.headingLevel = Number(level)
      if (label === 'title') style.isTitle = true
      if (label.startsWith('list ')) style.isListItem = true
      break
    }
    case 'w:outlineLvl':
      if (Number(value()) < 9) style.headingLevel = Number(value()) + 1
      break
    case 'w:b':
      style.isBold = isOn(value())
      break
    case 'w:i':
      style.isItalic = isOn(value())
      break
    case 'w:vanish':
    case 'w:specVanish':
    case 'w:webHidden':
      style.isHidden = isOn(value())
      break
    case 'w:sz':
      style.size = Number(value()) / 2 || DEFAULT_SIZE
      break
    case 'w:szCs':
      style.complexSize = Number(value()) / 2 || DEFAULT_SIZE
      break
    case 'w:cs':
    case 'w:rtl':
      style.isComplex = isOn(value())
      break
    case 'w:color':
      style.color = themed(theme, of('w:themeColor'), of('w:themeTint'), of('w:themeShade')) ?? hexOf(value()) ?? 'auto'
      break
    case 'w:shd':
      style.shade = shadeOf(attributes, theme)
      break
    case 'w:highlight':
      if (isOn(value())) style.shade = HIGHLIGHTS[value() ?? ''] ?? 'unknown'
      break
    case 'w:rFonts':
      style.font = of('w:ascii') ?? of('w:hAnsi') ?? (of('w:asciiTheme') ? '' : (style.font ?? ''))
      break
    case 'w:w':
      style.scale = Number.parseInt(value() ?? '', 10) || 100
      break
    case 'w:position':
      style.position = (Number(value()) || 0) / 2
      break
    case 'w:fitText':
      style.fitWidth = twips(value())
      break
    case 'w:framePr':
      applyFrame(style, of)
      break
    case 'w:numId':
      style.isListItem = value() !== '0'
      break
    case 'w:jc':
      style.isCentred = value() === 'center'
      style.align = value() === 'right' || value() === 'end' ? 'right' : value() === 'center' ? 'center' : 'left'
      break
    case 'w:ind':
      applyIndent(style, of)
      break
    case 'w:spacing':
      applySpacing(style, of)
      break
    case 'w:pBdr':
      style.hasRule = true
      break
    default:
  }
}

type Value = (key: string) => string | undefined

/** How far before the edge of the page a frame may begin that is measured from its text. */
const FRAME_BASE = 300
function applyFrame(style: DocxStyle, of: Value): void {
  const length = (key: string) => (of(key) === undefined ? undefined : twips(of(key)))
  const from = (key: string) => {
    const own = length(key)
    return own === undefined ? {} : { [key === 'w:x' ? 'left' : 'top']: own < 0 ? own + FRAME_BASE : own }
  }
  // 0 stands for as much as is needed; where both are, as Pages writes it for each paragraph, there is no frame.
  const [width, height] = [length('w:w') || undefined, (of('w:hRule') === 'exact' && length('w:h')) || undefined]
  if (length('w:w') === 0 && length('w:h') === 0) return
  style.isFramed = true
  style.isFarOff = isBoxUnseen(
    {
      ...from('w:x'),
      ...from('w:y'),
      ...(width === undefined ? {} : { width }),
      ...(height === undefined ? {} : { height }),
    },
    ANY_PAGE,
  )
}

/** What a letter's width is where an indent is given in hundredths of one. */
const CHARACTER = 10.5
function applyIndent(style: DocxStyle, of: Value): void {
  const length = (...keys: string[]) => {
    const key = keys.find((one) => of(one) !== undefined)
    if (key === undefined) return undefined
    return key.endsWith('Chars') ? ((Number(of(key)) || 0) / 100) * CHARACTER : twips(of(key))
  }
  const left = length('w:leftChars', 'w:startChars', 'w:left', 'w:start')
  if (left !== undefined) style.indent = left
  const right = length('w:rightChars', 'w:endChars', 'w:right', 'w:end')
  if (right !== undefined) style.indentRight = right
  const hanging = length('w:hangingChars', 'w:hanging')
  const first = hanging === undefined ? length('w:firstLineChars', 'w:firstLine') : -hanging
  if (first !== undefined) style.firstLine = first
}

/** Of a run the space between letters, of a paragraph that of lines. */
function applySpacing(style: DocxStyle, of: Value): void {
  if (of('w:val') !== undefined) style.spacing = twips(of('w:val'))
  const line = of('w:line')
  if (line !== undefined) {
    delete style.line
    delete style.lineShare
    if (of('w:lineRule') === 'exact') style.line = twips(line)
    else if (of('w:lineRule') !== 'atLeast') style.lineShare = (Number(line) || 240) / 240
  }
  if (of('w:before') !== undefined) style.spaceBefore = twips(of('w:before'))
}
