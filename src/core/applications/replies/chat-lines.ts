import { OWN_LETTERS } from '#core/text/language.ts'
import type { LocalDate } from '../../time.ts'
import { wordsOf } from './heard-text.ts'
import { sentOn } from './mail-head.ts'
import type { ReplyMessage } from './find-application.ts'
import type { KnownApplication } from './title-scores.ts'

/** A line of a copied chat: '[10/11/2026, 22:47] Marco: come at 4', '04.11.26 19:12 - Marco: come at 4'. */
const LINE =
  /^\s*\[?(\d{1,4}[./-]\d{1,2}[./-]\d{2,4}),?\s{1,2}\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[AaPp]\.?[Mm]\.?)?\]?\s*(?:[-–]\s)?\s*([^:\n]{1,60}):\s+(.*)$/u
/** One such line may begin a letter: '08.12.2026, 10:00 Uhr: Vorstellungsgespräch'. */
const LEAST_LINES = 2
/** How a chat names who copied it; 'ben' and 'sen' are names too. */
const SELF = /^(?:me|you|ich|du|moi|toi|vous|yo|t[úu])$/iu
const TURKISH_SELF = /^(?:ben|sen)$/iu

/**
 * A copied chat as a message: what the employer's side wrote, from it, on the day of its last line. The text stays as
 * it is where nothing tells who that side is.
 */
export function withoutChat(message: ReplyMessage, known: readonly KnownApplication[]): ReplyMessage {
  const said: { day: LocalDate; by: string; texts: string[] }[] = []
  for (const line of message.body.replace(/\r\n?/g, '\n').trimStart().split('\n')) {
    const [, stamp, by, text] = LINE.exec(line) ?? []
    const day = stamp === undefined ? null : sentOn(stamp, message.receivedOn)
    if (day !== null && by !== undefined) said.push({ day, by: by.trim(), texts: [text ?? ''] })
    else if (stamp !== undefined || said.length === 0) return message
    else said.at(-1)?.texts.push(line)
  }
  if (said.length < LEAST_LINES) return message
  const isTurkish = OWN_LETTERS.tr?.test(message.body.toLowerCase()) ?? false
  const others = said.filter(({ by }) => !SELF.test(by) && !(isTurkish && TURKISH_SELF.test(by)))
  const firms = new Set(known.flatMap(({ company }) => wordsOf(company).filter((word) => word.length > 3)))
  const named = others.filter(({ by }) => wordsOf(by).some((word) => firms.has(word)))
  const theirs = named.length > 0 ? named : others.length < said.length ? others : []
  const last = theirs.at(-1)
  if (last === undefined) return message
  return {
    ...message,
    from: message.from || last.by,
    body: theirs.flatMap(({ texts }) => texts).join('\n'),
    receivedOn: last.day,
  }
}
