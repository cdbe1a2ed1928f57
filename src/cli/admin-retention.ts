import { systemClock } from '#core/time.ts'
import { createOutboxMailer } from '#server/adapters/mail/outbox-mailer.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/connect.ts'
import { PASSING, prune } from '#server/retention/prune.ts'
import { deleteContactMessagesBefore } from '#server/retention/retention.repo.ts'
import { CommandError } from './command-error.ts'

const LASTING = [
  ['account, answers, skills, courses, points', 'until the person deletes the account', 'they are the product'],
  ['resumes, and the last three files', 'until the person deletes them or the account', 'to read them again'],
  ['product feedback, link reports', 'until the account is deleted', 'to make the product better'],
  ['messages of the contact page', 'until you delete them, or the sender the account', 'to answer them'],
] as const

/** `waymark admin retention [--prune]`: what is kept how long and why; deletes at once what has had its time. */
export async function retention(db: Db, config: Config, args: string[]): Promise<string> {
  const unknown = args.find((arg) => arg !== '--prune')
  if (unknown) throw new CommandError(`waymark admin retention takes --prune, not '${unknown}'`)
  if (args.length === 0) return describe()
  const mailer = createOutboxMailer(config.dataDir, systemClock, { warn: () => undefined })
  const deleted = await prune({ db, clock: systemClock, mailer })
  return deleted.map((kind) => `${kind.what}: ${kind.deleted} deleted`).join('\n')
}

function describe(): string {
  const rows = [
    ...LASTING,
    ...PASSING.map((kind) => [kind.what, kind.kept, kind.why] as const),
    ['waiting mails', '30 days', 'without SMTP the outbox is where links are'] as const,
  ]
  const lines = rows.map(([what, kept, why]) => `${what.padEnd(42)} ${kept.padEnd(48)} ${why}`)
  return `${lines.join('\n')}\n\nWhat has had its time is deleted by the server every six hours, and by --prune at once.`
}

/** `waymark admin messages --delete-before DATE`. */
export async function deleteMessages(db: Db, [flag, date = '']: string[]): Promise<string> {
  if (flag !== '--delete-before' || !/^\d{4}-\d\d-\d\d$/.test(date))
    throw new CommandError('waymark admin messages takes --delete-before DATE, the date as in 2026-03-10')
  const count = await deleteContactMessagesBefore(db, `${date}T00:00:00.000Z`)
  return `${count} ${count === 1 ? 'message' : 'messages'} of before ${date} deleted`
}
