import { must } from '#core/must.ts'
import { walkXml } from './xml-events.ts'

/** What a style says about paragraphs and runs; undefined where it leaves that to the one it is based on. */
export type DocxStyle = {
  basedOn?: string | undefined
  isDefault?: boolean
  isBold?: boolean
  isItalic?: boolean
  isHidden?: boolean
  size?: number
  color?: number
  headingLevel?: number
  isTitle?: boolean
  isListItem?: boolean
  isCentred?: boolean
  indent?: number
  spaceBefore?: number
  hasRule?: boolean
  hasShade?: boolean
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
    case 'w:webHidden':
      style.isHidden = isOn(value())
      break
    case 'w:sz':
      style.size = Number(value()) / 2 || DEFAULT_SIZE
      break
    case 'w:color':
      style.color = /^[0-9a-f]{6}$/i.test(value() ?? '') ? Number.parseInt(must(value()), 16) : 0
      break
    case 'w:shd':
      style.hasShade = attributes().has('w:themeFill') || !/^(auto|ffffff)?$/i.test(attributes().get('w:fill') ?? '')
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
      if (attributes().has('w:before')) style.spaceBefore = Number(attributes().get('w:before')) / 20
      break
    case 'w:pBdr':
      style.hasRule = true
      break
    default:
  }
}
