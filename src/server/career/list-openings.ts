import type { z } from 'zod'
import type { listOpenings as listOpeningsCall, Opening } from '#contract/career-plan.ts'
import { Problem } from '#contract/problem.ts'
import { interimRoleById } from '#core/career/catalogue.ts'
import type { InterimRole } from '#core/career/catalogue-types.ts'
import { utcDateOf, type Instant } from '#core/time.ts'
import type { Deps } from '#server/deps.ts'
import { claimFeedCall, findLastOpenings, keepFeed } from './job-feed.repo.ts'

type FeedDeps = Pick<Deps, 'db' | 'clock' | 'catalogue' | 'jobFeed' | 'log'>

const SHOWN = 10

/** Open positions for an interim role from the live feed; null when this server has none. */
export async function listOpenings(deps: FeedDeps, roleId: string): Promise<z.input<typeof listOpeningsCall.output>> {
  const role = interimRoleById(deps.catalogue, roleId)
  if (!role) throw new Problem('request.not_found', 'There is no such interim role.')
  if (!deps.jobFeed) return null
  const { name, url } = deps.jobFeed
  return {
    source: { name, url },
    openings: (await openingsOf(deps)).filter((opening) => isFor(role, opening)).slice(0, SHOWN),
  }
}

/** Asks the feed once in each quarter of the UTC day, whichever process comes first; else the last answer stands. */
async function openingsOf(deps: FeedDeps): Promise<Opening[]> {
  const now = deps.clock.now()
  const turn = turnOf(now)
  if (await claimFeedCall(deps.db, turn, now)) {
    try {
      const fresh = await deps.jobFeed!.fetchOpenings()
      await keepFeed(deps.db, turn, fresh)
      return fresh
    } catch (error) {
      deps.log.warn({ err: error }, 'the job feed did not answer')
    }
  }
  return findLastOpenings(deps.db)
}

const HOURS_A_TURN = 6

/** '2026-03-10-2': the third quarter of that day. */
function turnOf(now: Instant): string {
  return `${utcDateOf(now)}-${Math.floor(Number(now.slice(11, 13)) / HOURS_A_TURN)}`
}

/** All words of the role's title, or of one of its other titles, stand in the opening's. */
function isFor(role: InterimRole, opening: Opening): boolean {
  const words = new Set(wordsOf(opening.title))
  return [role.title, ...role.altTitles].some((title) => wordsOf(title).every((word) => words.has(word)))
}

function wordsOf(title: string): string[] {
  return title
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word !== '')
}
