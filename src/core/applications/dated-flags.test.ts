import { expect, it } from 'vitest'
import { datedFlags, isRepost, type Posting } from './dated-flags.ts'

it.each([
  [{ postedOn: '2026-01-08', validThrough: null }, ['old']],
  [{ postedOn: '2026-01-09', validThrough: null }, []],
  [{ postedOn: null, validThrough: '2026-03-09' }, ['expired']],
  [{ postedOn: null, validThrough: '2026-03-10' }, []],
  [{ postedOn: '2025-12-01', validThrough: '2026-02-01' }, ['old', 'expired']],
])('%o says %o on 10 March', (dates, flags) => {
  expect(datedFlags(dates, '2026-03-10')).toEqual(flags)
})

const first: Posting = {
  urlKey: 'umber.example/7',
  company: 'Umber GmbH',
  title: 'Senior Developer (m/w/d)',
  places: ['Berlin, Germany'],
  on: '2026-02-01',
}
const again: Posting = {
  ...first,
  urlKey: 'umber.example/9',
  company: 'Umber',
  title: 'Developer Senior',
  on: '2026-03-01',
}

it.each<[string, boolean, Partial<Posting>]>([
  ['another page a month later', true, {}],
  ['without a place to compare', true, { places: [] }],
  ['one place in common', true, { places: ['Hamburg', 'Berlin'] }],
  ['another city', false, { places: ['Hamburg'] }],
  ['the same page', false, { urlKey: first.urlKey }],
  ['no page to tell them apart', false, { urlKey: null }],
  ['the same day: two posts beside each other', false, { on: '2026-02-01' }],
  ['the day after', true, { on: '2026-02-02' }],
  ['before it', false, { on: '2026-01-20' }],
  ['ninety days later', true, { on: '2026-05-02' }],
  ['longer ago than that', false, { on: '2026-05-03' }],
  ['another firm', false, { company: 'Quartz' }],
  ['no firm', false, { company: null }],
  ['another title', false, { title: 'Junior Developer' }],
])('%s: %s', (_what, expected, more) => {
  expect(isRepost({ ...again, ...more }, first)).toBe(expected)
})
