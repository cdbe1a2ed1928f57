import { must } from '#core/must.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { Problem, type ProblemCode } from '#contract/problem.ts'
import { BUSY, busy } from './busy.ts'
import { opensPage, problemPage } from './problem-page.ts'
import { isDatabaseAway, isDatabaseBusy, isOrphan, isStorageFull } from '#server/db/errors.ts'
import { sessionEnded } from './session-ended.ts'

/** One handler turns everything thrown into a status and `{ detail, code, fields }`. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: unknown, request, reply) => sendProblem(toProblem(error, request), reply))
}

export function sendProblem(problem: Problem, reply: FastifyReply): FastifyReply {
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', String(Math.ceil(problem.retryAfterSeconds)))
  reply.status(problem.status)
  if (problem.status >= 500 && opensPage(reply.request))
    return reply.type('text/html; charset=utf-8').send(problemPage(reply.request, problem.retryAfterSeconds))
  return reply.type('application/json; charset=utf-8').send(bodyOf(problem, reply.request))
}

/** The resume-parsing service repeats the sentence as `error` (api.md). */
function bodyOf(problem: Problem, request: FastifyRequest) {
  const body = problem.toBody()
  // by the address itself: a 405 has no route
  return request.url.split('?', 1)[0] === '/api/parse-resume' ? { ...body, error: body.detail } : body
}

export function toProblem(error: unknown, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error
  if (hasZodFastifySchemaValidationErrors(error)) return toInvalidInput(error.validation)
  // the person went away and what was under way for them was stopped: nobody reads this answer
  if ((error instanceof Error && error.name === 'AbortError') || isBodyCutOff(request))
    return new Problem('request.given_up', 'The request was given up.')
  if (isStorageFull(error)) {
    request.log.error({ err: error }, 'storage is full')
    return new Problem(
      'server.storage_full',
      'This server has run out of space, so nothing was saved. Please try again later.',
      { retryAfterSeconds: 60 },
    )
  }
  if (isDatabaseAway(error)) {
    request.log.error({ err: error }, 'database is away')
    return new Problem(
      'server.database_away',
      'The database is not answering right now. Please try again in a moment.',
      { retryAfterSeconds: 5 },
    )
  }
  if (isDatabaseBusy(error)) {
    request.log.error({ err: error }, 'database is busy')
    return busy(5)
  }
  // the account was deleted while this request was under way
  if (isOrphan(error)) return sessionEnded()
  return toRequestProblem(error as Error & { statusCode?: number }) ?? toUnknown(error, request)
}

/** Node tells it with the code of a broken connection, which would pass for one to the database. */
function isBodyCutOff({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete
}

/** Who sends thousands of wrong fields is told of the first ones. */
const MOST_FIELDS = 50

function toInvalidInput(issues: { instancePath: string; message?: string | undefined }[]): Problem {
  const fields: Record<string, string> = {}
  for (const issue of issues.slice(0, MOST_FIELDS)) {
    const name = issue.instancePath.split('/').filter(Boolean).join('.') || 'body'
    fields[name] ??= sentenceOf(issue.message)
  }
  return new Problem('request.invalid', Object.values(fields)[0] ?? 'Please check what you entered.', { fields })
}

/** What the schemas say in our words goes through; what Zod says by itself is for programmers. */
function sentenceOf(message: string | undefined): string {
  return !message || /^(Invalid|Too (big|small)|Unrecognized|Expected)/.test(message)
    ? 'This is missing or has the wrong form'
    : message
}

const requestProblems: Record<number, [code: ProblemCode, detail: string]> = {
  400: ['request.malformed', 'The request could not be read.'],
  404: ['request.not_found', 'There is nothing at this address.'],
  408: ['request.timeout', 'The request took too long to arrive.'],
  413: ['request.too_large', 'This is larger than the server accepts.'],
  414: ['request.too_large', 'This address is longer than the server accepts.'],
  415: ['request.unsupported_type', 'The server does not understand this kind of content.'],
  429: ['request.too_many', 'Too many requests. Please wait a moment and try again.'],
  503: ['server.busy', BUSY],
}

/** What the framework and its plugins refuse by themselves. */
function toRequestProblem(error: Error & { statusCode?: number; code?: string }): Problem | undefined {
  // an address that would climb out of a folder of files
  const status = error.code === 'FST_STATIC_FORBIDDEN_PATH' ? 404 : error.statusCode
  const known = status === undefined ? undefined : requestProblems[status]
  if (!known) return undefined
  return new Problem(known[0], known[1], {
    status: must(status),
    ...(status === 503 ? { retryAfterSeconds: 5 } : {}),
  })
}

function toUnknown(error: unknown, request: FastifyRequest): Problem {
  request.log.error({ err: error }, 'request failed')
  return new Problem(
    'server.failed',
    `Something went wrong on our side. If it happens again, tell us this number: ${request.id}`,
  )
}
