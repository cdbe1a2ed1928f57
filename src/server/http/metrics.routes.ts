import { timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/deps.ts'
import { bareHost } from '#server/bare-host.ts'

/** What proxies say of whom they pass on. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'x-real-ip', 'via']
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Prometheus text for the operator: from loopback by localhost or an address, or with METRICS_TOKEN from anywhere. */
export function registerMetricsRoute(app: FastifyInstance, deps: Pick<Deps, 'config' | 'queues' | 'workers'>): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const answered = new Histogram({
    name: 'waymark_http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  showQueues(registry, deps)
  app.addHook('onResponse', async (request, reply) => {
    // the route's pattern, never the address itself: ids and roles would make a series each
    const route = request.routeOptions.url ?? 'none'
    answered.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', { schema: { hide: true }, config: { rateLimit: false } }, async (request, reply) => {
    if (!isAllowed(request, deps.config.metricsToken))
      throw new Problem('request.not_found', 'There is nothing at this address.')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** What waits for its turn, and how long the jobs of the workers take. */
function showQueues(registry: Registry, { queues, workers }: Pick<Deps, 'queues' | 'workers'>): void {
  const states = () => ({
    workers: workers.state(),
    ...Object.fromEntries(Object.entries(queues).map(([name, queue]) => [name, queue.state()])),
  })
  for (const kind of ['waiting', 'underWay'] as const) {
    const gauge: Gauge<'queue'> = new Gauge({
      name: `waymark_queue_${kind === 'waiting' ? 'waiting' : 'under_way'}`,
      help: `Pieces of long work that are ${kind === 'waiting' ? 'waiting for their turn' : 'under way'}`,
      labelNames: ['queue'],
      registers: [registry],
      collect: () => {
        for (const [queue, state] of Object.entries(states())) gauge.set({ queue }, state[kind])
      },
    })
  }
  const processes: Gauge = new Gauge({
    name: 'waymark_worker_processes',
    help: 'Workers that are there; they end when nothing was to do for a while',
    registers: [registry],
    collect: () => processes.set(workers.state().processes),
  })
  const jobs = new Histogram({
    name: 'waymark_worker_job_seconds',
    help: 'Time of a job of the workers, by job and outcome',
    labelNames: ['job', 'outcome'],
    buckets: SECONDS,
    registers: [registry],
  })
  workers.watch((job, seconds, outcome) => jobs.observe({ job, outcome }, seconds))
}

function isAllowed(request: FastifyRequest, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (token !== undefined && given !== undefined) return isSame(given, token)
  // the socket itself: a proxy on this machine passes on strangers, and then names them in a header
  const isForwarded = FORWARDED.some((name) => request.headers[name] !== undefined)
  // Reject host names: DNS rebinding can point another site's name at this server.
  return !isForwarded && isLoopback(request.hostname) && isLoopback(request.socket.remoteAddress ?? '')
}

function isLoopback(host: string): boolean {
  const address = bareHost(host)
  return address === 'localhost' || (isIP(address) !== 0 && /^(?:127\.|::1$|::ffff:127\.)/.test(address))
}

function isSame(given: string, token: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)]
  return a.length === b.length && timingSafeEqual(a, b)
}
