import { EXCUSES } from './excuse-roles.ts'
import { GOODS } from './goods-roles.ts'
import { LENT } from './lent-roles.ts'
import { OWN } from './own-roles.ts'
import { PASSED } from './passed-roles.ts'
import { PERSON } from './person-roles.ts'
import { PRICES } from './price-roles.ts'
import { STRANGERS } from './stranger-roles.ts'
import { classesOf } from './role-words.ts'

const CLASSES = { ...GOODS, ...OWN, ...PERSON, ...PRICES, ...EXCUSES, ...LENT, ...PASSED, ...STRANGERS }
export type Role = keyof typeof CLASSES | 'AMOUNT' | 'PAY'

const AMOUNT =
  /[$€£₺] ?\d|\d ?(?:€|\$|£|₺|(?:usdt?|eur|euros?(?:yu|luk)?|gbp|pounds?|dollars?|cad|aud|chf|aed|sar|inr|ngn|pln|tl|lira|liray[ai]|liralik|usdc)(?![a-z]))|(?:eur|usdt?|gbp|cad|try) \d| (?:costs?|kostet|kosten) \d\d/

/** A sum for an hour, a month or a year is earned. */
const WAGE = new RegExp(
  `(?:${AMOUNT.source})[\\d €$£₺]*(?:[a-z]+ ){0,2}(?:(?:an?|per|each|pro|je|par|por|al|im|l|la|mtl|monatl) )(?:hour|h|week|month|year|annum|stunde|std|woche|monat|jahr|heure|semaine|mois|an|hora|semana|mes|ano)(?![a-z])|(?:aylik|saatlik|yillik|haftalik|monthly|annual|monatlich) (?:[a-z]+ ){0,2}\\d[\\d ]*`,
  'g',
)

const readClasses = classesOf(CLASSES)

/** Which parts of a deal a sentence names, given as words with a blank around each. */
export function rolesIn(said: string): ReadonlySet<Role> {
  const roles = readClasses(said)
  if (!AMOUNT.test(said)) return roles
  return new Set<Role>([...roles, 'PAY', ...(AMOUNT.test(said.replaceAll(WAGE, ' ')) ? (['AMOUNT'] as const) : [])])
}
