import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import type { Mailer } from '#server/account/email/mailer.port.ts'

/** A server that hangs must not hold up what is taken for a few minutes. */
const PATIENCE = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 }

/** `bounce` is where mail servers return what they cannot deliver; the sender where none is set. */
export function createSmtpMailer(smtpUrl: string, from: string, bounce?: string): Mailer {
  const transport = createTransport({ url: smtpUrl, ...PATIENCE })
  return {
    isConfigured: true,
    send: async (mail, beforeEnd) => {
      const envelope = { from: bounce ?? from, to: mail.to }
      if (beforeEnd) {
        const bytes = await new MailComposer({ from, ...mail }).compile().build()
        await transport.sendMail({ envelope, raw: Readable.from(endingAfter(bytes, beforeEnd)) })
      } else await transport.sendMail({ from, ...mail, envelope })
    },
    // what was sent is in other people's hands
    forget: async () => undefined,
    forgetBefore: async () => 0,
  }
}

async function* endingAfter(bytes: Buffer, work: () => Promise<void>): AsyncGenerator<Buffer> {
  yield bytes
  await work()
}

const HELLO_MS = 5_000

/** Resolves when the mail server lets us in; sends nothing. */
export async function canReachMailServer(smtpUrl: string): Promise<void> {
  const timeouts = { connectionTimeout: HELLO_MS, greetingTimeout: HELLO_MS, socketTimeout: HELLO_MS }
  const transport = createTransport({ url: smtpUrl, ...timeouts })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}
