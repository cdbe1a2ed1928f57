import type { PrintFonts } from './font.ts'
import { missingLetters } from './set-text.ts'

/** A sign that the fonts cannot draw, and what stands for it; '' where it is left out. */
export type PlainSign = { sign: string; as: string }

/** Signs with a plain form that says the same. */
const PLAIN: readonly (readonly [string, RegExp])[] = [
  ['->', /[→➔➙➛➜➝➞➡⟶⟹⇒⇨⮕🡒]/u],
  ['<-', /[←⟵⟸⇐⇦⬅]/u],
  ['<->', /[↔⟷⇔⟺]/u],
  ['•', /[●○◦▪▫■□◆◇▶►▸‣⁃∙⦁❖➢➤]/u],
  ['–', /[―‒⸺⸻﹘－−⎯]/u],
  ['>=', /[≥⩾]/u],
  ['<=', /[≤⩽]/u],
  ['~', /[≈∼]/u],
  ['*', /[★☆✱✳⋆]/u],
  ["'", /[′‵]/u],
  ['"', /[″‶]/u],
]

/**
 * The text of whatever is printed, with plain signs for those that the fonts lack; one without a plain form is left out.
 * A letter or digit that they lack stays: a name without it would be another name, so nothing can be printed.
 */
export function withPlainSigns<Printed>(printed: Printed, fonts: PrintFonts): { printed: Printed; signs: PlainSign[] } {
  const missing = missingLetters(JSON.stringify(printed), fonts).filter((letter) => !/[\p{L}\p{N}\p{M}]/u.test(letter))
  if (missing.length === 0) return { printed, signs: [] }
  const signs = missing.map((sign) => ({ sign, as: plainOf(sign, fonts) }))
  const as = new Map(signs.map((one) => [one.sign, one.as]))
  const plain = (text: string): string => {
    const changed = Array.from(text, (letter) => as.get(letter) ?? letter).join('')
    return changed === text ? text : changed.replaceAll(/ {2,}/g, ' ').trim()
  }
  return { printed: inStrings(printed, plain) as Printed, signs }
}

function plainOf(sign: string, fonts: PrintFonts): string {
  const wide = sign.normalize('NFKC')
  const forms = [...PLAIN.filter(([, signs]) => signs.test(sign)).map(([plain]) => plain), wide === sign ? '' : wide]
  return forms.find((form) => form !== '' && missingLetters(form, fonts).length === 0) ?? ''
}

function inStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((one) => inStrings(one, change))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inStrings(one, change)]))
}
