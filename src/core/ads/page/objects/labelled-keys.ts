import type { LocalDate } from '#core/time.ts'
import { datesIn } from '#core/ads/fields/dates.ts'
import { deadlineIn } from '#core/ads/fields/deadline.ts'
import { typesIn } from '#core/ads/fields/employment.ts'
import { labelOf } from '#core/ads/labels.ts'
import { payIn } from '#core/ads/fields/pay.ts'
import { read, type JobFacts, type Rung } from '#core/ads/page/job-facts.ts'
import type { JsonObject } from '#core/ads/page/json/json-value.ts'
import { decodeEntities, isObject } from '#core/ads/page/json/loose-json.ts'
import { placesInString } from '#core/ads/page/places/place-values.ts'

const LONGEST = 160

/** Keys that nobody knows and that read like the labels of a page, in whatever language: 'vencimento', 'sonBasvuruTarihi'. */
export function addLabelledKeys(facts: JobFacts, object: JsonObject, rung: Rung, today: LocalDate): void {
  for (const [key, value] of Object.entries(object)) {
    const given = isObject(value) ? nameIn(value) : value
    if (typeof given !== 'string' || given.length > LONGEST || given.trim() === '') continue
    const label = labelOf(asWords(key))
    const said = decodeEntities(given)
    if (label === 'pay' && !facts.pay) {
      const pay = payIn(said, true)
      if (pay) facts.pay = read(pay.pay, pay.pay.text, rung, 'likely')
    } else if (label === 'type' && !facts.types) {
      const types = typesIn(said)
      if (types.length > 0) facts.types = read(types, said, rung, 'likely')
    } else if (label === 'place' && !facts.places) {
      const places = placesInString(said)
      if (places.length > 0) facts.places = read(places, said, rung, 'likely')
    } else if (label === 'company' && !facts.company && said.length < 80) {
      facts.company = read(said.trim(), said, rung, 'likely')
    } else if (label === 'deadline' && !facts.validThrough) {
      const day = deadlineIn(said, true, { today })
      if (day) facts.validThrough = read(day, said, rung, 'likely')
    } else if (label === 'posted' && !facts.postedOn) {
      const day = datesIn(said)[0]?.day
      if (day && day <= today) facts.postedOn = read(day, said, rung, 'likely')
    }
  }
}

const NAME = /^(?:name|naam|nom|nombre|nome|nazwa|isim|unvan|displayname)$/i
/** { bedrijf: { naam: 'De Kei' } }: what an object is called. */
const nameIn = (object: JsonObject) => Object.entries(object).find(([key]) => NAME.test(key))?.[1]

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
