import type { Act } from './acts.ts'
import { saysHired, saysNotNo, withoutDenied } from './denied.ts'
import { loudest } from './hear-acts.ts'
import type { Letter } from './letter-signs.ts'
import { byLikelihood, type Likely, likelyMeanings, type Opinion } from './likely-meanings.ts'
import type { LetterModels } from './letter-models.ts'
import { asksToDoctorOnly } from './medical-visit.ts'
import { offerGone } from './offer-gone.ts'
import { plain } from '../plain.ts'
import { CONDITIONAL } from './meaning-words.ts'
import type { MeaningReading } from './meaning.ts'
import { GRAVE, type Meaning } from './meanings.ts'

export type DecidedMeaning = MeaningReading & {
  /** How likely the meaning is, from 0 to 1. */
  likelihood: number
  /** Other meanings that are nearly as likely, likeliest first. */
  others: readonly Meaning[]
}

/** What the rules' word counts, in logarithms of odds: what a fixed phrase says, what only ideas say, and nothing found. */
const STRENGTH = { clear: 2.5, found: 1.8, nothing: 0.5 }
/** From here on grave news is believed that no rule finds, and such that a rule finds (by the learnt weights alone). */
const GRAVE_FROM = 0.8
const GRAVE_AGREED_FROM = { clear: 0.1, found: 0.3 }
/** From here on what a rule finds is called clear. */
const AGREED_FROM = 0.5
const OTHER_FROM = 0.1
/** How likely at least an offer is that is said outright. */
const OUTRIGHT = 0.7

/** Joins what the rules found and what was learnt from other letters. Fraud and contradictions stay what the rules call them. */
export function decideMeaning(letter: Letter, reading: MeaningReading, models?: LetterModels): DecidedMeaning {
  // of two things that cannot both be true the person says which it is
  if (reading.isTorn) return { ...reading, likelihood: 1, others: ['offer', 'rejection'] }
  if (reading.noise === 'fraud') return { ...reading, likelihood: 1, others: [] }
  const likely = likelyMeanings(letter, opinionOf(reading), models)
  const gone = reading.meaning === 'offer' ? fateBeside(letter) : offerGone(letter)
  const isSilent = reading.meaning === 'unknown' || reading.meaning === 'received' || reading.meaning === 'offer'
  if (reading.noise === null && (gone === 'withdrawn' || (gone === 'unreal' && isSilent)))
    return { ...reading, meaning: 'rejection', isClear: false, likelihood: OTHER_FROM, others: [] }
  if (reading.noise === null && gone === 'pending')
    return { ...reading, meaning: 'unknown', isClear: false, likelihood: OTHER_FROM, others: ['rejection'] }
  const isNoTalk = asksToDoctorOnly(letter.heard.map(({ nameless }) => nameless))
  const [first = 'unknown', ...rest] = byLikelihood(likely).filter(
    (one) => !(isNoTalk && one === 'interview_invite') && !(gone === 'unreal' && one === 'offer'),
  )
  const isNoRefusal = first === 'rejection' && letter.heard.some(({ sentence: { folded } }) => saysNotNo(folded))
  const isRefused =
    GRAVE.has(first) &&
    ((gone !== null && gone !== 'unreal') || isNoRefusal || !isBelieved(letter, reading, first, likely, models))
  // grave news that is not believed leaves what the rules found beside it
  const meaning = isRefused ? (GRAVE.has(reading.meaning) ? 'unknown' : reading.meaning) : first
  const isSaid = meaning === 'offer' && isOutright(letter, reading)
  const others = (isRefused ? [first, ...rest] : rest).filter(
    (other) =>
      other !== meaning &&
      likely[other] >= OTHER_FROM &&
      !(gone !== null && other === 'offer') &&
      !(isSaid && other === 'rejection'),
  )
  const likelihood = isSaid ? Math.max(likely[meaning], OUTRIGHT) : likely[meaning]
  return { ...explained(letter, reading, meaning, models), likelihood, others }
}

/** Beside an offer that is made now, what would have been made ('we would have liked to offer more') says nothing. */
function fateBeside(letter: Letter): ReturnType<typeof offerGone> {
  const gone = offerGone(letter)
  return gone === 'unreal' || gone === 'pending' ? null : gone
}

/** Whether an offer or a rejection may be said: the price of a false one is higher than that of a missed one. */
function isBelieved(
  letter: Letter,
  reading: MeaningReading,
  meaning: Meaning,
  likely: Likely,
  models?: LetterModels,
): boolean {
  if (meaning === 'offer' && isOutright(letter, reading)) return true
  if (meaning === reading.meaning)
    return likelyMeanings(letter, null, models)[meaning] >= GRAVE_AGREED_FROM[reading.isClear ? 'clear' : 'found']
  const isDenied = letter.heard.some(({ sentence: { folded } }) => withoutDenied(folded) !== folded)
  // 'if you are chosen, we shall offer' offers nothing yet
  const loud = meaning === 'offer' ? reasons(letter, meaning) : []
  const isConditional = loud.length > 0 && loud.every((text) => CONDITIONAL.test(plain(text)))
  return !isDenied && !isConditional && reading.noise === null && likely[meaning] >= GRAVE_FROM
}

/** Who says outright that the reader has the job needs no learnt weights beside it. */
const isOutright = (letter: Letter, reading: MeaningReading): boolean =>
  reading.meaning === 'offer' && reading.isClear && letter.heard.some(({ sentence: { certain } }) => saysHired(certain))

function explained(letter: Letter, reading: MeaningReading, meaning: Meaning, models?: LetterModels): MeaningReading {
  if (meaning === reading.meaning) {
    // what the rules call clear is so only where the learnt weights by themselves say the same
    const isAgreed = reading.isClear && likelyMeanings(letter, null, models)[meaning] >= AGREED_FROM
    const because = reading.because.length > 0 ? reading.because : reasons(letter, meaning)
    return { ...reading, because, isClear: isAgreed }
  }
  const noise = meaning === 'unknown' || meaning === 'newsletter' ? reading.noise : null
  return { meaning, noise, because: reasons(letter, meaning), isClear: false }
}

function opinionOf({ meaning, isClear, because }: MeaningReading): Opinion {
  if (because.length === 0) return { meaning, strength: STRENGTH.nothing }
  return { meaning, strength: isClear ? STRENGTH.clear : STRENGTH.found }
}

const ACTS_OF: Readonly<Record<Meaning, readonly Act[]>> = {
  received: ['received'],
  rejection: ['rejection'],
  interview_invite: ['invite'],
  task: ['task'],
  more_info: ['info'],
  offer: ['offer'],
  newsletter: ['ad'],
  unknown: ['hold', 'auto', 'stranger', 'fraud'],
}

function reasons({ heard }: Letter, meaning: Meaning): string[] {
  return ACTS_OF[meaning].flatMap((act) => loudest(heard, act)).slice(0, 3)
}
