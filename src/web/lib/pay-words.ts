import type { Language } from '#core/account/languages.ts'
import { basisIn } from '#core/ads/fields/pay-basis.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { formatsOf } from '../strings/format.ts'
import { useLanguage, useStrings } from '../strings/strings.tsx'

type Pay = {
  text: string
  min?: number | null
  max?: number | null
  currency: string | null
  period: 'hour' | 'day' | 'week' | 'month' | 'year' | null
}

export function usePayWords(): (pay: Pay) => string {
  const words = useStrings('shell')
  const language = useLanguage()
  return (pay) => payText(pay, words, language)
}

/** Pay in one form wherever it was read: '£28,000 – £32,000 a year'. Words beside the figures ('plus bonus') stay as they are written. */
export function payText(
  { text, min = null, max = null, currency, period }: Pay,
  { payPeriods, payBasis, payEnds }: Pick<Catalogue['shell'], 'payPeriods' | 'payBasis' | 'payEnds'>,
  language: Language,
): string {
  const figures = [...new Set([min, max].filter((amount) => amount !== null))]
  const { basis, rest } = basisIn(text)
  if (figures.length > 0 && currency !== null && period !== null && saysFiguresAlone(rest)) {
    const said = [formatsOf(language).amounts(currency, figures), payPeriods[period], basis && payBasis[basis]]
      .filter(Boolean)
      .join(' ')
    return max === null ? payEnds.from(said) : min === null ? payEnds.upTo(said) : said
  }
  const namesCurrency = /\p{Sc}|\p{L}{2}/u.test(text)
  const namesTime = /\p{L}{4}/u.test(rest)
  return [text, !namesCurrency && currency, !namesTime && period && payPeriods[period]].filter(Boolean).join(' ')
}

/** What adverts in the languages we read put between and behind two figures. */
const PLAIN_WORDS = [
  'to an? per and annum p\\.?a\\.? year(?:ly)? annual(?:ly)? month(?:ly)? week(?:ly)? da(?:y|ily) hour(?:ly)?',
  'bis und zwischen pro je im Jahr jährlich Monat monatlich Stunde Tag',
  'ile ila arası(?:nda)? yıl(?:lık)? ay(?:lık)? hafta(?:lık)? gün(?:lük)? saat(?:lik)?',
  'à et entre par an(?:nuels?)? mois mensuel heure jour',
  'hasta y entre al por a año anual mes mensual hora día até e ano mês',
]
  .join(' ')
  .replaceAll(' ', '|')
const BESIDE_FIGURES = new RegExp(
  `\\p{Sc}|[\\d.,’' \\u00a0\\u202f]+[kK]?|[-–—/]|(?<!\\p{L})(?:[A-Z]{3}|${PLAIN_WORDS})(?!\\p{L})`,
  'gu',
)

/** Nothing but figures, their currency and their time. */
function saysFiguresAlone(text: string): boolean {
  return text.replaceAll(BESIDE_FIGURES, '').trim() === ''
}
