import { wordsOf } from './heard-text.ts'
import { sentOn } from './mail-head.ts'
import type { ReplyMessage } from './find-application.ts'
import type { KnownApplication } from './title-scores.ts'

/** A line of a copied chat: '[10/11/2026, 22:47] Marco: come at 4', '04.11.26 19:12 - Marco: come at 4'. */
const LINE =
  /^\s*\[?(\d{1,4}[./-]\d{1,2}[./-]\d{2,4}),?\s{1,2}\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[AaPp]\.?[Mm]\.?)?\]?\s*(?:[-–]\s)?\s*([^:\n]{1,60}):\s+(.*)$/u
/** How a chat names who copied it. */
const SELF = /^(?:me|you|ich|du|ben|sen|moi|toi|vous|yo|t[úu])$/iu

/** A copied chat as a message: what the employer's side wrote, from it, on the day of its last line. */
export function withoutChat(message: ReplyMessage, known: readonly KnownApplication[]): ReplyMessage {
  const said: { day: string; by: string; texts: string[] }[] = []
  for (const line of message.body.replace(/\r\n?/g, '\n').trimStart().split('\n')) {
    const [, day, by, text] = LINE.exec(line) ?? []
    if (day !== undefined && by !== undefined) said.push({ day, by: by.trim(), texts: [text ?? ''] })
    else if (said.length === 0) return message
    else said.at(-1)?.texts.push(line)
  }
  const others = said.filter(({ by }) => !SELF.test(by))
  const firms = new Set(known.flatMap(({ company }) => wordsOf(company).filter((word) => word.length > 3)))
  const isFirm = ({ by }: (typeof said)[number]) => wordsOf(by).some((word) => firms.has(word))
  const speaker = (others.find(isFirm) ?? others[0])?.by
  const last = said.findLast(({ by }) => by === speaker)
  if (speaker === undefined || last === undefined) return message
  return {
    ...message,
    from: message.from || speaker,
    body: said.flatMap(({ by, texts }) => (by === speaker ? texts : [])).join('\n'),
    receivedOn: sentOn(last.day, message.receivedOn),
  }
}
