import type { Opening } from '#contract/career-plan.ts'
import type { JobFeed } from '#server/career/job-feed.port.ts'

/** A feed without a network: answers what it is given, counts how often it is asked, and fails when told to. */
export function createFakeFeed(openings: Opening[]): JobFeed & { calls: number; isDown: boolean } {
  const feed = {
    name: 'Example Board',
    url: 'https://jobs.example',
    calls: 0,
    isDown: false,
    fetchOpenings: async () => {
      feed.calls += 1
      if (feed.isDown) throw new Error('the board is down')
      return openings
    },
  }
  return feed
}
