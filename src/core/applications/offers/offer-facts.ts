type Pay = {
  min: number | null
  max: number | null
  currency: string | null
  period: 'hour' | 'day' | 'week' | 'month' | 'year' | null
}
export type YearPay = { min: number; max: number; currency: string }

/** How often in a year. How many hours and days somebody works, an offer by the hour does not say. */
const TIMES = { hour: null, day: null, week: 52, month: 12, year: 1 } as const

/** 'bei 13 Gehältern', '14 pagas', '3.350 € x 14': so many salaries a year. */
const SALARIES =
  /(?<![\d.,])(1[2-6](?:[.,]5)?)\s?(?:(?:x|×|mal|full|volle[nr]?)\s?)?(?:(?:monats|brutto(?:monats)?)?gehälter\p{L}*|monthly (?:salaries|payments|salary)|salaries|salary payments|pagas|mensilità|maaş)(?!\p{L})|(?<=\b(?:brut|nets?|€|payée?|salaire|versée?)\ssur\s)(1[2-6](?:[.,]5)?)\s?mois(?!\p{L})|(?:(?<=[€\d])\s?|(?<=\p{L})\s)[x×]\s?(1[2-6])(?![\d.,]\d|\d)|(?<![\d.,])(1[2-6])\s?(?:x|×|mal|times)\s(?:jährlich|im jahr|pro jahr|a year|per year|yearly)/giu
/** '13. Monatsgehalt', '13th salary', '13e mois'. */
const ONE_MORE =
  /(?<![\d.,])(1[3-6])(?:\.|th|e|ème|º|ª|\.ª)\s(?:\p{L}*gehalt|(?:month(?:ly)?(?:'s)? )?(?:salary|pay)|mois|paga|mensilità|maaş)(?!\p{L})/giu
const BONUS_SALARIES = /(?<![\d.,])([1-4]) maaş(?:lık)? (?:ikramiye|prim)/iu

const NONE = /(?<!\p{L})(?:kein\p{L}*|ohne|nicht|no|not|without|pas|sans|sin|yok|değil)(?!\p{L})/iu
const BESIDE = 40

/** 'Ein 13. Monatsgehalt zahlen wir nicht.' */
function isDenied(text: string, { 0: said, index }: RegExpExecArray): boolean {
  const to = index + said.length
  const before = text.slice(Math.max(0, index - BESIDE), index).split(/[,;\n]|[.!?]\s/)
  const [behind] = text.slice(to, to + BESIDE).split(/[,;\n]|[.!?](?:\s|$)/)
  return NONE.test(`${before.at(-1)} ${behind}`)
}

/** How many monthly salaries a text promises for a year; twelve where it names no number. */
export function salariesIn(text: string): number {
  const said = [SALARIES, ONE_MORE]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .find((one) => !isDenied(text, one))
  if (said) return Number(said.slice(1).find(Boolean)?.replace(',', '.'))
  return TIMES.month + Number(BONUS_SALARIES.exec(text)?.[1] ?? 0)
}

/** What an offer pays in a year, where its figures, currency and period are known; `said`: its text. */
export function payByYear(pay: Pay | null, said = ''): YearPay | null {
  const times = pay?.period === 'month' ? salariesIn(said) : pay?.period ? TIMES[pay.period] : null
  const min = pay?.min ?? pay?.max ?? null
  if (!pay?.currency || times === null || min === null) return null
  return { min: min * times, max: (pay.max ?? min) * times, currency: pay.currency }
}

/** Whether all that is known is in one currency: nothing else can be put side by side. */
export function isOneCurrency(years: readonly (YearPay | null)[]): boolean {
  return new Set(years.flatMap((year) => (year ? [year.currency] : []))).size <= 1
}

const NOTICE = /(?<!\p{L})(?:notice(?: period)?|kündigungsfrist\p{L}*|[iİ]hbar(?: süresi)?|préavis|preaviso)(?!\p{L})/iu
const LENGTH =
  /(?<!\p{L})(?:\d+|one|two|three|four|six|eine[mnr]?|zwei|drei|vier|sechs|bir|iki|üç|altı|une?|deux|trois|dos|tres)[ -](?:full |calendar |volle[nr]? )?(?:days?|weeks?|months?|tage?n?|wochen?|monate?n?|gün|hafta|ay|jours?|semaines?|mois|días?|semanas?|mes(?:es)?)(?!\p{L})/iu
const MOST = 160

/** What a text says of the notice that has to be given, in its own words; null where it names no length. */
export function noticeIn(text: string): string | null {
  const said = text
    .split(/(?<=[.!?])\s+|[;\n]/u)
    .find((part) => part.length <= 1_000 && NOTICE.test(part) && LENGTH.test(part))
  return said === undefined ? null : said.trim().slice(0, MOST)
}
