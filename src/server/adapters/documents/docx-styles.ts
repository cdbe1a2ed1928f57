import { must } from '#core/must.ts'
import { isFarOff, type Ground } from './docx-sight.ts'
import { walkXml } from './xml-events.ts'

/** What a style says about paragraphs and runs; undefined where it leaves that to the one it is based on. */
export type DocxStyle = {
  basedOn?: string | undefined
  isDefault?: boolean
  isBold?: boolean
  isItalic?: boolean
  isHidden?: boolean
  size?: number
  color?: number | 'auto'
  /** Behind the letters. */
  shade?: Ground | undefined
  /** Width of the letters in percent. */
  scale?: number
  /** Height of a line that is set for good, in points. */
  line?: number
  isFarOff?: boolean
  headingLevel?: number
  isTitle?: boolean
  isListItem?: boolean
  isCentred?: boolean
  indent?: number
  spaceBefore?: number
  hasRule?: boolean
}

export type DocxStyles = { byId: (id: string | null) => DocxStyle; base: DocxStyle }

const DEFAULT_SIZE = 10
const MOST_ANCESTORS = 12

export function readDocxStyles(part: Uint8Array | null): DocxStyles {
  const styles = new Map<string, DocxStyle>()
  const base: DocxStyle = { size: DEFAULT_SIZE }
  if (part) walkXml(part, createHandler(styles, base))
  const resolved = new Map<string, DocxStyle>()
  const normal = [...styles.entries()].find(([, style]) => style.isDefault)?.[0] ?? null
  return {
    base,
    byId(id) {
      const key = id ?? normal ?? ''
      let style = resolved.get(key)
      if (!style) {
        style = withAncestors(styles, key, base)
        resolved.set(key, style)
      }
      return style
    },
  }
}

function withAncestors(styles: Map<string, DocxStyle>, id: string, base: DocxStyle): DocxStyle {
  const chain: DocxStyle[] = []
  let next: string | undefined = id
  while (next && chain.length < MOST_ANCESTORS) {
    const style: DocxStyle | undefined = styles.get(next)
    if (!style) break
    chain.push(style)
    next = style.basedOn
  }
  return Object.assign({}, base, ...chain.reverse())
}

function createHandler(styles: Map<string, DocxStyle>, base: DocxStyle) {
  let current: DocxStyle | null = null
  return {
    open(name: string, attributes: () => Map<string, string>) {
      if (name === 'w:style') {
        current =
          attributes().get('w:default') === '1' && attributes().get('w:type') === 'paragraph' ? { isDefault: true } : {}
        styles.set(attributes().get('w:styleId') ?? '', current)
      } else if (name === 'w:rPrDefault') current = base
      else if (current) applyProperty(current, name, attributes)
    },
    close(name: string) {
      if (name === 'w:style' || name === 'w:rPrDefault') current = null
    },
    text() {},
  }
}

const PALE_THEME = new Set(['background1', 'light1'])
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

const hexOf = (value: string | undefined) =>
  /^[0-9a-f]{6}$/i.test(value ?? '') ? Number.parseInt(must(value), 16) : undefined

const isOn = (value: string | undefined) => value !== '0' && value !== 'false' && value !== 'none'

/** One property of a paragraph, run or style, whichever of them it stands in. */
export function applyProperty(style: DocxStyle, name: string, attributes: () => Map<string, string>): void {
  const value = () => attributes().get('w:val')
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
    case 'w:color':
      style.color = hexOf(value()) ?? (PALE_THEME.has(attributes().get('w:themeColor') ?? '') ? 0xffffff : 'auto')
      break
    case 'w:shd':
      style.shade = attributes().has('w:themeFill') ? 'unknown' : hexOf(attributes().get('w:fill'))
      break
    case 'w:highlight':
      if (isOn(value())) style.shade = HIGHLIGHTS[value() ?? ''] ?? 'unknown'
      break
    case 'w:w':
      style.scale = Number.parseInt(value() ?? '', 10) || 100
      break
    case 'w:framePr':
      style.isFarOff = ['w:x', 'w:y'].some((at) => isFarOff(Number(attributes().get(at) ?? 0) / 20))
      break
    case 'w:numId':
      style.isListItem = value() !== '0'
      break
    case 'w:jc':
      style.isCentred = value() === 'center'
      break
    case 'w:ind':
      style.indent = Number(attributes().get('w:left') ?? attributes().get('w:start') ?? 0) / 20
      break
    case 'w:spacing':
      if (attributes().get('w:lineRule') === 'exact') style.line = Number(attributes().get('w:line') ?? 240) / 20
      if (attributes().has('w:before')) style.spaceBefore = Number(attributes().get('w:before')) / 20
      break
    case 'w:pBdr':
      style.hasRule = true
      break
    default:
  }
}
