import { shortLine } from '#core/text/one-line.ts'
import type { Evidence, JobPageReading } from '#core/ads/page/reading.ts'

const MOST_IN_A_LINE = 200
const MOST_QUOTED = 600
const MOST_PLACES = 40
/** More is no pay in any currency. */
const MOST_PAID = 1e10

/** A page can say anything at any length; what is kept of it fits the fields of a form. */
export function bounded(reading: JobPageReading): JobPageReading {
  const line = (text: string | null) => (text === null ? null : shortLine(text, MOST_IN_A_LINE) || null)
  const quoted = (text: string) => shortLine(text, MOST_QUOTED)
  const { pay } = reading
  const isPay = pay !== null && [pay.min, pay.max].every((sum) => sum === null || Math.abs(sum) <= MOST_PAID)
  return {
    ...reading,
    title: line(reading.title),
    company: line(reading.company),
    locations: reading.locations.slice(0, MOST_PLACES).flatMap((place) => line(place) ?? []),
    pay: isPay ? { ...pay, text: shortLine(pay.text, MOST_IN_A_LINE) } : null,
    requisitionId: line(reading.requisitionId),
    listed: reading.listed.map((one) => ({ ...one, title: line(one.title) ?? '', company: line(one.company) })),
    evidence: Object.fromEntries(
      Object.entries(reading.evidence).map(([field, one]: [string, Evidence]) => [
        field,
        { ...one, words: quoted(one.words) },
      ]),
    ),
  }
}
