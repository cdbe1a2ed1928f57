import { isUnparted } from '#core/text/unparted.ts'
import type { PrintFont } from './font.ts'
import { widthOf } from './set-text.ts'

/** No line begins with these, and none ends with those. */
const CLOSING = /^[\p{Pe}\p{Pf}\p{M}、。，．・：；？！ー々ゝ…‥,.:;?!%％ๆฯ]/u
const OPENING = /[\p{Ps}\p{Pi}]$/u

const words = new Intl.Segmenter('und', { granularity: 'word' })
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/**
 * Breaks at blanks, between the words of scripts without blanks, and inside a word that is longer than a line. A line
 * that goes on behind a blank ends with it, or its last word would grow into the next. `width` in points.
 */
export function breakLines(text: string, size: number, fonts: readonly PrintFont[], width: number): string[] {
  const blank = widthOf(' ', size, fonts)
  const lines: string[] = []
  let line = ''
  let length = 0
  for (const { part, isApart } of partsOf(text)) {
    const gap = line && isApart ? ' ' : ''
    const gapLength = gap && blank
    const partLength = widthOf(part, size, fonts)
    if (line && length + Number(gapLength) + partLength <= width) {
      line += gap + part
      length += Number(gapLength) + partLength
      continue
    }
    if (line) lines.push(line + gap)
    line = part
    length = partLength
    while (length > width) {
      const fitting = fittingStart(line, size, fonts, width)
      lines.push(fitting)
      line = line.slice(fitting.length)
      length = widthOf(line, size, fonts)
    }
  }
  return line ? [...lines, line] : lines
}

/** What may stand on a line of its own, and whether a blank is before it. */
function partsOf(text: string): { part: string; isApart: boolean }[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => piecesOf(word).map((part, at) => ({ part, isApart: at === 0 })))
}

function piecesOf(word: string): string[] {
  if (!isUnparted(word)) return [word]
  const pieces: string[] = []
  for (const { segment } of words.segment(word)) {
    const last = pieces.at(-1)
    if (last !== undefined && (CLOSING.test(segment) || OPENING.test(last))) pieces.splice(-1, 1, last + segment)
    else pieces.push(segment)
  }
  return pieces
}

function fittingStart(word: string, size: number, fonts: readonly PrintFont[], width: number): string {
  let start = ''
  let length = 0
  for (const { segment } of graphemes.segment(word)) {
    length += widthOf(segment, size, fonts)
    if (start && length > width) break
    start += segment
  }
  return start
}
