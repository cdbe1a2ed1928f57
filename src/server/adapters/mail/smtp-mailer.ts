import { createTransport } from 'nodemailer'
import type { Mailer } from '#server/account/email/mailer.port.ts'

/** `bounce` is where mail servers return what they cannot deliver; the sender where none is set. */
export function createSmtpMailer(smtpUrl: string, from: string, bounce?: string): Mailer {
  const transport = createTransport(smtpUrl)
  return {
    isConfigured: true,
    send: async (mail) => {
      await transport.sendMail({ from, ...mail, ...(bounce ? { envelope: { from: bounce, to: mail.to } } : {}) })
    },
    // what was sent is in other people's hands
    forget: async () => undefined,
    forgetBefore: async () => 0,
  }
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
