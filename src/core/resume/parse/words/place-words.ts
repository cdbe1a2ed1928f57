import { remembered } from '#core/text/remembered.ts'
import { must } from '#core/must.ts'
import { companyScore } from './organisation-words.ts'
import { fold } from '#core/text/fold.ts'
import { titleScore } from './title-words.ts'
import { TOWNS } from './town-words.ts'

const COUNTRIES = new Set(
  `afghanistan|albania|algeria|argentina|armenia|australia|austria|azerbaijan|bahrain|bangladesh|belarus|belgium|bolivia|bosnia and herzegovina|brazil|bulgaria|cambodia|cameroon|canada|chile|china|colombia|costa rica|croatia|cuba|cyprus|czech republic|czechia|denmark|dominican republic|ecuador|egypt|el salvador|estonia|ethiopia|finland|france|georgia|germany|ghana|greece|guatemala|honduras|hong kong|hungary|iceland|india|indonesia|iran|iraq|ireland|israel|italy|ivory coast|jamaica|japan|jordan|kazakhstan|kenya|kuwait|latvia|lebanon|libya|lithuania|luxembourg|malaysia|malta|mexico|moldova|mongolia|montenegro|morocco|mozambique|myanmar|nepal|netherlands|the netherlands|new zealand|nicaragua|nigeria|north macedonia|norway|oman|pakistan|palestine|panama|paraguay|peru|philippines|poland|portugal|qatar|romania|russia|rwanda|saudi arabia|senegal|serbia|singapore|slovakia|slovenia|somalia|south africa|south korea|korea|spain|sri lanka|sudan|sweden|switzerland|syria|taiwan|tanzania|thailand|tunisia|turkey|turkiye|uganda|ukraine|united arab emirates|uae|united kingdom|uk|great britain|england|scotland|wales|northern ireland|united states|united states of america|usa|us|u.s.|u.s.a.|uruguay|uzbekistan|venezuela|vietnam|viet nam|yemen|zambia|zimbabwe|eu|europe
россия|россииская федерация|украина|беларусь|казахстан|україна|中国|中國|日本|台湾|台灣|香港|대한민국|한국|hrvatska|srbija|romania|magyarorszag|ceska republika|cesko|slovensko|hellas|ellada|suomi|sverige|norge|danmark|deutschland|osterreich|schweiz|frankreich|spanien|polen|niederlande|turkei|italien|allemagne|suisse|belgique|pays-bas|espagne|royaume-uni|pologne|turquie|italie|maroc|algerie|tunisie|espana|alemania|francia|reino unido|polonia|estados unidos|mexico|brasil|alemanha|franca|espanha|polska|niemcy|wielka brytania|francja|hiszpania|almanya|fransa|ingiltere|polonya|hollanda|nederland|belgie|italia|sverige|norge|danmark|suomi|cesko|magyarorszag|eire`.split(
    /[|\n]/,
  ),
)
const REGIONS = new Set(
  `AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR
   ON QC BC AB MB SK NS NB NL PE NSW VIC QLD ACT TAS WA SA NT SP RJ MG RS PR SC BA PE CE DF GO
   UK US USA UAE DE FR ES PT PL TR NL BE IT AT CH SE NO DK FI IE CZ HU RO GR CA AU NZ IN BR MX AR CO CL GB SG HK JP KR ZA NG KE EG UA BG HR RS SK SI LT LV EE LU`.split(
    /\s+/,
  ),
)
const STATES = new Set(
  `andhra pradesh|assam|bihar|goa|gujarat|haryana|jharkhand|karnataka|kerala|madhya pradesh|maharashtra|odisha|punjab|rajasthan|tamil nadu|telangana|uttar pradesh|uttarakhand|west bengal|new south wales|queensland|tasmania|ontario|british columbia|alberta|manitoba|saskatchewan|nova scotia|bayern|baden-wurttemberg|hessen|sachsen|niedersachsen|nordrhein-westfalen|catalunya|andalucia|lombardia|sicilia|toscana|minas gerais|bahia|parana|jalisco|nuevo leon|alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|ontario|quebec|british columbia|alberta|manitoba|nova scotia|bavaria|bayern|hessen|sachsen|baden-wurttemberg|nordrhein-westfalen|andalucia|cataluna|catalonia|lombardia|ile-de-france`.split(
    '|',
  ),
)
const REMOTE =
  /^(?:fully |100 ?% )?(?:remote|hybrid|on-?site|home ?office|teletravail|remoto|teletrabajo|teletrabalho|zdalnie|praca zdalna|zdalna|hybrydowo|uzaktan|hibrit|hybride|a distance|distanciel|worldwide|mobiles arbeiten)(?:\b.{0,30})?$/

/** '04109 Leipzig', 'D-20095 Hamburg', '50-001 Wrocław', '111 22 Stockholm'. */
const POSTAL_CODE = /^(?:(?:[A-Z]{1,2}-)\d{4,5}|\d{5}|\d{2}-\d{3}|\d{3} \d{2})\s+(?=\p{Lu})/u

