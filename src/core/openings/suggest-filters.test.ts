import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Hidden, LADDER, suggestFilters } from './suggest-filters.ts'

const hidden = (reason: Hidden['reason'], more: Partial<Hidden> = {}): Hidden => ({
  reason,
  workplace: 'onsite',
  level: null,
  isPaid: false,
  ...more,
})
const three = (reason: Hidden['reason'], ...more: Partial<Hidden>[]) =>
  [0, 1, 2].map((at) => hidden(reason, more[at % more.length] ?? {}))
const SHOWN = [
  ...LADDER.map((level) => ({ workplace: 'remote' as const, level, isPaid: true })),
  { workplace: 'onsite' as const, level: null, isPaid: false },
]

it.each<[string, Hidden[], object]>([
  ['places away from home', three('place'), { filter: 'workplace', value: 'remote', hidden: 3 }],
  [
    'senior and lead',
    three('level', { level: 'senior' }, { level: 'lead' }),
    { filter: 'level', value: 'mid', hidden: 3 },
  ],
  ['beginners', three('level', { level: 'intern' }, { level: 'junior' }), { filter: 'level', value: 'mid', hidden: 3 }],
  ['no pay stated', three('pay'), { filter: 'paid', value: 'true', hidden: 3 }],
])('three hidden for %s suggest a filter', (_what, all, suggested) => {
  expect(suggestFilters(all, {}, SHOWN)).toEqual([suggested])
})

it.each<[string, Hidden[], Parameters<typeof suggestFilters>[1]]>([
  ['two', three('place').slice(1), {}],
  ['a place of a remote job', three('place', {}, { workplace: 'remote' }), {}],
  ['a level that is not named', three('level', { level: 'senior' }, {}), {}],
  ['pay that is stated and too low', three('pay', {}, { isPaid: true }), {}],
  ['firms', three('company'), {}],
  ['other reasons', three('other'), {}],
  ['what is filtered already', three('place'), { workplace: 'hybrid' }],
  ['a level that is filtered already', three('level', { level: 'senior' }), { level: 'junior' }],
  ['pay that is filtered already', three('pay'), { paid: true }],
])('%s suggests nothing', (_what, all, filter) => {
  expect(suggestFilters(all, filter, SHOWN)).toEqual([])
})

it('never suggests what would show nothing', () => {
  const all = [...three('place'), ...three('pay'), ...three('level', { level: 'senior' })]
  expect(suggestFilters(all, {}, [])).toEqual([])
})

it('never suggests a filter that one of those hidden for that reason would pass', () => {
  const any = fc.record({
    reason: fc.constantFrom('place', 'level', 'company', 'pay', 'other' as const),
    workplace: fc.constantFrom('remote', 'hybrid', 'onsite', null),
    level: fc.constantFrom(...LADDER, null),
    isPaid: fc.boolean(),
  }) as fc.Arbitrary<Hidden>
  fc.assert(
    fc.property(fc.array(any, { maxLength: 12 }), (all) => {
      for (const suggestion of suggestFilters(all, {}, SHOWN)) {
        const reason = { workplace: 'place', level: 'level', paid: 'pay' }[suggestion.filter]
        for (const one of all.filter((row) => row.reason === reason))
          expect(String(suggestion.filter === 'paid' ? one.isPaid : one[suggestion.filter])).not.toBe(suggestion.value)
      }
    }),
  )
})
