import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getCredential } from '#contract/credentials.ts'
import type { Deps } from '#server/deps.ts'
import { serve } from '#server/http/route.ts'
import { showCredential } from './credentials.ts'
import { skillIdIn } from './describe-pass.ts'

/**
 * A credential's own address answers machines. A person who opens it in a browser is led to the page that shows
 * the same credential, hidden and unknown ones alike.
 */
export function registerCredential(app: FastifyInstance, deps: Deps): void {
  void app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('vary', 'accept')
      if (!wantsPage(request)) return undefined
      const { credentialId } = request.params as { credentialId: string }
      return reply.redirect(`/proofs/${encodeURIComponent(credentialId)}`, 303)
    })
    serve(scope, deps, getCredential, async ({ params }) => {
      const shown = await showCredential(deps, params.credentialId)
      return { ...shown, topicsInTurkish: topicsInTurkish(deps, skillIdIn(shown.credential)) }
    })
  })
}

function topicsInTurkish({ checks }: Pick<Deps, 'checks'>, skillId: string): Record<string, string> {
  const turkish = checks.topicsOf(skillId, 'tr')
  return Object.fromEntries(checks.topicsOf(skillId).map(({ topic }, at) => [topic, turkish[at]?.topic ?? topic]))
}

/** Browsers name HTML first; programs name JSON, anything, or nothing. */
function wantsPage({ headers }: FastifyRequest): boolean {
  return /^\s*text\/html\b/i.test(headers.accept ?? '')
}
