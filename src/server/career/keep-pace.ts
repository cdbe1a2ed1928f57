import type { z } from 'zod'
import type { keptPaceSchema, routePlanSchema } from '#contract/career-plan.ts'
import { commitmentOf } from '#core/career/courses/study-hours.ts'
import { lockUser } from '#server/users/user.repo.ts'
import type { Deps } from '#server/deps.ts'
import { changeAnswers } from './answers.repo.ts'
import { loadAnswers } from './load-person.ts'
import { noAnswers } from './no-answers.ts'
import { planRoutes } from './plan-routes.ts'
import type { StoredAnswers } from './stored-answers.ts'

/**
 * Makes what was tried on the plan the person's own: the exact hours, and the two answers they belong to. The
 * courses stay as they are, so the route kept is the route that was looked at.
 */
export async function keepPace(
  deps: Pick<Deps, 'db' | 'clock' | 'catalogue'>,
  userId: string,
  pace: z.output<typeof keptPaceSchema>,
): Promise<z.input<typeof routePlanSchema>> {
  await deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    const saved = await loadAnswers(deps, tx, userId)
    if (!saved?.dreamRole) throw noAnswers(saved)
    const answers: StoredAnswers = {
      ...saved.answers,
      hoursPerDay: pace.hoursPerDay,
      timeCommitmentPerDay: commitmentOf(pace.hoursPerDay),
      timeframeToAchieveDreamRole: pace.timeframe,
    }
    await changeAnswers(tx, userId, { answers: JSON.stringify(answers), saved_at: deps.clock.now() })
  })
  const plan = await planRoutes(deps, userId, {})
  if (!plan) throw noAnswers()
  return plan
}
