import { NO_FACTS } from '#core/resume/no-facts.ts'
import type { ResumeFacts } from '#core/resume/schema.ts'

/** Facts inside the schema with about so many characters: what somebody sends who wants to keep a server busy. */
export function longResume(characters: number): ResumeFacts {
  const sentence = 'Responsible for rebuilding 12 databases (2019-2023), cut costs by 34% & led 5 engineers in Köln. '
  const text = sentence.repeat(20).slice(0, 1_990)
  const job = { location: null, endDate: null, isCurrent: false }
  const jobs = Array.from({ length: 60 }, (_, at) => ({
    ...job,
    title: `Engineer ${at}`,
    company: `Company ${at}`,
    startDate: `20${String(10 + (at % 15)).padStart(2, '0')}-03`,
    highlights: [] as string[],
  }))
  for (let line = 0; line * text.length < characters; line += 1)
    jobs[line % 60]?.highlights.push(`${line} ${text}`.slice(0, 2_000))
  return { ...NO_FACTS, basics: { ...NO_FACTS.basics, name: 'Long Winded' }, experience: jobs }
}
