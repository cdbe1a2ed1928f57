import type { FastifyInstance } from 'fastify'
import * as interview from '#contract/interview.ts'
import type { Deps } from '#server/deps.ts'
import { serve } from '#server/http/route.ts'
import { serveEvents } from '#server/http/stream-answer.ts'
import { getCurrentRound, resetRound, restoreRound, startRound } from './change-round.ts'
import { askedOf } from './current-round.ts'
import { giveFeedback } from './give-feedback.ts'
import { saveAnswer } from './keep-answer.ts'
import { listRounds } from './list-rounds.ts'
import { practiseQuestion } from './practise-question.ts'

export function registerInterviewRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, interview.getCurrentRound, ({ caller }) => getCurrentRound(deps, caller.userId))
  serve(app, deps, interview.startRound, ({ caller }) => startRound(deps, caller.userId))
  serve(app, deps, interview.resetRound, ({ caller }) => resetRound(deps, caller.userId))
  serve(app, deps, interview.restoreRound, ({ caller, body }) => restoreRound(deps, caller.userId, body.questionIds))
  serve(app, deps, interview.saveInterviewAnswer, async ({ caller, params, body }) => {
    const { round } = await askedOf(deps, caller.userId, params.questionId)
    const saved = await saveAnswer(deps, round, { ...body, questionId: params.questionId })
    return { savedAt: saved.saved_at }
  })
  serve(app, deps, interview.practiseQuestion, ({ caller, body }) => practiseQuestion(deps, caller.userId, body), {
    perMinute: 30,
  })
  serve(app, deps, interview.listRounds, ({ caller, query }) => listRounds(deps, caller.userId, query))
  serveEvents(
    app,
    deps,
    interview.getInterviewFeedback,
    ({ caller, body, signal }) => giveFeedback(deps, caller.userId, body, signal),
    { perMinute: 30 },
  )
}
