import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { successSchema } from '#contract/endpoint.ts'
import * as notices from '#contract/notices.ts'
import { Problem, problemSchema } from '#contract/problem.ts'
import type { Deps } from '#server/deps.ts'
import { serve } from '#server/http/route.ts'
import { serveFile } from '#server/http/serve-file.ts'
import { closeFeed, interviewFile, openFeed, readFeed } from './calendar.ts'
import { changeReminders, forgetDevice, keepDevice, sendTest, viewReminders } from './reminder-settings.ts'
import { unsubscribe } from './unsubscribe.ts'

const TESTS_PER_MINUTE = 6
const READS_PER_MINUTE = 60
const CALENDAR = 'text/calendar; charset=utf-8'
const FORM_BYTES = 4_096

export function registerNoticeRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, notices.getReminders, ({ caller }) => viewReminders(deps, caller.userId))
  serve(app, deps, notices.saveReminders, ({ caller, body }) => changeReminders(deps, caller.userId, body))
  serve(app, deps, notices.addDevice, ({ caller, body }) => keepDevice(deps, caller.userId, body))
  serve(app, deps, notices.removeDevice, ({ caller, params }) => forgetDevice(deps, caller.userId, params.id))
  serve(
    app,
    deps,
    notices.testReminder,
    async ({ caller, body }) => ({ outcome: await sendTest(deps, caller.userId, body.channel) }),
    { perMinute: TESTS_PER_MINUTE },
  )
  serve(app, deps, notices.openCalendar, ({ caller, body }) => openFeed(deps, caller.userId, body.scopes))
  serve(app, deps, notices.closeCalendar, async ({ caller }) => {
    await closeFeed(deps, caller.userId)
    return {}
  })
  serveFile(app, deps, notices.getInterviewCalendar, async ({ caller, params }) => ({
    bytes: Buffer.from(await interviewFile(deps, caller.userId, params.id)),
    mediaType: CALENDAR,
    fileName: 'interview.ics',
  }))
  serveCalendar(app, deps)
  // mail programs send a form (RFC 8058), of whose content nothing is needed: the address says it all
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: FORM_BYTES }, async () => undefined)
    serveUnsubscribe(scope, deps)
  })
}

const tokenParams = z.object({ token: z.string().max(300) })

function serveUnsubscribe(app: FastifyInstance, deps: Deps): void {
  const { path, summary, tag } = notices.unsubscribe
  const config = { rateLimit: { max: READS_PER_MINUTE, timeWindow: '1 minute' } }
  const problems = { '4xx': problemSchema, '5xx': problemSchema }
  app.route({
    method: 'POST',
    url: path,
    config,
    schema: {
      summary,
      tags: [tag],
      params: tokenParams,
      response: { 200: successSchema(notices.unsubscribe), ...problems },
    },
    handler: async (request, reply) => {
      const { token } = request.params as z.output<typeof tokenParams>
      return reply.send({ data: { kinds: await unsubscribe(deps, token) } })
    },
  })
  // a scanner that follows every link of a mail lands on a page with a button, and nothing has changed
  app.route({
    method: 'GET',
    url: path,
    config,
    schema: { hide: true, params: tokenParams, response: problems },
    handler: async (request, reply) => {
      const { token } = request.params as z.output<typeof tokenParams>
      return reply.redirect(`/unsubscribe#token=${encodeURIComponent(token)}`, 303)
    },
  })
}

/** For calendar programs: no sign-in, a secret address that can be withdrawn. */
function serveCalendar(app: FastifyInstance, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/calendar/:token.ics',
    config: { rateLimit: { max: READS_PER_MINUTE, timeWindow: '1 minute' } },
    schema: {
      summary: 'A calendar by its secret address (iCalendar)',
      tags: ['notices'],
      params: z.object({ token: z.string().max(100) }),
      produces: ['text/calendar'],
      response: { '4xx': problemSchema, '5xx': problemSchema },
    },
    handler: async (request, reply) => {
      const { token } = request.params as { token: string }
      const file = await deps.queues.reckoning.run(token, () => readFeed(deps, token))
      if (file === null) throw new Problem('request.not_found', 'There is no calendar at this address (any more).')
      const etag = `"${createHash('sha256').update(file).digest('base64url').slice(0, 27)}"`
      reply.header('etag', etag).header('cache-control', 'private, max-age=900')
      if (request.headers['if-none-match'] === etag) return reply.status(304).send()
      return reply.type(CALENDAR).send(file)
    },
  })
}
