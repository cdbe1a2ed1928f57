import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { Clock, Instant } from '#core/time.ts'
import type { Mailer } from '#server/account/email/mailer.port.ts'
import { makeFolder } from '#server/make-folder.ts'

/** Without SMTP each mail becomes a file that only the server's owner can read, and a line in the log. */
export function createOutboxMailer(
  dataDir: string,
  clock: Clock,
  log: { warn(fields: object, message: string): void },
): Mailer {
  const folder = path.join(dataDir, 'outbox')
  const kept = (): string[] => (existsSync(folder) ? readdirSync(folder) : [])
  return {
    isConfigured: false,
    send: async ({ to, subject, text }) => {
      makeFolder(folder)
      const name = `${stampOf(clock.now())}-${randomUUID().slice(0, 8)}.txt`
      writeFileSync(path.join(folder, name), `${addressLine(to)}Subject: ${subject}\n\n${text}\n`, { mode: 0o600 })
      log.warn({ event: 'mail_in_outbox', file: name, text }, 'no SMTP_URL: the mail is in the outbox')
    },
    forget: async (to) => {
      for (const name of kept()) {
        const file = path.join(folder, name)
        if (readFileSync(file, 'utf8').startsWith(addressLine(to))) rmSync(file, { force: true })
      }
    },
    forgetBefore: async (before) => {
      // a name begins with the instant of its mail
      const old = kept().filter((name) => name < stampOf(before))
      for (const name of old) rmSync(path.join(folder, name), { force: true })
      return old.length
    },
  }
}

function stampOf(instant: Instant): string {
  return instant.replace(/[:.]/g, '-')
}

function addressLine(to: string): string {
  return `To: ${to}\n`
}
