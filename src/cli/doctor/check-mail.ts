import { readdirSync } from 'node:fs'
import path from 'node:path'
import { canReachMailServer } from '#server/adapters/mail/smtp-mailer.ts'
import type { Config } from '#server/config.ts'
import { reasonOf, type Finding } from './finding.ts'

/** Whether mail can leave; no mail is sent. */
export async function checkMail({ mail, dataDir }: Config): Promise<Finding> {
  const what = 'mail'
  if (!mail.smtpUrl) return { is: 'note', what, words: `no SMTP_URL; ${waiting(dataDir)} in the outbox` }
  try {
    await canReachMailServer(mail.smtpUrl)
    return { is: 'good', what, words: `${new URL(mail.smtpUrl).host} takes our mail` }
  } catch (error) {
    return { is: 'bad', what, words: `${new URL(mail.smtpUrl).host}: ${reasonOf(error)}` }
  }
}

function waiting(dataDir: string): string {
  try {
    const { length } = readdirSync(path.join(dataDir, 'outbox'))
    return `${length} ${length === 1 ? 'mail' : 'mails'}`
  } catch {
    return 'no mail'
  }
}
