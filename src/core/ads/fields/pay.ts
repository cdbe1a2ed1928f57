import { must } from '#core/must.ts'
import { yenIn } from '../eastern.ts'
import { fold } from '../fold.ts'
import { basisBeside, basisIn } from './pay-basis.ts'
import { isPaidByMonth, moneyIn, usualPeriod, type Money, type Pay } from './money.ts'

export type PayFound = { pay: Pay; words: string; from: number; isLabelled: boolean }

const SAYS_PAY =
  /\b(?:salar(?:y|ies)|pay|pays|paid|compensation|wages?|rate|rates|remuneration|earn|base|gross|net|brutto|netto|\w*gehalt\w*|vergutung|entgelt\w*|verdienst|\w*lohn|maas\w*|ucret\w*|brut|brute|salaire|remuneration|tjm|salarial\w*|salario|sueldo|bruto|brutos|retribucion|retribuzione|stipendio|ral|lord[aio]|nett[aio]|mensil[ei]|salaris|per maand|per jaar|per uur|wynagrodzenie|pensja|zarobki|remuneracao|vencimento|ordenado|por mes|al mese|miesiecznie|mies|per (?:hour|annum|year|month|day|week)|an hour|a year|a month|a day|hourly|annually|annual|p\.?a\.?|doe|ote|to start|actual|fte|full[- ]time equivalent|pro rata\S*|ctc|lpa|pro (?:jahr|monat|stunde)|im (?:jahr|monat)|al (?:ano|mes)|par (?:an|mois|jour))\b|\/ ?(?:hr|h|hour|yr|year|mo|month|day|ay|mes|mois|an)\b/
/** Sums that are no wage: what the firm earns, raised or gives beside it. */
const OTHER_SUM =
  /\b(?:budget|stipends?|bonus(?:es)?|allowances?|assistance|reimburs\w*|sign-?on|signing|(?:joining|retention) (?:payment|award|incentive|fee)|relocation|referral|raised|raise|funding|seed|series [a-h]|revenue|arr|mrr|turnover|valuation|invest\w*|quota|prize|discount|match(?:ing|ed)?|contribution|voucher|learn\w*|training|courses?|conference|equipment|home office (?:set|budget)|desk|laptop|wellness|gym|mental health|fees?|deposit|refundable|customers|clients|transactions?|donat\w*|grants?|worth of|projects?|umsatz|zuschuss\w*|weiterbildung\w*|fortbildung\w*|jobrad|essens\w*|pramie|butcesi|butce|ciro|ticket|tickets|prime|formation|cuota|ayuda|presupuesto|cheque|million|billion|equity|shares|ote|estimated?|estimate|schatzung\w*|geschatzt\w*|tahmin\w*|estimation|estime|estimad[oa]|estimacion|stimat[oa]|geschat|glassdoor|housing|wohnung\w*|miete|warmmiete|kaltmiete|rent|rental|apartment|logement|loyer|alojamiento|alquiler|kira\w*|gutschein\w*|fahrtkosten\w*|antritts\w*|antrittspramie|welcome|sconto|buoni|buono|reiskosten\w*|vergoeding woon\w*|subsidio|vale|dodatek|premia|bon\b|sachbezug|vermogenswirksame\w*|per diem|holiday pay|meal|yemek|zulage|kayit|egitim|gebuhr\w*|frais|\w*(?:zulagen?|zuschlag|zuschlage|pauschalen?)|kaution|depozito|kurs\w*|uplift|premium|differential|savings?|assets|\w*bidrag|\w*tillskudd|\w*tilskud|friskvard\w*|under management)\b/