/** The code behind a town: 'OH 43004', 'Pune 411001', 'Leeds LS6 2AB', 'ON M5V 2T6'. */
const CODE_BEHIND =
  /(?<=\p{L}),?\s{1,3}(?:[–-]\s?)?(?:\d{5}(?:-\d{4})?|\d{6}|[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}|[A-Z]\d[A-Z]\s\d[A-Z]\d)(?=,|$)/u

export const isCountry = (text: string) => COUNTRIES.has(fold(text).replaceAll(/^[\s(]+|[\s).]+$/g, ''))
export const isTown = (text: string) => TOWNS.has(fold(text).replaceAll(/^[\s(]+|[\s).]+$/g, ''))
export const isRemoteWord = (text: string) => REMOTE.test(fold(text).replaceAll(/^[(\s]+|[)\s]+$/g, ''))
/** American states as newspapers cut them: 'St. Peters, Mo.'. */
const PRINTED_STATES =
  /^(?:Ala|Ariz|Ark|Calif|Colo|Conn|Del|Fla|Ga|Ill|Ind|Kan|Kans|Ky|La|Md|Mass|Mich|Minn|Miss|Mo|Mont|Neb|Nebr|Nev|Okla|Ore|Pa|Penn|Tenn|Tex|Vt|Va|Wash|Wis|Wisc|Wyo|N\.\s?[HJMY]|[NS]\.\s?[CD]|W\.\s?Va|R\.\s?I|D\.\s?C)\.$/
/** 'Niger State' is one of a country; 'Ohio State' is a university. */
function isNamedState(text: string): boolean {
  const name = /^(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:State|Province)$/u.exec(text)?.[1]
  return name !== undefined && !STATES.has(fold(name))
}

export const isRegionWord = (text: string) =>
  isNamedState(text.trim()) ||
  REGIONS.has(text.replaceAll(/[().]/g, '').trim()) ||
  STATES.has(fold(text).trim()) ||
  PRINTED_STATES.test(text.trim()) ||
  /^(?:co\.?|county|bezirk|kanton|provincia de|prov\.) \p{Lu}\p{L}+$/iu.test(text.trim())

/**
 * From 0 to 3: how much a text looks like a place: 'Leeds, UK', 'Austin, TX', 'Remote', 'Zaragoza, (ES)'.
 * A town that is not well known looks like any name and gets 0; compare it with places named elsewhere.
 */
export const placeScore = remembered((text: string): number => {
  const trimmed = text.trim().replace(CODE_BEHIND, '')
  const town = trimmed.replace(POSTAL_CODE, '')
  if (town !== trimmed && /^\p{Lu}[\p{L} .'’-]{2,30}(?:,|$)/u.test(town)) return Math.max(2.5, placeScore(town))
  if (trimmed.length > 60 || /[@:]|\d{5,}/.test(trimmed) || trimmed === '') return 0
  if (isRemoteWord(trimmed) || isCountry(trimmed)) return 3
  const parts = trimmed.split(/\s*[,/–|]\s*|\s+-\s+|\s+(?=\([^)]{2,20}\)$)/).filter(Boolean)
  if (parts.length === 1 && isTown(trimmed)) return 2.5
  if (parts.length < 2 || parts.length > 4) return townAndCode(trimmed)
  // 'Acme Labs, Austin, TX' ends in a place but is none; 'Quezon City, Philippines' is one.
  if (
    !isTown(must(parts[0])) &&
    !/^\p{Lu}\p{L}+ City$/u.test(must(parts[0])) &&
    (companyScore(must(parts[0])) >= 1 || titleScore(must(parts[0])) >= 2)
  )
    return 0
  if (parts.length >= 3 && !isRegionWord(must(parts[1])) && !isCountry(must(parts[1])) && !isTown(must(parts[0])))
    return 0
  const last = must(parts.at(-1))
    .replaceAll(/[()]/g, '')
    .replace(/\s+\d{4,6}$/, '')
    .trim()
  const startsWell = parts.every(
    (part) => /^[\p{Lu}\p{Lo}(\d]/u.test(part) && part.split(' ').length <= 4 && !part.includes('&'),
  )
  // 'Harbour Transit Apps, Singapore' can as well be an employer.
  const isLong =
    parts.length === 2 &&
    must(parts[0]).split(' ').length >= 3 &&
    !isTown(must(parts[0])) &&
    !/ \p{Ll}/u.test(must(parts[0])) &&
    !isRegionWord(last)
  if (startsWell && (isCountry(last) || isRegionWord(last))) return isLong ? 1.5 : 3
  if (startsWell && (isRemoteWord(must(parts[0])) || (isRemoteWord(last) && isTown(must(parts[0]))))) return 2.5
  if (startsWell && isTown(must(parts[0])) && parts.length === 2) return 2
  return 0
})

/** 'Nantes FR', '10115 Berlin', '50-001 Wrocław'. */
function townAndCode(text: string): number {
  const words = text.split(' ')
  const last = must(words.at(-1)).replaceAll(/[()]/g, '')
  const isTownBefore = words.length === 2 || isTown(words.slice(0, -1).join(' '))
  return isTownBefore &&
    words.length >= 2 &&
    /^[A-Z]{2,3}$/.test(last) &&
    REGIONS.has(last) &&
    /^\p{Lu}\p{Ll}/u.test(must(words[0]))
    ? 2
    : 0
}
