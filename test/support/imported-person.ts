import fc from 'fast-check'
import type { MakeId } from '#core/documents/profile-from-facts.ts'
import { type Profile } from '#core/documents/profile.ts'

export function counter(): MakeId {
  let count = 1000
  return (prefix) => `${prefix}_${(count += 1)}`
}

/** Cells as people fill them: commas, quotes, line ends, other scripts. */
const cell = fc
  .array(
    fc.constantFrom('Ada', 'Ömer', 'Bäckerei', 'said "yes"', 'R&D, tools', 'Łódź', '50 %', 'C++', '<b>', "O'Neill"),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((words) => words.join(' '))
const month = fc.tuple(fc.integer({ min: 1975, max: 2026 }), fc.option(fc.integer({ min: 1, max: 12 }), { nil: 0 }))
type Month = [number, number]
export const stored = ([year, at]: Month) => (at ? `${year}-${String(at).padStart(2, '0')}` : String(year))

export type Job = {
  title: string
  organisation: string
  location: string
  start: Month
  end: Month | null
  bullets: string[]
}
const job: fc.Arbitrary<Job> = fc.record({
  title: cell,
  organisation: cell,
  location: cell,
  start: month,
  end: fc.option(month),
  bullets: fc.array(cell, { maxLength: 4 }),
})
export const person = fc.record({
  first: cell,
  last: cell,
  headline: cell,
  jobs: fc.array(job, { maxLength: 5 }),
  schools: fc.array(job, { maxLength: 3 }),
  skills: fc.uniqueArray(cell, { minLength: 1, maxLength: 6 }),
  languages: fc.array(fc.tuple(fc.constantFrom('German', 'Turkish', 'French'), fc.constantFrom('A1', 'B2', 'C1')), {
    maxLength: 1,
  }),
})
export type Person = typeof person extends fc.Arbitrary<infer P> ? P : never

export const entryCells = ({ entries }: Profile, kind: 'job' | 'education') =>
  entries
    .filter((one) => one.kind === kind)
    .map(({ title, organisation, location, start, end, bullets }) => [
      title,
      organisation,
      kind === 'job' ? location : '',
      start,
      end,
      bullets.map(({ text }) => text),
    ])
export const wanted = (list: Job[], kind: 'job' | 'education') =>
  list.map((one) => [
    one.title,
    one.organisation,
    kind === 'job' ? one.location : '',
    stored(one.start),
    one.end ? stored(one.end) : kind === 'job' ? 'present' : '',
    one.bullets,
  ])
