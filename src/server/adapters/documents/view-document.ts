import type { DocumentView } from '#core/resume/document-view.ts'
import type { DocxParagraph, DocxText, PdfText } from '#core/resume/parse/document.ts'
import { createJudge } from '#core/resume/parse/layout/judge.ts'
import { readPdfLines } from '#core/resume/parse/layout/pdf-lines.ts'
import { sanitise } from '#core/text/sanitise.ts'
import { readDocxText } from './docx-text.ts'
import { readPdfText } from './pdf-text.ts'
import type { Pdfium } from './pdfium-module.ts'
import { sniffKind } from './sniff.ts'

const MOST_LINES = 2_000

/** What stands in a document, page by page or paragraph by paragraph. Throws `DocumentProblem`. */
export async function viewDocument(file: Uint8Array, pdfium: () => Promise<Pdfium>): Promise<DocumentView> {
  return sniffKind(file) === 'pdf' ? viewPdf(readPdfText(await pdfium(), file)) : viewDocx(readDocxText(file))
}

function viewPdf({ pages, isCut }: PdfText): DocumentView {
  const lines = readPdfLines(pages, createJudge())
  const linesOf = (number: number) =>
    lines.filter(({ source }) => source.kind === 'pdf' && source.page === number).map(({ text }) => text)
  return {
    kind: 'pdf',
    pages: pages.map(({ number, width, height }) => ({
      number,
      width,
      height,
      lines: linesOf(number).filter(Boolean).slice(0, MOST_LINES),
    })),
    isCut,
  }
}

function viewDocx({ paragraphs, isCut }: DocxText): DocumentView {
  const shown = paragraphs.map((paragraph) => ({
    index: paragraph.index,
    text: textOf(paragraph),
    look: lookOf(paragraph),
  }))
  return { kind: 'docx', paragraphs: shown.filter(({ text }) => text.trim() !== ''), isCut }
}

function textOf({ runs }: DocxParagraph): string {
  return sanitise(
    runs
      .filter((run) => !run.isHidden)
      .map((run) => run.text)
      .join(''),
  )
}

function lookOf({ headingLevel, isTitle, isListItem }: DocxParagraph): 'heading' | 'item' | 'text' {
  if (isTitle || headingLevel !== null) return 'heading'
  return isListItem ? 'item' : 'text'
}
