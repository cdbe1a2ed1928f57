import { must } from '#core/must.ts'
export type Period = 'hour' | 'day' | 'week' | 'month' | 'year'
export type Pay = { text: string; min: number | null; max: number | null; currency: string; period: Period }

/** A sum or a range of sums in a text, as written: `period` only where words say one. */
export type Money = {
  text: string
  from: number
  to: number
  min: number | null
  max: number | null
  currency: string
  period: Period | null
}

const SIGNS: Record<string, string> = {
  '£': 'GBP',
  '€': 'EUR',
  $: 'USD',
  '₺': 'TRY',
  '¥': 'JPY',
  '₹': 'INR',
  '₽': 'RUB',
  '₪': 'ILS',
  '₩': 'KRW',
  '₴': 'UAH',
  '₱': 'PHP',
  '₫': 'VND',
  '₦': 'NGN',
  '₵': 'GHS',
  '₸': 'KZT',
  '₾': 'GEL',
  '฿': 'THB',
  '₡': 'CRC',
  '৳': 'BDT',
  r: 'ZAR',
  n: 'NGN',
  naira: 'NGN',
  pesos: 'MXN',
  ksh: 'KES',
  kshs: 'KES',
  rm: 'MYR',
  rp: 'IDR',
  us$: 'USD',
  u$s: 'USD',
  ca$: 'CAD',
  c$: 'CAD',
  cad$: 'CAD',
  a$: 'AUD',
  au$: 'AUD',
  nz$: 'NZD',
  s$: 'SGD',
  sg$: 'SGD',
  hk$: 'HKD',
  r$: 'BRL',
  mx$: 'MXN',
  zł: 'PLN',
  zl: 'PLN',
  kč: 'CZK',
  ft: 'HUF',
  lei: 'RON',
  tl: 'TRY',
  lira: 'TRY',
  rs: 'INR',
  'rs.': 'INR',
  inr: 'INR',
  lpa: 'INR',
  fr: 'CHF',
  'fr.': 'CHF',
  sfr: 'CHF',
  euro: 'EUR',
  euros: 'EUR',
  pounds: 'GBP',
  dollars: 'USD',
  kr: 'SEK',
}
const CODES =
  'USD EUR GBP CHF CAD AUD NZD SEK NOK DKK PLN CZK HUF RON BGN TRY INR JPY CNY HKD SGD ILS ZAR BRL MXN ARS CLP COP UAH RUB AED SAR QAR KRW THB MYR IDR PHP VND EGP NGN KES MAD TND ISK GHS UGX TZS RWF PKR BDT LKR NPR TWD KWD BHD OMR JOD LBP KZT GEL RSD PEN UYU CRC XOF XAF USDT USDC'.split(
    ' ',
  )
for (const code of CODES) SIGNS[code.toLowerCase()] = code

const SIGN = String.raw`(?:(?:US|U|CA|C|CAD|AU|A|NZ|SG|S|HK|R|MX)?\$S?|[£€₺¥₹₽₪₩₴₱₫₦₵₸₾฿₡৳]|(?<![\p{L}\d])R(?=\s?\d{1,3}[ ,.]?\d{3})|(?<![\p{L}\d])N(?=\d{1,3}(?:,\d{3}|k(?![\p{L}])))|(?<![\p{L}])(?:${CODES.join('|')}|TL|Euros?|euros?|Lira|zł|zl|Kč|kr\.?|Rs\.?|KShs?\.?|RM|Rp\.?|GH₵|Fr\.|SFr|lei|pounds|dollars|naira|pesos)(?![\p{L}]))`
/** '5,50,000': in India the last three digits and then pairs. */
const PAIRS = String.raw`\d{1,2}(?:,\d{2})+,\d{3}(?!\d)(?:\.\d{1,2}(?!\d))?`
const NUMBER = String.raw`${PAIRS}|\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3}(?!\d))+(?:[.,]\d{1,2}(?!\d))?|\d{1,7}(?:[.,]\d{1,3}(?!\d))?`
const SCALE = String.raw`(?:[kK](?![\p{L}])|[mM](?![\p{L}])|(?:mil|bin|tsd\.?|mille|[Ll]akhs?|[Ll]acs?|(?<=\d)L|LPA|[Cc]rores?|Cr|million)(?![\p{L}]))`
const SUM = String.raw`(?:(${SIGN})\s{0,2})?(${NUMBER})(?:,-|,–|\.-)?[^\S\n]?(${SCALE})?[^\S\n]?(${SIGN})?`
const JOIN = String.raw`[^\S\n]*(?:-|–|—|‑|−|~|to\s?[-–—]|to|and|bis(?: zu)?|und|à|a|y|et|en|ile|ve|ila|tot|do|e|i|och|til|até|ai|up to|bis hin zu|jusqu['’][àa]|hasta)[^\S\n]*`
const BETWEEN_NOTE = String.raw`(?:\s?(?:gross|brutto|brut|bruto|net|netto))?(?:\s?/\s?(?:[Yy]r\.?|[Yy]ear|[Hh]r\.?|[Hh]our|h|[Mm]o\.?|[Mm]onth|[Dd]ay|[Ww]eek|[Ww]k|d)|\s(?:per|an?|pro|par|al?)\s(?:year|annum|hour|month|day|week|jahr|monat|stunde|an|mois|año|mes))?`
const RANGE = new RegExp(String.raw`(?<![\p{L}\d.,/#-])${SUM}(?:${BETWEEN_NOTE}${JOIN}(?:up to )?${SUM})?`, 'gu')

