import { expect, it } from 'vitest'
import { filtersIn, fromViewQuery, toViewQuery, withFilters } from './list-query.ts'

it('reads the filters of the address and nothing else', () => {
  const search = new URLSearchParams('view=list&q=tide+&tag=+&stage=applied&due=true&evil=1')
  expect(filtersIn(search)).toEqual({ q: 'tide ', stage: 'applied', due: 'true' })
})

it('writes other filters and leaves the view', () => {
  const search = new URLSearchParams('view=list&q=tide&stage=applied')
  expect(withFilters(search, { tag: 'remote' }).toString()).toBe('view=list&tag=remote')
})

it('a saved view leads to the filters it was made from', () => {
  for (const filters of [{}, { q: 'tide', due: 'true' }, { trash: 'true', sort: 'company' }, { outcome: 'rejected' }])
    expect(fromViewQuery(toViewQuery(filters))).toEqual(filters)
})
