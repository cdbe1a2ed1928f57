import { must } from '#core/must.ts'
import { fold } from '#core/ads/fold.ts'
import { countryCode } from './country-names.ts'

/** Two letters behind a town: a state of the US or a country, told apart by the postcode and by the town. */

/** 'Dublin, United States' with the state that its advert names behind the town: many towns of the US share a name. */
export function withState(place: string, text: string): string {
  const town = /^(.+), United States$/.exec(place)?.[1]
  if (town === undefined) return place
  for (const { 1: state = '', index } of text.matchAll(/, ?([A-Z]{2})(?![\p{L}\d])/gu))
    if (isState(state) && text.slice(0, index).endsWith(town)) return `${town}, ${state}`
  return place
}

/** The first digits of the ZIP codes of each state. */
const ZIPS =
  'AL 35-36 AK 995-999 AZ 85-86 AR 716-729 CA 900-961 CO 80-81 CT 06-06 DE 197-199 DC 200-205 FL 32-34 GA 30-31 HI 967-968 ID 832-838 IL 60-62 IN 46-47 IA 50-52 KS 66-67 KY 40-42 LA 700-714 ME 039-049 MD 206-219 MA 010-027 MI 48-49 MN 550-567 MS 386-397 MO 63-65 MT 59-59 NE 68-69 NV 889-898 NH 030-038 NJ 07-08 NM 870-884 NY 10-14 NC 27-28 ND 58-58 OH 43-45 OK 73-74 OR 97-97 PA 150-196 RI 028-029 SC 29-29 SD 57-57 TN 370-385 TX 75-79 UT 84-84 VT 05-05 VA 201-246 WA 980-994 WV 247-268 WI 53-54 WY 820-831'
const zips = new Map(
  [...ZIPS.matchAll(/([A-Z]{2}) (\d+)-(\d+)/g)].map((one) => [must(one[1]), [must(one[2]), must(one[3])]]),
)

export const isState = (code: string) => zips.has(code)

function isZipOf(state: string, postcode: string): boolean {
  const [low, high] = zips.get(state) ?? []
  if (low === undefined || high === undefined || !/^\d{5}(?:-\d{4})?$/.test(postcode)) return false
  const start = postcode.slice(0, low.length)
  return start >= low && start <= high
}

/** Shapes of postcodes that few countries have. */
const SHAPES: [RegExp, string[]][] = [
  [/^[A-Z]{1,2}\d[A-Z\d]?(?: ?\d[A-Z]{2})?$/, ['GB']],
  [/^[A-Z]\d[A-Z] ?\d[A-Z]\d$/, ['CA']],
  [/^\d{4} ?[A-Z]{2}$/, ['NL']],
  [/^[A-Z]\d[\dW] ?[A-Z\d]{4}$/, ['IE']],
  [/^\d{2}-\d{3}$/, ['PL']],
  [/^\d{4}-\d{3}$/, ['PT']],
  [/^\d{3} \d{2}$/, ['SE', 'CZ', 'SK', 'GR']],
  [/^\d{6}$/, ['IN', 'SG', 'CN', 'RO', 'CO']],
  [
    /^\d{5}$/,
    ['DE', 'FR', 'ES', 'IT', 'TR', 'FI', 'EE', 'MX', 'HR', 'US', 'MA', 'ID', 'UA', 'RS', 'MY', 'KR', 'TH', 'VN', 'SA'],
  ],
  [/^\d{4}$/, ['AT', 'CH', 'BE', 'DK', 'NO', 'AU', 'NZ', 'LU', 'HU', 'BG', 'AR', 'PT', 'NL', 'SI', 'PH', 'ZA', 'TN']],
  [/^\d{7}$/, ['IL', 'CL', 'JP']],
]

/** Larger towns of the countries whose code is a state's as well. */
const TOWNS: Record<string, string> = {
  CA: 'toronto|vancouver|montreal|ottawa|calgary|edmonton|winnipeg|quebec|quebec city|halifax|victoria|mississauga|waterloo|kitchener|saskatoon|regina',
  IN: 'bangalore|bengaluru|mumbai|delhi|new delhi|hyderabad|pune|chennai|kolkata|gurgaon|gurugram|noida|ahmedabad|jaipur|kochi|coimbatore|indore|chandigarh',
  IL: 'tel aviv|tel aviv-yafo|haifa|jerusalem|herzliya|ramat gan|petah tikva|netanya|raanana|beer sheva',
  MA: 'casablanca|rabat|marrakech|marrakesh|tangier|tanger|fes|agadir',
  CO: 'bogota|medellin|cali|barranquilla|cartagena|bucaramanga',
  AR: 'buenos aires|cordoba|rosario|mendoza|la plata',
  ID: 'jakarta|bandung|surabaya|denpasar|yogyakarta|medan',
  MT: 'valletta|sliema|st julians|san gwann|birkirkara',
}
/** Towns of Italy, whose province has the code of a state. */
const ITALIAN: Record<string, string> = {
  MI: 'milano|milan|monza|legnano|rho',
  PA: 'palermo',
  CA: 'cagliari',
  VA: 'varese|gallarate|busto arsizio|saronno',
  MO: 'modena|carpi|sassuolo',
  MT: 'matera',
  AL: 'alessandria|tortona|novi ligure',
  AR: 'arezzo',
  CO: 'como|cantu',
  CT: 'catania',
  TN: 'trento|rovereto',
  ME: 'messina',
  MS: 'massa|carrara',
}
const OF_DELAWARE =
  /^(?:wilmington|dover|newark|middletown|smyrna|milford|lewes|rehoboth beach|georgetown|seaford|new castle|bear|hockessin|claymont|laurel|millsboro|bethany beach)$/

/** The country of 'Schwäbisch Hall, DE, 74523' or 'Dover, DE 19901': null for what is neither a state nor a country. */
export function countryOfCode(town: string, code: string, postcode: string | null): string | null {
  if (ITALIAN[code]?.split('|').includes(fold(town).trim()) === true) return 'IT'
  const country = countryCode(code)
  if (!isState(code)) return country
  if (country === null) return 'US'
  if (postcode !== null) {
    if (isZipOf(code, postcode)) return 'US'
    if (SHAPES.some(([shape, countries]) => countries.includes(country) && shape.test(postcode))) return country
  }
  const name = fold(town).trim()
  // most people write their state behind a town; nearly nobody lives in Delaware
  if (code === 'DE') return OF_DELAWARE.test(name) ? 'US' : 'DE'
  return TOWNS[code]?.split('|').includes(name) === true ? country : 'US'
}

const POSTCODE =
  /(?:^|,|(?<=\p{L}[\p{L}.)]))\s*(?:[–-]\s?)?(\d{5}-\d{4}|\d{2}-\d{3}|\d{4}-\d{3}|\d{3} \d{2}|\d{4} ?[A-Z]{2}|\d{4,7}|[A-Z]{1,2}\d[A-Z\d]?(?: ?\d[A-Z]{2})?|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]\d[\dW] [A-Z\d]{4})(?=\s*(?:,|$))/u

/** A place without its postcode, and that. */
export function withoutPostcode(place: string): { place: string; postcode: string | null } {
  const found = POSTCODE.exec(place)
  if (!found || found.index === 0) return { place, postcode: null }
  const rest = `${place.slice(0, found.index)}${place.slice(found.index + found[0].length)}`
  return { place: rest.replace(/[\s,–-]+$/u, ''), postcode: must(found[1]) }
}
