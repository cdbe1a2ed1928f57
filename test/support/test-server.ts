import { createHmac } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import { addMs, msOf, type Clock, type Instant } from '#core/time.ts'
import { createAccessTokens } from '#server/account/sign-in/access-tokens.ts'
import type { Mail, Mailer } from '#server/account/email/mailer.port.ts'
import { createPasswordHasher } from '#server/account/passwords/password-hasher.ts'
import { createDocumentReader } from '#server/adapters/documents/document-reader.ts'
import type { ReaderProcess } from '#server/adapters/documents/reader-process.ts'
import { createModel } from '#server/adapters/model/create-model.ts'
import { openPayments } from '#server/adapters/payments/open-payments.ts'
import { createProgramRunner } from '#server/adapters/sandbox/program-runner.ts'
import type { JobProcess } from '#server/adapters/workers/job-process.ts'
import { createWorkerPool } from '#server/adapters/workers/worker-pool.ts'
import { openItemBank } from '#server/arena/item-bank.ts'
import { createBackground } from '#server/background.ts'
import { readConfig } from '#server/config.ts'
import type { Deps } from '#server/deps.ts'
import { buildApp } from '#server/http/app.ts'
import { createQueues } from '#server/http/queues.ts'
import { openQuestionBank } from '#server/interview/question-bank.ts'
import { createLog } from '#server/log.ts'
import { createApiClient, type ApiClient } from '#web/lib/api-client.ts'
import { createSession, type Session } from '#web/lib/session.ts'
import { createTokenStore, memoryStorage, type TokenStore } from '#web/lib/token-store.ts'
import { fullCatalogue } from './full-catalogue.ts'
import { openTestDatabase } from './test-database.ts'

/** A clock that stands until it is moved. */
export type TestClock = Clock & { advance(ms: number): void; set(instant: Instant): void }

/** A browser's worth of client: tokens of its own, the web's own client and session. */
export type TestBrowser = { api: ApiClient; session: Session; store: TokenStore; expirations: number }

export type TestServer = {
  app: FastifyInstance
  deps: Deps
  clock: TestClock
  mails: Mail[]
  logLines: string[]
  newBrowser(address?: string): TestBrowser
  /** `fetch` into the server without a socket; '/path' or a whole address. */
  fetch: typeof fetch
  fetchFrom(address: string): typeof fetch
  /** Opens a socket on loopback, unless there is one; its port. */
  listen(): Promise<number>
  close(): Promise<void>
}

export const TEST_SECRET = 'a secret for tests that is long enough to sign with'
const START = '2026-03-10T12:00:00.000Z'
/** Handed from one test's server to the next: to start one takes up to two seconds of the processor. */
const idleWorkers: JobProcess[] = []
const idleReaders: ReaderProcess[] = []
/** What is read from files is read once by each worker. */
const CHECKS = openItemBank('data/checks')
const QUESTIONS = openQuestionBank('data/questions', fullCatalogue)
/** Limits against hanging, not measures of speed: machines are shared. Other tests would take all that is left to them. */
const PATIENT = { startMs: 90_000, timeMs: 90_000, niceness: 0 }

export async function startTestServer(
  env: Record<string, string> = {},
  catalogue: Catalogue = fullCatalogue,
): Promise<TestServer> {
  const database = await openTestDatabase()
  const clock = createTestClock()
  const mails: Mail[] = []
  const logLines: string[] = []
  const config = readConfig({ DATA_DIR: database.folder, AUTH_SECRET: TEST_SECRET, RATE_LIMIT: 'off', ...env })
  const log = createLog('info', { write: (line) => void logLines.push(line) })
  const deps: Deps = {
    config,
    db: database.db,
    clock,
    log,
    accessTokens: createAccessTokens(TEST_SECRET, () => msOf(clock.now())),
    // the least that the library takes: hundreds of people sign up here
    passwords: createPasswordHasher({ memoryCost: 64, timeCost: 1 }),
    mailer: rememberingMailer(mails),
    background: createBackground(log),
    documents: createDocumentReader({ ...PATIENT, lasting: idleReaders }),
    workers: createWorkerPool(PATIENT, idleWorkers),
    queues: createQueues(),
    catalogue,
    checks: CHECKS,
    programs: createProgramRunner(),
    questions: catalogue === fullCatalogue ? QUESTIONS : openQuestionBank('data/questions', catalogue),
    model: await createModel(config.ai, log),
    payments: await openPayments(config),
    keyedHash: (purpose, text) => createHmac('sha256', TEST_SECRET).update(`${purpose}:${text}`).digest('base64url'),
  }
  const app = await buildApp(deps, { eventLoopLimitMs: Infinity })
  return {
    app,
    deps,
    clock,
    mails,
    logLines,
    fetch: injectFetch(app, '127.0.0.1'),
    fetchFrom: (address) => injectFetch(app, address),
    listen: async () => {
      if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
      return (app.server.address() as AddressInfo).port
    },
    newBrowser: (address = '127.0.0.1') => newBrowser(injectFetch(app, address)),
    close: async () => {
      await app.close()
      await deps.documents.close()
      await deps.workers.close()
      await database.drop()
    },
  }
}

function newBrowser(fetch: typeof globalThis.fetch): TestBrowser {
  const storage = memoryStorage()
  const store = createTokenStore(storage)
  const browser = { expirations: 0 } as TestBrowser
  const session = createSession({
    store,
    storage,
    baseUrl: 'http://waymark.test',
    fetch,
    onExpired: () => void (browser.expirations += 1),
  })
  const api = createApiClient({ baseUrl: 'http://waymark.test', fetch, session })
  return Object.assign(browser, { api, session, store })
}

/** The web's client speaks `fetch`; this hands its requests to Fastify without a network. */
function injectFetch(app: FastifyInstance, remoteAddress: string): typeof fetch {
  return async (input, init) => {
    const request = new Request(new URL(input instanceof Request ? input.url : input, 'http://waymark.test'), init)
    const response = await app.inject({
      method: request.method as 'GET',
      url: request.url.slice('http://waymark.test'.length),
      headers: Object.fromEntries(request.headers),
      ...(request.body ? { payload: Buffer.from(await request.arrayBuffer()) } : {}),
      remoteAddress,
    })
    const headers = new Headers()
    for (const [name, value] of Object.entries(response.headers))
      if (value !== undefined) headers.set(name, String(value))
    return new Response(response.rawPayload.length > 0 ? new Uint8Array(response.rawPayload) : null, {
      status: response.statusCode,
      headers,
    })
  }
}

function createTestClock(): TestClock {
  let now = START
  return {
    now: () => now,
    advance: (ms) => {
      now = addMs(now, ms)
    },
    set: (instant) => {
      now = instant
    },
  }
}

function rememberingMailer(mails: Mail[]): Mailer {
  return {
    isConfigured: false,
    send: async (mail) => void mails.push(mail),
    forget: async () => undefined,
    forgetBefore: async () => 0,
  }
}
