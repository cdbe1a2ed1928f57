import type { FastifyInstance } from 'fastify'
import { saveCareerQuestions as saveCareerQuestionsCall } from '#contract/account.ts'
import * as career from '#contract/career.ts'
import * as pathCalls from '#contract/learning-path.ts'
import { Problem } from '#contract/problem.ts'
import { dreamRoleByTitle, interimRoleById, interimRolesOf } from '#core/career/catalogue/catalogue.ts'
import { interimRoleCards } from '#core/career/routes/interim-roles.ts'
import type { Deps } from '#server/deps.ts'
import { serve } from '#server/http/route.ts'
import { award, pointsOf } from '#server/progress/award.ts'
import { addCourse, changeCourse, removeCourse } from './change-learning-path.ts'
import { getProgress } from './get-progress.ts'
import { readLearningPath } from './read-learning-path.ts'
import { recommendForSkills } from './recommend-for-skills.ts'
import { recordStudy } from './record-study.ts'
import { saveCareerQuestions } from './save-career-questions.ts'
import { searchSkills } from './search-skills.ts'

export function registerCareerRoutes(app: FastifyInstance, deps: Deps): void {
  registerRoles(app, deps)
  serve(app, deps, saveCareerQuestionsCall, ({ caller, body }) => saveCareerQuestions(deps, caller.userId, body))
  serve(app, deps, career.getCareerProgress, ({ caller }) => getProgress(deps, caller.userId), { isKept: true })
  serve(app, deps, career.recommend, async ({ body }) => recommendForSkills(deps, body))
  serve(app, deps, career.searchSkills, async ({ query }) => searchSkills(deps, query.q, query.dreamRole))
  serve(app, deps, pathCalls.getLearningPath, ({ caller }) => readLearningPath(deps, deps.db, caller.userId), {
    isKept: true,
  })
  serve(app, deps, pathCalls.addToLearningPath, ({ caller, body }) =>
    addCourse(deps, caller.userId, body.courseId, body),
  )
  serve(app, deps, pathCalls.changeLearningPath, ({ caller, params, body }) =>
    changeCourse(deps, caller.userId, params.courseId, body),
  )
  serve(app, deps, pathCalls.removeFromLearningPath, ({ caller, params }) =>
    removeCourse(deps, caller.userId, params.courseId),
  )
  serve(app, deps, pathCalls.recordStudy, async ({ caller }) => ({
    pointsAwarded: await recordStudy(deps, caller.userId),
  }))
  serve(app, deps, career.readInterimRole, async ({ caller, params }) => {
    if (!interimRoleById(deps.catalogue, params.id))
      throw new Problem('request.not_found', 'There is no such interim role.')
    pointsOf(await award(deps, deps.db, caller.userId, { activity: 'interimRoleRead', interimRoleId: params.id }))
    return {}
  })
}

function registerRoles(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, career.listRoles, async () =>
    deps.catalogue.dreamRoles.map((role) => ({
      id: role.id,
      title: role.title,
      description: role.description,
      interimRoles: interimRolesOf(deps.catalogue, role).map((interim) => interim.title),
    })),
  )
  serve(app, deps, career.listInterimRoles, async ({ params }) => {
    const dreamRole = dreamRoleByTitle(deps.catalogue, params.dreamRole)
    if (!dreamRole) throw new Problem('request.not_found', 'There is no such dream role.')
    return interimRoleCards(deps.catalogue, dreamRole)
  })
}
