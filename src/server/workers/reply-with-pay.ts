import { payIn } from '#core/ads/fields/pay.ts'
import type { ReplyMessage } from '#core/applications/replies/find-application.ts'
import { ownPart } from '#core/applications/replies/own-part.ts'
import { readReply, type ReplyReading } from '#core/applications/replies/read-reply.ts'
import type { KnownApplication } from '#core/applications/replies/title-scores.ts'

/** What a reply says, with the pay that an offer names: read by the rules for adverts. */
export function replyWithPay(message: ReplyMessage, known: readonly KnownApplication[]) {
  const reading = readReply(message, known)
  return { ...reading, pay: mayBeOffer(reading) ? payOf(message.body) : null }
}

const mayBeOffer = ({ meaning, others }: ReplyReading) =>
  meaning === 'offer' || others.some((other) => other.meaning === 'offer')

function payOf(body: string) {
  const pay = payIn(ownPart(body))?.pay
  return pay && /^[A-Z]{3}$/.test(pay.currency) ? { ...pay, text: pay.text.slice(0, 200) } : null
}
