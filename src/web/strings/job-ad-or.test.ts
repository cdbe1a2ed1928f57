import { expect, it } from 'vitest'
import { jobAd as englishAd } from './en/job-ad.ts'
import { jobAd as turkishAd } from './tr/job-ad.ts'

it.each([
  [['Rust'], ' or Rust', ' ya da Rust'],
  [['Rust', 'Go'], ', Rust or Go', ', Rust ya da Go'],
  [['Rust', 'Go', 'Zig'], ', Rust, Go or Zig', ', Rust, Go ya da Zig'],
])('of several of which one will do, %j follow the first', (others, en, tr) => {
  expect([englishAd.result.or(others), turkishAd.result.or(others)]).toEqual([en, tr])
})
