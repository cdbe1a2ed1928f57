import {
  ACKNOWLEDGED,
  AUTOMATIC,
  CONDITIONAL,
  DENIED_BENEFIT,
  type Cue,
  FRAUD,
  INVITE,
  MAKE,
  MORE_INFO,
  NEGATED_PROGRESS,
  NEWSLETTER,
  NOT_A_JOB_OFFER,
  NOT_AN_INVITE,
  NOT_A_REJECTION,
  OFFER,
  RECEIVED,
  REJECTION,
  TASK,
  UNDECIDED,
} from './meaning-words.ts'
import {
  comesFirst,
  hasTermsForYou,
  isNoTask,
  isOnHold,
  isOnlyPossible,
  prefersAnother,
  refusesBenefit,
} from './concepts.ts'
import { warnsOfFraud } from '#core/text/scam/fraud-warnings.ts'
import { isFirstDayRequest, scamFlowsIn, warnsOfIt } from '#core/text/scam/scam-flows.ts'
import { asksForMoney, soundsLikeFraud } from './asks-money.ts'
import { praises, saysHired, withoutDenied } from './denied.ts'
import { asksForPapers, invitesToTalk } from './ideas.ts'
import { GRAVE, type Meaning } from './meanings.ts'
import { isMedicalVisit } from './medical-visit.ts'
import type { Sentence } from './own-part.ts'
import { asksForFact, beginsWork } from './starting.ts'

/** Words of regret beside an offer. */
const REGRETS =
  /\b(regret\w*|sorry to (say|tell|inform)|unfortunately|sadly|leider|bedauern|maalesef|uzgunuz|malheureusement|regrettons|lamentamos|lamentablemente|infelizmente)\b/

/** That an open day is off is news for those who were to come. */
const CALLED_OFF =
  /\b(?:cancell?ed|called off|postponed|entfallt|entfallen|fallt (?:leider )?aus|abgesagt|verschoben|iptal (?:edildi|edilmistir|oldu)|ertelendi|annule\w*|reporte\w*|cancelad[oa]s?|aplazad[oa]s?)\b/

/** Why a message was read as noise: nothing may be changed for it. */
export type Noise = 'fraud' | 'automatic' | 'mass_mail'

export type MeaningReading = {
  meaning: Meaning
  noise: Noise | null
  /** Sentences the reading rests on. */
  because: readonly string[]
  isClear: boolean
  /** It says two things that cannot both be true. */
  isTorn?: boolean
}

type Sorted = Record<'rejection' | 'offer' | 'task' | 'invite' | 'moreInfo' | 'received' | 'undecided', Sentence[]>

/** What the days of a message are: a clock time to meet at, a day to be ready by. */
export type Days = {
  hasMeeting: boolean
  /** Sentences with a clock time to meet at. */
  meetings: ReadonlySet<string>
  /** Whether the firm itself wrote. */
  isFromFirm: boolean
  /** Sentences that surely ask nothing and give no news. */
  idle: ReadonlySet<Sentence>
  /** Sentences about the reader's application, and such that no machine writes. */
  matters: ReadonlySet<Sentence>
  human: ReadonlySet<Sentence>
}

/** What a reply means by fixed phrases and ideas. */
export function readMeaning(subject: Sentence, body: readonly Sentence[], days: Days): MeaningReading {
  const reading = readPhrases(subject, body, days)
  if (reading.noise !== null || !GRAVE.has(reading.meaning)) return reading
  const hired = body.filter(({ certain }) => saysHired(certain))
  // refused and hired in one message: both are shown, neither is believed
  if (reading.meaning === 'rejection' && hired.length > 0) {
    const both = [...new Set([...reading.because, ...hired.map(({ text }) => text)])]
    return { ...reading, meaning: 'unknown', because: both.slice(0, 3), isClear: false, isTorn: true }
  }
  const isDoubtful =
    body.some(({ folded }) => withoutDenied(folded) !== folded) ||
    (reading.meaning === 'offer' && body.some(({ certain }) => REGRETS.test(certain))) ||
    (reading.meaning === 'rejection' && body.some(({ folded }) => praises(folded)))
  return isDoubtful ? { ...reading, isClear: false } : reading
}

