import { expect, it } from 'vitest'
import { PLANS } from '#core/account/plans.ts'
import { fitToServer } from './fit-to-server.ts'

const PAGE =
  '<html lang="en"><p data-when="usual-prices" class="x">save 25%</p><span>$9.99</span><b>$19.99</b>' +
  '<li data-when="no-billing">given</li><li data-when="billing">paid</li><a class="y" data-when="billing" href="/">Upgrade</a></html>'

const FACTS = { isSold: false, hasAi: false, hasMail: false, prices: PLANS }

it('leaves nothing of payment in the pages of a server without it', () => {
  const html = fitToServer()(PAGE)
  expect(html).toContain('given')
  expect(html).not.toMatch(/paid|Upgrade|data-when="billing"/)
})

it('says how plans are paid for on a server that sells them', () => {
  const html = fitToServer({ ...FACTS, isSold: true })(PAGE)
  expect(html).toContain('paid')
  expect(html).toContain('Upgrade')
  expect(html).not.toContain('given')
})

it('shows prices of its own once each, without a saving that was counted from others', () => {
  const prices = {
    pathfinder: { monthlyPriceCents: 1_999, yearlyPriceCents: 9_900 },
    accelerator: { monthlyPriceCents: 2_999, yearlyPriceCents: 29_900 },
  }
  const html = fitToServer({ ...FACTS, isSold: true, prices })(PAGE)
  expect(html).toContain('<span>$19.99</span><b>$29.99</b>')
  expect(html).not.toContain('25%')
})

it('says of an AI provider and an address for mail what is true on this server', () => {
  const page =
    '<div data-when="mail"><a href="/contact">mail</a></div><p data-when="no-mail">form</p>' +
    '<p data-when="no-ai">none</p><span data-when="ai">set up</span>'
  expect(fitToServer()(page)).toBe('<p data-when="no-mail">form</p><p data-when="no-ai">none</p>')
  expect(fitToServer({ ...FACTS, hasAi: true, hasMail: true })(page)).toBe(
    '<div data-when="mail"><a href="/contact">mail</a></div><span data-when="ai">set up</span>',
  )
})
