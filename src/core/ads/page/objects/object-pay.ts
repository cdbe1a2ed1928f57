import { must } from '#core/must.ts'
import { moneyIn, periodIn, usualPeriod, valueOf, type Pay, type Period } from '#core/ads/fields/money.ts'
import { payIn } from '#core/ads/fields/pay.ts'
import { fold } from '#core/ads/fold.ts'
import type { Json, JsonObject } from '#core/ads/page/json/json-value.ts'
import { isObject } from '#core/ads/page/json/loose-json.ts'

/** Pay from the objects in which systems keep it; a board's own estimate is no pay. */
export function payOfObject(keys: ReadonlyMap<string, Json>): Pay | null {
  for (const key of [
    'basesalary',
    'salaryrange',
    'salary',
    'payranges',
    'payrange',
    'compensation',
    'pay',
    'salarydescription',
    'remuneration',
    'wage',
    'compensationrange',
    'salaryinfo',
    'gehalt',
    'salarytext',
    'positionremuneration',
    'scrapeablecompensationsalarysummary',
    'compensationtiersummary',
    'compensationsummary',
    'salarysummary',
    'formattedsalary',
    'displaysalary',
  ]) {
    const pay = payOfValue(keys.get(key), fieldOf(keys, 'salarycurrency', 'currency', 'currencycode'))
    if (pay) return pay
  }
  const min = number(
    keys.get('salarymin') ??
      keys.get('minsalary') ??
      keys.get('annualsalarymin') ??
      keys.get('compensationmin') ??
      keys.get('compensationminimum') ??
      keys.get('minimumsalary'),
  )
  const max = number(
    keys.get('salarymax') ??
      keys.get('maxsalary') ??
      keys.get('annualsalarymax') ??
      keys.get('compensationmax') ??
      keys.get('compensationmaximum') ??
      keys.get('maximumsalary'),
  )
  const currency = fieldOf(keys, 'salarycurrency', 'currency', 'currencycode', 'compensationcurrency')
  const isGuess = keys.get('salaryispredicted') === '1' || keys.get('salaryispredicted') === true
  if (isGuess) return null
  return (
    payOf(
      min,
      max,
      currency,
      fieldOf(
        keys,
        'salaryperiod',
        'salaryinterval',
        'payperiod',
        'salarytype',
        'compensationinterval',
        'compensationfrequency',
        'salaryfrequency',
        'payfrequency',
      ),
      null,
    ) ?? payByStem(keys)
  )
}

const fieldOf = (keys: ReadonlyMap<string, Json>, ...names: string[]): string | null => {
  for (const name of names) {
    const value = keys.get(name)
    if (typeof value === 'string' && value !== '') return value
  }
  return null
}

const PAY = /salar|\bpay|^pay|wage|compens|remuner|gehalt|lohn|ucret|salaire|sueldo|stipend/
const LOWER = /(?:from|min|minimum|lower|low|start|von|ab|desde|de)(?:amount|value|bound|cents)?$|^(?:min|from|lower)/
const UPPER = /(?:to|max|maximum|upper|high|end|bis|hasta|a)(?:amount|value|bound|cents)?$|^(?:max|to|upper)/

/** 'salaryAmountFrom' and 'salaryAmountTo', a number each or a sum of money; one in an object is often kept in cents. */
function payByStem(keys: ReadonlyMap<string, Json>): Pay | null {
  const found = [...keys].filter(([key]) => PAY.test(key))
  const low = found.find(([key, value]) => LOWER.test(key) && amountOf(value) !== null)
  const high = found.find(([key, value]) => UPPER.test(key) && value !== low?.[1] && amountOf(value) !== null)
  if (!low && !high) return null
  const ends = [low?.[1], high?.[1]]
  const own = ends.map((end) => (isObject(end) && typeof end['currency'] === 'string' ? end['currency'] : null))
  const said = found.find(([key, value]) => /currency/.test(key) && typeof value === 'string')?.[1]
  const plain = keys.get('currency')
  const currency =
    own.find((one) => one !== null) ?? (typeof said === 'string' ? said : typeof plain === 'string' ? plain : null)
  const word = found.find(
    ([key, value]) => /period|interval|frequency|unit|per$|type$/.test(key) && typeof value === 'string',
  )?.[1]
  const period = periodOf(typeof word === 'string' ? word : null)
  const [min, max] = ends.map((end) => amountOf(end))
  const isCents =
    own.some((one) => one !== null) && period !== null && isInCents(max ?? min ?? 0, period, currency ?? '')
  const scale = isCents ? 100 : 1
  return payOf(
    min === null || min === undefined ? null : min / scale,
    max === null || max === undefined ? null : max / scale,
    currency,
    period,
    null,
  )
}

