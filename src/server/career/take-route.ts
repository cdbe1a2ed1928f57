import type { z } from 'zod'
import type { routePlanSchema } from '#contract/career-plan.ts'
import { Problem } from '#contract/problem.ts'
import { interimRolesOf } from '#core/career/catalogue/catalogue.ts'
import { STRAIGHT } from '#core/career/routes/route-id.ts'
import { lockUser } from '#server/users/user.repo.ts'
import type { Deps } from '#server/deps.ts'
import { changeAnswers } from './answers.repo.ts'
import { loadAnswers } from './load-person.ts'
import { noAnswers } from './no-answers.ts'
import { planRoutes } from './plan-routes.ts'
import { renewRecommendations } from './save-career-questions.ts'
import type { StoredAnswers } from './stored-answers.ts'

/**
 * Makes a route of the plan the person's own. Its courses take the place of those that were only recommended; what was
 * started, finished, moved or added by hand stays. null takes the choice back.
 */
export function takeRoute(
  deps: Pick<Deps, 'db' | 'clock' | 'catalogue'>,
  userId: string,
  route: string | null,
): Promise<z.input<typeof routePlanSchema>> {
  return deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    const saved = await loadAnswers(deps, tx, userId)
    if (!saved?.dreamRole) throw noAnswers(saved)
    const isKnown =
      route === null ||
      route === STRAIGHT ||
      (saved.answers.interimRole && interimRolesOf(deps.catalogue, saved.dreamRole).some(({ id }) => id === route))
    if (!isKnown) {
      const detail = 'Choose one of the routes of your plan'
      throw new Problem('request.invalid', detail, { fields: { route: detail } })
    }
    const { chosenRoute: _before, ...rest } = saved.answers
    const answers: StoredAnswers = route === null ? rest : { ...rest, chosenRoute: route }
    await changeAnswers(tx, userId, { answers: JSON.stringify(answers), saved_at: deps.clock.now() })
    await renewRecommendations(deps, tx, userId)
    const plan = await planRoutes(deps, userId, {}, tx)
    if (!plan) throw noAnswers()
    return plan
  })
}
