import type { ReplyMessage } from './find-application.ts'

const LABELS =
  'from|sent|to|cc|subject|date|reply-to|von|gesendet|an|betreff|datum|kimden|gönderen|gönderildi|tarih|kime|konu|de|envoyé|à|objet|enviado|para|asunto'
export const HEADER_LINE = new RegExp(`^\\s*(?:${LABELS})\\s*:\\s*\\S`, 'i')

const FROM = /^\s*(?:from|von|kimden|gönderen|de)\s*:\s*(.+)$/i
const SUBJECT = /^\s*(?:subject|betreff|konu|objet|asunto)\s*:\s*(.+)$/i
/** One such line may begin a letter; two are a mail's head. */
const LEAST_LINES = 2

/** A mail that was copied with its head: what that says of sender and subject is no part of the text, and no older mail begins with it. */
export function withoutHead<One extends ReplyMessage>(message: One): One {
  const lines = message.body.replace(/\r\n?/g, '\n').trimStart().split('\n')
  const end = lines.findIndex((line) => !HEADER_LINE.test(line))
  if (end < LEAST_LINES) return message
  const head = lines.slice(0, end)
  const valueOf = (label: RegExp) => head.flatMap((line) => label.exec(line)?.[1]?.trim() ?? [])[0]
  return {
    ...message,
    from: message.from || valueOf(FROM),
    subject: message.subject || valueOf(SUBJECT),
    body: lines.slice(end).join('\n').trimStart(),
  }
}
