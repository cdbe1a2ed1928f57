import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Glyph, PdfPage } from '#core/resume/parse/document.ts'

const MOST_SECONDS = 9
/** The kernel holds the program to these even when the process that started it was killed. */
const LIMITED = `ulimit -t ${MOST_SECONDS}; ulimit -v 2000000; exec "$0" stdin stdout --psm 3 -c tessedit_create_tsv=1`
const MOST_OUTPUT_BYTES = 8 * 1024 * 1024
/** Words the program itself doubts more than this are left out. */
const LEAST_CONFIDENCE = 30
const [LINE, WORD] = ['4', '5']
const DESCENDER = /[gjpqyQ,;]/
const DESCENT = 0.2

/** The program that reads pictures of text, or null where it is not installed. */
export function findTesseract(searchPath = process.env['PATH'] ?? ''): string | null {
  for (const folder of searchPath.split(delimiter).filter(Boolean)) {
    try {
      accessSync(join(folder, 'tesseract'), constants.X_OK)
      return join(folder, 'tesseract')
    } catch {
      // Not here.
    }
  }
  return null
}

/** What is written on the picture (a PNG) of a page, as if the page had letters; none when the program says nothing. */
export function recognisePage(program: string, picture: Uint8Array, page: PdfPage): Glyph[] {
  const { stdout, status } = spawnSync('/bin/sh', ['-c', LIMITED, program], {
    input: picture,
    encoding: 'utf8',
    timeout: MOST_SECONDS * 1000,
    killSignal: 'SIGKILL',
    maxBuffer: MOST_OUTPUT_BYTES,
    env: { PATH: process.env['PATH'] ?? '', OMP_THREAD_LIMIT: '1' },
  })
  return status === 0 ? glyphsOf(stdout, page) : []
}

/** The letters of the program's table, each word's spread evenly over its box. */
function glyphsOf(table: string, page: PdfPage): Glyph[] {
  const rows = table.split('\n').map((row) => row.split('\t'))
  const pixels = Number(rows.find(([level]) => level === '1')?.[8])
  if (!(pixels > 0)) return []
  const scale = page.width / pixels
  const glyphs: Glyph[] = []
  let style = { size: 10, isBold: false, isItalic: false, color: 0 }
  let baseline = 0
  rows.forEach((row, at) => {
    const [left, top, width, height] = row.slice(6, 10).map((cell) => Number(cell) * scale) as [
      number,
      number,
      number,
      number,
    ]
    if (row[0] === LINE) {
      const end = rows.findIndex(([level], index) => index > at && level !== WORD)
      const hasDescender = rows
        .slice(at + 1, end < 0 ? rows.length : end)
        .some((word) => DESCENDER.test(word[11] ?? ''))
      baseline = top + height * (hasDescender ? 1 - DESCENT : 1)
      style = { ...style, size: Math.round(height * (hasDescender ? 1 : 1 + DESCENT) * 2) / 2 }
    }
    const text = row[11]?.trim() ?? ''
    if (row[0] !== WORD || text === '' || !(Number(row[10]) >= LEAST_CONFIDENCE) || !Number.isFinite(left + width))
      return
    const letters = [...text]
    letters.forEach((letter, index) =>
      glyphs.push({
        text: letter,
        left: left + (width * index) / letters.length,
        right: left + (width * (index + 1)) / letters.length,
        top,
        bottom: top + height,
        baseline,
        style,
        isHidden: false,
        isUnreadable: false,
      }),
    )
  })
  return glyphs
}
