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

/** What work is worth from which on somebody is taken at their word that they do this work. */
export const DOES_THE_WORK = 0.4

/** `job` is what the nearest work is worth, 0 to 1: without any, nobody reads that they could start tomorrow. */
export function readinessAt(share: number, job: number): Readiness {
  const readiness = FROM.find(([from]) => share >= from - 1e-9)?.[1] ?? 'start'
  return readiness === 'there' && job < DOES_THE_WORK ? 'interview' : readiness
}