const TURKISH_PAY = /(?:maaş|ücret(?!siz))\p{L}*[^\n\d]{0,20}$/iu
const NO_MAX =
  /\b(?:from|starting (?:at|from)|starts (?:at|from)|at least|minimum(?: of)?|min\.?|ab|mindestens|ab ca\.|mindestgehalt(?: von)?|mindestentgelt|en az|baslayan|à partir de|a partir de|desde|minimo(?: de)?|minimum salary(?: of)?|upwards of|over)\s*(?:a |an |of |von |von mindestens |currently |:)?\s*$/iu
const NO_MIN =
  /\b(?:up to|upto|to|max(?:imum)?(?: of)?|bis(?: zu)?|maximal|jusqu'?[àa]|hasta|fino a|sino a|até|tot|maximaal|do|azami|en fazla|as much as|no more than)\s*(?:a |an |of )?\s*$/iu

/** Every sum of money in a text with its currency; a bare number is none. Long texts are the caller's to cut. */
export function moneyIn(text: string): Money[] {
  const found: Money[] = []
  // '45/52 K€'
  const joined = text.replaceAll(/(?<=(?<!\d)\d{2,3})\/(?=\d{2,3}\s?[kK](?:€|\b))/g, '-')
  // 'USD $58,240': the code alone, as long as both were
  const plain = joined.replaceAll(/\b([A-Z]{3})(\s?)[$€£](?=\d)/g, (all, code: string, gap: string) =>
    CODES.includes(code) ? `${code} ${gap}` : all,
  )
  for (const match of plain.matchAll(RANGE)) {
    const money = moneyOf(match, text)
    if (money) found.push(money)
  }
  return found
}

function moneyOf(match: RegExpMatchArray, text: string): Money | null {
  const [all, signA, numberA, scaleA, signA2, signB, numberB, scaleB, signB2] = match
  const signs = [signA, signA2, signB, signB2].filter((one) => one !== undefined)
  const from = must(match.index)
  // '$118,000 to $142,000 CAD': a code says more than a dollar sign
  const sign =
    signs.find((one) => /^\p{L}{3}$/u.test(one)) ??
    signs[0] ??
    (/lpa|lakh|lac|cr/i.test(`${scaleA ?? ''}${scaleB ?? ''}`) ? 'inr' : undefined) ??
    // 'maaş 35-38 bin' is said in lira
    ((scaleB ?? scaleA) === 'bin' && TURKISH_PAY.test(text.slice(Math.max(0, from - 30), from)) ? 'tl' : undefined)
  if (sign === undefined || numberA === undefined) return null
  const tailLess = all.replace(/\s+$/u, '')
  const to = from + tailLess.length
  // '401(k)', '$2M ARR' and '3 kr' are distinguished by what stands around; here only what the number itself shows
  // '£525pd', '$34hr'
  if (
    /^[%\p{L}]/u.test(text.slice(to, to + 1)) &&
    !/^(?:[x/]|p\.?[adhmw]\b|pcm\b|[hy]r\b|(?:hour|dai|week|month|year|annual)ly\b|to\b)/i.test(text.slice(to, to + 9))
  )
    return null
  const one = valueOf(numberA, scaleA ?? (numberB !== undefined ? scaleB : undefined))
  const two =
    numberB === undefined
      ? null
      : valueOf(
          numberB,
          scaleB ?? (scaleA !== undefined && Number(numberB.replace(/[.,]/g, '')) < 1000 ? scaleA : undefined),
        )
  if (one === null) return null
  const currency = currencyOf(sign, text, to)
  const before = text.slice(Math.max(0, from - 30), from)
  const after = text.slice(to, to + 20)
  const period = /lpa/i.test(`${scaleA ?? ''}${scaleB ?? ''}`)
    ? 'year'
    : sanePeriod(periodAround(text, from, to), two ?? one, currency)
  if (two !== null && two >= one) return { text: tailLess.trim(), from, to, min: one, max: two, currency, period }
  if (two !== null && one > 0) return { text: tailLess.trim(), from, to, min: one, max: one, currency, period }
  if (NO_MIN.test(before) || NO_MORE.test(after))
    return { text: tailLess.trim(), from, to, min: null, max: one, currency, period }
  if (
    NO_MAX.test(before) ||
    /^\s?\+(?!\s?\p{L})/u.test(after) ||
    /^\s?(?:upwards|or more|and up|aufwärts|ve üzeri|y más|et plus)/iu.test(after)
  )
    return { text: tailLess.trim(), from, to, min: one, max: null, currency, period }
  return { text: tailLess.trim(), from, to, min: one, max: one, currency, period }
}

/** '550 € max' */
const NO_MORE = /^\s?\(?(?:max(?:imum|imal)?|tops|höchstens|en fazla|azami|máx(?:imo)?|massimo)(?![\p{L}])/iu

/** '£28,000' beside 'two days a week' is nobody's weekly wage. */
function sanePeriod(period: Period | null, amount: number, currency: string): Period | null {
  const isShort = period === 'hour' || period === 'day' || period === 'week'
  return isShort && usualPeriod(amount, currency) === 'year' ? null : period
}

/** '1.234,56', '1,234.56', "100'000", '60k': thousands and decimals by how many digits follow the last sign. */
export function valueOf(number: string, scale?: string): number | null {
  const tight = number.replaceAll(/[\s'’]/g, '')
  const last = /[.,](\d+)$/.exec(tight)
  const isDecimal =
    last !== null && (must(last[1]).length < 3 || (must(tight.match(/[.,]/g)).length === 1 && tight.startsWith('0')))
  const plain = isDecimal
    ? `${tight.slice(0, last.index).replaceAll(/[.,]/g, '')}.${last[1]}`
    : tight.replaceAll(/[.,]/g, '')
  const value = Number(plain)
  if (!Number.isFinite(value)) return null
  const factor =
    scale === undefined
      ? 1
      : /^(?:m|million)$/i.test(scale) && scale !== 'mil'
        ? 1_000_000
        : /^(?:l$|lpa|lakh|lac)/i.test(scale)
          ? 100_000
          : /^cr/i.test(scale)
            ? 10_000_000
            : 1000
  return Math.round(value * factor * 100) / 100
}

function currencyOf(sign: string, text: string, to: number): string {
  const key = sign.toLowerCase().trim()
  // '$148,000 - $176,000 USD', '$118,000 to $142,000 CAD'
  const code =
    key === '$' || key === 'kr' || key === 'kr.' ? /^\s?\(?([A-Z]{3})\b/.exec(text.slice(to, to + 8))?.[1] : undefined
  if (code !== undefined && CODES.includes(code)) return code
  return SIGNS[key] ?? SIGNS[key.replace('.', '')] ?? key.toUpperCase()
}

const PERIODS: [Period, RegExp][] = [
  [
    'hour',
    /(?:per|an|a|each|\/|pro|die|par|de l'|por|la|all'|na|za|par)\s?(?:hours?|hr|h|std\.?|stunde|heure|hora|ora|uur|godz\p{L}*\.?|timme|time)(?![\p{L}])|\b(?:hourly|all'ora|per uur|na godzinę|stündlich|stundenlohn|saatlik|saat ücreti|horaire|hora)\b|\/\s?(?:hr|h|std|saat)(?![\p{L}])|\bsaat başı|(?<![\p{L}])l['’]heure(?![\p{L}])/iu,
  ],
  [
    'day',
    /(?:per|a|each|\/|pro|am|par|por|al)\s?(?:day|diem|tag|jour|día|dia|dag|giorno|dzień)(?![\p{L}])|\b(?:daily|day rate|p\/?d\b|tagessatz|günlük|tjm|diario)\b|\/\s?(?:d|gün)(?![\p{L}])/iu,
  ],
  [
    'week',
    /(?:per|a|each|\/|pro|par|por|la)\s?(?:week|wk|woche|semaine|semana|settimana|tydzień|vecka)(?![\p{L}])|\b(?:weekly|pw|wöchentlich|haftalık)\b/iu,
  ],
  [
    'month',
    /(?:per|a|each|\/|\/ |pro|im|par|por|al|ao|w|na|monat)\s?(?:month|mo|mth|monat|mois|mes|mês|mese|maand|mies\.?|miesiąc|mc|månad|mnd)(?![\p{L}])|\b(?:monthly|mensil[ei]|maandelijks|p\/m|miesięcznie|mensais|mies\.|monatlich|mensuel\w*|mensual\w*|aylık|p\.?m\.?|pcm|monatsgehalt|ayda)\b|\/\s?(?:ay)(?![\p{L}])/iu,
  ],
  [
    'year',
    /(?:per|a|each|\/|pro|im|par|por|al|ao|all'|na|an|l')\s?(?:year|yr|annum|anno|jahr|an|année|año|annual|ano|jaar|rok|år)(?![\p{L}])|\b(?:yearly|annu[aio]|annu[ae] lord[ao]|b\/a|jaarlijks|rocznie|anuais|ral|annual(?:ly|ised|ized)?|p\.?\s?a\.?|jährlich|jahresgehalt|jahresbrutto|annuel\w*|anual\w*|yıllık|ote|brutos anuales)(?![\p{L}])|\/\s?yıl/iu,
  ],
]

/** The period that the words beside a sum name, those after it first. */
function periodAround(text: string, from: number, to: number): Period | null {
  const after = must(must(text.slice(to, to + 45).split(/[\n;]|\.\s|\s\+\s/u)[0]).split(/[£$€₺]/u)[0])
  const before = must(
    text
      .slice(Math.max(0, from - 45), from)
      .split(/[\n;]|\.\s/u)
      .at(-1),
  )
  return earliest(after) ?? earliest(before)
}

function earliest(text: string): Period | null {
  let best: { period: Period; at: number } | null = null
  for (const [period, pattern] of PERIODS) {
    const at = pattern.exec(text)?.index
    if (at !== undefined && (best === null || at < best.at)) best = { period, at }
  }
  return best?.period ?? null
}

export const periodIn = (text: string): Period | null => earliest(` ${text}`)

const GULF = new Set(['QAR', 'AED', 'SAR'])
export const isPaidByMonth = (currency: string) => GULF.has(currency)

/** The period that the size of a sum speaks for where no word does; per currency, as wages are usually named. */
export function usualPeriod(amount: number, currency: string): Period {
  const scale =
    {
      JPY: 120,
      KRW: 1100,
      INR: 25,
      TRY: 12,
      HUF: 330,
      CZK: 22,
      RUB: 70,
      CLP: 300,
      COP: 1100,
      ARS: 900,
      SEK: 9,
      NOK: 9,
      DKK: 6.5,
      PLN: 3.8,
      MXN: 10,
      BRL: 2.2,
      THB: 30,
      ISK: 125,
      VND: 8000,
      IDR: 4000,
      NGN: 120,
      KES: 35,
      UGX: 1800,
      TZS: 500,
      PKR: 40,
      BDT: 25,
      LKR: 60,
      EGP: 10,
      GHS: 3,
      UAH: 25,
      PHP: 15,
      XOF: 300,
      XAF: 300,
      RSD: 90,
    }[currency] ?? 1
  const units = amount / scale
  // wages of the Gulf are named by the month
  if (isPaidByMonth(currency)) return amount >= 90_000 ? 'year' : amount >= 1_000 ? 'month' : 'hour'
  if (currency === 'TRY') return amount >= 900_000 ? 'year' : amount >= 5_000 ? 'month' : 'hour'
  if (units < 150) return 'hour'
  if (units < 700) return 'day'
  return units < 11_500 ? 'month' : 'year'
}
