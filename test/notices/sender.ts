// A process that sends what is due by a given clock, and ends: node test/notices/sender.ts 2026-03-10T12:00:00.000Z
import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { buildCatalogue } from '#core/career/catalogue/catalogue.ts'
import { createSmtpMailer } from '#server/adapters/mail/smtp-mailer.ts'
import { readConfig } from '#server/config.ts'
import { connect } from '#server/db/connect.ts'
import { createLog } from '#server/log.ts'
import { sendDue } from '#server/notices/send.ts'

const now = process.argv[2] ?? ''
const config = readConfig(process.env)
const db = connect(config)
const read = (name: string): unknown => JSON.parse(readFileSync(`data/${name}.json`, 'utf8'))
const began = performance.now()
const sent = await sendDue({
  config,
  db,
  clock: { now: () => now },
  log: createLog('silent'),
  catalogue: buildCatalogue({ skills: read('skills'), roles: read('roles'), courses: read('courses') }),
  mailer: createSmtpMailer(config.mail.smtpUrl ?? '', config.mail.from),
  push: undefined,
  keyedHash: (purpose, text) =>
    createHmac('sha256', config.authSecret()).update(`${purpose}:${text}`).digest('base64url'),
})
await db.destroy()
process.stdout.write(`${JSON.stringify({ sent, ms: Math.round(performance.now() - began) })}\n`)
process.exit(0)
