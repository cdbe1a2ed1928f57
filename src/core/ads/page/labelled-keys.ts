import type { LocalDate } from '#core/time.ts'
import { datesIn } from '../dates.ts'
import { deadlineIn } from '../fields/deadline.ts'
import { typesIn } from '../fields/employment.ts'
import { labelOf } from '../labels.ts'
import { payIn } from '../pay.ts'
import { read, type JobFacts, type Rung } from './job-facts.ts'
import type { JsonObject } from './json-value.ts'
import { decodeEntities } from './loose-json.ts'
import { placesInString } from './place-values.ts'

const LONGEST = 160

/** Keys that nobody knows and that read like the labels of a page, in whatever language: 'vencimento', 'sonBasvuruTarihi'. */
export function addLabelledKeys(facts: JobFacts, object: JsonObject, rung: Rung, today: LocalDate): void {
  for (const [key, given] of Object.entries(object)) {
    if (typeof given !== 'string' || given.length > LONGEST || given.trim() === '') continue
    const label = labelOf(asWords(key))
    const value = decodeEntities(given)
    if (label === 'pay' && !facts.pay) {
      const pay = payIn(value, true)
      if (pay) facts.pay = read(pay.pay, pay.pay.text, rung, 'likely')
    } else if (label === 'type' && !facts.types) {
      const types = typesIn(value)
      if (types.length > 0) facts.types = read(types, value, rung, 'likely')
    } else if (label === 'place' && !facts.places) {
      const places = placesInString(value)
      if (places.length > 0) facts.places = read(places, value, rung, 'likely')
    } else if (label === 'company' && !facts.company && value.length < 80) {
      facts.company = read(value.trim(), value, rung, 'likely')
    } else if (label === 'deadline' && !facts.validThrough) {
      const day = deadlineIn(value, true, { today })
      if (day) facts.validThrough = read(day, value, rung, 'likely')
    } else if (label === 'posted' && !facts.postedOn) {
      const day = datesIn(value)[0]?.day
      if (day && day <= today) facts.postedOn = read(day, value, rung, 'likely')
    }
  }
}

/** How many of an object's short texts have a key that reads like a label of a job's facts. */
export const labelledKeys = (object: JsonObject): number =>
  Object.entries(object).filter(
    ([key, value]) => typeof value === 'string' && value.length <= LONGEST && labelOf(asWords(key)) !== null,
  ).length

/** 'sonBasvuruTarihi', 'date_limite': as a person would write it. */
const asWords = (key: string) =>
  key
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase()
