import type { LocalDate } from '../../time.ts'
import { plain } from '../plain.ts'
import { addressOf, answerAmong, senderOf, tasksIn, type AskedTask, type Sender } from './kept-from-reply.ts'
import { isUnsolicited } from './concepts.ts'
import type { ApplicationMatch, ReplyMessage } from './find-application.ts'
import type { KnownApplication } from './title-scores.ts'
import { mayBeOne, type NamedPost } from './named-post.ts'
import { decideMeaning, type DecidedMeaning } from './decide-meaning.ts'
import { type Noise, readMeaning } from './meaning.ts'
import { CHANGES, CHANGING, GRAVE, type Meaning, type ProposedChange } from './meanings.ts'
import { isDoubtful } from './message-days.ts'
import type { Moment } from './moments.ts'
import { soften } from './soften.ts'
import { signsIn } from './hear-acts.ts'
import { hasOrders } from './own-part.ts'
import { hearReply } from './hear-reply.ts'
import { withoutHead } from './mail-head.ts'
import { withoutChat } from './chat-lines.ts'
import { isForAnother } from './for-another.ts'
import { talkChange, type TalkChange } from './changed-talk.ts'
import { laterTalks } from './later-talk.ts'
import { isOfPrivateLife } from './private-life.ts'
import { promisedDayIn } from './promised-day.ts'
import { signerOf } from './signer.ts'

export const MAX_REPLY_CHARACTERS = 20_000
const LIKELY_FROM = 0.6
/** Nothing is waited for after these. */
const ENDS: ReadonlySet<Meaning> = new Set(['rejection', 'offer'])

export type TalkFate = 'moved' | 'cancelled'

export type ReplyReading = {
  applicationId: string | null
  /** Applications that fit alike: the person is asked which. */
  candidates: readonly string[]
  /** The post that it names where no application is at that employer. */
  stranger: NamedPost | null
  meaning: Meaning
  noise: Noise | null
  moments: readonly Moment[]
  /** What becomes of a talk that was agreed, and when it would have been. */
  talk: TalkFate | null
  gone: readonly Moment[]
  /** Sentences of the message that the meaning rests on. */
  because: readonly string[]
  change: ProposedChange | null
  /** What is asked by a day, and who wrote: kept with the reply where the person confirms. */
  tasks: readonly AskedTask[]
  /** The one of them that is the answer to an offer. */
  answer: AskedTask | null
  sender: Sender | null
  /** The last day by which the firm says that it will write. */
  promisedOn: LocalDate | null
  hasOrders: boolean
  /** Beside a refusal: what it says of a talk at a later time. */
  later: readonly string[]
  /** Other meanings that are nearly as likely, likeliest first, and what each would change; none where the reading is sure. */
  others: readonly { meaning: Meaning; change: ProposedChange | null }[]
  confidence: 'sure' | 'likely' | 'unsure'
}

