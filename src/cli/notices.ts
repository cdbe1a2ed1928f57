import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildCatalogue } from '#core/career/catalogue/catalogue.ts'
import { systemClock } from '#core/time.ts'
import { createOutboxMailer } from '#server/adapters/mail/outbox-mailer.ts'
import { createSmtpMailer } from '#server/adapters/mail/smtp-mailer.ts'
import { createWebPushSender, pushSubject } from '#server/adapters/push/web-push-sender.ts'
import { openingsOf } from '#server/adapters/openings/openings-of.ts'
import { createBackground } from '#server/background.ts'
import { readConfig, type Config } from '#server/config.ts'
import { connect, type Db } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { createLog } from '#server/log.ts'
import { explainNotices } from '#server/notices/explain.ts'
import { countDue } from '#server/notices/notice.repo.ts'
import { rotatePushKeys } from '#server/notices/push-keys.ts'
import { tick, type TickDeps } from '#server/notices/tick.ts'
import { watchNews } from '#server/openings/watches.ts'
import { personWith } from './admin-progress.ts'
import { CommandError } from './command-error.ts'
import { helpFor } from './help.ts'
import { showControls } from './show-controls.ts'

const data = path.resolve(import.meta.dirname, '../../data')

/** `waymark notices due|send|explain EMAIL`. */
export function runNotices([command, ...rest]: string[]): Promise<void> {
  return withDeps(async (deps) => {
    if (command === 'due' && rest.length === 0) return due(deps.db)
    if (command === 'send' && rest.length === 0) {
      const { planned, sent } = await tick(deps)
      return [`planned for ${planned}, ${sent} ${sent === 1 ? 'message' : 'messages'} sent`]
    }
    if (command === 'explain' && rest.length === 1) {
      const [email = ''] = rest
      return explainNotices(deps, await personWith(deps.db, email))
    }
    throw new CommandError(helpFor('notices'))
  })
}

/** `waymark push rotate`. */
export function runPush(args: string[]): Promise<void> {
  return withDeps(async (deps) => {
    if (args.length !== 1 || args[0] !== 'rotate') throw new CommandError(helpFor('push'))
    const dropped = await rotatePushKeys(deps)
    return [`New keys. ${dropped} ${dropped === 1 ? 'device subscribes' : 'devices subscribe'} again when next used.`]
  })
}

async function withDeps(work: (deps: TickDeps) => Promise<string[]>): Promise<void> {
  const config = readConfig(process.env)
  const db = connect(config)
  try {
    await migrate(db)
    const lines = await work(openDeps(config, db))
    process.stdout.write(lines.length === 0 ? 'nothing yet\n' : `${lines.map(showControls).join('\n')}\n`)
  } finally {
    await db.destroy()
  }
}

function openDeps(config: Config, db: Db): TickDeps {
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(data, `${name}.json`), 'utf8'))
  const log = createLog(config.logLevel, { write: (line) => void process.stderr.write(line) })
  const catalogue = buildCatalogue({ skills: read('skills'), roles: read('roles'), courses: read('courses') })
  const openings = openingsOf(config)
  return {
    config,
    db,
    log,
    clock: systemClock,
    catalogue,
    watchNews: openings && ((userId) => watchNews({ db, clock: systemClock, catalogue, openings }, userId)),
    mailer: config.mail.smtpUrl
      ? createSmtpMailer(config.mail.smtpUrl, config.mail.from, config.mail.bounce)
      : createOutboxMailer(config.dataDir, systemClock, log),
    push: config.isPushOn ? createWebPushSender(pushSubject(config)) : undefined,
    background: createBackground(log),
    keyedHash: (purpose, text) =>
      createHmac('sha256', config.authSecret()).update(`${purpose}:${text}`).digest('base64url'),
  }
}

async function due(db: Db): Promise<string[]> {
  const rows = await countDue(db, systemClock.now())
  return rows.map(
    ({ channel, kind, state, count, due: now }) =>
      `${channel.padEnd(5)} ${kind.padEnd(10)} ${state.padEnd(11)} ${count}${now > 0 ? `, ${now} due now` : ''}`,
  )
}
