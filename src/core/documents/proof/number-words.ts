import { must } from '#core/must.ts'
import type { Language } from './language.ts'

type Word = { lower: string; gap: string }

/** The number in words that starts here: 'four hundred and fifty', 'yüz kırk', 'quatre-vingt-dix'. */
export function numberAt(
  words: readonly Word[],
  from: number,
  { number, code }: Pick<Language, 'number' | 'code'>,
): { value: number; length: number } | null {
  let total = 0
  let part: number | null = null
  let length = 0
  for (let at = from; at < words.length && at < from + 12; at += 1) {
    const { lower, gap } = must(words[at])
    if (at > from && !/^[ -]+$/.test(gap)) break
    const unit = number.units.get(lower)
    if (unit !== undefined && fitsAfter(part, unit, code)) part = part === 80 - 20 && unit === 20 ? 80 : sum(part, unit)
    else if (number.hundred.has(lower) && (part === null || part < 100)) part = (part ?? 1) * 100
    else if (number.thousand.has(lower) && (part !== null || number.bareThousand)) {
      total += (part ?? 1) * 1000
      part = null
    } else if (number.million.has(lower) && part !== null) {
      total += part * 1_000_000
      part = null
    } else if (at > from && number.and.has(lower) && joins(words[at + 1], number.units, part ?? total)) continue
    else break
    length = at - from + 1
  }
  const value = total + (part ?? 0)
  return length === 0 || (value === 1 && length === 1) ? null : { value, length }
}

function joins(next: Word | undefined, units: ReadonlyMap<string, number>, so: number): boolean {
  const unit = next && units.get(next.lower)
  return unit !== undefined && unit < 100 && (so >= 100 || (so >= 20 && unit < 20))
}

/** 'forty' takes 'five' and not 'fifty', Turkish 'on' takes 'iki'; 'quatre' takes 'vingt', 'soixante' takes 'dix' to 'dix-neuf'. */
function fitsAfter(part: number | null, unit: number, code: Language['code']): boolean {
  if (part === null) return true
  const rest = part % 100
  if (rest === 0) return part >= 100 && unit < 100
  if (rest === 4 && unit === 20) return true
  if (rest === 10 && code === 'tr') return unit < 10
  if (rest >= 20 && rest % 10 === 0) return unit < 10 || (unit < 20 && (rest === 60 || rest === 80))
  return (rest === 10 || rest === 70 || rest === 90) && unit >= 7 && unit <= 9
}

function sum(part: number | null, unit: number): number {
  return part !== null && part % 100 === 4 && unit === 20 ? part - 4 + 80 : (part ?? 0) + unit
}

/** One word that is a whole number: 'dreihundertfünfzig', 'achtzehnte' is none. */
export function spelledNumber(word: string, { number }: Language): number | null {
  if (!number.isGlued || word.length < 7) return null
  const parts: { lower: string; gap: string }[] = []
  let rest = word
  while (rest !== '' && parts.length < 12) {
    const part = number.pieces.find((piece) => rest.startsWith(piece))
    if (part === undefined) return null
    parts.push({ lower: part, gap: '' })
    rest = rest.slice(part.length)
  }
  return valueOf(
    parts.map((part) => part.lower),
    number,
  )
}

/** Tens follow their units: 'fünf-und-zwanzig'. */
function valueOf(parts: readonly string[], number: Language['number']): number | null {
  let total = 0
  let part = 0
  let isAny = false
  for (const word of parts) {
    const unit = number.units.get(word)
    if (number.hundred.has(word)) part = Math.max(part, 1) * 100
    else if (number.thousand.has(word)) {
      total += Math.max(part, 1) * 1000
      part = 0
    } else if (unit !== undefined) part += unit
    else if (!number.and.has(word)) return null
    isAny = true
  }
  return isAny && parts.length > 1 ? total + part : null
}
