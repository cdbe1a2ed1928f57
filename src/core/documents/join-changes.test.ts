import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '#test/support/runs.ts'
import { joinChanges } from './join-changes.ts'

type Job = { id: string; title: string; bullets: { id: string; text: string }[] }
const job = (id: string, title = id, ...texts: string[]): Job => ({
  id,
  title,
  bullets: texts.map((text, at) => ({ id: `${id}-${at}`, text })),
})
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join(' ')

describe('lists with ids', () => {
  const before = [job('a', 'a', 'one', 'two'), job('b'), job('c')]
  const [a, b, c] = before as [Job, Job, Job]

  it('a job added there and a line changed here both stand', () => {
    const own = [job('a', 'a', 'one, and more', 'two'), b, c]
    const theirs = [job('n'), a, b, c]
    expect(joinChanges(before, own, theirs)).toEqual([job('n'), ...own])
  })

  it('two lines of one job that were changed apart both stand', () => {
    const own = [job('a', 'a', 'mine', 'two'), b, c]
    const theirs = [job('a', 'their title', 'one', 'theirs'), b, c]
    expect(joinChanges(before, own, theirs)).toEqual([job('a', 'their title', 'mine', 'theirs'), b, c])
  })

  it('of one line that both changed the own words stand', () => {
    const own = [job('a', 'a', 'mine', 'two'), b, c]
    const theirs = [job('a', 'a', 'theirs', 'two'), b, c]
    expect(joinChanges(before, own, theirs)).toEqual(own)
  })

  it.each([
    ['taken out here', [a, c], [a, b, c], 'a c'],
    ['taken out there', [a, b, c], [a, c], 'a c'],
    ['taken out here and changed there', [a, c], [a, job('b', 'changed'), c], 'a b c'],
    ['taken out there and changed here', [a, job('b', 'changed'), c], [a, c], 'a b c'],
    ['moved here, added there', [c, a, b], [a, b, c, job('n')], 'c n a b'],
    ['moved there, added here', [a, job('n'), b, c], [c, a, b], 'c a n b'],
    ['moved on both sides', [b, a, c], [c, b, a], 'b a c'],
    ['added on both sides', [a, b, c, job('m')], [a, b, c, job('n')], 'a b c m n'],
    ['all taken out here, one added there', [], [a, b, c, job('n')], 'n'],
  ])('%s', (_, own, theirs, expected) => {
    expect(ids(joinChanges(before, own, theirs))).toBe(expected)
  })
})

it('objects are joined field by field, also where a field was left out', () => {
  const before = { name: 'A', phone: '1', note: 'x' }
  expect(
    joinChanges<object>(before, { name: 'A', phone: '2' }, { name: 'B', phone: '1', note: 'x', url: 'u' }),
  ).toEqual({
    name: 'B',
    phone: '2',
    url: 'u',
  })
})

it('the order of fields is no change', () => {
  expect(joinChanges({ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }, { a: 9, b: { c: 8, d: 3 } })).toEqual({
    a: 9,
    b: { c: 8, d: 3 },
  })
})

it('a list without ids is the own one where both changed it', () => {
  const links = (...urls: string[]) => urls.map((url) => ({ url }))
  expect(joinChanges(links('a'), links('a', 'mine'), links('a', 'theirs'))).toEqual(links('a', 'mine'))
})

it('a list of names is joined by them', () => {
  expect(joinChanges(['summary', 'job'], ['job', 'summary'], ['summary', 'job', 'skills'])).toEqual([
    'job',
    'skills',
    'summary',
  ])
})

describe('of any three', () => {
  const list = fc.uniqueArray(
    fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), title: fc.constantFrom('x', 'y', 'z') }),
    { selector: ({ id }) => id },
  )
  const value = fc.record({ name: fc.constantFrom('x', 'y', 'z'), jobs: list })

  it('what one side alone changed is what comes of it', () => {
    fc.assert(
      fc.property(value, value, (before, changed) => {
        expect(joinChanges(before, changed, before)).toEqual(changed)
        expect(joinChanges(before, before, changed)).toEqual(changed)
        expect(joinChanges(before, changed, changed)).toEqual(changed)
      }),
      { numRuns: runs(300) },
    )
  })

  it('nothing that was written on either side is gone, and nothing stands twice', () => {
    fc.assert(
      fc.property(value, value, value, (before, own, theirs) => {
        const { jobs } = joinChanges(before, own, theirs)
        const titleIn = (jobs: readonly { id: string; title: string }[], id: string) =>
          jobs.find((one) => one.id === id)?.title
        expect(new Set(jobs.map(({ id }) => id)).size).toBe(jobs.length)
        for (const { id, title } of own.jobs)
          if (titleIn(before.jobs, id) !== title) expect(titleIn(jobs, id)).toBe(title)
        for (const { id, title } of theirs.jobs)
          if (titleIn(before.jobs, id) !== title && titleIn(own.jobs, id) === titleIn(before.jobs, id))
            expect(titleIn(jobs, id)).toBe(title)
      }),
      { numRuns: runs(500) },
    )
  })
})
