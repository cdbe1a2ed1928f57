import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildCatalogue } from '#core/career/catalogue/catalogue.ts'
import { addMs, DAY_MS, msOf, systemClock, type Clock, type Instant } from '#core/time.ts'
import { createAccessTokens } from '#server/account/sign-in/access-tokens.ts'
import { createPasswordHasher } from '#server/account/passwords/password-hasher.ts'
import { createDocumentReader } from '#server/adapters/documents/document-reader.ts'
import { createBackground } from '#server/background.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { openItemBank } from '#server/arena/item-bank.ts'
import { createWorkerPool } from '#server/adapters/workers/worker-pool.ts'
import { createProgramRunner } from '#server/adapters/sandbox/program-runner.ts'
import { createLog } from '#server/log.ts'
import { openQuestionBank } from '#server/interview/question-bank.ts'

/** A clock that the story moves on, from the past towards now. */
export type StoryClock = Clock & { moveTo(instant: Instant): void; daysAgo(days: number, hour: number): Instant }

export type Rooms = Pick<
  Deps,
  | 'config'
  | 'db'
  | 'accessTokens'
  | 'passwords'
  | 'catalogue'
  | 'questions'
  | 'checks'
  | 'programs'
  | 'log'
  | 'documents'
  | 'workers'
  | 'keyedHash'
  | 'mailer'
  | 'background'
> & { clock: StoryClock }

const data = path.resolve(import.meta.dirname, '../../../data')

/** What the use-cases need, with a clock that can be in the past. */
export function openRooms(config: Config, db: Db): Rooms {
  const secret = config.authSecret()
  const clock = createStoryClock()
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(data, `${name}.json`), 'utf8'))
  const catalogue = buildCatalogue({
    skills: read('skills'),
    roles: read('roles'),
    courses: read('courses'),
    projects: read('projects'),
  })
  return {
    config,
    db,
    clock,
    accessTokens: createAccessTokens(secret, () => msOf(clock.now())),
    passwords: createPasswordHasher(),
    catalogue,
    checks: openItemBank(path.join(data, 'checks')),
    programs: createProgramRunner(),
    log: createLog('silent'),
    questions: openQuestionBank(path.join(data, 'questions'), catalogue),
    // our own file, maybe on a busy machine: nobody waits for an answer
    documents: createDocumentReader({ timeMs: 120_000 }),
    workers: createWorkerPool(),
    // nobody in the demo gets mail
    mailer: {
      isConfigured: false,
      send: async () => undefined,
      forget: async () => undefined,
      forgetBefore: async () => 0,
    },
    background: createBackground({ error: (_, message) => void process.stderr.write(`${message}\n`) }),
    keyedHash: (purpose, text) => createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url'),
  }
}

function createStoryClock(): StoryClock {
  const today = `${systemClock.now().slice(0, 10)}T00:00:00.000Z`
  let now = today
  return {
    now: () => now,
    moveTo: (instant) => {
      now = instant < systemClock.now() ? instant : systemClock.now()
    },
    daysAgo: (days, hour) => addMs(today, -days * DAY_MS + hour * 3_600_000),
  }
}
