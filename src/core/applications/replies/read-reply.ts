import { plain } from '../plain.ts'
import type { Outcome, Stage } from '../stage.ts'
import { isUnsolicited } from './concepts.ts'
import { findApplication, type KnownApplication, type ReplyMessage } from './find-application.ts'
import { type MeaningReading, type Noise, readMeaning } from './meaning.ts'
import { CHANGING, type Meaning } from './meanings.ts'
import { findMoments, type Moment } from './moments.ts'
import { hasOrders, ownPart, ownSentences, splitSentences } from './own-part.ts'
import { hearActs } from './weigh-acts.ts'

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
  const match = findApplication(message, own, known)
  const isMeeting = ({ time, isDeadline }: Moment) => time !== null && !isDeadline
  const meant = readMeaning(subject ?? { text: '', folded: '', certain: '', isQuestion: false }, sentences, {
    hasMeeting: found.some(isMeeting),
    meetings: new Set(
      sentences.map(({ text }) => text).filter((text) => findMoments(text, message.receivedOn).some(isMeeting)),
    ),
    isFromFirm: match.applicationId !== null || match.candidates.length > 0,
    acts: hearActs(sentences, namesOf(known)),
  })
  const isStranger =
    match.applicationId === null &&
    match.candidates.length === 0 &&
    isUnsolicited(sentences.map(({ folded }) => folded))
  const reading: MeaningReading =
    isStranger && CHANGING.has(meant.meaning) ? { ...meant, meaning: 'unknown', isClear: false } : meant
  // noise, and what says nothing about any application, belongs to none
  const isNoise =
    (reading.noise !== null && reading.noise !== 'automatic') ||
    (reading.meaning === 'unknown' && reading.because.length === 0 && hasOrders(body))
  // a machine's answer is about an application only where its own text names it: its subject repeats the mail it answers
  const isNamed = reading.noise !== 'automatic' || repeatsTitle(message, known, match.applicationId)
  const applicationId = isNoise || !isNamed ? null : match.applicationId
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

/** Names of firms and posts as `plain` writes them, longer ones first. */
function namesOf(known: readonly KnownApplication[]): string[] {
  const names = new Set(known.flatMap(({ company, title }) => [plain(company), plain(title)]))
  return [...names].filter((name) => name.length > 3).toSorted((one, other) => other.length - one.length)
}

function repeatsTitle(message: ReplyMessage, known: readonly KnownApplication[], id: string | null): boolean {
  const title = plain(known.find((one) => one.id === id)?.title ?? '').split(' ')
  const text = ` ${plain(message.body)} `
  return title.filter((word) => word.length > 3 && text.includes(` ${word} `)).length >= 2
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
