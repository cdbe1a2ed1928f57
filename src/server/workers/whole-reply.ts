import { payIn } from '#core/ads/fields/pay.ts'
import { type Flag, flagsIn } from '#core/ads/scam/flags.ts'
import { isScam, isScamKind } from '#core/ads/scam/scam.ts'
import { firstDayIn } from '#core/applications/offers/first-day.ts'
import type { ReplyMessage } from '#core/applications/replies/find-application.ts'
import { withoutHead } from '#core/applications/replies/mail-head.ts'
import { ownPart } from '#core/applications/replies/own-part.ts'
import { readReply, type ReplyReading } from '#core/applications/replies/read-reply.ts'
import type { KnownApplication } from '#core/applications/replies/title-scores.ts'

/** What a reply says, with the pay that an offer names and the signs of fraud: both read by the rules for adverts. */
export function wholeReply(message: ReplyMessage, known: readonly KnownApplication[]) {
  const reading = readReply(message, known)
  const flags = flagsOf(message.body, reading)
  const kept = held(reading, flags)
  if (!mayBeOffer(kept)) return { ...kept, flags, pay: null, startsOn: null }
  const { body, receivedOn } = withoutHead(message)
  const own = ownPart(body)
  return { ...kept, flags, pay: payOf(own), startsOn: firstDayIn(own, receivedOn) }
}

/** Nothing is proposed beside a sign of fraud. */
function held(reading: ReplyReading, flags: readonly Flag[]): ReplyReading {
  if (flags.length === 0) return reading
  const nothing = { change: null, tasks: [], answer: null, talk: null, gone: [] }
  if (!isScam(flags)) return { ...reading, ...nothing }
  const because = reading.noise === 'fraud' ? reading.because : flags.map(({ words }) => words).slice(0, 3)
  return { ...reading, ...nothing, meaning: 'unknown', noise: 'fraud', because, moments: [], sender: null, others: [] }
}

/** Papers of who one is are asked for in honest letters too: a sign only beside others. */
function flagsOf(body: string, { noise }: ReplyReading): Flag[] {
  const flags = flagsIn(ownPart(body)).filter(({ kind }) => isScamKind(kind))
  return noise === 'fraud' || flags.some(({ kind }) => kind !== 'asks-id') ? flags : []
}

const mayBeOffer = ({ meaning, others }: ReplyReading) =>
  meaning === 'offer' || others.some((other) => other.meaning === 'offer')

function payOf(own: string) {
  const pay = payIn(own)?.pay
  return pay && /^[A-Z]{3}$/.test(pay.currency) ? { ...pay, text: pay.text.slice(0, 200) } : null
}
