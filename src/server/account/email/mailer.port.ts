import type { Instant } from '#core/time.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  html?: string
  /** Fixed where a mail may be sent a second time, so that programs fold the two. */
  messageId?: string
  headers?: Record<string, string>
  /** Shown inside `html` by `cid:`. */
  attachments?: { cid: string; filename: string; contentType: string; content: Buffer; contentDisposition: 'inline' }[]
}

/** How mail leaves: by SMTP when configured, else into an outbox folder and the log. */
export type Mailer = {
  isConfigured: boolean
  /** `beforeEnd` is waited for when all but the last byte is handed over: until then the other side has taken nothing. */
  send(mail: Mail, beforeEnd?: () => Promise<void>): Promise<void>
  /** Deletes what is still kept of mails to this address. */
  forget(to: string): Promise<void>
  /** Deletes what is kept of mails from before; tells how many. */
  forgetBefore(before: Instant): Promise<number>
}
