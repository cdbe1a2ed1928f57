import { any } from '#core/text/any.ts'
import { addMs, type Instant, type LocalDate, MINUTE_MS, offsetMinutesIn } from '../../time.ts'

/** Zones that a message names beside an hour, by their short names and by towns and countries. Softened letters. */
const OFFSETS: Readonly<Record<string, string>> = {
  utc: '+00:00',
  gmt: '+00:00',
  cest: '+02:00',
  mesz: '+02:00',
  cet: '+01:00',
  mez: '+01:00',
  bst: '+01:00',
  edt: '-04:00',
  cdt: '-05:00',
  cst: '-06:00',
  mdt: '-06:00',
  mst: '-07:00',
  pdt: '-07:00',
  pst: '-08:00',
  trt: '+03:00',
  tsi: '+03:00',
  eest: '+03:00',
  eet: '+02:00',
  msk: '+03:00',
  sast: '+02:00',
  pkt: '+05:00',
  sgt: '+08:00',
  hkt: '+08:00',
  awst: '+08:00',
  jst: '+09:00',
  kst: '+09:00',
  aest: '+10:00',
  aedt: '+11:00',
  nzst: '+12:00',
  nzdt: '+13:00',
  brt: '-03:00',
  adt: '-03:00',
}
/** Words of everyday language as well ('14 h est confirmé', 'west entrance'): only in capitals, or behind 'am' and 'pm'. */
const WORDLIKE: Readonly<Record<string, string>> = {
  est: '-05:00',
  wet: '+00:00',
  west: '+01:00',
  ist: '+05:30',
  gst: '+04:00',
  eat: '+03:00',
  cat: '+02:00',
  wat: '+01:00',
  art: '-03:00',
}
const OF_AMERICA: Readonly<Record<string, string>> = {
  et: 'America/New_York',
  ct: 'America/Chicago',
  mt: 'America/Denver',
  pt: 'America/Los_Angeles',
}
/** 'Central' and 'Mountain' alone may be a station and a street. */
const REGIONS: Readonly<Record<string, string>> = {
  eastern: 'America/New_York',
  central: 'America/Chicago',
  mountain: 'America/Denver',
  pacific: 'America/Los_Angeles',
}
const PLACES: readonly (readonly [string, string])[] = [
  ['central european|mitteleuropaische|orta avrupa|europe centrale|centroeuropea', 'Europe/Berlin'],
  ['eastern european|osteuropaische|dogu avrupa', 'Europe/Athens'],
  ['western european', 'Europe/Lisbon'],
  ['london|uk|british|greenwich mean|england', 'Europe/London'],
  ['dublin|irish', 'Europe/Dublin'],
  ['paris|french|france', 'Europe/Paris'],
  ['berlin|german|deutsche|deutscher|munich|hamburg|almanya', 'Europe/Berlin'],
  ['vienna|wien|austrian', 'Europe/Vienna'],
  ['zurich|swiss', 'Europe/Zurich'],
  ['amsterdam|dutch|hollanda', 'Europe/Amsterdam'],
  ['brussels|bruxelles', 'Europe/Brussels'],
  ['madrid|spanish|peninsular|barcelona', 'Europe/Madrid'],
  ['istanbul|ankara|izmir|turkiye|turkey|turkish|turkische', 'Europe/Istanbul'],
  ['lisbon|lisboa|portuguese', 'Europe/Lisbon'],
  ['rome|milan|italian', 'Europe/Rome'],
  ['stockholm|swedish', 'Europe/Stockholm'],
  ['oslo|norwegian', 'Europe/Oslo'],
  ['copenhagen|danish', 'Europe/Copenhagen'],
  ['helsinki|finnish', 'Europe/Helsinki'],
  ['warsaw|polish', 'Europe/Warsaw'],
  ['prague|czech', 'Europe/Prague'],
  ['athens|greek', 'Europe/Athens'],
  ['bucharest|romanian', 'Europe/Bucharest'],
  ['dubai|uae', 'Asia/Dubai'],
  ['indian|india|bangalore|mumbai|delhi', 'Asia/Kolkata'],
  ['singapore', 'Asia/Singapore'],
  ['tokyo|japan|japanese', 'Asia/Tokyo'],
  ['sydney|melbourne', 'Australia/Sydney'],
  ['new york|boston|toronto|us eastern', 'America/New_York'],
  ['chicago', 'America/Chicago'],
  ['denver', 'America/Denver'],
  ['los angeles|san francisco|seattle|california', 'America/Los_Angeles'],
]

