import { blanked } from '#core/text/blanked.ts'
import type { LocalDate } from '../../time.ts'
import { findTimes } from './clock-times.ts'
import { findDays, type Found } from './message-days.ts'
import { STATT } from './instead.ts'
import { splitSentences } from './own-part.ts'
import { pairTimes } from './pair-times.ts'
import { soften } from './soften.ts'
import { namesTalk } from './talk-change-words.ts'
import { instantOf, offsetAt, zoneOfAll } from './zones.ts'

/** A day that a message names, with the time and the zone's offset where it names them: '2026-11-05T14:00+03:00'. */
export type Moment = { day: LocalDate; time: string | null; offset: string | null; isDeadline: boolean }

/** Days from the day of receipt on that a message names for something to come, in the order of the text. */
export function findMoments(text: string, receivedOn: LocalDate): Moment[] {
  const sentences = splitSentences(text)
  const zone = sentences.map((one) => zoneOfAll(soften(one.text))).find((one) => one !== '') ?? ''
  const moments = sentences
    .flatMap((sentence) => placedMoments(sentence.text, receivedOn))
    .filter(({ isOld }) => !isOld)
    .map(({ day, time, offset, isDeadline }): Moment => ({
      day,
      time,
      offset: offset ?? (time === null ? null : offsetAt(zone, day, time)),
      isDeadline,
    }))
  const byKey = new Map(moments.map((moment) => [`${moment.day}T${moment.time ?? ''}`, moment]))
  const timed = new Set(moments.filter(({ time }) => time !== null).map(({ day }) => day))
  const all = [...byKey.values()].filter(({ day, time }) => time !== null || !timed.has(day))
  // '14:00 CET / 16:00 TRT' is one hour
  const seen = new Set<string>()
  return all.filter((one) => {
    const instant = instantOf(one)
    const isSeen = instant !== null && seen.has(instant)
    if (instant !== null) seen.add(instant)
    return !isSeen
  })
}

/** A day of one sentence and where it stands there; `isOld`: said to be so no longer. */
export type PlacedMoment = Moment & { from: number; to: number; isOld: boolean }

/** Every day from the day of receipt on that a sentence names. */
export function placedMoments(sentence: string, receivedOn: LocalDate): PlacedMoment[] {
  const soft = soften(sentence)
  const days = findDays(soft, { receivedOn, language: '' })
  const times = findTimes(soft, days, sentence)
  const ofDay = pairTimes(soft, days, times)
  // '10:00 bis 11:00' is no last day
  const timeless = times.reduce((left, { from, to }) => blanked(left, from, to), soft)
  return days.flatMap((found, index): PlacedMoment[] => {
    if (found.day < receivedOn) return []
    const isDeadline =
      DEADLINE.test(timeless.slice(Math.max(0, found.from - 40), found.from)) ||
      DEADLINE_AFTER.test(soft.slice(found.to, found.to + 30))
    const { from, to, day } = found
    const one = { day, from, to, isDeadline, isOld: isOldTime(soft, found) }
    const own = ofDay[index] ?? []
    if (own.length === 0) return [{ ...one, time: null, offset: null }]
    return own.map((time) => ({ ...one, time: time.time, offset: offsetAt(time.zone, day, time.time) }))
  })
}

/** '2026-11-05', '2026-11-05T14:00' or '2026-11-05T14:00+03:00'. */
export function momentText({ day, time, offset }: Moment): string {
  return time === null ? day : `${day}T${time}${offset ?? ''}`
}

/** 'by phone on Tuesday', 'come by our office on Tuesday', and not 'by noon on Tuesday'. */
const NO_LAST_DAY = String.raw`(?!\s+(?:(?:tele)?phone|video|zoom|teams|skype|e-?mail|post|courier)\b|\s+(?:our|the) (?:\w+ )?(?:office|portal|site|team|shop)\b)`
const DEADLINE = new RegExp(
  String.raw`\b((?:by|through)${NO_LAST_DAY}|before|until|till|deadline|due|not? later than|expires?(?: on| at)?|lapses?(?: on)?|valid (?:for acceptance )?(?:to|till)|latest|bis|spatestens|vor dem|avant|d'ici|jusqu'au|au plus tard|limite|antes del?|hasta|a mas tardar|para el)\b[^.;!?]{0,32}$`,
)
const DEADLINE_AFTER = /^\s*\S{0,4}\s*(?:\S+\s+){0,2}(kadar|once|oncesi\w*|icinde|latest|at the latest)\b/

const IN_PLACE_OF = new RegExp(
  String.raw`\b(instead of|rather than|not(?! later)|no longer|any day but|except|${STATT}|anstatt|anstelle|ausser|nicht(?! spater)|sauf|excepto|au lieu d[eu]?|en lugar de(l)?|en vez de(l)?|originally|ursprunglich|initialement)\s+(?:\S+\s+){0,3}$`,
)

/** The former time of something that moved, or a day that is only said not to be. */
function isOldTime(soft: string, { from, to }: Found): boolean {
  const before = soft.slice(Math.max(0, from - 45), from)
  if (IN_PLACE_OF.test(before)) return true
  if (
    /\b(from|vom|von|del|du|depuis)\s+(?:\S+\s+){0,2}$/.test(before) &&
    (/^.{0,40}\b(to|auf|al|au|zum)\b/.test(soft.slice(to)) || /^.{0,16}$/.test(soft.slice(to))) &&
    MOVED.test(soft)
  )
    return true
  const after = soft.slice(to, to + 45)
  return (
    isOffOtherwise(soft, from, to) ||
    /^\S{0,4}\s*(yerine|gorusmesi iptal|iptal|(\S+\s+){0,3}yerine)\b/.test(after) ||
    (MOVED.test(soft) && /^\S{0,4}\s*(?:\S+\s+){0,2}(gorusmemizi|gorusmeyi|mulakati|randevuyu)\b/.test(after))
  )
}

/** The day of something else that does not take place: 'the webinar of 1 December was cancelled'. A talk's own is another matter. */
function isOffOtherwise(soft: string, from: number, to: number): boolean {
  const end = soft.slice(to).search(/[;,]/)
  const clause = soft.slice(
    Math.max(soft.lastIndexOf(';', from), soft.lastIndexOf(',', from)) + 1,
    end < 0 ? undefined : to + end,
  )
  return CALLED_OFF.test(clause) && !NOT_OFF.test(clause) && !namesTalk(clause)
}

const CALLED_OFF =
  /\b(?:cancell?ed|called off|(?:is|are|was|were) off|entfallt|entfallen|fallt aus|abgesagt|annule\w*|cancelad[oa]s?|suspendid[oa]s?|iptal (?:edil\w*|oldu\w*))\b/
const NOT_OFF =
  /\b(?:not|never|n't|nicht|pas|no|nao)\s+(?:been |be |has |ha |ha sido |foi )?(?:cancell?ed|called|off|entfallt|abgesagt|annule|cancelad)/

const MOVED =
  /\b(move[ds]?|moving|resched\w*|shift\w*|schieb\w*|postpone\w*|change[ds]?|push\w*|versch\w+|verleg\w+|ertele\w*|degis\w*|al(mak|iyoruz|abilir)|report\w+|decal\w+|deplac\w+|aplaz\w+|mover|cambi\w+)\b/
