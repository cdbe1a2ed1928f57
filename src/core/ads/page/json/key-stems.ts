import type { LocalDate } from '#core/time.ts'
import { dayOfStamp } from '#core/ads/fields/dates.ts'
import type { Json } from './json-value.ts'
import { isObject } from './loose-json.ts'
import type { Keys } from './object-keys.ts'

/** What a key is about by its stems, for systems that no list of keys knows; the value must have the shape of it. */
const POSTED =
  /publi|posted|online|live(?:at|on|since|from)|listed|released|created(?:on|date|time)|advertised|opened|veroffentlicht|ausgeschrieben/
const UNTIL =
  /clos|expir|deadline|until|applybefore|applyby|lastday|lastdate|enddate|endson|validto|frist|scadenza|limite/
const TYPES =
  /employ|contract|jobtype|worktype|workingtime|workinghours|schedule|positiontype|engagement|jornada|arbeitszeit|anstellung/
const PLACES =
  /locati|address|office|plaats|lieu|ubicac|lugar|luogo|konum|miejsc|placeof|places?$|worksite|jobsite|city|town|workplace(?!type)|standort|(?:arbeits|einsatz|dienst)ort/
const OTHER =
  /required|allowed|restrict|candidate|applicant|eligib|updat|modif|remote|email|ip$|url|count|id$|interview|start|type$|mode$|model$|company|billing|timezone/

export const TYPE_STEMS = (key: string) => TYPES.test(key) && !/company|employer|employee/.test(key)
export const PLACE_STEMS = (key: string) => PLACES.test(key) && !OTHER.test(key)

export function postedByStem(keys: Keys, today: LocalDate): { day: LocalDate; value: Json } | null {
  return dayBy(
    keys,
    (key) => POSTED.test(key) && !UNTIL.test(key) && !/updat|modif/.test(key),
    (day) => day <= today,
  )
}
export function untilByStem(keys: Keys): { day: LocalDate; value: Json } | null {
  return dayBy(
    keys,
    (key) => UNTIL.test(key) && !/updat|modif|contract|employ/.test(key),
    () => true,
  )
}

function dayBy(
  keys: Keys,
  isSuch: (key: string) => boolean,
  fits: (day: LocalDate) => boolean,
): { day: LocalDate; value: Json } | null {
  for (const [key, value] of keys) {
    const day = isSuch(key) && (typeof value === 'string' || typeof value === 'number') ? dayOfStamp(value) : null
    if (day && fits(day)) return { day, value }
  }
  return null
}

/** Every short word in a value, two steps down. */
export function shortWords(value: Json, depth = 0): string[] {
  if (typeof value === 'string') return value.length < 60 ? [value] : []
  if (depth > 2) return []
  if (Array.isArray(value)) return value.slice(0, 10).flatMap((one) => shortWords(one, depth + 1))
  return isObject(value) ? Object.values(value).flatMap((one) => shortWords(one, depth + 1)) : []
}
