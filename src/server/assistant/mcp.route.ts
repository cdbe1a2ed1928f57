import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ToolName } from '#contract/assistant-tools.ts'
import { Problem } from '#contract/problem.ts'
import { msOf } from '#core/time.ts'
import type { Deps } from '#server/deps.ts'
import { countCallsPerMinute } from '#server/http/calls-per-minute.ts'
import type { PersonalCaller } from '#server/http/caller.ts'
import { findPersonalCaller, limitTokenCalls } from '#server/http/personal-caller.ts'
import { toProblem } from '#server/http/problems.ts'
import { askedAddress } from '#server/own-address.ts'
import { runTool } from './run-tool.ts'
import { isNumericHost } from '#server/bare-host.ts'

export const MCP_PATH = '/mcp'

/**
 * The Model Context Protocol for a person's own assistant, without sessions: clients of the 2026 revision and those of 2025
 * are served by the same address. Every request carries a personal token.
 */
export function registerMcpRoute(app: FastifyInstance, deps: Deps): void {
  app.route({
    method: 'POST',
    url: MCP_PATH,
    schema: { hide: true },
    config: { isLong: true },
    onRequest: async (request, reply) => {
      await refuseForeignPages(deps, request)
      request.caller = await requireToken(deps, request, reply)
    },
    handler: async (request, reply) => {
      const caller = request.caller as PersonalCaller
      const messages: unknown[] = Array.isArray(request.body) ? request.body : [request.body]
      if (deps.config.isRateLimited) limitMessages(deps, caller, messages.length)
      await limitTokenCalls(deps, caller, messages.filter(isToolCall).length)
      return answer(deps, caller, request, reply)
    },
  })
}

async function requireToken(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<PersonalCaller> {
  const { authorization } = request.headers
  const caller = authorization === undefined ? undefined : await findPersonalCaller(deps, authorization)
  if (caller) return caller
  // tells clients that can ask for a token by themselves where they do (RFC 9728)
  const metadata = `${askedAddress(deps, request.headers.host)}/.well-known/oauth-protected-resource/mcp`
  void reply.header('www-authenticate', `Bearer realm="waymark", resource_metadata="${metadata}"`)
  throw authorization === undefined
    ? new Problem('auth.required', 'Send a personal token of Waymark. You make one in the settings.')
    : new Problem('auth.expired', 'This token has ended or was never one. Make a new one in the settings.')
}

/** Loaded with the first assistant: without one it takes no memory. */
const protocol = () => import('@modelcontextprotocol/server')

/** A page of another site, or one whose name was bent to point here, has no business with this address. */
async function refuseForeignPages({ config }: Deps, { headers }: FastifyRequest): Promise<void> {
  const { validateHostHeader, validateOriginHeader } = await protocol()
  const own = ['localhost', '127.0.0.1', '[::1]', ...(config.publicUrl ? [new URL(config.publicUrl).hostname] : [])]
  if (!isNumericHost((headers.host ?? '').replace(/:\d+$/, '')) && !validateHostHeader(headers.host, own).ok)
    throw new Problem('auth.forbidden', 'This server does not go by this name. Set PUBLIC_URL to the name it goes by.')
  if (!validateOriginHeader(headers.origin, own).ok)
    throw new Problem('auth.forbidden', 'Pages of other sites cannot use this address.')
}

/** Greetings and lists of tools cost less than a call, and not nothing. */
const MESSAGES_PER_MINUTE = 300
const messagesPerMinute = countCallsPerMinute(MESSAGES_PER_MINUTE)

function limitMessages({ clock }: Deps, { userId }: PersonalCaller, messages: number): void {
  const retryAfterSeconds = messagesPerMinute.take(userId, msOf(clock.now()), messages)
  if (retryAfterSeconds !== undefined)
    throw new Problem('request.too_many', `This is too much in a minute. Please wait ${retryAfterSeconds} seconds.`, {
      retryAfterSeconds,
    })
}

function isToolCall(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'method' in message && message.method === 'tools/call'
}

async function answer(
  deps: Deps,
  caller: PersonalCaller,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const run = (name: ToolName, args: unknown) => runTool(deps, caller, name, args, (error) => toProblem(error, request))
  const [{ createMcpHandler }, { createToolServer }] = await Promise.all([protocol(), import('./tool-server.ts')])
  const handler = createMcpHandler(() => createToolServer(run), {
    // nothing here changes by itself, and a stream would hold a place for as long as its client likes
    maxSubscriptions: 0,
    onerror: (error) => request.log.info({ err: error }, 'assistant request refused'),
  })
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && name !== 'authorization' && name !== 'content-length') headers.set(name, value)
  const asked = new Request(new URL(MCP_PATH, 'http://localhost'), {
    method: 'POST',
    headers,
    body: JSON.stringify(request.body ?? null),
  })
  const response = await handler.fetch(asked, { parsedBody: request.body })
  for (const [name, value] of response.headers) void reply.header(name, value)
  const text = await response.text()
  await handler.close()
  return reply.status(response.status).send(text)
}
