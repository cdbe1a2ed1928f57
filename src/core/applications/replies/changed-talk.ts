import type { LocalDate } from '../../time.ts'
import { GOES_BEFORE, GOES_BEHIND, swapsDay } from './swapped-day.ts'
import { changesTalk, namesTalk } from './talk-change-words.ts'
import { type Moment, type PlacedMoment, placedMoments } from './moments.ts'
import { soften } from './soften.ts'

/** What became of a talk that was agreed: where it is moved, `fresh` is when it is now; `gone` is when it would have been. */
export type TalkChange = {
  gone: readonly Moment[]
  fresh: readonly Moment[]
  said: readonly string[]
  /** Sentences before that say why the old day falls through: they refuse a day and nobody. */
  excuses: readonly string[]
  isFreshNamed: boolean
}

const WEEKDAY = String.raw`(?:\p{L}*(?:day|tag|woch|lundi|mardi|credi|jeudi|dredi|medi|anche|lunes|martes|coles|jueves|viernes|bado|domingo|feira),?)`
/** Before the day that it is moved to. */
const TO = new RegExp(
  String.raw`\b(?:to|auf|au|al|ao|para|zum|(?:new|neue[rns]?|yeni|nouvelle?|nuev[oa]|nov[oa])\s+(?:date|time|slot|day|termin|zeit|zeitpunkt|tarih\w*|saat\w*|gun\w*|heure|fecha|hora|data)\b[^;!?]{0,25}?)\s*:?\s*(?:(?:the|on|den|dem|le|el|o|dia|am|is|ist|${WEEKDAY})\s*)*$`,
  'u',
)
/** Behind it, in Turkish: '7 Aralık saat 10.00'a', '7 Aralık tarihine'. */
const TO_AFTER =
  /^.{0,30}?(?:\d{1,2}[.:]\d{2}'(?:y?[ae]|n[ae])\b|'(?:y?[ae]|n[ae])\b|\s(?:tarihine|gunune|saatine|olarak)\b)/u