/** What the board reckons, and the firm does not say. */
const BY_THE_BOARD =
  /\b(?:stepstone|glassdoor|indeed|linkedin|kununu)(?:'s)?\b[^:]{0,20}\b(?:schatz|geschatz|estimat|estim)/
/** '£900 a year for books': what is bought with it. */
const IS_FOR = /\bfor (?:an? |your )?(?:new )?(?:books|chair|furniture|hardware|tools)\b/
const OFFERED = /^\s*(?:\(?(?:plus|\+|and|und|y|et|ve|depending|doe|brutto|gross|brut|a|per|pro|p))/

/** Every sum is judged by its whole line: a text that is nothing but sums names no pay further down. */
const MOST_SUMS = 300

/** The pay that a text states, best witness first: a row labelled so, a wage word beside it, a range. */
export function payIn(text: string, isLabelled = false): PayFound | null {
  const yen = yenIn(text)
  if (yen) return { ...yen, isLabelled }
  let best: { found: PayFound; score: number } | null = null
  for (const money of moneyIn(text).slice(0, MOST_SUMS)) {
    const score = scoreOf(money, text, isLabelled)
    if (score >= 3 && (best === null || score > best.score)) best = { found: payOf(money, text, isLabelled), score }
  }
  return best?.found ?? null
}

function scoreOf(money: Money, text: string, isLabelled: boolean): number {
  const start = Math.max(text.lastIndexOf('\n', money.from), -1) + 1
  const end = text.indexOf('\n', money.to)
  const line = text.slice(start, end < 0 ? undefined : end).slice(0, 2_000)
  const clauseBefore = fold(
    must(
      text
        .slice(Math.max(start, money.from - 60), money.from)
        .split(/[,;(]|\.\s|\s[–—]\s/u)
        .at(-1),
    ),
  )
  const clauseAfter = fold(
    must(
      text.slice(money.to, Math.min(money.to + 45, end < 0 ? text.length : end)).split(
        // a sum in brackets behind the pay is another sum
        /[,;)]|\((?=[^)]*\d{3})|\.\s|\s[–—+]\s|\b(?:plus|and|und|zuz(?:ü|ue)gl(?:ich|\.)|zzgl\.?|sowie|ve|ayrıca|además|outre|oltre)\b/iu,
      )[0],
    ),
  )
  const low = money.min ?? money.max ?? 0
  if (low < 5 || (money.max ?? low) > 100_000_000) return 0
  if (BY_THE_BOARD.test(clauseBefore)) return 0
  let score = isLabelled ? 4 : 0
  if (SAYS_PAY.test(clauseBefore) || SAYS_PAY.test(clauseAfter)) score += 3
  else if (SAYS_PAY.test(fold(line))) score += 1.5
  if (money.min !== null && money.max !== null && money.min !== money.max)
    score += isWageSized(low, money.currency) ? 3.5 : 2
  if (money.period) score += 1.5
  if (money.min === null || money.max === null) score += 0.5
  // a line that is little else than the sum: a row of facts
  if (line.length < 90) score += isWageSized(low, money.currency) || isByHour(money, low) ? 2.5 : 1
  // 'Up to £72,000 depending on …' at the head of a line
  else if (money.from - start < 16 && (money.min === null || money.max === null) && isWageSized(low, money.currency))
    score += 2.5
  if (OFFERED.test(clauseAfter)) score += 0.3
  const buys = IS_FOR.test(clauseAfter) && !isWageSized(low, money.currency)
  if (OTHER_SUM.test(clauseBefore) || OTHER_SUM.test(clauseAfter) || buys) score -= 5
  if (/\b(?:million|billion|mio|mrd|milyon|millones)\b|^\s?(?:m|bn)\b/.test(clauseAfter)) score -= 5
  return score
}

/** '13,90 €/Std.': what an hour is paid. */
const isByHour = ({ period, currency }: Money, amount: number) =>
  period === 'hour' && usualPeriod(amount, currency) === 'hour'

/** As much as a year's wage: a sum of that size alone in a short line is hardly anything else. */
function isWageSized(amount: number, currency: string): boolean {
  const period = usualPeriod(amount, currency)
  return (period === 'year' || isPaidByMonth(currency)) && usualPeriod(amount / 30, currency) !== period
}

function payOf(money: Money, text: string, isLabelled: boolean): PayFound {
  const amount = money.max ?? money.min ?? 0
  const period = money.period ?? usualPeriod(amount, money.currency)
  const { min, max } = floorOf(money, text)
  const figures = withUnitOnce(text.slice(money.from, money.to).replaceAll(/\s+/g, ' ').trim())
  const basis = basisIn(figures).basis === null ? basisBeside(text, money) : null
  const pay: Pay = {
    text: basis === null ? figures : basis.isBefore ? `${basis.word} ${figures}` : `${figures} ${basis.word}`,
    min,
    max,
    currency: money.currency,
    period,
  }
  return { pay, words: text.slice(money.from, money.to).replaceAll(/\s+/g, ' ').trim(), from: money.from, isLabelled }
}

/** '€50K/yr - €58K/yr': the unit stands behind, and what shows the pay says it. */
const withUnitOnce = (text: string) => text.replace(/\s?\/\s?(?:yr|year|hr|hour|mo|month|day)\b(?=\s?[-–])/i, '')

/** 'Für diese Position gilt ein Mindestgehalt von …' has no upper end; nor has 'starting at'. */
function floorOf(money: Money, text: string): { min: number | null; max: number | null } {
  if (money.min === null || money.max === null || money.min !== money.max) return money
  const before = fold(text.slice(Math.max(0, money.from - 40), money.from))
  return /\b(?:mindest\w*|minimum|starting|least)\b[^.]*$|(?:^|\s)(?:from|ab|a partir d[eu]|desde|a partire da|vanaf)\s*$/.test(
    before,
  )
    ? { min: money.min, max: null }
    : money
}
