import { must } from '#core/must.ts'
import { cleanPlace, isNamedTown, placeLikeness } from '#core/ads/header/places.ts'
import { isRegionWord, isRemoteWord } from '#core/resume/parse/words/place-words.ts'
import { fold } from '#core/ads/fold.ts'
import { countryCode, countryName, regionCode } from './country-names.ts'
import type { Json, JsonObject } from '#core/ads/page/json/json-value.ts'
import { isObject } from '#core/ads/page/json/loose-json.ts'
import { countryOfCode, isState, withoutPostcode } from './town-codes.ts'

/** Places as 'Town, Country' from whatever a source gives: a string, an address, a list. */
export function placesOf(value: Json | undefined): string[] {
  const out: string[] = []
  const add = (place: string | null) => {
    if (place !== null && place !== '' && !out.some((one) => fold(one) === fold(place))) out.push(place)
  }
  const walk = (one: Json | undefined, depth: number) => {
    if (depth > 4 || one === undefined || one === null) return
    if (typeof one === 'string') for (const place of placesInString(one)) add(place)
    else if (Array.isArray(one)) for (const item of one.slice(0, 60)) walk(item, depth + 1)
    else if (isObject(one)) {
      const towns = one['addressLocality']
      const own = Array.isArray(towns) ? null : placeOfObject(one)
      if (own !== null) add(own)
      // one address for several towns
      else if (Array.isArray(towns)) for (const town of towns) walk({ ...one, addressLocality: town }, depth + 1)
      else
        for (const key of [
          'address',
          'postalAddress',
          'location',
          'name',
          'displayName',
          'title',
          'label',
          'fullLocation',
          'text',
          'descriptor',
          'formatted',
          'city',
          'office',
        ]) {
          if (one[key] === undefined || one[key] === null) continue
          const before = out.length
          walk(one[key], depth + 1)
          if (out.length > before) break
        }
    }
  }
  walk(value, 0)
  // 'Berlin' beside 'Berlin, Germany' is the same place
  return out.filter((place) => !out.some((other) => other !== place && fold(other).startsWith(`${fold(place)},`)))
}

const text = (value: Json | undefined): string =>
  typeof value === 'string'
    ? value.trim()
    : isObject(value) && typeof value['name'] === 'string'
      ? value['name'].trim()
      : ''

const TOWN_KEYS =
  /^(?:ort|stadt|plaats|ville|commune|ciudad|localidad|municipio|cidade|citt[aà]|comune|miasto|miejscowosc|sehir|stad)$/i
const LAND_KEYS = /^(?:land|pays|pa[ií]s|paese|kraj|ulke)$/i
const named = (object: JsonObject, keys: RegExp) =>
  text(Object.entries(object).find(([key]) => keys.test(fold(key)))?.[1])

function placeOfObject(object: JsonObject): string | null {
  const town =
    text(object['addressLocality']) ||
    text(object['city']) ||
    text(object['cityName']) ||
    text(object['locality']) ||
    text(object['town']) ||
    named(object, TOWN_KEYS)
  const country =
    text(object['addressCountry']) ||
    text(object['country']) ||
    text(object['countryName']) ||
    text(object['country_name']) ||
    text(object['countryCode']) ||
    text(object['country_code']) ||
    named(object, LAND_KEYS)
  if (town === '') {
    const isAddress = object['addressCountry'] !== undefined || object['country'] !== undefined
    const name = isAddress && country !== '' ? countryName(country) : null
    const region = text(object['addressRegion']) || text(object['region']) || text(object['state'])
    if (name && typeof object['name'] !== 'string' && text(object['fullLocation']) === '')
      return region !== '' && !/remote/i.test(region) ? `${region}, ${name}` : name
    return null
  }
  const clean = cleanPlace(must(town.split(/,\s/)[0]))
  if (clean === '' || regionCode(clean)) return null
  const own = /,\s/.test(town) && country === '' ? (countryName(must(town.split(/,\s/).at(-1))) ?? '') : ''
  const name = countryName(country) ?? (country.length > 3 ? country : own)
  return name === '' || fold(name) === fold(clean) ? clean : `${clean}, ${name}`
}

/** How one works, or that there are several places: words in rows of places that name none. */
const NO_PLACE =
  /^(?:fully |100 ?% |partly |teilweise )?(?:remote|hybrid\w*|hibrit|hibrid[oa]|ibrid[oa]|hybryd\w*|on-?site|on location|in[- ](?:person|office)|office[- ]based|home[- ]?based|home ?office|work from home|distributed|anywhere|worldwide|virtual|flexible|mobile|vor ort|prasenz|sur site|(?:en )?presentiel|presencial|in (?:presenza|sede)|op (?:locatie|kantoor)|pa plats|stacjonarn\w+|zdaln\w+|is ?yerinde|ofis(?:te|ten)?|teletravail|teletrabajo|teletrabalho|remot[oa]|da remoto|uzaktan|thuiswerk\w*|nationwide|bundesweit|deutschlandweit|field[- ]based|multiple locations|various|several locations|\d+ locations)$/

