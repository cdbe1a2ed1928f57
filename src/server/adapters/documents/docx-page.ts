import { twips } from './docx-properties.ts'
import type { Ground, Page } from './docx-sight.ts'
import { createShapes } from './docx-shapes.ts'
import { hexOf, type Theme } from './docx-theme.ts'
import { walkXml } from './xml-events.ts'

/** What is said of the pages of a document before its text is read. */
export type Pages = {
  /** Of the paragraph that is the n-th to open, from 0. */
  of: (paragraph: number) => Page
  ground: Ground | undefined
  /** Ids of the headers and footers that pages show. */
  shown: ReadonlySet<string>
  hasFields: boolean
  /** Whether text may stand on shapes or pictures, and that of the body too. */
  painted: { any: boolean; behind: boolean }
}

const A4: Page = { width: 595, height: 842, left: 72, right: 523, top: 72, columns: 1 }

/** `sides` are headers and footers, which lie behind the text of the body. */
export function readPages(
  body: Uint8Array,
  sides: readonly Uint8Array[],
  settings: Uint8Array | null,
  theme: Theme,
): Pages {
  const sections: { until: number; page: Page }[] = []
  const shown = new Set<string>()
  const hasEven = settings !== null && Buffer.from(settings).includes('w:evenAndOddHeaders')
  let ground: Ground | undefined
  let paragraphs = 0
  let [begun, ended] = [0, 0]
  let size = { width: A4.width, height: A4.height }
  let margins = { left: 72, right: 72, top: 72 }
  let columns = 1
  let references: { id: string; type: string }[] = []
  let hasTitlePage = false
  walkXml(body, {
    open(name, attributes) {
      const of = (key: string) => attributes().get(key)
      const length = (key: string, usual: number) => (of(key) === undefined ? usual : twips(of(key)))
      if (name === 'w:p') paragraphs += 1
      else if (name === 'w:background') ground = hexOf(of('w:color')) ?? ground
      else if (name === 'w:fldChar') {
        if (of('w:fldCharType') === 'begin') begun += 1
        else if (of('w:fldCharType') === 'end') ended += 1
      } else if (name === 'w:sectPr') {
        references = []
        columns = 1
        hasTitlePage = false
      } else if (name === 'w:pgSz') size = { width: length('w:w', A4.width), height: length('w:h', A4.height) }
      else if (name === 'w:pgMar')
        margins = { left: length('w:left', 72), right: length('w:right', 72), top: length('w:top', 72) }
      else if (name === 'w:cols') columns = Number(of('w:num') ?? 1) || 1
      else if (name === 'w:titlePg') hasTitlePage = of('w:val') !== '0' && of('w:val') !== 'false'
      else if (name === 'w:headerReference' || name === 'w:footerReference')
        references.push({ id: of('r:id') ?? '', type: of('w:type') ?? 'default' })
    },
    close(name) {
      if (name !== 'w:sectPr') return
      const { left, right, top } = margins
      sections.push({
        until: paragraphs,
        page: { ...size, left, right: size.width - right, top: Math.abs(top), columns },
      })
      for (const { id, type } of references)
        if (type === 'default' || (type === 'first' && hasTitlePage) || (type === 'even' && hasEven)) shown.add(id)
    },
    text() {},
  })
  const ownPaint = paintedIn(body, theme)
  const sidePaint = sides.some((part) => paintedIn(part, theme).any)
  return {
    of: sectionFinder(sections),
    ground,
    shown,
    hasFields: begun === ended,
    painted: { any: ownPaint.any || sidePaint, behind: ownPaint.behind || sidePaint },
  }
}

/** Paragraphs are asked for in their order, so no section is looked at twice. */
function sectionFinder(sections: readonly { until: number; page: Page }[]): Pages['of'] {
  let at = 0
  return (paragraph) => {
    if (paragraph < (sections[at - 1]?.until ?? 0)) at = 0
    while (at < sections.length - 1 && paragraph >= (sections[at]?.until ?? 0)) at += 1
    return sections[at]?.page ?? A4
  }
}

function paintedIn(part: Uint8Array, theme: Theme): { any: boolean; behind: boolean } {
  const shapes = createShapes(theme)
  const hasDrawings = ['<wp:', '<v:'].some((mark) =>
    Buffer.from(part.buffer, part.byteOffset, part.length).includes(mark),
  )
  if (!hasDrawings) return shapes.painted
  walkXml(part, {
    open: (name, attributes) => shapes.open(name, attributes, A4, true),
    close: (name) => shapes.close(name, A4),
    text: (text) => shapes.text(text, A4),
  })
  return shapes.painted
}
