import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import { readTitle } from '#core/career/catalogue/job-titles.ts'

type StatedPay = {
  min: number | null
  max: number | null
  currency: string | null
  period: 'hour' | 'day' | 'week' | 'month' | 'year' | null
}
type Bands = Pick<Catalogue, 'titleFamilies' | 'roles'>

/** A year of full-time work. */
const TIMES = { hour: 2_080, day: 260, week: 52, month: 12, year: 1 } as const
/** Beyond these a figure is a typing mistake, a part-time sum or bait, rather than a low or a high offer. */
const FAR_BELOW = 0.7
const FAR_ABOVE = 1.5

/** Work that is paid otherwise for a reason. */
const LESS_THAN_A_JOB = ['internship', 'apprenticeship', 'part-time', 'temporary']

/**
 * Whether a stated pay is far outside what the work usually pays: below the lowest tenth or above the highest tenth of the wage
 * survey that we hold, by a wide margin. That survey is of one country, so only pay in its currency is compared.
 */
export function payFlag(
  { pay, title, employmentType }: { pay: StatedPay | null; title: string | null; employmentType: readonly string[] },
  catalogue: Bands,
): 'pay-low' | 'pay-high' | null {
  if (!pay?.period || title === null) return null
  if (employmentType.some((type) => LESS_THAN_A_JOB.includes(type))) return null
  const band = bandOf(title, catalogue)
  if (!band || pay.currency !== band.currency) return null
  const times = TIMES[pay.period]
  const most = pay.max ?? pay.min
  const least = pay.min ?? pay.max
  if (most !== null && most * times < band.p10 * FAR_BELOW) return 'pay-low'
  return least !== null && least * times > band.p90 * FAR_ABOVE ? 'pay-high' : null
}

/** What the work of a title pays at least and at most: over all roles whose work the title names, beginners' included. */
function bandOf(title: string, { titleFamilies, roles }: Bands): { currency: string; p10: number; p90: number } | null {
  const { families, rank } = readTitle(titleFamilies, title)
  if (rank === 'trainee') return null
  const bands = [...roles.values()].flatMap(({ titles = [], earnings: { currency, p10, p90 } }) =>
    p10 !== undefined && p90 !== undefined && titles.some((one) => one.closeness === 1 && families.includes(one.family))
      ? [{ currency, p10, p90 }]
      : [],
  )
  const [first] = bands
  return first && bands.every(({ currency }) => currency === first.currency)
    ? {
        currency: first.currency,
        p10: Math.min(...bands.map(({ p10 }) => p10)),
        p90: Math.max(...bands.map(({ p90 }) => p90)),
      }
    : null
}