/** 'Berlin, Germany; Lisbon, Portugal', 'Remote - US', 'Lyon (69)', 'London or Leeds'. */
export function placesInString(given: string): string[] {
  const raw = provinceBehind(townsApart(given.trim().replaceAll(OF_MAP, '').replaceAll(AROUND, '').replace(STREET, '')))
  const whole = raw.replaceAll(/\s+/g, ' ').trim()
  if (whole === '' || whole.length > 200) return []
  return whole
    .split(/\s*[;|•·\n]\s*/u)
    .flatMap((part) =>
      // 'Remote (UK / Ireland)' is one part
      /^remote\s*\([^()]*\)$/iu.test(part) ? [part] : part.split(/\s+\/\s+|\s+(?:or|oder|ou|veya)\s+(?=\p{Lu})/u),
    )
    .flatMap((part) => (/,/.test(part) ? [part] : part.split(/\s+(?:and|und|&|et|y|ve)\s+(?=\p{Lu})|\/(?=\p{Lu})/u)))
    .flatMap((part) => {
      if (/^(?:remote|hybrid|home ?office|uzaktan)\b\s*(?:[-–—:,(]|in\b|within\b|from\b)/iu.test(part)) {
        const rest = part
          .replace(/^[\p{L} ]*?(?:remote|hybrid|home ?office|uzaktan)\b[\s\-–—:,(]*(?:in|within|from)?\s*/iu, '')
          .replace(/\)$/, '')
        // 'Remote - US & Canada' says who may apply, not where; 'Hybrid - Leeds' names a place
        return isArea(rest) ? [] : [normalPlace(rest)]
      }
      return [normalPlace(part)]
    })
    .filter((place) => place !== '')
}

const PROVINCES = new Set(
  'adana adiyaman afyonkarahisar agri aksaray amasya ankara antalya ardahan artvin aydin balikesir bartin batman bayburt bilecik bingol bitlis bolu burdur bursa canakkale cankiri corum denizli diyarbakir duzce edirne elazig erzincan erzurum eskisehir gaziantep giresun gumushane hakkari hatay igdir isparta istanbul izmir kahramanmaras karabuk karaman kars kastamonu kayseri kilis kirikkale kirklareli kirsehir kocaeli konya kutahya malatya manisa mardin mersin mugla mus nevsehir nigde ordu osmaniye rize sakarya samsun sanliurfa siirt sinop sirnak sivas tekirdag tokat trabzon tunceli usak van yalova yozgat zonguldak'.split(
    ' ',
  ),
)

/** 'Kocaeli / Gebze' is a district and its province, either first. */
function provinceBehind(text: string): string {
  const [first, second, more] = text.split(/\s*\/\s*/)
  if (first === undefined || second === undefined || more !== undefined) return text
  const [isFirst, isSecond] = [first, second].map((part) => PROVINCES.has(fold(part).trim()))
  return isFirst === isSecond ? text : isFirst ? `${second}, ${first}` : `${first}, ${second}`
}

/** 'Hamburg, Bremen' are two towns. */
function townsApart(given: string): string {
  // 'Leeds, Bradford and York'
  const whole = given.split(/,\s+|\s+(?:and|und|et|y|e|en|ve)\s+/u)
  const text = whole.length > 2 && whole.every((part) => isNamedTown(part)) ? whole.join(', ') : given
  const parts = text.split(/,\s+/)
  const towns = parts.filter((part) => isNamedTown(part) && countryCode(part) === null).length
  // no list knows every town: of three or more, two that it knows will do when the others are no region or country
  const isList =
    towns === parts.length ||
    (towns >= 2 &&
      parts.length > 2 &&
      parts.every((part) => /^\p{Lu}[\p{L} .'’-]+$/u.test(part) && countryCode(part) === null && !isRegionWord(part)))
  return parts.length > 1 && parts.length <= 6 && isList ? parts.join('; ') : text
}

const isArea = (value: string) =>
  value
    .split(/\s*(?:,|&|\/|\band\b|\bor\b|\+)\s*/)
    .every((part) => part === '' || countryCode(part) !== null || regionCode(part) !== null)

/** 'Boompjes 40, Rotterdam': a street and its number before the town. */
const STREET = /^\p{L}[\p{L} .'’-]{2,40}\s\d{1,4}\s?[a-z]?,\s(?=(?:[A-Z]{1,2}-)?[\p{Lu}\d])/u
/** '35 - Saint-Malo - Localiser': the number of a département, and a link to a map. */
const OF_MAP =
  /^\d{2,3}\s[-–]\s(?=\p{Lu})|\s*[-–·(|]\s*(?:localiser|voir|show|view|see|open|auf (?:der )?karte|karte|map|ver (?:en )?(?:el )?mapa|haritada|mappa)\b.*$/giu

/** What is written around a town: how near, which part of it, whose seat, how many there are. */
const AROUND =
  /^(?:(?:sede|site|standort|niederlassung|filiale|agence|agenzia|vestiging)\s(?:de |di |in |[àa] )?|(?:\d+|multiple|several|various|a few|many)\s(?:locations|offices|sites|(?:vacanc(?:y|ies)|positions?|openings?|posts?)(?:\sin\s(?:the\s)?(?:following\s)?locations?)?)\s*:\s*)(?=\p{Lu})|\s(?:y|and|und|et|e|en|ve|&)\s(?:alrededores|umgebung|umland|environs|alentours|surrounding(?: areas?)?|dintorni|omgeving|çevresi|arredores)$|,?\s\d{1,2}(?:er|e|ème|\.)(?:\s(?:arrondissement|bezirk))?(?=\s\(|$)|\s\([A-Z]{1,2}\d{1,2}[A-Z]?\)$/giu

export function normalPlace(part: string): string {
  const bare = part.trim().replaceAll(AROUND, '')
  if (NO_PLACE.test(fold(bare))) return ''
  const [first = '', ...rest] = bare.split(/,\s|\s[-–]\s/)
  // 'Field based - South West'
  if (rest.length > 0 && NO_PLACE.test(fold(first)))
    return countryCode(rest.join(', ')) ? '' : normalPlace(rest.join(', '))
  const { place, postcode } = withoutPostcode(bare)
  const withoutCode = townBehindCountry(place)
    // 'US-MN-Duluth-Marchbank Yard': a site behind its town
    .replace(/^([A-Z]{2}-[A-Z]{2}-)(\p{Lu}[\p{L} .'’]+)-\p{Lu}.*$/u, (all, code: string, town: string) =>
      isNamedTown(town) && !isNamedTown(all.slice(code.length)) ? code + town : all,
    )
    // 'US-IA-Dubuque', 'DE-Ulm', 'DE-74523 Schwäbisch Hall'
    .replace(/^([A-Z]{2})-(?:[A-Z]{2}-|\d{4,6}\s)?(\p{Lu}\p{Ll}[\p{L} .'’-]+)$/u, '$2, $1')
    .replace(/^(?:[A-Z]{1,2}-)?\d{4,6}\s+/, '')
    .replace(/\s+\((?:\d{1,5}|[A-Z]{2,3})\)$/, '')
  const clean = cleanPlace(withoutCode)
  if (
    clean === '' ||
    NO_PLACE.test(fold(clean)) ||
    (clean.length < 30 && isRemoteWord(clean)) ||
    regionCode(clean) ||
    TIME_ZONE.test(clean)
  )
    return ''
  const parts = clean.split(/\s*,\s*|\s+[-–]\s+|\s*\(|\)\s*/).filter(Boolean)
  if (parts.length === 1) return must(parts[0])
  // 'Acme, Austin, TX': a name stands before the town
  if (parts.length > 2 && isNamedTown(must(parts[1])) && placeLikeness(must(parts[0])) < 1.5) parts.shift()
  const town = must(parts[0])
  const last = must(parts.at(-1))
  const code = /^[A-Z]{2}$/.test(last) && parts.length === 2 ? countryOfCode(town, last, postcode) : null
  const country = countryName(code ?? last)
  if (country) return fold(country) === fold(town) ? country : `${town}, ${country}`
  return isState(last) ? `${town}, United States` : `${town}, ${parts.length > 2 ? last : must(parts[1])}`
}

/** 'United Kingdom-Stockton-on-Tees', 'Canada-Ontario-Ottawa': the country first, a region between. */
function townBehindCountry(place: string): string {
  const [country = '', second = '', ...more] = place.split('-')
  if (country.length < 4 || second === '' || countryCode(country) === null) return place
  const rest = more.length > 0 && isRegionWord(second) ? more : [second, ...more]
  return `${rest.join('-')}, ${country}`
}

const TIME_ZONE = /[±+]|\b(?:CET|CEST|UTC|GMT|EST|EDT|PST|PDT|time ?zones?)\b/i