const amountOf = (value: Json | undefined): number | null =>
  isObject(value) ? number(value['amount'] ?? value['value']) : number(value)

/** 310000 a month is 3100 in cents: a hundredth is a usual wage of that period, the sum itself is none. */
function isInCents(amount: number, period: Period, currency: string): boolean {
  const hundredth = amount / 100
  if (usualPeriod(hundredth, currency) !== period) return false
  return usualPeriod(amount, currency) !== period || (period === 'year' && hundredth >= 12_000)
}

function payOfValue(value: Json | undefined, currency: string | null, depth = 0): Pay | null {
  if (value === undefined || value === null || depth > 5) return null
  if (typeof value === 'string') return payOfString(value, currency)
  if (typeof value === 'number') return payOf(value, value, currency, null, null)
  if (Array.isArray(value)) {
    for (const one of value.slice(0, 10)) {
      const pay = payOfValue(one, currency, depth + 1)
      if (pay) return pay
    }
    return null
  }
  return isObject(value) ? payOfFields(value, currency, depth) : null
}

function payOfFields(object: JsonObject, outerCurrency: string | null, depth: number): Pay | null {
  const of = (...names: string[]) => {
    for (const name of names) {
      const found = Object.entries(object).find(
        ([key, value]) => key.toLowerCase().replaceAll(/[^a-z]/g, '') === name && value !== null && value !== '',
      )
      if (found) return found[1]
    }
    return undefined
  }
  const text = (value: Json | undefined) =>
    typeof value === 'string'
      ? value
      : isObject(value) && typeof value['code'] === 'string'
        ? value['code']
        : isObject(value) && typeof value['name'] === 'string'
          ? value['name']
          : null
  const isMinor = Object.values(object).some(
    (one) => typeof one === 'string' && /^(?:minor|cents?|pence|minor_units?)$/i.test(one),
  )
  const currency = text(of('currency', 'currencycode', 'currencytype', 'salarycurrency')) ?? outerCurrency
  const period = text(
    of(
      'unittext',
      'interval',
      'period',
      ...(isMinor ? [] : ['unit']),
      'frequency',
      'salaryperiod',
      'timeunit',
      'rateintervalcode',
      'payperiod',
    ),
  )
  const inner = of('value')
  const cents = number(of('mincents')) !== null || number(of('maxcents')) !== null
  let min = number(
    of(
      'minvalue',
      'min',
      'minimum',
      'minamount',
      'from',
      'mincents',
      'low',
      'lower',
      'lowest',
      'lowerbound',
      'salarymin',
      'minimumrange',
      'minsalary',
    ),
  )
  let max = number(
    of(
      'maxvalue',
      'max',
      'maximum',
      'maxamount',
      'to',
      'maxcents',
      'high',
      'upper',
      'highest',
      'upperbound',
      'salarymax',
      'maximumrange',
      'maxsalary',
    ),
  )
  if (cents || isMinor) {
    min = min === null ? null : min / 100
    max = max === null ? null : max / 100
  }
  if (min === null && max === null) {
    if (isObject(inner)) {
      const nested = payOfFields(
        { ...inner, currency: inner['currency'] ?? currency, unitText: inner['unitText'] ?? period },
        currency,
        depth + 1,
      )
      if (nested) return nested
    }
    const single = number(inner) ?? number(of('amount', 'salary'))
    if (single !== null) return payOf(single, single, currency, period, null)
    if (typeof inner === 'string') {
      const said = payOfString(inner, currency, period)
      if (said) return said
    }
    for (const key of [
      'scrapeablecompensationsalarysummary',
      'compensationtiersummary',
      'summary',
      'title',
      'label',
      'text',
      'description',
      'formatted',
      'display',
    ]) {
      const said = of(key)
      const pay = typeof said === 'string' ? payOfString(said, currency) : null
      if (pay) return pay
    }
    for (const key of [
      'compensationtiers',
      'summarycomponents',
      'components',
      'ranges',
      'range',
      'salary',
      'basesalary',
      'value',
    ]) {
      const pay = payOfValue(of(key), currency, depth + 1)
      if (pay) return pay
    }
    return null
  }
  return payOf(min, max, currency, period, null)
}

