import { must } from '#core/must.ts'
import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { Problem } from '#contract/problem.ts'

/** The parser for forms is there for all routes; those that take JSON say so. */
export async function refuseForm(request: FastifyRequest): Promise<void> {
  if (request.isMultipart())
    throw new Problem('request.unsupported_type', 'Send the request as JSON (application/json).')
}

/** Where a form may come instead, the framework cannot check the body beforehand. */
export function checkBody(endpoint: Endpoint, request: FastifyRequest): void {
  const parsed = must(endpoint.body).safeParse(request.body)
  if (parsed.success) return void (request.body = parsed.data)
  const { path, message } = must(parsed.error.issues[0])
  const said = message.startsWith('Invalid input') ? 'Please check what you sent.' : message
  throw new Problem('request.invalid', said, { fields: { [path.join('.') || 'body']: said } })
}
