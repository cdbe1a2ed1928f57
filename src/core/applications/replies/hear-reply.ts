import { type ActModel, actsOf } from './acts-of.ts'
import { plain } from '../plain.ts'
import { type ApplicationMatch, findApplication, type ReplyMessage } from './find-application.ts'
import type { KnownApplication } from './title-scores.ts'
import { hearActs } from './hear-acts.ts'
import type { Letter } from './letter-signs.ts'
import { isMedicalVisit } from './medical-visit.ts'
import { findMoments, type Moment } from './moments.ts'
import { ownPart, ownSentences, type Sentence, splitSentences } from './own-part.ts'

/** What is known of a message before anybody says what it means. */
export type HeardReply = {
  letter: Letter
  sentences: readonly Sentence[]
  found: readonly Moment[]
  match: ApplicationMatch
}

/** Takes a message apart: its own sentences, its days, the application it is about, and what its sentences do. */
export function hearReply(
  message: ReplyMessage,
  known: readonly KnownApplication[],
  model: ActModel = actsOf,
): HeardReply {
  const sentences = ownSentences(message.body)
  const found = findMoments(sentences.map(({ text }) => text).join('\n\n'), message.receivedOn)
  const [subject = NO_SENTENCE] = splitSentences((message.subject ?? '').replace(/[\n.!?]+/g, ' '))
  const match = findApplication(message, ownPart(message.body), known)
  const isMeeting = ({ time, isDeadline }: Moment) => time !== null && !isDeadline
  const text = ` ${sentences.map(({ folded }) => folded).join(' ')} ${subject.folded} `
  const names = namesOf(known).filter((name) => text.includes(` ${name} `))
  const heard = hearActs(sentences, names, model)
  const meetings = heard
    .filter(({ nameless }) => !isMedicalVisit(nameless))
    .map(({ sentence }) => sentence.text)
    .filter((said) => findMoments(said, message.receivedOn).some(isMeeting))
  const letter: Letter = {
    subject,
    names,
    heard,
    meetings: new Set(meetings),
    hasMeeting: meetings.length > 0,
    hasDeadline: found.some(({ isDeadline }) => isDeadline),
    moments: found.length,
    isFromFirm: match.applicationId !== null || match.candidates.length > 0,
  }
  return { letter, sentences, found, match }
}

const NO_SENTENCE: Sentence = { text: '', folded: '', certain: '', isQuestion: false }

/** Names of firms and posts as `plain` writes them, longer ones first. */
function namesOf(known: readonly KnownApplication[]): string[] {
  const names = new Set(known.flatMap(({ company, title }) => [plain(company), plain(title)]))
  return [...names].filter((name) => name.length > 3).toSorted((one, other) => other.length - one.length)
}
