import { setTimeout as wait } from 'node:timers/promises'
import { LinkProblem } from '#server/ads/job-pages.port.ts'
import { serve } from '#server/serve.ts'
import { ADVERT, ADVERT_LINK } from './advert.ts'

/** The built server for which one job page stands on a board, which takes its time: journeys have no network. */
const PLATFORM_MS = 300

await serve({
  jobPages: {
    fetchPage: async (link) => {
      await wait(PLATFORM_MS)
      if (link !== ADVERT_LINK) throw new LinkProblem('unreachable')
      return {
        bytes: new TextEncoder().encode(ADVERT),
        charset: 'utf-8',
        contentType: 'text/html',
        fetchedFrom: link,
      }
    },
  },
})
