import { BOUND } from './bound-roles.ts'
import { DEVICES_AND_PAPERS } from './device-roles.ts'
import { EXCUSES } from './excuse-roles.ts'
import { FEES } from './fee-roles.ts'
import { GOODS } from './goods-roles.ts'
import { LENT } from './lent-roles.ts'
import { OWN } from './own-roles.ts'
import { PASSED } from './passed-roles.ts'
import { PERSON } from './person-roles.ts'
import { PRICES } from './price-roles.ts'
import { STAND_INS } from './stand-in-roles.ts'
import { STRANGERS } from './stranger-roles.ts'
import { classesOf } from './role-words.ts'

const CLASSES = {
  ...GOODS,
  ...OWN,
  ...PERSON,
  ...PRICES,
  ...EXCUSES,
  ...LENT,
  ...PASSED,
  ...STAND_INS,
  ...STRANGERS,
  ...FEES,
  ...DEVICES_AND_PAPERS,
  ...BOUND,
}
export type Role = keyof typeof CLASSES | 'AMOUNT' | 'PAY'

/** Currencies behind a sum and before it, as folded words. */
const BEHIND =
  'usdt?|eur|euros?(?:yu|luk)?|gbp|pounds?|dollars?|cad|aud|chf|franken|francs?|aed|dirhams?|sar|riyals?|inr|rupees?|rupien|ngn|naira|pln|zl|zloty|czk|tl|lira|liray[ai]|liralik|usdc|pesos?|mxn|php|rand|zar|kes|ksh|shillings?|ghs|brl|reais'
const BEFORE = 'eur|usdt?|gbp|cad|aud|chf|try|inr|rs|ksh|kes|ngn|zar|aed|php'
const AMOUNT = new RegExp(
  String.raw`[$€£₺₦₹] ?\d|(?<![a-z])n\d{1,3} \d{3}(?!\d)|\d ?(?:€|\$|£|₺|₦|₹|(?:${BEHIND})(?![a-z]))|(?<![a-z])(?:${BEFORE}) ?\d|(?<![a-z])r\d{2}| (?:costs?|kostet|kosten) \d\d`,
)

/** A sum for an hour, a day, a month or a year is earned. */
const WAGE = new RegExp(
  String.raw`(?:${AMOUNT.source})[\d €$£₺₦₹]*(?:[a-z]+ ){0,2}(?:(?:an?|per|each|pro|je|par|por|al|im|l|la|mtl|monatl) )(?:hour|h|day|shift|week|month|year|annum|stunde|std|tag|schicht|woche|monat|jahr|heure|jour|semaine|mois|an|hora|dia|semana|mes|ano)(?![a-z])|(?:aylik|gunluk|saatlik|yillik|haftalik|monthly|annual|monatlich) (?:[a-z]+ ){0,2}\d[\d ]*`,
  'g',
)

const readClasses = classesOf(CLASSES)

/** Which parts of a deal a sentence names, given as words with a blank around each. */
export function rolesIn(said: string): ReadonlySet<Role> {
  const roles = readClasses(said)
  if (!AMOUNT.test(said)) return roles
  return new Set<Role>([...roles, 'PAY', ...(AMOUNT.test(said.replaceAll(WAGE, ' ')) ? (['AMOUNT'] as const) : [])])
}
