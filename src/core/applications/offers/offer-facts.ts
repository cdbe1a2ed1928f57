type Pay = {
  min: number | null
  max: number | null
  currency: string | null
  period: 'hour' | 'day' | 'week' | 'month' | 'year' | null
}
export type YearPay = { min: number; max: number; currency: string }

/** How often in a year. How many hours and days somebody works, an offer by the hour does not say. */
const TIMES = { hour: null, day: null, week: 52, month: 12, year: 1 } as const

/** What an offer pays in a year, where its figures, currency and period are known. */
export function payByYear(pay: Pay | null): YearPay | null {
  const times = pay?.period ? TIMES[pay.period] : null
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
