import { must } from '#core/must.ts'
import { fold } from '#core/ads/fold.ts'

/** Countries by code, with the folded names that adverts write them by. */
const NAMES: Record<string, string> = {
  DE: 'Germany|deutschland|allemagne|alemania|almanya|germania',
  AT: 'Austria|osterreich|autriche|avusturya',
  CH: 'Switzerland|schweiz|suisse|suiza|isvicre|svizzera',
  GB: 'United Kingdom|uk|u.k.|great britain|britain|england|scotland|wales|northern ireland|grossbritannien|vereinigtes konigreich|royaume-uni|reino unido|ingiltere|birlesik krallik|gb',
  US: 'United States|united states of america|usa|u.s.|u.s.a.|us|the us|the united states|vereinigte staaten|etats-unis|estados unidos|abd|america',
  FR: 'France|frankreich|francia|fransa',
  ES: 'Spain|spanien|espagne|espana|ispanya',
  TR: 'Türkiye|turkey|turkiye|turkei|turquie|turquia',
  IE: 'Ireland|irland|irlande|irlanda|republic of ireland',
  NL: 'Netherlands|the netherlands|niederlande|pays-bas|paises bajos|nederland|hollanda|holland',
  BE: 'Belgium|belgien|belgique|belgica|belcika|belgie',
  LU: 'Luxembourg|luxemburg|luxemburgo',
  PT: 'Portugal|portekiz',
  IT: 'Italy|italien|italie|italia|italya',
  NO: 'Norway|norwegen|norvege|noruega|norge|norvec',
  SE: 'Sweden|schweden|suede|suecia|isvec|sverige',
  DK: 'Denmark|danemark|danmark|dinamarca|danimarka',
  FI: 'Finland|finnland|finlande|finlandia|suomi',
  EE: 'Estonia|estland|eesti',
  LV: 'Latvia|lettland',
  LT: 'Lithuania|litauen|lietuva',
  GR: 'Greece|griechenland|grece|grecia|yunanistan',
  PL: 'Poland|polen|pologne|polonia|polska|polonya',
  CZ: 'Czechia|czech republic|tschechien',
  SK: 'Slovakia|slowakei',
  HU: 'Hungary|ungarn|hongrie',
  RO: 'Romania|rumanien|roumanie',
  BG: 'Bulgaria|bulgarien',
  HR: 'Croatia|kroatien',
  SI: 'Slovenia|slowenien',
  RS: 'Serbia|serbien',
  UA: 'Ukraine',
  IS: 'Iceland|island',
  MT: 'Malta',
  CY: 'Cyprus|zypern',
  CA: 'Canada|kanada',
  AU: 'Australia|australien|australie',
  NZ: 'New Zealand|neuseeland',
  IN: 'India|indien|inde',
  SG: 'Singapore|singapur',
  JP: 'Japan|japon',
  CN: 'China',
  HK: 'Hong Kong',
  KR: 'South Korea|korea',
  IL: 'Israel',
  AE: 'United Arab Emirates|uae|vereinigte arabische emirate',
  SA: 'Saudi Arabia',
  EG: 'Egypt',
  ZA: 'South Africa|sudafrika',
  NG: 'Nigeria',
  KE: 'Kenya',
  MA: 'Morocco|maroc',
  TN: 'Tunisia|tunisie',
  BR: 'Brazil|brasil|brasilien|bresil',
  MX: 'Mexico|mexique|mexiko',
  AR: 'Argentina',
  CL: 'Chile',
  CO: 'Colombia',
  PE: 'Peru',
  PH: 'Philippines',
  MY: 'Malaysia',
  TH: 'Thailand',
  VN: 'Vietnam',
  ID: 'Indonesia',
  PK: 'Pakistan',
  BD: 'Bangladesh',
  LK: 'Sri Lanka',
  TW: 'Taiwan',
  GE: 'Georgia',
  AM: 'Armenia',
}
const REGIONS: Record<string, string> = {
  EU: 'eu|european union|europaische union|union europeenne|union europea|the eu',
  EEA: 'eea',
  EUROPE: 'europe|europa|avrupa|european time zones',
  EMEA: 'emea',
  APAC: 'apac|asia pacific',
  LATAM: 'latam|latin america',
  WORLDWIDE: 'worldwide|anywhere|global|anywhere in the world|weltweit|dunya geneli',
  'NORTH AMERICA': 'north america',
  DACH: 'dach',
  NORDICS: 'nordics',
  AMERICAS: 'americas',
}

