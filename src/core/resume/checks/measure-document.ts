import type { DocumentText, DocxText, PdfText } from '#core/resume/parse/document.ts'
import { headingKind } from '#core/resume/parse/sections/heading-kind.ts'
import { createJudge } from '#core/resume/parse/layout/judge.ts'
import type { Line } from '#core/resume/parse/layout/line.ts'
import { readLines } from '#core/resume/parse/layout/read-lines.ts'
import { splitSections } from '#core/resume/parse/sections/sections.ts'
import { countHiding } from '#core/text/unseen.ts'
import { countWords } from './count-words.ts'
import type { DocumentMeasures, MeasuredLine } from './document-measures.ts'
import { countBeside, countRows } from './measure-rows.ts'

const MOST_LINES = 4000
const LONGEST_LINE = 2000
const LONGEST_SAMPLE = 200

/** What the 26 rules need to know of the file itself, by the same reading that the facts come from. Pure. */
export function measureDocument(document: DocumentText): DocumentMeasures {
  const read = readLines(document, createJudge())
  const lines = measuredLines(read)
  const text = lines.map((line) => line.text).join('\n')
  const hidden = hiddenText(document)
  const { rows, wideRows } = document.kind === 'pdf' ? countRows(document.pages) : { rows: 0, wideRows: 0 }
  return {
    kind: document.kind,
    pages: document.kind === 'pdf' ? Math.max(1, document.pageCount) : null,
    characters: text.match(/\S/gu)?.length ?? 0,
    letters: text.match(/\p{L}/gu)?.length ?? 0,
    words: countWords(text),
    rows,
    wideRows,
    readLines: read.length,
    besideLines: document.kind === 'pdf' ? countBeside(read) : 0,
    faults: countFaults(document),
    hidden: hidden.match(/[\p{L}\p{N}]/gu)?.length ?? 0,
    hiddenWords: hidden.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_SAMPLE),
    lines,
  }
}

function measuredLines(read: Line[]): MeasuredLine[] {
  return splitSections(read)
    .flatMap(({ kind, heading, lines }) => [
      ...(heading
        ? [
            {
              ...plain(heading),
              section: kind,
              isHeading: true,
              isStandard: headingKind(heading.text.replace(/[:：]$/, '').trimEnd()) !== null,
            },
          ]
        : []),
      ...lines.map((line) => ({ ...plain(line), section: kind, isHeading: false, isStandard: false })),
    ])
    .slice(0, MOST_LINES)
}

const plain = (line: Line) => ({
  text: line.text.slice(0, LONGEST_LINE),
  isBullet: line.hasBullet,
  source: line.source,
})

function countFaults(document: DocumentText): number {
  const shapeless = (texts: string[]) => texts.reduce((sum, text) => sum + countHiding(text), 0)
  if (document.kind === 'docx') {
    const texts = document.paragraphs.flatMap((paragraph) => paragraph.runs.map((run) => run.text))
    return shapeless(texts) + texts.reduce((sum, text) => sum + (text.match(/\uFFFD/g)?.length ?? 0), 0)
  }
  const glyphs = document.pages.flatMap((page) => page.glyphs)
  return (
    glyphs.filter((glyph) => !glyph.isHidden && (glyph.isUnreadable || glyph.text.includes('\uFFFD'))).length +
    shapeless(glyphs.map((glyph) => glyph.text))
  )
}

const hiddenText = (document: PdfText | DocxText) =>
  document.kind === 'pdf'
    ? document.pages
        .flatMap((page) => page.glyphs.filter((glyph) => glyph.isHidden).map((glyph) => glyph.text))
        .join('')
    : document.paragraphs
        .flatMap((paragraph) => paragraph.runs.filter((run) => run.isHidden).map((run) => run.text))
        .join(' ')