function readPhrases(subject: Sentence, body: readonly Sentence[], days: Days): MeaningReading {
  const hasMoment = days.hasMeeting
  // what warns of fraud is none; another sentence of the same message may be
  const said = body.filter(({ text }) => !warnsOfFraud(text))
  const all = [subject, ...said]
  const asking = all.filter(({ text }) => asksForMoney(text))
  if (asking.length > 0) return noise('unknown', 'fraud', asking)
  const [flow] = scamFlowsIn(said.map(({ text }) => text))
  if (flow)
    return noise(
      'unknown',
      'fraud',
      body.filter(({ text }) => flow.sentences.includes(text)),
    )
  const unusual = said.filter(({ text }) => !isFirstDayRequest(text) && !warnsOfIt(text))
  const fraud = unusual.filter(({ text }) => soundsLikeFraud(text))
  if (fraud.length > 0 || countHits(FRAUD.weak, unusual) >= 2) return noise('unknown', 'fraud', fraud)
  const sorted = sortSentences(subject, body, days.idle)
  const hasNews = sorted.rejection.length + sorted.offer.length > 0
  const isPersonal = body.some(({ folded }) => PERSONAL.test(folded))

  // where the absence is another person's, or the application is spoken of too, a person writes
  const automatic = all.filter((one) => AUTOMATIC.strong.test(one.folded) && !days.human.has(one))
  const hasMatter = body.some((one) => days.matters.has(one) && !automatic.includes(one))
  const isMachine = automatic.length > 0 && !hasNews && !isPersonal && !hasMoment && !hasMatter
  if (AUTOMATIC.strong.test(subject.folded) || isMachine) {
    return noise('unknown', 'automatic', automatic)
  }
  const about = all.filter(({ folded }) => !CALLED_OFF.test(folded))
  const mass = about.filter(({ folded }) => NEWSLETTER.strong.test(folded))
  const massHits = countHits(NEWSLETTER.strong, about)
  if (
    (massHits >= 2 && !isPersonal) ||
    (massHits === 1 && !isPersonal && sorted.rejection.length === 0 && !hasMoment)
  ) {
    return noise('newsletter', 'mass_mail', mass)
  }

  const invitesAt = sorted.invite.filter(({ text }) => days.meetings.has(text))
  const isHard = sorted.rejection.some(({ folded }) => REJECTION.strong.test(folded))
  // what only ideas say is likely, what a fixed phrase says is sure
  if (sorted.rejection.length > 0 && (isHard || invitesAt.length === 0))
    return found('rejection', sorted.rejection, isHard || hasAny(NEGATED_PROGRESS, sorted.rejection))
  if (sorted.offer.length > 0) return found('offer', sorted.offer, hasAny(OFFER.strong, sorted.offer))
  if (invitesAt.length > 0 && sorted.task.length === 0) return found('interview_invite', invitesAt)
  // several hours to choose from are for a talk, however long that takes
  const isGiven = sorted.task.some(({ folded }) => TASK.strong.test(folded))
  if (days.meetings.size > 1 && days.isFromFirm && !isGiven) return found('interview_invite', sorted.invite, false)
  if (sorted.task.length > 0 && !(sorted.invite.length > 0 && hasMoment && TALK.test(textOf(sorted.invite)))) {
    return found('task', sorted.task, sorted.invite.length === 0)
  }
  const rests = sorted.undecided.filter(({ folded }) => sorted.received.length === 0 || isOnHold(folded))
  if (rests.length > 0 && !hasMoment && sorted.moreInfo.length === 0) return found('unknown', rests)
  if (sorted.invite.length > 0)
    return found('interview_invite', sorted.invite, hasMoment || sorted.moreInfo.length === 0)
  const isMeeting = days.isFromFirm && sorted.moreInfo.every(({ text }) => days.meetings.has(text))
  if (sorted.moreInfo.length > 0 && !isMeeting) return found('more_info', sorted.moreInfo)
  if (days.hasMeeting && days.isFromFirm) return found('interview_invite', [], false)
  if (hasWeak(REJECTION, body) >= 2) return found('rejection', [], false)
  if (sorted.received.length > 0) return found('received', sorted.received)
  const acknowledged = body.filter(({ folded }) => ACKNOWLEDGED.test(folded))
  if (acknowledged.length > 0 && (isPersonal || countHits(ACKNOWLEDGED, body) >= 2))
    return found('received', acknowledged, false)
  return { meaning: 'unknown', noise: null, because: [], isClear: false }
}

/** Words that only fit mail to one person about one application. */
const PERSONAL =
  /\b(your (application|interview|cv|resume)|application (submitted|sent)|you applied|having applied|applying (for|to)|applied (for|to)|(ihre|deine|ihrer|deiner) bewerbung|basvurunuz\w*|\w+ (hanim|bey)|sehr geehrte\w? (frau|herr)|basvurdugunuz|votre candidature|vous avez postule|(tu|su) (candidatura|solicitud))\b/

