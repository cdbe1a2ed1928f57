import type { LocalDate } from '../../time.ts'
import type { ReplyMessage } from './find-application.ts'
import { dayOf, findDays } from './message-days.ts'
import { soften } from './soften.ts'

const LABELS =
  'from|sent|to|cc|subject|date|reply-to|von|gesendet|an|betreff|datum|kimden|gönderen|gönderildi|tarih|kime|konu|de|envoyé|à|objet|enviado|para|asunto'
export const HEADER_LINE = new RegExp(`^\\s*(?:${LABELS})\\s*:\\s*\\S`, 'i')

const FROM = /^\s*(?:from|von|kimden|gönderen|de)\s*:\s*(.+)$/i
const SENT = /^\s*(?:sent|date|gesendet|datum|gönderildi|tarih|envoyé|enviado)\s*:\s*(.+)$/i
const SUBJECT = /^\s*(?:subject|betreff|konu|objet|asunto)\s*:\s*(.+)$/i
/** One such line may begin a letter; two are a mail's head. */
const LEAST_LINES = 2

/** The lines of a mail's head on top of a text, none where it has none, and what stands below them. */
export function splitHead(text: string): { head: readonly string[]; below: string } {
  const lines = text.replace(/\r\n?/g, '\n').trimStart().split('\n')
  const end = lines.findIndex((line) => !HEADER_LINE.test(line))
  if (end < LEAST_LINES) return { head: [], below: text }
  return { head: lines.slice(0, end), below: lines.slice(end).join('\n').trimStart() }
}

/** A mail that was copied with its head: what that says of sender, subject and day is no part of the text, and no older mail begins with it. */
export function withoutHead<One extends ReplyMessage>(message: One): One {
  const { head, below } = splitHead(message.body)
  const valueOf = (label: RegExp) => head.flatMap((line) => label.exec(line)?.[1]?.trim() ?? [])[0]
  return {
    ...message,
    from: message.from || valueOf(FROM),
    subject: message.subject || valueOf(SUBJECT),
    body: below,
    // 'tomorrow' counts from the day of the mail, not from the day on which it was pasted
    receivedOn: sentOn(valueOf(SENT) ?? '', message.receivedOn) ?? message.receivedOn,
  }
}

/** The day that a stamp names, of two ways to read '11/4/2026' the later one that was; null where none has been. */
export function sentOn(said: string, receivedOn: LocalDate): LocalDate | null {
  const numbers = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(?:20)?(\d\d)(?!\d)/.exec(said)?.map(Number)
  const [, first = 0, second = 0, year = 0] = numbers ?? []
  const days = numbers
    ? [dayOf(2000 + year, first, second), dayOf(2000 + year, second, first)]
    : [findDays(soften(said), { receivedOn, language: '' })[0]?.day ?? null]
  return (
    days
      .flatMap((day) => day ?? [])
      .filter((day) => day <= receivedOn)
      .toSorted()
      .at(-1) ?? null
  )
}
