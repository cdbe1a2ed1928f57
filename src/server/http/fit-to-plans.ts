import { PLANS, type PlanPrices } from '#core/account/plans.ts'

export type PlanFacts = { isSold: boolean; prices: Record<'pathfinder' | 'accelerator', PlanPrices> }

const AS_BUILT: PlanFacts = { isSold: false, prices: PLANS }

/**
 * Pages are written out by the build, for servers that sell plans and those that do not: what is not true on this one is left
 * out, and prices of its own take the place of the usual ones.
 */
export function fitToPlans({ isSold, prices }: PlanFacts = AS_BUILT): (html: string) => string {
  const isUsual = amountsOf(prices).every((cents, at) => cents === amountsOf(PLANS)[at])
  const untrue = [isSold ? 'no-billing' : 'billing', ...(isUsual ? [] : ['usual-prices'])]
  const gone = new RegExp(`<(li|a|p|span)\\b[^<>]* data-when="(?:${untrue.join('|')})"[^<>]*>.*?</\\1>`, 'gs')
  return (html) => {
    if (!html.includes('data-when="')) return html
    const left = html.replace(gone, '')
    return isUsual ? left : withPrices(left, prices)
  }
}

function amountsOf({ pathfinder, accelerator }: PlanFacts['prices']): number[] {
  return [pathfinder, accelerator].flatMap((one) => [one.monthlyPriceCents, one.yearlyPriceCents])
}

function withPrices(html: string, prices: PlanFacts['prices']): string {
  const language = /<html[^>]* lang="([a-z]{2})"/.exec(html)?.[1] ?? 'en'
  const dollars = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  })
  const format = (cents: number) => dollars.format(cents / 100)
  const own = new Map(amountsOf(PLANS).map((cents, at) => [format(cents), format(amountsOf(prices)[at] ?? cents)]))
  const usual = [...own.keys()].map((text) => text.replace(/[$.]/g, '\\$&')).join('|')
  return html.replace(new RegExp(`(?<![\\d.,])(?:${usual})(?!\\d)`, 'g'), (found) => own.get(found) ?? found)
}
