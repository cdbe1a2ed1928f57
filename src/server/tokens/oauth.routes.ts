import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { approveConnection, viewConnection } from '#contract/connections.ts'
import { isPlainName } from '#core/account/names.ts'
import { TOKEN_SCOPES } from '#core/account/token-scopes.ts'
import type { Deps } from '#server/deps.ts'
import { serve } from '#server/http/route.ts'
import { askedAddress } from '#server/own-address.ts'
import { approveConnection as approve, exchangeCode } from './connections.ts'
import { clientIdOf, registrationSchema, requireClient } from './oauth-client.ts'

const PER_MINUTE = { rateLimit: { max: 30, timeWindow: '1 minute' } }
const FORM_BYTES = 16_384

/** OAuth 2.1 for assistants that connect by themselves (RFC 7591, 8414, 9728; PKCE): what comes out is a personal token. */
export function registerOAuthRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, viewConnection, async ({ query: { clientId, redirectUri } }) => {
    const { name } = requireClient(deps, clientId, redirectUri)
    const { protocol, host } = new URL(redirectUri)
    return { name, isClaim: !isPlainName(name), leadsTo: protocol.startsWith('http') ? host : protocol.slice(0, -1) }
  })
  serve(app, deps, approveConnection, ({ caller, body, address }) => approve(deps, caller.userId, body, address))
  serveMetadata(app, deps)
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      ['application/json', 'application/x-www-form-urlencoded'],
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      async (_request: unknown, body: string | Buffer) => String(body),
    )
    serveRegistration(scope, deps)
    serveExchange(scope, deps)
  })
}

function serveMetadata(app: FastifyInstance, deps: Deps): void {
  const say = (path: string, content: (base: string) => object) =>
    app.route({
      method: 'GET',
      url: path,
      schema: { hide: true },
      handler: async (request, reply) =>
        reply.header('cache-control', 'no-cache').send(content(askedAddress(deps, request.headers.host))),
    })
  const resource = (base: string) => ({
    resource: `${base}/mcp`,
    authorization_servers: [base],
    scopes_supported: TOKEN_SCOPES,
    bearer_methods_supported: ['header'],
    resource_name: 'Waymark',
  })
  say('/.well-known/oauth-protected-resource', resource)
  say('/.well-known/oauth-protected-resource/mcp', resource)
  say('/.well-known/oauth-authorization-server', (base) => ({
    issuer: base,
    authorization_endpoint: `${base}/connect`,
    token_endpoint: `${base}/oauth/token`,
    registration_endpoint: `${base}/oauth/register`,
    scopes_supported: TOKEN_SCOPES,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code'],
    token_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
  }))
}

function serveRegistration(app: FastifyInstance, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/oauth/register',
    schema: { hide: true },
    config: PER_MINUTE,
    handler: async (request, reply) => {
      const asked = registrationSchema.safeParse(readJson(request.body))
      if (!asked.success) return refuse(reply, 'invalid_redirect_uri', asked.error.issues[0]?.message)
      const { client_name: name, redirect_uris: redirectUris } = asked.data
      return reply
        .status(201)
        .header('cache-control', 'no-store')
        .send({
          client_id: clientIdOf(deps, { name, redirectUris }),
          client_name: name,
          redirect_uris: redirectUris,
          token_endpoint_auth_method: 'none',
          grant_types: ['authorization_code'],
          response_types: ['code'],
        })
    },
  })
}

const exchangeSchema = z.object({
  grant_type: z.literal('authorization_code'),
  code: z.string(),
  client_id: z.string(),
  redirect_uri: z.string(),
  code_verifier: z.string().regex(/^[\w.~-]{43,128}$/),
})

function serveExchange(app: FastifyInstance, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/oauth/token',
    schema: { hide: true },
    config: PER_MINUTE,
    handler: async (request, reply) => {
      const form = Object.fromEntries(new URLSearchParams(typeof request.body === 'string' ? request.body : ''))
      if (form.grant_type !== 'authorization_code') return refuse(reply, 'unsupported_grant_type')
      const asked = exchangeSchema.safeParse(form)
      if (!asked.success) return refuse(reply, 'invalid_request')
      const { code, client_id: clientId, redirect_uri: redirectUri, code_verifier: codeVerifier } = asked.data
      const given = await exchangeCode(deps, { code, clientId, redirectUri, codeVerifier })
      if (!given) return refuse(reply, 'invalid_grant', 'This code is not yours, too old, or was used before.')
      return reply.header('cache-control', 'no-store').send({
        access_token: given.secret,
        token_type: 'Bearer',
        expires_in: given.seconds,
        scope: given.scopes.join(' '),
      })
    },
  })
}

function refuse(reply: FastifyReply, error: string, description?: string): FastifyReply {
  return reply
    .status(400)
    .header('cache-control', 'no-store')
    .send({ error, ...(description ? { error_description: description } : {}) })
}

function readJson(body: unknown): unknown {
  try {
    return JSON.parse(typeof body === 'string' ? body : '')
  } catch {
    return undefined
  }
}
