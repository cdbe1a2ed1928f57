import { expect, it } from 'vitest'
import { PLANS } from '#core/account/plans.ts'
import { fitToPlans } from './fit-to-plans.ts'

const PAGE =
  '<html lang="en"><p data-when="usual-prices" class="x">save 25%</p><span>$9.99</span><b>$19.99</b>' +
  '<li data-when="no-billing">given</li><li data-when="billing">paid</li><a class="y" data-when="billing" href="/">Upgrade</a></html>'

it('leaves nothing of payment in the pages of a server without it', () => {
  const html = fitToPlans()(PAGE)
  expect(html).toContain('given')
  expect(html).not.toMatch(/paid|Upgrade|data-when="billing"/)
})

it('says how plans are paid for on a server that sells them', () => {
  const html = fitToPlans({ isSold: true, prices: PLANS })(PAGE)
  expect(html).toContain('paid')
  expect(html).toContain('Upgrade')
  expect(html).not.toContain('given')
})

it('shows prices of its own once each, without a saving that was counted from others', () => {
  const prices = {
    pathfinder: { monthlyPriceCents: 1_999, yearlyPriceCents: 9_900 },
    accelerator: { monthlyPriceCents: 2_999, yearlyPriceCents: 29_900 },
  }
  const html = fitToPlans({ isSold: true, prices })(PAGE)
  expect(html).toContain('<span>$19.99</span><b>$29.99</b>')
  expect(html).not.toContain('25%')
})
