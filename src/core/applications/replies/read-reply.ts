import type { Outcome, Stage } from '../stage.ts'
import { findApplication, type KnownApplication, type ReplyMessage } from './find-application.ts'
import { CHANGING, type Meaning, type Noise, readMeaning } from './meaning.ts'
import { findMoments, type Moment } from './moments.ts'
import { hasOrders, ownPart, ownSentences, splitSentences } from './own-part.ts'

export const MAX_REPLY_CHARACTERS = 20_000

/** What would change if the person confirmed. Nothing changes before. */
export type ProposedChange = { stage: Stage | null; outcome: Outcome | null }

export type ReplyReading = {
  applicationId: string | null
  /** Applications that fit alike: the person is asked which. */
  candidates: readonly string[]
  meaning: Meaning
  noise: Noise | null
  moments: readonly Moment[]
  /** Sentences of the message that the meaning rests on. */
  because: readonly string[]
  change: ProposedChange | null
  hasOrders: boolean
  confidence: 'sure' | 'likely' | 'unsure'
}

/** Reads a pasted reply: which application, what it means, which days it names, what would change. Text is data. */
export function readReply(message: ReplyMessage, known: readonly KnownApplication[]): ReplyReading {
  const body = message.body.slice(0, MAX_REPLY_CHARACTERS)
  const own = ownPart(body)
  const sentences = ownSentences(body)
  const found = findMoments(sentences.map(({ text }) => text).join('\n\n'), message.receivedOn)
  const [subject] = splitSentences((message.subject ?? '').replace(/[\n.!?]+/g, ' '))
  const reading = readMeaning(subject ?? { text: '', folded: '', isQuestion: false }, sentences, {
    hasMeeting: found.some(({ time, isDeadline }) => time !== null && !isDeadline),
    hasDeadline: found.some(({ isDeadline }) => isDeadline),
  })
  const match = findApplication(message, own, known)
  // noise, and what says nothing about any application, belongs to none
  const isNoise =
    reading.noise !== null || (reading.meaning === 'unknown' && reading.because.length === 0 && hasOrders(body))
  const applicationId = isNoise ? null : match.applicationId
  const isChanging = CHANGING.has(reading.meaning) && applicationId !== null
  return {
    applicationId,
    candidates: isNoise ? [] : match.candidates,
    meaning: reading.meaning,
    noise: reading.noise,
    moments: isChanging && reading.meaning !== 'rejection' ? found : [],
    because: reading.because,
    change: isChanging ? CHANGES[reading.meaning] : null,
    hasOrders: hasOrders(body),
    confidence:
      reading.isClear && match.isClear && reading.because.length > 0
        ? 'sure'
        : reading.because.length > 0
          ? 'likely'
          : 'unsure',
  }
}

const CHANGES: Readonly<Record<Meaning, ProposedChange | null>> = {
  received: null,
  rejection: { stage: null, outcome: 'rejected' },
  interview_invite: { stage: 'interviewing', outcome: null },
  task: { stage: 'interviewing', outcome: null },
  more_info: { stage: 'talks', outcome: null },
  offer: { stage: 'offer', outcome: null },
  newsletter: null,
  unknown: null,
}
