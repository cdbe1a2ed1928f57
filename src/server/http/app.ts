import { must } from '#core/must.ts'
import fastifyHelmet from '@fastify/helmet'
import fastifyMultipart from '@fastify/multipart'
import fastifyRateLimit from '@fastify/rate-limit'
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { Problem } from '#contract/problem.ts'
import type { Config } from '#server/config.ts'
import type { Deps } from '#server/deps.ts'
import { linkCardOf } from '#server/link-cards.ts'
import { registerRoutes } from '#server/routes.ts'
import { admitWhatCanBeServed } from './admit.ts'
import { answerBrokenRequests, refuseAmbiguousRequests } from './broken-requests.ts'
import { compressAnswers } from './compress-answers.ts'
import { drainBeforeClosing } from './drain.ts'
import { readJsonStrictly } from './json-body.ts'
import { watchRoutes, type Routes } from './methods-of.ts'
import { refuseNulCharacters } from './nul-characters.ts'
import { guardConnections } from './guard-connections.ts'
import { nameAskers } from './name-askers.ts'
import { asGone, withLinkCard } from './link-card.ts'
import { describeApi } from './openapi.ts'
import { servePages, type Pages } from './pages.ts'
import { languageOf } from './problem-page.ts'
import { answerProblems, sendProblem, toProblem } from './problems.ts'
import { tellSearchEngines } from './search-engines.ts'
import { sharedLimits } from './shared-limits.ts'
import { shedLoad } from './shed-load.ts'
import { traceRequests } from './trace-requests.ts'
import type { Traces } from './traces.port.ts'
import { uploadLimits } from './upload.ts'

const JSON_LIMIT_BYTES = 1024 * 1024
const PER_ADDRESS_PER_MINUTE = 3_000
const EVENT_LOOP_LIMIT_MS = 2_000
/** Longer than any address line Node lets in: the contract's schema says what is too long, with a 400. */
const LONGEST_PARAMETER = 20_000

export type AppOptions = {
  /** The built web; left out in tests of the API alone. */
  pages?: Pages | undefined
  /** Benchmarks add their own routes, to be measured behind the very same hooks. */
  register?: typeof registerRoutes
  /** Left out where no OTLP receiver is set. */
  traces?: Traces | undefined
  /** From this delay of the event loop on, requests are answered 503. Tests on a busy machine lift it. */
  eventLoopLimitMs?: number
}

export async function buildApp(
  deps: Deps,
  { pages, traces, register = registerRoutes, eventLoopLimitMs = EVENT_LOOP_LIMIT_MS }: AppOptions = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log,
    trustProxy: trustedProxies(deps.config.trustProxy),
    bodyLimit: JSON_LIMIT_BYTES,
    requestTimeout: 60_000,
    // a busy machine may take its time; ten seconds, the default, were once not enough
    pluginTimeout: 60_000,
    connectionTimeout: 0,
    forceCloseConnections: 'idle',
    // a request that still arrives while the server stops is answered, and its connection then closed
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    clientErrorHandler: answerBrokenRequests,
    frameworkErrors: (error, request, reply) => {
      if (error.code === 'FST_ERR_BAD_URL' && sendMissingPage(pages, request, reply)) return
      void sendProblem(toProblem(error, request), reply)
    },
    // a request id of the person's own choosing could forge log lines
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('caller', undefined)
  if (traces) traceRequests(app, traces)
  answerProblems(app)
  refuseAmbiguousRequests(app)
  guardConnections(app)
  admitWhatCanBeServed(app)
  nameAskers(app)
  readJsonStrictly(app)
  refuseNulCharacters(app)
  drainBeforeClosing(app, deps.config.drainMs)
  const routes = watchRoutes(app)
  await registerPlugins(app, deps, eventLoopLimitMs)
  app.after(() => register(app, deps))
  if (pages) {
    servePages(app, pages)
    tellSearchEngines(app, pages)
  }
  answerUnknownPaths(app, deps, routes, pages)
  logAnswers(app)
  compressAnswers(app)
  closeConnectionsWhenStopping(app)
  await app.ready()
  return app
}

