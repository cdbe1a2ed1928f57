import type { FastifyInstance } from 'fastify'
import * as arena from '#contract/arena.ts'
import * as credentialCalls from '#contract/credentials.ts'
import type { Deps } from '#server/deps.ts'
import { serve } from '#server/http/route.ts'
import { servePicture } from '#server/http/serve-picture.ts'
import { readQuota } from '#server/progress/quota.ts'
import { answerItem } from './answer-item.ts'
import { finishChallenge, getChallenge } from './challenge.ts'
import { registerCredential } from './credential.route.ts'
import { publicJwk } from './credential-key.ts'
import { changeCredential, revokeCredential, showStatusList } from './credentials.ts'
import { finishAttempt } from './finish-attempt.ts'
import { listChecks } from './list-checks.ts'
import { drawProofCard } from './proof-card.ts'
import { getAttempt, listAttempts, saveAttempt } from './read-attempts.ts'
import { startAttempt } from './start-attempt.ts'
import { tryItem } from './try-item.ts'

export function registerArenaRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, arena.listSkillChecks, ({ caller }) => listChecks(deps, caller.userId))
  serve(app, deps, arena.getCheckQuota, async ({ caller }) => {
    const { limit, used, left, renewsAt } = await readQuota(deps, caller.userId, 'skillCheck')
    return { limit, used, left, renewsAt }
  })
  serve(app, deps, arena.startAttempt, ({ caller, params, body }) =>
    startAttempt(deps, caller.userId, params.skillId, body),
  )
  serve(app, deps, arena.listAttempts, ({ caller }) => listAttempts(deps, caller.userId))
  serve(app, deps, arena.getAttempt, ({ caller, params }) => getAttempt(deps, caller.userId, params.attemptId))
  serve(app, deps, arena.saveAttempt, async ({ caller, params, body }) => {
    await saveAttempt(deps, caller.userId, params.attemptId, body.answers)
    return {}
  })
  serve(app, deps, arena.finishAttempt, ({ caller, params, body }) =>
    finishAttempt(deps, caller.userId, params.attemptId, body.answers),
  )
  serve(app, deps, arena.answerItem, ({ caller, params, body }) =>
    answerItem(deps, caller.userId, params.attemptId, body),
  )
  serve(app, deps, arena.tryItem, ({ caller, params, body }) => tryItem(deps, caller.userId, params.attemptId, body))
  serve(app, deps, arena.getChallenge, ({ caller }) => getChallenge(deps, caller.userId))
  serve(app, deps, arena.finishChallenge, ({ caller, body }) => finishChallenge(deps, caller.userId, body.answers))
  serve(app, deps, credentialCalls.changeCredential, ({ caller, params, body }) =>
    changeCredential(deps, caller.userId, params.attemptId, body.isPublic),
  )
  serve(app, deps, credentialCalls.revokeCredential, async ({ caller, params }) => {
    await revokeCredential(deps, caller.userId, params.attemptId)
    return {}
  })
  serve(app, deps, credentialCalls.getStatusList, ({ params }) => showStatusList(deps, params.list))
  registerCredential(app, deps)
  servePicture(app, '/proofs/:credentialId/card.png', 3_600, ({ credentialId = '' }) =>
    drawProofCard(deps, credentialId),
  )
  serve(app, deps, credentialCalls.getIssuerKeys, async () => ({ keys: [publicJwk(deps)] }))
}