function number(value: Json | undefined): number | null {
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (typeof value !== 'string') return null
  const bare = value.replaceAll(/[^\d.,'’ k]/gi, '').trim()
  if (!/^\d/.test(bare) || /\d\s*[-–]\s*\d/.test(value)) return null
  // machines write '475.0000'; three digits behind the sign are thousands
  if (/^\d+\.(?:\d{1,2}|\d{4,})$/.test(bare)) return Number(bare)
  const match = /^([\d.,'’ ]+?)\s?(k)?$/i.exec(bare)
  return match ? valueOf(must(match[1]).trim(), match[2]) : null
}

function payOfString(text: string, currency: string | null, period: string | null = null): Pay | null {
  if (/estimat/i.test(text)) return null
  const hasSign = moneyIn(text).length > 0
  const found = payIn(hasSign || currency === null ? text : `${text} ${currency}`, true)
  if (!found) return null
  const named = periodOf(period)
  return { ...found.pay, text: hasSign ? found.pay.text : text.trim(), ...(named ? { period: named } : {}) }
}

export function periodOf(word: string | null): Period | null {
  if (word === null) return null
  const key = word.toLowerCase().replaceAll(/[^a-z]/g, '')
  if (/^(?:ph|hour|hourly|perhour|perhoursalary|hr|h|hourwage)|hour/.test(key)) return 'hour'
  if (/^(?:pd|day|daily|perday)|day(?!s)/.test(key)) return 'day'
  if (/^(?:pw|week|weekly)|week/.test(key)) return 'week'
  if (/^(?:pm|month|monthly)|month/.test(key)) return 'month'
  if (/^(?:pa|year|yearly|annual|annually|annum)|year|annual/.test(key)) return 'year'
  return NOUNS.find(([, noun]) => noun.test(fold(word).trim()))?.[0] ?? periodIn(word)
}
/** 'JAHR', 'Monat', 'Aylık': the unit in the language of the site. */
const NOUNS: readonly (readonly [Period, RegExp])[] = [
  ['hour', /^(?:stunden?|stundlich|std|heures?|horas?|or[ae]|uur|saat(?:lik)?|godzin\w*|timmar?)$/],
  ['day', /^(?:tag|taglich|jours?|dias?|giorn[oi]|dag|gun(?:luk)?|dzien)$/],
  ['week', /^(?:wochen?|wochentlich|semaines?|semanas?|settiman[ae]|hafta(?:lik)?)$/],
  ['month', /^(?:monate?|monatlich|mois|mensuel|mes(?:es)?|mensual|mese|mensile|maand|ay(?:lik)?|miesiac|manad)$/],
  ['year', /^(?:jahre?|jahrlich|ans?|annees?|annuel|anos?|anual|ann[oi]|annuale|jaar|yil(?:lik)?|rok|ar)$/],
]

function payOf(
  min: number | null,
  max: number | null,
  currency: string | null,
  period: string | null,
  words: string | null,
): Pay | null {
  const low = min !== null && min > 1 ? min : null
  const high = max !== null && max > 1 ? max : null
  if ((low === null && high === null) || currency === null || !/^[A-Z]{3}$/i.test(currency)) return null
  if (low !== null && high !== null && high < low) return null
  const code = currency.toUpperCase()
  const text = words ?? (low === high || high === null ? `${low}` : low === null ? `${high}` : `${low} - ${high}`)
  return { text, min: low, max: high, currency: code, period: periodOf(period) ?? usualPeriod(high ?? low ?? 0, code) }
}