const BEHIND_COLON = new RegExp(String.raw`:\s*(?:${WEEKDAY}\s*)?$`, 'u')
/** 'saatini 16.00 olarak güncelledik' */
const TO_TIME_TR = /\bsaat\w*\s+(\d{1,2})[.:](\d{2})(?:\s+olarak\b|'?(?:y?[ae]|n[ae])\b)/
const TO_TIME = /\b(?:to|auf|au?|para)\s+(?:las\s+|as\s+|um\s+)?(\d{1,2})[:.h](\d{2})/

/** Why a day falls through, in the sentence before the one that moves the talk: 'Dr. Brinkmann is ill on 3 December.' */
const CANNOT =
  /\b(?:verhindert|krank|erkrankt|abwesend|unterwegs|im urlaub|kann \b.{0,60}\bnicht|konnen \b.{0,60}\bnicht|passt \b.{0,40}\bnicht|ill|sick|unwell|away|unavailable|not available|can(?:no|')t|cannot|unable to|not able to|no longer works?|does(?:n't| not) work|travelling|out of (?:the )?office|on leave|absente?|malade|empeche\w*|indisponible|ne (?:peut|pouvons|sera) \b.{0,40}\bpas|no (?:podemos|puede|puedo|podra|estara)|enfermo|ausente|maalesef|yurt ?disinda|izinli|rahatsiz|toplanti(?:si)? cikti|katilamayacak\w*|musait degil\w*|uygun degil\w*)\b/u

/** What a message changes of a talk that was agreed; null where it changes none. */
export function talkChange(subject: string, sentences: readonly string[], receivedOn: LocalDate): TalkChange | null {
  const softened = sentences.map(soften)
  const named = [soften(subject), ...softened].map(namesTalk)
  const names = named.filter((is) => is).length
  const swaps = swapsDay(softened)
  const changing = softened.map(
    (soft, at) =>
      swaps[at] !== null ||
      // one that names it is not the sentence itself
      changesTalk(soft, names > Number(named[at + 1])),
  )
  const first = changing.indexOf(true)
  if (first < 0) return null
  const gone: Moment[] = []
  const fresh: Moment[] = []
  let isFreshNamed = false
  const hasOwnDay = changing.some((is, at) => is && placedMoments(sentences[at] ?? '', receivedOn).length > 0)
  const excuses: string[] = []
  for (const [at, text] of sentences.entries()) {
    const placed = placedMoments(text, receivedOn).filter(({ isDeadline }) => !isDeadline)
    if (changing[at]) {
      const sorted =
        swaps[at] === 'gives' ? inPlace(softened[at] ?? '', placed) : sortPlaced(softened[at] ?? '', placed)
      gone.push(...sorted.gone)
      fresh.push(...sorted.fresh)
      isFreshNamed ||= sorted.fresh.length > 0
    } else if (at < first && (!hasOwnDay || CANNOT.test(softened[at] ?? ''))) {
      gone.push(...placed.map(momentOf))
      if (hasOwnDay && placed.length > 0) excuses.push(text)
    } else fresh.push(...placed.map(momentOf))
  }
  return {
    gone,
    fresh: fresh.filter(
      (one) =>
        !gone.some((old) => old.day === one.day && (old.time === null || one.time === null || old.time === one.time)),
    ),
    isFreshNamed,
    excuses,
    said: sentences.filter((_, at) => changing[at]),
  }
}

/** 'Friday instead of Thursday': every day but the one that goes is new. */
function inPlace(soft: string, placed: readonly PlacedMoment[]): { gone: Moment[]; fresh: Moment[] } {
  const isGone = ({ from, to }: PlacedMoment) =>
    GOES_BEFORE.test(soft.slice(0, from)) || GOES_BEHIND.test(soft.slice(to))
  return {
    gone: placed.filter(isGone).map(momentOf),
    fresh: placed.filter((one) => !isGone(one)).map(momentOf),
  }
}

function sortPlaced(soft: string, placed: readonly PlacedMoment[]): { gone: Moment[]; fresh: Moment[] } {
  const nextDay = (at: number) => placed.find(({ from }) => from > at)?.from
  const isTo = ({ from }: PlacedMoment) =>
    TO.test(soft.slice(Math.max(0, from - 60), from)) ||
    // 'I need to reschedule our chat: 7 December'
    (BEHIND_COLON.test(soft.slice(0, from)) && changesTalk(soft.slice(0, from), true)) ||
    TO_AFTER.test(soft.slice(from, nextDay(from)))
  const [only] = placed
  const hour = placed.length === 1 && only && !isTo(only) ? TO_TIME.exec(soft.slice(only.to)) : null
  const ofDay = placed.length === 1 && only && TO_TIME_TR.exec(soft.slice(only.to))
  if (only && ofDay) return { gone: [], fresh: [{ ...momentOf(only), time: timeOf(ofDay) }] }
  // the same day at another hour, named behind what is said of the talk
  if (only && hour && changesTalk(soft.slice(0, only.to + hour.index), true))
    return { gone: [], fresh: [{ ...momentOf(only), time: timeOf(hour) }] }
  const current = placed.filter(({ isOld }) => !isOld)
  const firstDay = current[0]?.from
  const hasOld = current.length < placed.length
  const at = current.findIndex(isTo)
  const isNew = (one: PlacedMoment, index: number) => (at >= 0 ? index >= at : hasOld || one.from !== firstDay)
  return {
    gone: placed.filter((one) => one.isOld || !isNew(one, current.indexOf(one))).map(momentOf),
    fresh: current.filter(isNew).map(momentOf),
  }
}

const timeOf = ([, hour = '', minutes = '']: readonly string[]) => `${hour.padStart(2, '0')}:${minutes}`

const momentOf = ({ day, time, offset, isDeadline }: PlacedMoment): Moment => ({ day, time, offset, isDeadline })