/** Reads a pasted reply: which application, what it means, which days it names, what would change. Text is data. */
export function readReply(pasted: ReplyMessage, known: readonly KnownApplication[]): ReplyReading {
  const message = withoutChat(withoutHead({ ...pasted, body: pasted.body.slice(0, MAX_REPLY_CHARACTERS) }), known)
  const { body } = message
  const { letter, sentences, found, match } = hearReply(message, known)
  const change = talkChange(
    message.subject ?? '',
    sentences.map(({ text }) => text),
    message.receivedOn,
  )
  const { meant, talk, moments } = withTalk(change, found, (said) => {
    const heard = letter.heard.filter(({ sentence }) => !said.has(sentence.text))
    const left = sentences.filter(({ text }) => !said.has(text))
    return decideMeaning({ ...letter, heard }, readMeaning(letter.subject, left, { ...letter, ...signsIn(heard) }))
  })
  const folded = sentences.map((one) => one.folded)
  const isOfNone = match.applicationId === null && match.candidates.length === 0
  const isPrivate = isOfNone && !match.stranger && !match.maybe && isOfPrivateLife([...folded, letter.subject.folded])
  const isStranger = isOfNone && (isUnsolicited(folded) || isForAnother(body))
  const reading: DecidedMeaning =
    (isStranger || isPrivate) && CHANGING.has(meant.meaning)
      ? { ...meant, meaning: 'unknown', isClear: false, others: isPrivate ? [] : meant.others }
      : meant
  const fate = isPrivate ? null : talk
  // noise, and what says nothing about any application, belongs to none
  const isNoise =
    (reading.noise !== null && reading.noise !== 'automatic') ||
    reading.meaning === 'newsletter' ||
    (reading.meaning === 'unknown' && reading.because.length === 0 && hasOrders(body))
  // a machine's answer is about an application that its writer, its address or a post's code traces, or that its own text
  // names: the title in its subject is that of the mail it answers
  const isNamed =
    reading.noise !== 'automatic' ||
    known.some(({ id, isTraced }) => id === match.applicationId && isTraced) ||
    repeatsTitle(message, known, match.applicationId)
  const promisedOn = isNoise || ENDS.has(reading.meaning) ? null : promisedDayIn(sentences, message.receivedOn)
  const proposed = CHANGING.has(reading.meaning) || promisedOn !== null ? (match.maybe ?? null) : null
  const applicationId = isNoise || !isNamed ? null : (match.applicationId ?? proposed)
  const isChanging = CHANGING.has(reading.meaning) && applicationId !== null
  // where the person says which application it is, what the letter asks is kept with it
  const isTold = (CHANGING.has(reading.meaning) || fate !== null) && !isNoise
  const isDayDoubtful = sentences.some(({ text }) => isDoubtful(soften(text), message.receivedOn))
  const isGuessed = (isDayDoubtful && moments.length > 0) || (applicationId !== null && match.applicationId === null)
  const confidence = confidenceOf(isGuessed ? { ...reading, isClear: false } : reading, match)
  const tasks = isTold && reading.meaning !== 'rejection' ? tasksIn(sentences, message.receivedOn) : []
  return {
    applicationId,
    candidates: isNoise ? [] : match.candidates,
    stranger: isNoise ? null : (match.stranger ?? null),
    meaning: reading.meaning,
    noise: reading.noise,
    moments: isTold && reading.meaning !== 'rejection' ? moments : [],
    talk: fate,
    gone: fate === null ? [] : (change?.gone ?? []),
    because: reading.because,
    change: isChanging ? CHANGES[reading.meaning] : null,
    tasks,
    answer: answerAmong(tasks),
    sender: isTold ? personOf(message, known, applicationId) : null,
    promisedOn,
    hasOrders: hasOrders(body),
    later: reading.meaning === 'rejection' ? laterTalks(letter.heard) : [],
    others: confidence === 'sure' ? [] : reading.others.map((meaning) => ({ meaning, change: CHANGES[meaning] })),
    confidence,
  }
}

type Meant = { meant: DecidedMeaning; talk: TalkFate | null; moments: readonly Moment[] }

/** A message that moves a talk invites to the new time alone, one that cancels it to none; a refusal beside it stays one. */
function withTalk(
  change: TalkChange | null,
  found: readonly Moment[],
  read: (without: ReadonlySet<string>) => DecidedMeaning,
): Meant {
  if (change === null) return { meant: read(new Set()), talk: null, moments: found }
  const left = read(new Set([...change.said, ...change.excuses]))
  if (left.noise !== null || GRAVE.has(left.meaning)) return { meant: left, talk: null, moments: found }
  const deadlines = found.filter(({ isDeadline }) => isDeadline)
  const isNamed = left.meaning === 'interview_invite' || change.isFreshNamed
  const fresh = change.fresh.filter(({ time }) => isNamed || time !== null)
  const likelihood = Math.max(left.likelihood, LIKELY_FROM)
  const because = change.said.slice(0, 3)
  const plain = { noise: null, because, likelihood, others: [] }
  if (fresh.length === 0)
    return { meant: { ...plain, meaning: 'unknown', isClear: false }, talk: 'cancelled', moments: deadlines }
  return {
    meant: { ...plain, meaning: 'interview_invite', isClear: true },
    talk: 'moved',
    moments: [...fresh, ...deadlines],
  }
}

function confidenceOf(
  { isClear, because, likelihood }: DecidedMeaning,
  match: ApplicationMatch,
): ReplyReading['confidence'] {
  if (isClear && match.isClear && because.length > 0) return 'sure'
  return because.length > 0 && likelihood >= LIKELY_FROM ? 'likely' : 'unsure'
}

function repeatsTitle(message: ReplyMessage, known: readonly KnownApplication[], id: string | null): boolean {
  const title = plain(known.find((one) => one.id === id)?.title ?? '').split(' ')
  const text = ` ${plain(message.body)} `
  return title.filter((word) => word.length > 3 && text.includes(` ${word} `)).length >= 2
}

/** Who wrote, by the sender's line or the name under the letter; none where that is the employer's own name. */
function personOf({ from, body }: ReplyMessage, known: readonly KnownApplication[], id: string | null): Sender | null {
  const company = known.find((one) => one.id === id)?.company ?? ''
  const signer = signerOf(body, from)
  const signed = signer === null ? null : { name: signer, email: addressOf(from) }
  return [senderOf(from), signed].find((one) => one !== null && !mayBeOne(one.name, company)) ?? null
}
