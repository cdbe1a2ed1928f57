import { createPropertyReader, type DocxStyle } from './docx-properties.ts'
import type { Theme } from './docx-theme.ts'
import { walkXml } from './xml-events.ts'

/** A table's style: of all its cells, and of those in rows and columns of a kind ('firstRow', 'band1Horz'). */
export type DocxTableStyle = { all: DocxStyle; parts: ReadonlyMap<string, DocxStyle> }

export type DocxStyles = {
  theme: Theme
  base: DocxStyle
  /** With what the document says of all its text. */
  byId: (id: string | null) => DocxStyle
  /** What a style says itself, beyond that. */
  ownOf: (id: string | null) => DocxStyle
  tableById: (id: string | null) => DocxTableStyle
}

type WrittenStyle = DocxStyle & { parts?: Map<string, DocxStyle> }
type Written = { styles: Map<string, WrittenStyle>; base: DocxStyle; usual: Map<string, string> }

const DEFAULT_SIZE = 10
const MOST_ANCESTORS = 12

export function readDocxStyles(part: Uint8Array | null, theme: Theme): DocxStyles {
  const written: Written = { styles: new Map(), base: { size: DEFAULT_SIZE }, usual: new Map() }
  if (part) walkXml(part, createHandler(written, theme))
  const { styles, base, usual } = written
  const kept = new Map<string, WrittenStyle[]>()
  const chainOf = (id: string | null, type: string) => {
    const key = id ?? usual.get(type) ?? ''
    const chain = kept.get(key) ?? ancestorsOf(styles, key)
    kept.set(key, chain)
    return chain
  }
  const ownOf = (id: string | null): DocxStyle => Object.assign({}, ...chainOf(id, 'paragraph'))
  return {
    theme,
    base,
    ownOf,
    byId: (id) => ({ ...base, ...ownOf(id) }),
    tableById(id) {
      const chain = chainOf(id, 'table')
      const parts = new Map<string, DocxStyle>()
      for (const style of chain)
        for (const [kind, own] of style.parts ?? []) parts.set(kind, { ...parts.get(kind), ...own })
      return { all: Object.assign({}, ...chain), parts }
    },
  }
}

/** The style and those it is based on, the farthest first. */
function ancestorsOf(styles: ReadonlyMap<string, WrittenStyle>, id: string): WrittenStyle[] {
  const chain: WrittenStyle[] = []
  let next: string | undefined = id
  while (next && chain.length < MOST_ANCESTORS) {
    const style: WrittenStyle | undefined = styles.get(next)
    if (!style) break
    chain.unshift(style)
    next = style.basedOn
  }
  return chain
}

function createHandler({ styles, base, usual }: Written, theme: Theme) {
  const properties = createPropertyReader(theme)
  let style: WrittenStyle | null = null
  let current: DocxStyle | null = null
  return {
    open(name: string, attributes: () => Map<string, string>) {
      if (name === 'w:style') {
        const id = attributes().get('w:styleId') ?? ''
        style = {}
        current = style
        styles.set(id, style)
        if (['1', 'true', 'on'].includes(attributes().get('w:default') ?? ''))
          usual.set(attributes().get('w:type') ?? 'paragraph', id)
      } else if (name === 'w:rPrDefault' || name === 'w:pPrDefault') current = base
      else if (name === 'w:tblStylePr' && style) {
        current = {}
        style.parts ??= new Map()
        style.parts.set(attributes().get('w:type') ?? '', current)
      } else if (current) properties.open(current, name, attributes)
    },
    close(name: string) {
      properties.close(name)
      if (name === 'w:style' || name === 'w:rPrDefault' || name === 'w:pPrDefault') current = null
      else if (name === 'w:tblStylePr') current = style
    },
    text() {},
  }
}
