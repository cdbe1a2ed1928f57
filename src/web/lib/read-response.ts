import { isProblemCode, Problem, type ProblemBody } from '#contract/problem.ts'
import { SOMETHING_WRONG } from './errors.ts'
import type { WireResponse } from './transport.ts'

/** Rebuilds the server's Problem; an answer without one (a proxy's page) keeps its status and a plain sentence. */
export function problemOf(response: Pick<WireResponse, 'status' | 'header'>, text: string): Problem {
  const body = parseProblem(text)
  const retryAfter = Number.parseInt(response.header('retry-after') ?? '', 10)
  return new Problem(isProblemCode(body?.code) ? body.code : 'server.failed', body?.detail ?? SOMETHING_WRONG, {
    status: response.status,
    ...(body?.fields ? { fields: body.fields } : {}),
    ...(Number.isNaN(retryAfter) ? {} : { retryAfterSeconds: retryAfter }),
  })
}

/** Its own resume-parsing service may say `error` alone (specification, section 7). */
function parseProblem(text: string): Partial<ProblemBody> | undefined {
  try {
    const body = JSON.parse(text) as Partial<ProblemBody> & { error?: unknown }
    if (typeof body.detail === 'string') return body
    return typeof body.error === 'string' ? { ...body, detail: body.error } : undefined
  } catch {
    return undefined
  }
}
