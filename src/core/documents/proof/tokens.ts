import { must } from '#core/must.ts'
import { withCompany } from './company.ts'
import { plainText } from './hidden.ts'
import type { Language } from './language.ts'
import { withOrdinals } from './ordinals.ts'
import { numberAt, spelledNumber } from './number-words.ts'

export type Token = {
  /** As written. */
  text: string
  lower: string
  /** What stands between this token and the one before. */
  gap: string
  /** What stands behind it, up to the next token or the end. */
  tail: string
  /** The value of a figure, or of a number in words. */
  value: number | null
  /** Written in words. */
  isSpelled: boolean
  /** As the rewrite has it, where it is compared in another unit. */
  written?: string
}

const TOKEN = /\d+(?:[.,]\d+)*|\p{L}[\p{L}\p{M}\d]*(?:[+#]+(?!\p{L}))?/gu
const LONGEST = 4000

/** The words and numbers of a text; hyphens, slashes and apostrophes part words. */
export function tokensOf(text: string, language: Language): Token[] {
  const plain = withPhrases(plainText(text.slice(0, LONGEST)), language)
  const tokens: Token[] = []
  let end = 0
  for (const match of plain.matchAll(TOKEN)) {
    const lower = language.lower(match[0])
    const gap = plain.slice(end, match.index)
    end = match.index + match[0].length
    const last = tokens.at(-1)
    if (last) last.tail = gap
    tokens.push({
      text: match[0],
      lower,
      gap,
      tail: '',
      value: /^\d/.test(lower) ? figure(match[0]) : null,
      isSpelled: false,
    })
  }
  const last = tokens.at(-1)
  if (last) last.tail = plain.slice(end)
  return joinNumbers(tokens, language)
}

function withPhrases(text: string, language: Language): string {
  const joined = withCompany(withOrdinals(text, language.code), language.code)
    .replaceAll(/(?<![\p{L}\d])second-(?=\p{L})/giu, 'secondary ')
    .replaceAll(/(?<![\p{L}\d])co-(?=\p{L})/giu, 'co')
    .replaceAll(
      /(?<![\p{L}\d.,])(\d[\d.,]{0,12}k?) ?\+(?![\p{L}\d+])/giu,
      language.code === 'en' ? 'more than $1' : '$&',
    )
    .replaceAll(/(?<=\p{L})-free(?!\p{L})/giu, ' without')
  let changed = joined
  let lower = joined.toLowerCase()
  for (const { pattern, word, first } of language.phrases) {
    if (!lower.includes(first)) continue
    changed = changed.replaceAll(pattern, word)
    lower = changed.toLowerCase()
  }
  return changed
}

/** 80,000 and 80.000 are eighty thousand; 0.88 and 0,88 are not. */
function figure(digits: string): number {
  const groups = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits) && !digits.startsWith('0')
  if (groups) return Number(digits.replaceAll(/[.,]/g, ''))
  const parts = digits.split(/[.,]/)
  const last = parts.pop() ?? ''
  return parts.length === 0 ? Number(last) : Number(`${parts.join('')}.${last}`)
}

/** Numbers in words, digits grouped by blanks, and what multiplies: '80k', '1.2M', '3 thousand'. */
function joinNumbers(tokens: readonly Token[], language: Language): Token[] {
  const joined: Token[] = []
  for (let at = 0; at < tokens.length;) {
    const token = must(tokens[at])
    const spelled = token.value === null ? (spelledNumber(token.lower, language) ?? null) : null
    const run = token.value === null ? numberAt(tokens, at, language) : null
    if (run) {
      joined.push(merged(tokens, at, run.length, run.value, true))
      at += run.length
    } else if (spelled !== null) {
      joined.push({ ...token, value: spelled, isSpelled: true })
      at += 1
    } else if (token.value !== null) {
      const { length, value } = grownFigure(tokens, at, token.value, language)
      joined.push(merged(tokens, at, length, value, false))
      at += length
    } else {
      joined.push(token)
      at += 1
    }
  }
  return joined
}

function grownFigure(tokens: readonly Token[], from: number, start: number, language: Language) {
  let value = start
  let length = 1
  while (
    /^\d{1,3}$/.test(must(tokens[from]).text) &&
    /^\d{3}$/.test(tokens[from + length]?.text ?? '') &&
    tokens[from + length]?.gap === ' '
  ) {
    value = value * 1000 + Number(must(tokens[from + length]).text)
    length += 1
  }
  const next = tokens[from + length]
  if (next && /^[ -]?$/.test(next.gap)) {
    const factor = language.magnitude(
      next.text,
      next.gap === '',
      must(tokens[from]).gap,
      tokens[from + length + 1]?.gap ?? '',
    )
    if (factor > 1) return { length: length + 1, value: value * factor }
  }
  return { length, value }
}

function merged(tokens: readonly Token[], from: number, length: number, value: number, isSpelled: boolean): Token {
  const parts = tokens.slice(from, from + length)
  const text = parts.map((part, at) => (at === 0 ? part.text : part.gap + part.text)).join('')
  return { text, lower: text.toLowerCase(), gap: must(parts[0]).gap, tail: must(parts.at(-1)).tail, value, isSpelled }
}
