import { z } from 'zod'
import type { Opening } from '#contract/career-plan.ts'
import type { JobFeed } from '#server/career/job-feed.port.ts'

const ADDRESS = 'https://remotive.com/api/remote-jobs'
const WAIT_MS = 10_000
const MOST_OPENINGS = 3_000

const answerSchema = z.object({
  jobs: z.array(
    z
      .object({
        url: z.url({ protocol: /^https$/, hostname: /(^|\.)remotive\.com$/ }),
        title: z.string().max(300),
        company_name: z.string().max(300),
        candidate_required_location: z.string().max(300).default(''),
        publication_date: z
          .string()
          .max(40)
          .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])/),
      })
      .nullable()
      .catch(null),
  ),
})

/**
 * Remotive's public feed of remote jobs. Its terms: name it, link back to it, and ask at most four times a day,
 * which `list-openings.ts` sees to.
 */
export function createRemotiveFeed(request: typeof fetch = fetch): JobFeed {
  return {
    name: 'Remotive',
    url: 'https://remotive.com',
    fetchOpenings: async () => {
      const response = await request(ADDRESS, {
        signal: AbortSignal.timeout(WAIT_MS),
        headers: { accept: 'application/json' },
      })
      if (!response.ok) throw new Error(`Remotive answered ${response.status}`)
      return readRemotive(await response.json())
    },
  }
}

/** A job that is not as expected is left out; a feed that is not throws. */
export function readRemotive(answer: unknown): Opening[] {
  return answerSchema
    .parse(answer)
    .jobs.flatMap((job) => job ?? [])
    .slice(0, MOST_OPENINGS)
    .map((job) => ({
      title: job.title,
      company: job.company_name,
      location: job.candidate_required_location,
      url: job.url,
      publishedOn: job.publication_date.slice(0, 10),
    }))
}