const codes = new Map<string, string>()
for (const [code, names] of Object.entries(NAMES)) {
  codes.set(code.toLowerCase(), code)
  for (const name of names.split('|')) codes.set(fold(name), code)
}
const regions = new Map(
  Object.entries(REGIONS).flatMap(([code, names]) => names.split('|').map((name) => [name, code] as const)),
)
const ALPHA3: Record<string, string> = {
  DEU: 'DE',
  GBR: 'GB',
  USA: 'US',
  FRA: 'FR',
  ESP: 'ES',
  TUR: 'TR',
  NLD: 'NL',
  AUT: 'AT',
  CHE: 'CH',
  IRL: 'IE',
  ITA: 'IT',
  POL: 'PL',
  SWE: 'SE',
  NOR: 'NO',
  DNK: 'DK',
  FIN: 'FI',
  BEL: 'BE',
  PRT: 'PT',
  CAN: 'CA',
  AUS: 'AU',
  IND: 'IN',
}

/** The code of a country named alone: 'Germany', 'DE', 'Almanya'. */
export function countryCode(text: string): string | null {
  const folded = fold(text).trim().replace(/^the /, '')
  if (folded.length === 2 && text.trim() !== text.trim().toUpperCase() && text.trim() !== folded) return null
  return codes.get(folded) ?? ALPHA3[text.trim().toUpperCase()] ?? null
}

/** The name shown for a country named in any way; null for what is no country ('KO'). */
export function countryName(text: string): string | null {
  const code = countryCode(text)
  return code ? must(must(NAMES[code]).split('|')[0]) : null
}

/** Countries and regions that a text names: 'US & Canada', 'anywhere in Europe', 'the EU'. */
export function areasIn(text: string): string[] {
  const found = new Map<string, number>()
  const folded = ` ${fold(text).replaceAll(/[()]/g, ' ').replaceAll(/\s+/g, ' ')} `
  const note = (name: string, code: string) => {
    if (name.length <= 2) {
      // 'us' and 'in' are words; codes count in capitals only
      const at = new RegExp(String.raw`(?<![\p{L}.])${name.toUpperCase()}(?![\p{L}])`, 'u').exec(text)?.index
      if (at !== undefined) found.set(code, Math.min(at, found.get(code) ?? at))
      return
    }
    // 'anywhere in Spain' is Spain
    const at = folded.search(
      new RegExp(
        String.raw`(?<![\p{L}])${name.replaceAll('.', String.raw`\.`)}(?![\p{L}]${name === 'anywhere' ? '| (?:in|within) ' : ''})`,
        'u',
      ),
    )
    if (at >= 0) found.set(code, Math.min(at, found.get(code) ?? at))
  }
  for (const [name, code] of codes)
    if ((name.length > 2 || ['uk', 'us', 'gb'].includes(name)) && couldBe(folded, name)) note(name, code)
  for (const [name, code] of regions) if (couldBe(folded, name)) note(name, code)
  if (found.has('EUROPE') && found.has('EU')) found.delete('EUROPE')
  return [...found].sort((a, b) => a[1] - b[1]).map(([code]) => code)
}

const couldBe = (folded: string, name: string) => folded.includes(name)

export const regionCode = (text: string): string | null => regions.get(fold(text).trim()) ?? null
