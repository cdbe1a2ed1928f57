import type { Language } from '#core/account/languages.ts'
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
  const { payPeriods } = useStrings('shell')
  const language = useLanguage()
  return (pay) => payText(pay, payPeriods, language)
}

/** Pay in one form wherever it was read: '£28,000 – £32,000 a year'. Words beside the figures ('plus bonus') stay as they are written. */
export function payText(
  { text, min = null, max = null, currency, period }: Pay,
  payPeriods: Catalogue['shell']['payPeriods'],
  language: Language,
): string {
  const figures = [...new Set([min, max].filter((amount) => amount !== null))]
  if (figures.length > 0 && currency !== null && period !== null && saysFiguresAlone(text))
    return `${formatsOf(language).amounts(currency, figures)} ${payPeriods[period]}`
  const namesCurrency = /\p{Sc}|\p{L}{2}/u.test(text)
  const namesTime = /\p{L}{4}/u.test(text)
  return [text, !namesCurrency && currency, !namesTime && period && payPeriods[period]].filter(Boolean).join(' ')
}

const BESIDE_FIGURES =
  /\p{Sc}|[\d.,’' \u00a0\u202f]+k?|[-–—/]|\b(?:[A-Z]{3}|an?|per|to|annum|p\.?a\.?|year(?:ly)?|month(?:ly)?|week(?:ly)?|da(?:y|ily)|hour(?:ly)?)\b/gu

/** Nothing but figures, their currency and their time. */
function saysFiguresAlone(text: string): boolean {
  return text.replaceAll(BESIDE_FIGURES, '').trim() === ''
}
