import { lowerCase } from '#core/text/turkish-letters.ts'
import { bareWord } from './word-endings.ts'

/** A word of a text as terms are compared: lower case, signs inside kept ('c++', '.net', 'node.js', 'c#'). */
export type Token = {
  key: string
  /** The key without endings and elisions: 'docker' of 'Docker'da'. */
  bare: string
  text: string
  start: number
  end: number
  /** What stands between this token and the one before: a blank or hyphen joins, other signs part. */
  joint: 'start' | 'tight' | 'blank' | 'comma' | 'slash' | 'bracket' | 'stop' | 'other'
}

const WORD = /\.?[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[.'’_][\p{L}\p{N}]+)*(?:\+{1,2}|#|\*)?/gu

export function tokenise(text: string): Token[] {
  const tokens: Token[] = []
  const hasFields = text.includes('|') && text.includes(',')
  let end = 0
  for (const match of text.matchAll(WORD)) {
    let word = match[0]
    let start = match.index
    // A dot before a word is part of it only in '.NET' and its kin, at a word's start.
    if (
      word.startsWith('.') &&
      (!/^\.net/i.test(word) || (start > 0 && /[\p{L}\p{N}]/u.test(text.charAt(start - 1))))
    ) {
      word = word.slice(1)
      start += 1
    }
    const between = text.slice(end, start)
    const key = keyOf(word)
    tokens.push({
      key,
      bare: bareWord(key),
      text: word,
      start,
      end: start + word.length,
      joint: tokens.length === 0 ? 'start' : jointOf(between, hasFields),
    })
    end = start + word.length
  }
  return tokens
}

function keyOf(word: string): string {
  return lowerCase(word).normalize('NFKC').replaceAll('’', "'")
}

/** `hasFields` where lists have commas, so that a bar parts what does not belong together: 'Tide Board | Rust, SQLite'. */
function jointOf(between: string, hasFields: boolean): Token['joint'] {
  if (between === '' || /^[-‐‑_.]$/.test(between)) return 'tight'
  if (/[\n\r]/.test(between)) return 'stop'
  // columns of a row: 'Kotlin   Android   Jetpack Compose'
  if (/^\s*(?:\t|\s{3})\s*$/.test(between)) return 'comma'
  if (/^\s+$/.test(between)) return 'blank'
  // A bullet behind a full stop opens the next statement.
  if (/[.!?]\s*[•·▪◦●]/.test(between) || (hasFields && between.includes('|'))) return 'stop'
  if (/[,;|•·▪◦●]/.test(between)) return 'comma'
  if (/^\s*[/&+]\s*$/.test(between)) return 'slash'
  if (/[()[\]]/.test(between)) return 'bracket'
  if (/[.!?:]/.test(between)) return 'stop'
  return 'other'
}
