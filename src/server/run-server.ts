import { createHmac } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { msOf, systemClock } from '#core/time.ts'
import { createAccessTokens } from '#server/account/sign-in/access-tokens.ts'
import { createPasswordHasher } from '#server/account/passwords/password-hasher.ts'
import { createDocumentReader } from './adapters/documents/document-reader.ts'
import { findTesseract } from './adapters/documents/recognise-page.ts'
import { createGuardedPages } from './adapters/job-pages/guarded-pages.ts'
import { createModel } from './adapters/model/create-model.ts'
import { createOutboxMailer } from './adapters/mail/outbox-mailer.ts'
import { openingsOf } from './adapters/openings/openings-of.ts'
import { openPayments } from './adapters/payments/open-payments.ts'
import { createWebPushSender, pushSubject } from './adapters/push/web-push-sender.ts'
import { createProgramRunner } from './adapters/sandbox/program-runner.ts'
import { createWorkerPool } from './adapters/workers/worker-pool.ts'
import { openItemBank } from './arena/item-bank.ts'
import { readDatabaseFacts } from './backup/doctor.repo.ts'
import { createBackground } from './background.ts'
import { reconcileNowAndThen } from './billing/reconcile-billing.ts'
import type { Config } from './config.ts'
import type { Deps } from './deps.ts'
import { LOST_SECRET } from './folder-secret.ts'
import { buildApp } from './http/app.ts'
import { fitToServer } from './http/fit-to-server.ts'
import { readPages } from './http/pages.ts'
import { createQueues } from './http/queues.ts'
import { openQuestionBank } from './interview/question-bank.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { tickEachMinute } from './notices/tick.ts'
import type { Opened } from './open-server.ts'
import { refreshEachMinute } from './openings/refresh-openings.ts'
import { watchNews } from './openings/watches.ts'
import { pruneNowAndThen } from './retention/prune.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** The composition root: what was opened → deps → app → listen. A journey puts its own parts in the place of those that need a network. */
export async function runServer(opened: Opened, parts: Partial<Deps>): Promise<void> {
  const { config, traces, lock, presence } = opened
  const deps = { ...(await assemble(opened)), ...parts }
  const pages = readPages(
    path.join(root, 'build'),
    addressOf(config),
    fitToServer({
      isSold: deps.payments !== undefined,
      hasAi: config.ai.isConfigured,
      hasMail: config.site.supportEmail !== '',
      prices: config.planPrices,
    }),
  )
  if (!pages) deps.log.warn('the web is not built (npm start does it): only the API is served')
  const app = await buildApp(deps, { pages, traces })
  const stopPruning = pruneNowAndThen(deps)
  const stopTicking = tickEachMinute(deps)
  const stopRefreshing = deps.openings && refreshEachMinute({ ...deps, openings: deps.openings })
  const stopReconciling = deps.payments && reconcileNowAndThen({ ...deps, payments: deps.payments })
  stopCleanly(config.drainMs, async () => {
    stopPruning()
    stopTicking()
    stopRefreshing?.()
    stopReconciling?.()
    await app.drain()
    await app.close()
    await deps.background.settled()
    await deps.documents.close()
    await deps.programs.close()
    await deps.workers.close()
    await deps.db.destroy()
    await traces?.close()
    await presence?.release()
    lock?.release()
  })
  await app.listen({ port: config.port, host: config.host })
  const address = addressOf(config, portOf(app.server.address(), config.port))
  lock?.announce(address)
  process.stdout.write(`Waymark is ready: ${address}\n`)
}

async function openMailer({ mail, dataDir }: Config, log: Deps['log']): Promise<Deps['mailer']> {
  if (!mail.smtpUrl) return createOutboxMailer(dataDir, systemClock, log)
  const { createSmtpMailer } = await import('./adapters/mail/smtp-mailer.ts')
  return createSmtpMailer(mail.smtpUrl, mail.from, mail.bounce)
}

async function assemble({ config, log, db, secret, isSecretMissing }: Opened): Promise<Deps> {
  if (isSecretMissing && (await readDatabaseFacts(db)).people) log.warn(LOST_SECRET)
  const catalogue = loadCatalogue()
  const openings = openingsOf(config)
  return {
    config,
    db,
    log,
    clock: systemClock,
    accessTokens: createAccessTokens(secret, () => msOf(systemClock.now())),
    passwords: createPasswordHasher(),
    mailer: await openMailer(config, log),
    background: createBackground(log),
    documents: createDocumentReader({ recogniser: findTesseract() }),
    workers: createWorkerPool(),
    queues: createQueues(),
    jobPages: createGuardedPages(config.jobLinks),
    openings,
    watchNews: openings && ((userId) => watchNews({ db, clock: systemClock, catalogue, openings }, userId)),
    catalogue,
    checks: openItemBank(path.join(root, 'data', 'checks')),
    programs: createProgramRunner(),
    push: config.isPushOn ? createWebPushSender(pushSubject(config)) : undefined,
    questions: openQuestionBank(path.join(root, 'data', 'questions'), catalogue),
    model: await createModel(config.ai, log),
    payments: await openPayments(config),
    keyedHash: (purpose, text) => createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url'),
  }
}

function addressOf(config: Config, port = config.port): string {
  return config.publicUrl ?? `http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${port}`
}

/** PORT=0 lets the system choose; the chosen one is what people need to see. */
function portOf(address: AddressInfo | string | null, wanted: number): number {
  return address === null || typeof address === 'string' ? wanted : address.port
}

/** After the drain. */
const STOP_LIMIT_MS = 8_500

/** A group's signal arrives twice, so the second is ignored. Finishes what is under way, then exits 0. */
function stopCleanly(drainMs: number, close: () => Promise<void>): void {
  let isStopping = false
  const stop = (): void => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), drainMs + STOP_LIMIT_MS).unref()
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
