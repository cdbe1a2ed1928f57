import { describe, expect, it } from 'vitest'
import { skills } from '#test/support/ada.ts'
import { proveRewrite, type ProofEntry } from '../prove-rewrite.ts'

const entry = (kind: string, title: string, organisation: string, start: string, end: string, bullets: string[]) =>
  ({ kind, title, organisation, start, end, bullets, skills: [] }) satisfies ProofEntry

const OTHERS = [
  entry('job', 'Warehouse hand', 'Orvell', '2015-02', '2018-01', ['Stacked 40 pallets a shift', 'Kept stock in Excel']),
  entry('job', 'Junior tester', 'Tiny Shop', '2022-03', '2022-08', ['Reported 9 faults in the shop written in PHP']),
  entry('job', 'Kitchen help', 'Oracle Lounge Hotel', '2012-02', '2015-01', ['Washed dishes']),
  entry('education', 'BSc Geology', 'University of Graz', '2018-09', '2021-06', ['Tutor in chemistry for 11 students']),
]
const PERSON = { ...entry('summary', '', 'Ida Holm', '', '', []), skills: ['Ruby', 'Excel', 'Dutch A2', 'Danish C1'] }

const isProved = (text: string, language = 'en') =>
  proveRewrite(text, { language, asOf: '2026-11', entry: PERSON, others: OTHERS, skills }).ok

describe('each statement about a person is proved by one entry', () => {
  it.each([
    ['Reported 9 faults at Orvell'],
    ['Junior tester at Orvell'],
    ['Junior tester at Tiny Shop and Orvell'],
    ['Three years of Ruby at Orvell'],
    ['Three years at Orvell with Excel, Ruby'],
    ['Ruby and Excel at Orvell for three years'],
    ['BSc in Chemistry, University of Graz'],
    ['Chemistry tutor at Tiny Shop'],
    ['Tested the shop at Tiny Shop from 2018 to 2021'],
    ['Dutch C1'],
    ['Junior tester at Tiny Shop, January to August 2022'],
    ['Junior tester at Tiny Shop, March to July 2022'],
    ['Drei Jahre Ruby bei Orvell', 'de'],
    ['Orvell’da 3 yıl Ruby', 'tr'],
    ['Three years at Oracle'],
    ['Drei Jahre bei Oracle', 'de'],
    ['Geologist, University of Graz'],
    ['Dutch and Danish, C1'],
    ['C1 Dutch and Danish'],
  ])('refuses %s', (text, language?: string) => {
    expect(isProved(text, language)).toBe(false)
  })

  it.each([
    ['Junior tester at Tiny Shop'],
    ['Warehouse hand at Orvell, junior tester at Tiny Shop'],
    ['Reported 9 faults in the shop and stacked 40 pallets a shift'],
    ['Kept stock in Excel at Orvell'],
    ['BSc Geology, University of Graz'],
    ['Danish C1, Dutch A2'],
    ['Ruby, Excel'],
    ['Junior tester at Tiny Shop, March to August 2022'],
    ['Danish (C1) and Dutch (A2)'],
    ['Kitchen help at Oracle Lounge Hotel'],
  ])('accepts %s', (text) => {
    expect(isProved(text)).toBe(true)
  })
})
