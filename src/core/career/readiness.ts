/**
 * How ready somebody is, as a mentor would put it: does the work or could start (`there`), would be invited to an
 * interview (`interview`), within about six months of study (`months`), about a year away (`year`), at the beginning (`start`).
 */
export type Readiness = 'there' | 'interview' | 'months' | 'year' | 'start'

/** From which share of the match, by what mentors said of 64 people (docs/quality/career.md). */
const FROM: [number, Readiness][] = [
  [0.75, 'there'],
  [0.58, 'interview'],
  [0.38, 'months'],
  [0.2, 'year'],
]

export function readinessAt(share: number): Readiness {
  return FROM.find(([from]) => share >= from)?.[1] ?? 'start'
}