async function registerPlugins(app: FastifyInstance, deps: Deps, eventLoopLimitMs: number): Promise<void> {
  await app.register(fastifyHelmet, {
    // each page has its own policy, with the hashes of its own scripts
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    strictTransportSecurity: deps.config.publicUrl?.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onSend', async (request, reply) => {
    // parts of a page obey the page's own
    if (!request.url.startsWith('/assets/'))
      reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(self), payment=()')
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  if (deps.config.isRateLimited) {
    await app.register(fastifyRateLimit, {
      global: true,
      max: PER_ADDRESS_PER_MINUTE,
      timeWindow: '1 minute',
      ...(deps.config.databaseUrl ? { store: sharedLimits(deps) } : {}),
    })
  }
  await shedLoad(app, eventLoopLimitMs)
  await app.register(fastifyMultipart, { limits: uploadLimits, throwFileSizeLimit: true })
  await describeApi(app)
}

/** Connections that fall idle only after the stop began would hold it up until their clients let go. */
function closeConnectionsWhenStopping(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const sweep = setInterval(() => app.server.closeIdleConnections(), 100)
    app.server.once('close', () => clearInterval(sweep))
    sweep.unref()
  })
}

/** A number counts hops from the server outwards. */
function trustedProxies(setting: Config['trustProxy']): boolean | string | ((address: string, hop: number) => boolean) {
  return typeof setting === 'number' ? (_address, hop) => hop < setting : setting
}

/** The app speaks English and Turkish, the public pages German too. */
const RESUME_CHECK = /^(?:\/de|(\/tr))?\/resume-check$/

/** Unknown API paths are a JSON 404, known ones with another method a 405; the rest are pages. */
function answerUnknownPaths(app: FastifyInstance, deps: Deps, routes: Routes, pages: Pages | undefined): void {
  app.setNotFoundHandler(async (request, reply) => {
    const path = must(request.url.split('?', 1)[0])
    if (path.includes('%00')) return sendMissingPage(pages, request, reply) ?? sendProblem(nothingHere(), reply)
    const page = findPage(pages, routes, path, request)
    // whether it is a page followed from what was asked for
    if (page?.status !== 200 && routes.isBesideCalls(path)) reply.header('vary', 'accept')
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (page?.status === 404 && isReading && must(pages).find(path.toLowerCase())?.status === 200)
      return reply.redirect(request.url.replace(path, path.toLowerCase()), 301)
    const respelled = isReading ? pages?.respelled(path) : undefined
    if (respelled !== undefined) return reply.redirect(request.url.replace(path, respelled), 301)
    // asked for by name, though the check of a resume is inside: this one needs no account
    const check = RESUME_CHECK.exec(path)
    if (page?.status === 404 && isReading && check) return reply.redirect(`${check[1] ?? ''}/try`, 302)
    const methods = new Set([...(page?.status === 200 ? ['GET', 'HEAD'] : []), ...routes.methodsOf(path)])
    // the page of unknown addresses is not for an address that is there for programs, such as /mcp
    if (page && isReading && (page.status === 200 || methods.size === 0)) {
      const found = await linkCardOf(deps, path)
      const { origin } = must(pages)
      if (found === 'gone') return must(pages).send(asGone(page, origin), request, reply)
      const shown = found ? withLinkCard(page, origin + found.path, found.card, origin) : page
      return must(pages).send(shown, request, reply)
    }
    if (methods.size > 0 && !methods.has(request.method)) {
      reply.header('allow', [...methods].join(', '))
      return sendProblem(
        new Problem('request.method_not_allowed', 'This address does not take this kind of request.'),
        reply,
      )
    }
    return sendProblem(nothingHere(), reply)
  })
}

/** As browsers do for what they show; programs take anything, or JSON. */
const asksForPage = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') === true

const nothingHere = (): Problem => new Problem('request.not_found', 'There is nothing at this address.')

/** For an address that cannot be read: what a person sees who opens it. undefined where it is for programs. */
function sendMissingPage(pages: Pages | undefined, request: FastifyRequest, reply: FastifyReply): unknown {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  const path = must(request.url.split('?', 1)[0])
  const page = pages?.findMissing(path) && pages.findMissing(`/${languageOf(request)}/`)
  return page && must(pages).send(page, request, reply)
}

/**
 * An address that nobody knows has no language: what is shown there has the reader's. Beside calls it is for programs, but
 * where a page is asked for.
 */
function findPage(
  pages: Pages | undefined,
  routes: Routes,
  path: string,
  request: FastifyRequest,
): ReturnType<Pages['find']> {
  const page = pages?.find(path)
  if (page?.status !== 404) return page
  return routes.isBesideCalls(path) && !asksForPage(request)
    ? undefined
    : pages?.findMissing(`/${languageOf(request)}/`)
}

/** One line per answer: no query, no body, no token. */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        userId: request.caller?.userId,
      },
      'answered',
    )
  })
}
