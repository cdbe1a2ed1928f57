import { spawnSync } from 'node:child_process'
import type { PdfPage } from '#core/resume/parse/document.ts'
import { readPieces } from '#core/resume/parse/layout/pieces.ts'
import { sanitise } from '#core/text/sanitise.ts'
import type { Pdfium } from '#server/adapters/documents/pdfium-module.ts'
import { readPdfText } from '#server/adapters/documents/pdf-text.ts'

/** Whether poppler's `pdftotext`, the yardstick for words, is installed. */
export const hasOracle = () => spawnSync('pdftotext', ['-v']).status === 0

/** The words of a PDF as `pdftotext` reads them and as the reader does, hidden ones included. */
export function wordsOf(pdfium: Pdfium, file: string, bytes: Uint8Array): { theirs: string[]; ours: string[] } {
  const { stdout } = spawnSync('pdftotext', ['-q', '-enc', 'UTF-8', file, '-'], { encoding: 'utf8' })
  const seen = (page: PdfPage): PdfPage => ({
    ...page,
    glyphs: page.glyphs.map((glyph) => ({ ...glyph, isHidden: false })),
  })
  const text = readPdfText(pdfium, bytes)
    .pages.flatMap((page) => readPieces(seen(page)).map((piece) => piece.text))
    .join('\n')
  return { theirs: split(stdout), ours: split(text) }
}

/** 'E D U C AT I O N' is one word with its letters set apart: `pdftotext` leaves them so. */
const SPACED = /^\p{L}{1,3}(?: \p{L}{1,3}){3,}$/gmu

const split = (text: string) =>
  sanitise(text)
    .replaceAll(/[\u2022\u25CF\u25E6\u00B7\u22C4\u2219\u25AA\u25A0\uE000-\uF8FF|]/g, ' ')
    .replaceAll(SPACED, (line) => line.replaceAll(' ', ''))
    .split(/\s+/)
    .filter(Boolean)

/** How well two bags of words agree, from 0 to 1. */
export function tokenF1(theirs: string[], ours: string[]): number {
  const left = new Map<string, number>()
  for (const word of theirs) left.set(word, (left.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of ours) {
    const count = left.get(word) ?? 0
    if (count > 0) {
      shared += 1
      left.set(word, count - 1)
    }
  }
  return theirs.length + ours.length === 0 ? 1 : (2 * shared) / (theirs.length + ours.length)
}