const TALK =
  /\b(interview|call|meet|talk|speak|visit|gesprach\w*|vorstellung\w*|telefon\w*|mulakat\w*|gorusme\w*|gorus\w*|entretien|rendez vous|echange|rencontr\w*|entrevista|llamada|reunion)\b/

const ASKS =
  /\b(please|need|kindly|send|bitte|benotigen|brauchen|fehl\w*|lutfen|rica|merci de|veuillez|por favor|necesitamos)\b/

function sortSentences(subject: Sentence, body: readonly Sentence[], idle: ReadonlySet<Sentence>): Sorted {
  const sorted: Sorted = { rejection: [], offer: [], task: [], invite: [], moreInfo: [], received: [], undecided: [] }
  for (const sentence of body) {
    const { folded } = sentence
    if (RECEIVED.strong.test(folded)) sorted.received.push(sentence)
    if (UNDECIDED.strong.test(folded)) sorted.undecided.push(sentence)
    const isFact = asksForFact(folded, sentence.isQuestion)
    if (isFact && (sentence.isQuestion || !CONDITIONAL.test(folded))) sorted.moreInfo.push(sentence)
    if (CONDITIONAL.test(folded)) continue
    if (isRejection(sentence)) {
      sorted.rejection.push(sentence)
      continue
    }
    if (OFFER.strong.test(sentence.certain) && !NOT_A_JOB_OFFER.test(sentence.certain)) sorted.offer.push(sentence)
    if (isOnlyPossible(folded) || idle.has(sentence)) continue
    const isTask = TASK.strong.test(folded) || (MAKE.test(folded) && !sentence.isQuestion)
    const isPapers = asksForPapers(folded) && !TASK.strong.test(folded)
    if (isTask && !isPapers && !isNoTask(folded)) sorted.task.push(sentence)
    if (
      (INVITE.strong.test(folded) || invitesToTalk(folded)) &&
      !NOT_AN_INVITE.test(folded) &&
      !isMedicalVisit(folded) &&
      !comesFirst(folded) &&
      (!isFact || TALK.test(folded))
    )
      sorted.invite.push(sentence)
    const isReceipt = RECEIVED.strong.test(folded) && !sentence.isQuestion && !ASKS.test(folded)
    if (!isFact && (isPapers || (MORE_INFO.strong.test(folded) && !isReceipt))) sorted.moreInfo.push(sentence)
  }
  const texts = body.map(({ folded }) => folded)
  const wanted = body[hasTermsForYou(texts)] ?? body[beginsWork(texts)]
  if (wanted !== undefined && sorted.offer.length === 0 && !NOT_A_JOB_OFFER.test(wanted.folded))
    sorted.offer.push(wanted)
  // a subject names the matter; it decides only where the text does not
  if (Object.values(sorted).every((sentences) => sentences.length === 0)) {
    if (RECEIVED.strong.test(subject.folded)) sorted.received.push(subject)
    else if (INVITE.strong.test(subject.folded)) sorted.invite.push(subject)
  }
  return sorted
}

/** 'I can't take it further without' asks for something and refuses nothing. */
function isRejection({ certain: folded, isQuestion }: Sentence): boolean {
  if (
    NOT_A_REJECTION.test(folded) ||
    DENIED_BENEFIT.test(folded) ||
    refusesBenefit(folded) ||
    /\b(without|until|before we)$|\bwithout (it|that|this|them|these|one)\b/.test(folded)
  )
    return false
  return REJECTION.strong.test(folded) || NEGATED_PROGRESS.test(folded) || prefersAnother(folded, isQuestion)
}

function hasWeak(cue: Cue, sentences: readonly Sentence[]): number {
  return cue.weak === undefined ? 0 : countHits(cue.weak, sentences)
}

/** How many different phrases of a pattern occur. */
function countHits(pattern: RegExp, sentences: readonly Sentence[]): number {
  const everywhere = new RegExp(pattern.source, 'gu')
  return new Set(sentences.flatMap(({ folded }) => folded.match(everywhere) ?? [])).size
}

const hasAny = (pattern: RegExp, sentences: readonly Sentence[]) => sentences.some(({ folded }) => pattern.test(folded))

function textOf(sentences: readonly Sentence[]): string {
  return sentences.map(({ folded }) => folded).join(' ')
}

function found(meaning: Meaning, sentences: readonly Sentence[], isClear = true): MeaningReading {
  return { meaning, noise: null, because: sentences.slice(0, 3).map(({ text }) => text), isClear }
}

function noise(meaning: Meaning, kind: Noise, sentences: readonly Sentence[]): MeaningReading {
  return { meaning, noise: kind, because: sentences.slice(0, 3).map(({ text }) => text), isClear: true }
}
