import { describe, expect, it } from 'vitest'
import { moneyIn } from './money.ts'

describe('sums as they are grouped in India', () => {
  it.each([
    ['CTC of INR 5,50,000 per annum', 550_000, 550_000, 'INR', 'year'],
    ['Rs. 6,00,000/- per annum', 600_000, 600_000, 'INR', 'year'],
    ['INR 8,40,000 – 9,60,000 p.a.', 840_000, 960_000, 'INR', 'year'],
    ['Rs 1,20,00,000 a year', 12_000_000, 12_000_000, 'INR', 'year'],
    ['₹6L - ₹8L per year', 600_000, 800_000, 'INR', 'year'],
    ['5.5 to 7 LPA', 550_000, 700_000, 'INR', 'year'],
    ['1.2 crore', 12_000_000, 12_000_000, 'INR', null],
    ['PKR 1.5 lakh per month', 150_000, 150_000, 'PKR', 'month'],
  ])('%s', (text, min, max, currency, period) => {
    expect(moneyIn(text)).toMatchObject([{ min, max, currency, period }])
  })

  it.each([
    ['5,50 EUR die Stunde', 5.5],
    ['€ 42,500', 42_500],
    ['£1,250.50 a week', 1250.5],
    ['USD 12,50', 12.5],
  ])('leaves other groupings as they are: %s', (text, min) => {
    expect(moneyIn(text)).toMatchObject([{ min, max: min }])
  })
})