const SHORT = Object.keys(OFFSETS).join('|')
const IN_CAPITALS = [...Object.keys(WORDLIKE), ...Object.keys(OF_AMERICA)].join('|')
const PLACE = PLACES.map(([names]) => names).join('|')
const REGION = Object.keys(REGIONS).join('|')
const TIME_WORD = String.raw`(?:local |standard |daylight |summer |winter |sommer)?(?:time|saati\w*|zeit|ortszeit)`
const SIGNED = String.raw`(utc|gmt)\s*([+-]\s?\d{1,2}(?::?\d{2})?)?`
/** What may stand between an hour and its zone. */
const BETWEEN = String.raw`^[\s,]{0,2}(?:(?:hrs?|hours?|h|uhr|noon)\b)?[\s,([]{0,3}`
/** ISO time: seconds, and the offset without a blank. */
const STAMP = /^(?::\d{2})?(?:\.\d+)?([+-]\d{2}:?\d{2})(?!\d)|^(?::\d{2})?(?:\.\d+)?(z)\b/
const BESIDE = new RegExp(
  any(
    String.raw`${BETWEEN}(?:${SIGNED}(?!\p{L})|(${SHORT}|${IN_CAPITALS})\b)`,
    // 'London time'; a town alone is where one meets
    String.raw`^[^.;\d]{0,12}?\b(${PLACE})\b\s{0,2}${TIME_WORD}\b`,
    String.raw`^[^.;\d]{0,12}?\b(?:local time in|heure (?:locale )?d[e']|hora(?: local)? de)\s?(${PLACE})\b`,
    String.raw`^[\s,(]{0,3}(${REGION})\b(?:\s${TIME_WORD}\b|(?=\s{0,2}(?:[.,;)!?]|$)))`,
  ),
  'u',
)
/** A short name that is nothing else, wherever it stands: 'all times are CET', 'CET 14:00'. */
const ANYWHERE = new RegExp(String.raw`(?<![\p{L}\p{N}/])(?:${SIGNED}|(${SHORT}))(?![\p{L}\p{N}])`, 'u')
const OF_ALL = /\b(?:times?|hours?|saatler\w*|zeiten|uhrzeiten|zeitangaben|heures|horas)\b/

/** The zone that is named behind an hour; empty where none is. `written` is the sentence before letters were softened. */
export function zoneBehind(rest: string, { half, written }: { half: boolean; written: string }): string {
  const stamp = STAMP.exec(rest)
  if (stamp) return stamp[1] ?? 'utc'
  const match = BESIDE.exec(rest)
  if (!match) return ''
  const [, , sign, short, ...places] = match
  if (match[1] !== undefined) return signOr(sign)
  if (short === undefined) return places.find((place) => place !== undefined) ?? ''
  const isWord = !(short in OFFSETS)
  return !isWord || half || isCapital(short, written) ? short : ''
}

/** The zone that a sentence with hours names for all of them. */
export function zoneAnywhere(soft: string): string {
  const match = ANYWHERE.exec(soft)
  if (!match) return ''
  return match[1] === undefined ? (match[3] ?? '') : signOr(match[2])
}

/** The zone that a sentence names for all hours of the message: 'All times are CET.' */
export const zoneOfAll = (soft: string): string => (OF_ALL.test(soft) ? zoneAnywhere(soft) : '')

const signOr = (sign: string | undefined) => sign?.replaceAll(' ', '') ?? 'utc'

const isCapital = (short: string, written: string) =>
  new RegExp(`(?<!\\p{L})${short.toUpperCase()}(?!\\p{L})`, 'u').test(written)

/** '+03:00' of a zone as `zoneBehind` names it, at a time of a day; null where nothing is known of it. */
export function offsetAt(zone: string, day: LocalDate, time: string): string | null {
  if (zone === '') return null
  const signed = /^([+-])(\d{1,2})(?::?(\d{2}))?$/.exec(zone)
  if (signed) return `${signed[1]}${(signed[2] ?? '').padStart(2, '0')}:${signed[3] ?? '00'}`
  const known = OFFSETS[zone] ?? WORDLIKE[zone]
  if (known !== undefined) return known
  const iana =
    OF_AMERICA[zone] ?? REGIONS[zone] ?? PLACES.find(([names]) => names.split('|').includes(zone))?.[1] ?? null
  return iana === null ? null : offsetText(offsetMinutesIn(iana, `${day}T${time}:00.000Z`))
}

function offsetText(minutes: number): string {
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${String(Math.floor(size / 60)).padStart(2, '0')}:${String(size % 60).padStart(2, '0')}`
}

type Timed = { day: LocalDate; time: string | null; offset: string | null }

/** The same moment on the clocks of another zone; as it is where it names no hour or no zone. */
export function onClockOf<One extends Timed>(zone: string, moment: One): One {
  const instant = instantOf(moment)
  if (instant === null) return moment
  const ahead = offsetMinutesIn(zone, instant)
  const own = addMs(instant, ahead * MINUTE_MS)
  return { ...moment, day: own.slice(0, 10), time: own.slice(11, 16), offset: offsetText(ahead) }
}

function minutesOf(offset: string): number {
  const { sign, hours, minutes } = partsOf(offset)
  return sign * (hours * 60 + minutes)
}

const partsOf = (offset: string) => ({
  sign: offset.startsWith('-') ? -1 : 1,
  hours: Number(offset.slice(1, 3)),
  minutes: Number(offset.slice(4, 6)),
})

/** The instant of a moment that names its hour and its zone. */
export const instantOf = ({ day, time, offset }: Timed): Instant | null =>
  time === null || offset === null ? null : addMs(`${day}T${time}:00.000Z`, -minutesOf(offset) * MINUTE_MS)

/** 'UTC+1', 'UTC+5:30', 'UTC': an offset as people read it in any language. */
export function offsetName(offset: string): string {
  const { sign, hours, minutes } = partsOf(offset)
  if (hours === 0 && minutes === 0) return 'UTC'
  return `UTC${sign < 0 ? '−' : '+'}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`
}
