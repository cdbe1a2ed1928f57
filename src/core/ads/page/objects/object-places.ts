import { must } from '#core/must.ts'
import { fold } from '#core/ads/fold.ts'
import { areasIn, countryCode } from '#core/ads/page/places/country-names.ts'
import { read, type JobFacts, type Rung } from '#core/ads/page/job-facts.ts'
import { byKey, pick, type Keys } from '#core/ads/page/json/object-keys.ts'
import { PLACE_STEMS } from '#core/ads/page/json/key-stems.ts'
import type { Json } from '#core/ads/page/json/json-value.ts'
import { isObject } from '#core/ads/page/json/loose-json.ts'
import { placesOf } from '#core/ads/page/places/place-values.ts'

/** Where the job is, and where one may live who does it remotely. */
export function addPlaces(facts: JobFacts, keys: Keys, rung: Rung): void {
  const categories = keys.get('categories')
  const inner = isObject(categories) ? byKey(categories) : new Map<string, Json>()
  const lists: (Json | undefined)[] = [
    pick(inner, 'alllocations', 'location'),
    keys.get('joblocation'),
    keys.get('locations'),
    keys.get('location'),
    keys.get('primarylocation'),
    keys.get('jobpostlocation'),
    keys.get('worklocation'),
    keys.get('office'),
    keys.get('where'),
    keys.get('place'),
    keys.get('places'),
    keys.get('city'),
    keys.get('arbeitsort'),
    keys.get('stellenlokationen'),
    keys.get('locationname'),
    keys.get('joblocations'),
    keys.get('locationstext'),
    keys.get('fulllocation'),
  ]
  const flat = placesOf({
    city: keys.get('city') ?? keys.get('locationcity') ?? null,
    country:
      keys.get('country') ?? keys.get('countryname') ?? keys.get('countrycode') ?? keys.get('locationcountry') ?? null,
  })
  // whatever a system calls its towns
  for (const [key, value] of keys) if (TOWNS.test(key) && !lists.includes(value)) lists.push(value)
  let places: string[] = []
  let words = ''
  for (const value of lists) {
    if (value === undefined) continue
    places = placesOf(value)
    words = wordsOf(value)
    if (places.length > 0) break
  }
  if (
    places.length === 0 ||
    (flat.length === 1 &&
      places.length === 1 &&
      !must(places[0]).includes(',') &&
      fold(must(flat[0])).startsWith(fold(must(places[0]))))
  )
    places = flat.length > 0 ? flat : places
  if (places.length === 0) places = placesOf(keys.get('offices'))
  if (places.length === 0)
    for (const [key, value] of keys)
      if (places.length === 0 && PLACE_STEMS(key) && typeof value !== 'number') places = placesOf(value)
  const extra = [...keys].flatMap(([key, value]) => (MORE_PLACES.test(key) ? placesOf(value) : []))
  places = [
    ...places,
    ...extra.filter((place) => !places.some((one) => fold(one).split(',')[0] === fold(place).split(',')[0])),
  ]
  if (places.length > 0) facts.places = read(places, must(must(places[0]).split(',')[0]), rung, 'likely')
  const allowed =
    keys.get('applicantlocationrequirements') ??
    pick(keys, 'candidaterequiredlocation', 'locationrestrictions', 'jobgeo', 'remotecountries', 'allowedcountries')
  const words2 =
    allowed === undefined
      ? /^remote\b/i.test(words)
        ? words.replaceAll(/^remote\W+|\)$/gi, '')
        : ''
      : wordsOf(allowed)
  const alone = countryCode(words2)
  const areas = alone ? [alone] : areasIn(words2)
  if (areas.length > 0) facts.countriesAllowed = read(areas, words2, rung, 'likely')
}

const MORE_PLACES =
  /^(?:secondary|additional|other|alternat(?:e|ive)|further|extra|more|weitere|zusatzliche)(?:job|work|office|posting)?(?:locations?|offices?|cities|sites?|places?|standorte?|orte)(?:names?|list|texts?)?$/

const TOWNS =
  /^(?:job|work|office|position|vacancy|address)?(?:city|cities|towns?|municipality|locality|localities|sites?|campus|(?:einsatz|dienst|arbeits)?orte?|standorte?|villes?|ciudad(?:es)?|municipios?|citta|comune|sehir|plaats|vestiging|cidades?|miasto|miasta)(?:name|names|list)?$/

/** The words of a value: its names, one after the other. */
export function wordsOf(value: Json): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map((one) => wordsOf(one)).join(', ')
  if (!isObject(value)) return ''
  return [value['name'], value['city'], value['country']]
    .map((one) => (one === undefined || one === null ? '' : wordsOf(one)))
    .filter(Boolean)
    .join(', ')
}
