import { any } from '#core/text/any.ts'

/** Before tax or after it, where an advert or an offer says so beside the sum. */
type PayBasis = 'net' | 'gross'

const NET = any('net(?:to|te|s|tes)?', 'neto(?:s)?', 'nett[oaie]', 'after tax', 'take-home', 'liquid[oi]s?')
const GROSS = any(
  'gross',
  'brutto',
  'brüt',
  'brut(?:e|s|es)?',
  'bruto(?:s)?',
  'lord[oaie]',
  'before tax',
  'il?líquid[oi]s?',
)
const BASIS = any(NET, GROSS)
/** Words of pay and time between it and the sum: 'net maaş 95.000', 'brutto im Monat'. */
const BETWEEN = any(
  'pay|salary|wage|a|an|per|p\\.?a\\.?|annum|year|month|hour|yearly|monthly|annual(?:ly)?',
  '\\p{L}*gehalt|\\p{L}*lohn|im|pro|je|jahr|monat|stunde|jährlich|monatlich|std\\.?',
  'maaş\\p{L}*|ücret\\p{L}*|aylık|yıllık|saatlik|ayda|yılda',
  'salaire|par|an|mois|heure|annuels?|mensuels?|salario|sueldo|al|por|mes|año|hora|anual(?:es)?|mensual(?:es)?',
)
const NEAR = 40
const BEFORE = new RegExp(`(?<![\\p{L}.#])(${BASIS})(?:[\\s:/-]{1,3}${BETWEEN}){0,2}[\\s:]{0,3}$`, 'iu')
const AFTER = new RegExp(`^(?:[\\s,(/]{0,2}${BETWEEN}(?!\\p{L})){0,3}[\\s,(/]{0,2}(${BASIS})(?![\\p{L}-])`, 'iu')
const IN_TEXT = new RegExp(`(?<![\\p{L}.#])(?:(${NET})|${GROSS})(?![\\p{L}])`, 'iu')

/** The word for it right before or behind a sum that stands from `from` to `to`. */
export function basisBeside(
  text: string,
  { from, to }: { from: number; to: number },
): { word: string; isBefore: boolean } | null {
  const before = BEFORE.exec(text.slice(Math.max(0, from - NEAR), from))?.[1]
  if (before !== undefined) return { word: before, isBefore: true }
  const after = AFTER.exec(text.slice(to, to + NEAR))?.[1]
  return after === undefined ? null : { word: after, isBefore: false }
}

/** Which one the words of a pay say, and the rest of them. */
export function basisIn(text: string): { basis: PayBasis | null; rest: string } {
  const found = IN_TEXT.exec(text)
  if (!found) return { basis: null, rest: text }
  return {
    basis: found[1] === undefined ? 'gross' : 'net',
    rest: text.replace(IN_TEXT, ' ').replaceAll(/\s+/g, ' ').trim(),
  }
}
