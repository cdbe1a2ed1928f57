import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { WatchNews } from '#core/notices/reasons.ts'
import type { Clock } from '#core/time.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { AccessTokens } from '#server/account/sign-in/access-tokens.ts'
import type { Mailer } from '#server/account/email/mailer.port.ts'
import type { PasswordHasher } from '#server/account/passwords/password-hasher.ts'
import type { ItemBank } from './arena/item-bank.ts'
import type { ProgramRunner } from './arena/program-runner.port.ts'
import type { Background } from './background.ts'
import type { JobPages } from './ads/job-pages.port.ts'
import type { Payments } from './billing/payments.port.ts'
import type { Config } from './config.ts'
import type { Db } from './db/connect.ts'
import type { ChatModel } from './model/chat-model.port.ts'
import type { QuestionBank } from './interview/question-bank.ts'
import type { OpeningSources } from './openings/open-source.port.ts'
import type { PushSender } from './notices/push-sender.port.ts'
import type { DocumentReader } from './resume/document-reader.port.ts'
import type { Queues } from './http/queues.ts'
import type { Workers } from './workers/workers.port.ts'

/** Everything a use-case may ask for. Each takes the part it uses: `Pick<Deps, 'db' | 'clock'>`. */
export type Deps = {
  config: Config
  db: Db
  clock: Clock
  log: FastifyBaseLogger
  accessTokens: AccessTokens
  passwords: PasswordHasher
  mailer: Mailer
  background: Background
  documents: DocumentReader
  workers: Workers
  /** Fair queues for what takes long, as `/metrics` shows them. */
  queues: Queues
  catalogue: Catalogue
  /** Opens the link of a posting; not there in tests that open none. */
  jobPages?: JobPages | undefined
  /** Where openings come from; not there where JOBS_FEEDS=off. */
  openings?: OpeningSources | undefined
  checks: ItemBank
  programs: ProgramRunner
  /** Web push; not there where PUSH=off. */
  push?: PushSender | undefined
  /** What watches found that their owner has not seen; not there where this server looks for no openings. */
  watchNews?: ((userId: string) => Promise<WatchNews[]>) | undefined
  questions: QuestionBank
  /** Only where a provider is configured. Ask it through `openModelCall` (model/open-call.ts). */
  model?: ChatModel | undefined
  /** Only where plans are paid for. */
  payments?: Payments | undefined
  /** Keyed hashes for what must be compared but not read back: refresh tokens, addresses, e-mails in guards. */
  keyedHash: (purpose: string, text: string) => string
}

/** For what runs inside a transaction: the transaction is passed beside it, and no other way to the database. */
export type Within<Part> = Omit<Part, 'db'>
