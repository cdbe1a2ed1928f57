import { createTransport } from 'nodemailer'
import type { Mailer } from '#server/account/mailer.port.ts'

export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(smtpUrl)
  return {
    isConfigured: true,
    send: async ({ to, subject, text }) => {
      await transport.sendMail({ from, to, subject, text })
    },
    // what was sent is in other people's hands
    forget: async () => undefined,
  }
}
