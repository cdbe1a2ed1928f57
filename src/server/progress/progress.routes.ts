import { addMs, DAY_MS } from '#core/time.ts'
import type { FastifyInstance } from 'fastify'
import * as moments from '#contract/moments.ts'
import * as progress from '#contract/progress.ts'
import { Problem } from '#contract/problem.ts'
import { dreamRoleByTitle } from '#core/career/catalogue/catalogue.ts'
import { levelsFor, roleRefusal } from '#core/progress/levels.ts'
import { newId } from '#server/new-id.ts'
import type { Deps } from '#server/deps.ts'
import { serve } from '#server/http/route.ts'
import { award } from './award.ts'
import { getAchievementsBrief, getAchievementsDetails, getAdvancedPoints } from './get-achievements.ts'
import { BOARD_TABLES, getLeaderboard, getOwnStanding } from './get-leaderboard.ts'
import { getMoments } from './get-moments.ts'
import { countFeedback, insertFeedback } from './product-feedback.repo.ts'
import { reportMilestone } from './report-milestone.ts'
import { moveSeen } from './seen-progress.repo.ts'
import { loadOwnStreak } from './streak.ts'

/** Of one user. */
const FEEDBACK_PER_DAY = 10

export function registerProgressRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, progress.getAchievementsBrief, ({ caller }) => getAchievementsBrief(deps, caller.userId))
  serve(app, deps, progress.listLevels, async ({ params }) => levelsOf(deps, params.dreamRole))
  serve(app, deps, progress.getLevels, async ({ params }) => levelsOf(deps, params.id))
  serve(app, deps, progress.getAchievementsDetails, ({ caller, params, query }) => {
    if (params.user_id !== caller.userId) throw new Problem('request.not_found', 'There is nothing at this address.')
    return getAchievementsDetails(deps, caller.userId, query)
  })
  serve(app, deps, progress.getLeaderboard, ({ query }) => getLeaderboard(deps, query.period ?? 'all'))
  serve(app, deps, progress.getTop30, ({ query }) => getLeaderboard(deps, query.period ?? 'all'))
  serve(
    app,
    deps,
    progress.getSimpleUserPoints,
    ({ caller, query }) => getOwnStanding(deps, caller.userId, query.period ?? 'all'),
    { isKept: true, sharedTables: BOARD_TABLES },
  )
  serve(app, deps, progress.getAdvancedUserPoints, ({ caller }) => getAdvancedPoints(deps, caller.userId))
  serve(app, deps, progress.getStreak, ({ caller }) => loadOwnStreak(deps, caller.userId), { isKept: true })
  serve(app, deps, moments.getMoments, ({ caller }) => getMoments(deps, caller.userId))
  serve(app, deps, moments.markMomentsSeen, async ({ caller, body }) => ({
    isFirst: await moveSeen(deps.db, caller.userId, body.through, body.levelNumber),
  }))
  serve(app, deps, progress.reportMilestone, ({ caller, body }) =>
    reportMilestone(deps, caller.userId, body.type, body.note),
  )
  serve(app, deps, progress.createFeedback, async ({ caller, body }) => {
    await deps.db.transaction().execute(async (tx) => {
      // the award locks the user's progress, so that many at once are counted one after the other
      await award(deps, tx, caller.userId, { activity: 'feedbackGiven' })
      const since = addMs(deps.clock.now(), -DAY_MS)
      if ((await countFeedback(tx, caller.userId, since)) >= FEEDBACK_PER_DAY)
        throw new Problem(
          'progress.feedback_spent',
          'Thank you. Ten a day is the most we can take; come back tomorrow.',
        )
      await insertFeedback(tx, { id: newId('fbk'), user_id: caller.userId, ...body, at: deps.clock.now() })
    })
    return {}
  })
}

/** The levels of a dream role, asked for by its title; one that is not known has the generic names. */
function levelsOf({ catalogue }: Deps, title = '') {
  const refusal = roleRefusal(title)
  if (refusal)
    throw new Problem(
      'request.malformed',
      refusal === 'emptyRole' ? 'Name a dream role.' : 'This dream role is too long.',
    )
  return levelsFor(dreamRoleByTitle(catalogue, title.trim())?.ladder)
}
