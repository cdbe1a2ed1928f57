import { pdfNumber, pdfText, type PdfFile } from './pdf-file.ts'
import type { Marked } from './pdf-structure.ts'

/** The list of parts beside a long document (ISO 32000-1, 12.3.3): its number, or null where there is nothing to list. */
export function writeBookmarks(file: PdfFile, marked: readonly Marked[]): number | null {
  const headings = marked.filter(({ piece }) => piece.tag === 'H2')
  if (headings.length === 0) return null
  const root = file.reserve()
  const ids = headings.map(() => file.reserve())
  headings.forEach(({ piece, pageId }, at) => {
    const title = piece.texts.map(({ text }) => text).join('')
    const top = (piece.texts[0]?.baseline ?? 0) + (piece.texts[0]?.size ?? 0)
    const before = at > 0 ? ` /Prev ${ids[at - 1]} 0 R` : ''
    const after = at < ids.length - 1 ? ` /Next ${ids[at + 1]} 0 R` : ''
    file.set(
      ids[at] ?? 0,
      `<< /Title ${pdfText(title)} /Parent ${root} 0 R${before}${after} /Dest [${pageId} 0 R /XYZ null ${pdfNumber(top)} null] >>`,
    )
  })
  file.set(root, `<< /Type /Outlines /First ${ids[0]} 0 R /Last ${ids.at(-1)} 0 R /Count ${ids.length} >>`)
  return root
}
