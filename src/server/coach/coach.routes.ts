import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/coach.ts'
import { suggestQuestions } from '#core/coach/suggest-questions.ts'
import type { Deps } from '#server/deps.ts'
import { serve } from '#server/http/route.ts'
import { serveEvents } from '#server/http/stream-answer.ts'
import { readBudget } from '#server/model/open-call.ts'
import { loadLatest } from '#server/resume/get-latest-resume.ts'
import { analyseResume } from './analyse-resume.ts'
import { askAdvisor } from './ask-advisor.ts'
import { loadCareerFacts } from './load-grounding.ts'
import { readConversation, readConversations, removeConversations } from './read-conversations.ts'

export function registerCoachRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, calls.getAiStatus, async ({ caller }) => ({
    configured: deps.model !== undefined,
    provider: deps.model?.info.provider ?? null,
    model: deps.model?.info.model ?? null,
    isAnswering: deps.model?.isAnswering() ?? false,
    budget: await readBudget(deps, caller.userId),
  }))
  serve(app, deps, calls.getSuggestions, async ({ caller }) => {
    const resume = await loadLatest(deps.db, caller.userId)
    return suggestQuestions(resume?.facts ?? null, await loadCareerFacts(deps, caller.userId))
  })
  serveEvents(app, deps, calls.analyseResume, ({ caller, body, upload, signal }) =>
    analyseResume(deps, caller.userId, body?.source ?? upload, signal),
  )
  serveEvents(app, deps, calls.askAdvisor, ({ caller, body, signal }) => askAdvisor(deps, caller.userId, body, signal))
  serve(app, deps, calls.listConversations, ({ caller }) => readConversations(deps, caller.userId))
  serve(app, deps, calls.getConversation, ({ caller, params }) => readConversation(deps, caller.userId, params.id))
  serve(app, deps, calls.deleteConversation, ({ caller, params }) =>
    removeConversations(deps, caller.userId, params.id),
  )
  serve(app, deps, calls.deleteConversations, ({ caller }) => removeConversations(deps, caller.userId))
}
