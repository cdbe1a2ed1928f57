import { aboveFarewell } from './farewell.ts'
import { findMoments } from './moments.ts'
import { ownPart } from './own-part.ts'

/** A word of a name: of a street, a town, a building; a short one may have a dot. */
const NAME = String.raw`\p{Lu}[\p{L}\p{M}'’-]{0,40}(?:(?<=(?<!\p{L})\p{L}{1,3})\.)?`
const NAMES = `${NAME}(?: ${NAME}){0,3}`
const NUMBER = String.raw`\d{1,4} ?[a-zA-Z]?(?![\p{L}\d])(?:\s?[-–/]\s?\d{1,4}\p{L}?)?`
/** Small words inside a French or Spanish name. */
const LINKED = String.raw`(?:(?:de|du|des|del|la|le|les|los|las|y|et|en|sur|l['’]|d['’]) ?){0,3}${NAME}`
const POSTCODE = String.raw`(?:\p{Lu}{1,2}-)?\d{4,5}`

/** A street with its number, as each country writes it; no place for learning, and no 'Engineering 2'. */
const STREET = [
  String.raw`(?!(?:Ausbildungs|Praktikums|Studien|Arbeits|Stellen))${NAME}(?:straße|strasse|str\.|weg|platz|allee|gasse|(?<![aeiou])ring|damm|ufer|chaussee|kai|markt) ${NUMBER}`,
  String.raw`(?:${NAME} )?(?:Straße|Strasse|Str\.|Platz|Weg|Allee|Gasse|Ring|Damm|Ufer|Chaussee) ${NUMBER}`,
  String.raw`(?:Am|An der|Im|In der|Unter den|Zum|Zur|Auf der) ${NAME} ${NUMBER}(?=, ${POSTCODE})`,
  String.raw`\d{1,5}[A-Za-z]?(?:[-–]\d{1,5})? (?:(?:${NAME}|\d{1,3}(?:st|nd|rd|th)) ){1,4}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Square|Sq|Place|Drive|Way|Court|Boulevard|Blvd|Quay|Row|Terrace|Crescent|Gardens|Wharf|Parade|Walk|Close|Hill|Yard|Park|Plaza)(?!\p{L})(?:\.(?=,| \d))?`,
  String.raw`\d{1,4}(?: ?(?:bis|ter))?,? (?:rue|avenue|boulevard|place|quai|allée|chemin|impasse|cours|passage|route) ${LINKED}(?: ${LINKED}){0,3}`,
  String.raw`(?:[Cc]alle|[Cc]/|[Aa]venida|[Aa]vda\.|[Pp]laza|[Pp]aseo|[Rr]ambla|[Rr]onda|[Cc]arrer) ?${LINKED}(?: ${LINKED}){0,3},? (?:n\.?[ºo°] ?)?${NUMBER}`,
  String.raw`(?:${NAMES} )?(?:Mahallesi|Mah\.|Caddesi|Cad\.|Cd\.|Sokağı|Sokak|Sok\.|Sk\.|Bulvarı|Blv\.),? (?:${NAMES} (?:Caddesi|Cad\.|Cd\.|Sokağı|Sokak|Sok\.|Sk\.|Bulvarı|Blv\.),? )?No ?[:.]? ?\d{1,4}\p{L}?(?:[-/]\d{1,4})?`,
].join('|')
/** What is inside a house. */
const INSIDE = String.raw`(?:(?:[\p{L}\d]{1,12}[.:]? ){0,2}(?:floor|stock|etage|obergeschoss|og|kat|étage|planta|piso|room|raum|zimmer|oda|salle|sala|suite|building|gebäude|entrance|eingang|reception|empfang|accueil|recepción|bina\p{L}{0,3}|blok|daire)(?![\p{L}])(?:[ :.]{1,2}[A-Z]?\d[\d.]{0,6}(?!\p{L}))?|k[:.] ?\d{1,2})`
/** A house by its name, no centre as these are jobs and events as well, a room by its number, an office by its town. */
const HOUSE = [
  String.raw`${NAMES} (?:Building|(?<!Open )House|Tower|Campus|Binası|Plaza|Kulesi|Kampüsü)(?!\p{L})`,
  String.raw`(?:[Uu]nit|[Ss]uite|[Rr]oom|[Rr]aum|[Zz]immer|[Ss]alle|[Ss]ala) [A-Z]?\d[\d.]{0,6}`,
  String.raw`(?<=\b(?:our|the) )(?:${NAME} )?(?:office|offices|headquarters) in ${NAME}(?: ${NAME})?|(?<=\bour )${NAME}(?: ${NAME})? (?:office|offices|headquarters)(?!\p{L})`,
  String.raw`(?<=\bunser\p{L}{0,2} )(?:Büro|Standort|Niederlassung|Zentrale|Geschäftsstelle|Räumen) in ${NAME}(?: ${NAME})?`,
  String.raw`(?<=\b(?:nos|notre) )(?:bureaux?|locaux) (?:à|de) ${NAME}|(?<=\bnuestras? )(?:oficinas?|sede) (?:en|de) ${NAME}(?: ${NAME})?`,
].join('|')
/** What may stand behind a street or a house: the floor, the post code, the town. */
const BEHIND = [
  new RegExp(String.raw`[ ,;\n–-]{1,3}\(?${INSIDE}(?:, ${INSIDE})?\)?`, 'iuy'),
  new RegExp(
    String.raw`[ ,;\n–-]{1,3}(?:${POSTCODE} ${NAMES}|(?:${NAMES},? )?\p{Lu}{1,2}\d[\dA-Z]? ?\d[A-Z]{2}(?!\p{L})|${NAMES}, [A-Z]{2} \d{5})|, ${NAME}/${NAME}|, ${NAME}(?: ${NAME}){0,2}(?=[.,;)]|$)`,
    'uy',
  ),
]
const MOST_PARTS = 5

/** 'Where: …' is said of a talk alone, 'Ort: …' of a job or a firm as well. */
const OF_TALK = 'where|venue|treffpunkt|veranstaltungsort|wo|mekan|où|dónde'
const OF_ANY = 'location|place|address|ort|adresse|anschrift|yer|konum|adres(?:i|imiz)?|lieu|lugar|dirección|ubicación'
const LABELLED = new RegExp(
  String.raw`^[^\p{L}\d>]{0,4}(?:our |unsere |notre |nuestra )?(?:(${OF_TALK})|${OF_ANY})\s?:\s*(\S.{2,200})$`,
  'gimu',
)
const OF_ADDRESS = 'address|adresse|anschrift|adres(?:i|imiz)?|dirección'
/** Behind a word, a post code or the number of a house; a short word with a dot is one that was shortened, a lone number with one a floor's. */
const END_OF_ADDRESS = String.raw`(?:(?<=\p{L}{4})(?<!(?<!\p{L})(?:avda|bulv|blvd|plza|apdo|edif|bldg))|(?<=\p{L}{3} \d{1,2}|(?<!\p{L})no ?[:.]? ?\d{1,2}|\d{3}|\d\p{L}{1,2}))[.!?](?= \p{L})`
/** A label within a line, behind a sentence, with its own sentence; 'location' and 'place' are said of a job as well. */
const LABEL_IN_LINE = new RegExp(
  String.raw`(?<=[\p{L}\d)][.!?]) ((?:${OF_TALK}|${OF_ADDRESS})\s?:[^\n]*?(?:${END_OF_ADDRESS}|$))`,
  'gimu',
)
const LONE_LABEL = /\n\n(?=[^\p{L}\d>\n]{0,4}[\p{L} ]{2,20}:[^\n]*(?:\n\n|\n?$))/gu
/** Lines of a job or of a firm: an address beside them is where these are. */
const OF_JOB_OR_FIRM =
  /^[^\p{L}\d]{0,4}(?:position|role|job|post|title|ref|req|salary|pay|contract|company|start(?:ing)? date|startdat|stelle|referenz|kennziffer|gehalt|firma|eintritt|pozisyon|ilan|ücret|şirket|poste|contrat|salaire|puesto|empresa|contrato|tel|phone|mobil|fon|fax|e-?mail|mail|web|www)[^:\n]{0,20}:/imu

const SCREEN =
  'online|virtual|virtuell|video|webex|görüntülü|çevrim ?içi|uzaktan|visio(?!n)|à distance|en línea|a distancia|remote (?:call|interview|meeting|talk)'
/** Who speaks of a talk on a screen meets there another time: 'the job is in our office; first we have a video call'. */
const ON_SCREEN = new RegExp(
  String.raw`(?<!\p{L})(?:${SCREEN})(?!\p{L}*[ -]?(?:bewerb|applic|başvuru|candidat|solicit|formul|portal|shop|market|redakt|editor))`,
  'iu',
)
const NO_PLACE = new RegExp(
  String.raw`https?:|(?<!\p{L})(?:${SCREEN}|remote|phone|telefon|téléphone|teléfono|teams|zoom|skype|google|tb[cda](?!\p{L})|to be |follow|will be|wird|noch|folgt|belirlen|bildiril|à (?:confirmer|définir)|por (?:confirmar|definir))`,
  'iu',
)

/** Somebody comes or a talk takes place. */
const COMING =
  /(?<!\p{L})(?:(?:com(?:e|ing)|meet(?:ing)?|visit(?:ing)?|held)(?!\p{L})|see(?:ing)? you|expect you|welcome you|invite|interview|takes? place|join us|kommen|\p{L}*gespräch|kennenlernen|kennenzulernen|einladen|laden|einzuladen|treffen|statt|stattfinde|begrüßen|empfangen|erwarten|besuchen|görüş|mülakat|bekli|gelin|gelebil|gelmeni|davet|buluş|(?:vous|te) attend|venez|venir|entretien|rencontr|rendez-vous|accueill|recevoir|invit|aura lieu|esper|venga|venir|entrevista|reuni|tendrá lugar|acud|recibir)/giu
/** Something else is there: papers go there, a firm is registered there; the job is in that house. */
const OTHERWISE = /(?<!\p{L})(?:send|post(?:ed)?(?= )|mail|regist|seat|schick|sitz|gönder|envoy)/giu
const OF_A_JOB =
  /(?<!\p{L})(?:role|position|job|appl|based|stelle|arbeit|bewerb|pozisyon|başvur|poste|candidat|puesto|solicit)/giu
/** 'At', 'in our office, ', 'to us at the': what stands before a place. Another line goes on only behind a comma or colon. */
const LEADS_THERE =
  /(?<!\p{L})(?:at|to|in|into|is|are|zum|zur|an|am|auf|bei|unter|nach|à|au|aux|en|a|sur|dans|chez|al)(?:(?: [^\s.;!?|]+){0,5}(?: | ?[,:(]\s{0,3})|(?: (?:the|our|der|die|dem|den|la|le|el))?\s)$/iu
const BEGINS_WITH_LEAD = /^(?:Am|An der|Im|In der|Unter den|Zum|Zur|Auf der) /u
/** In Turkish it stands behind the place. */
const LEADS_BEHIND = /^[^.\n]{0,40}(?<!\p{L})(?:adres|ofis|bina|merkez)|^['’]?n?[dt][ae](?!\p{L})/iu
/** 'Come in on Friday? We are at …' is said in one. */
const SENTENCE_END = /(?:(?<=\p{Ll}{2}|\d{3}|:\d\d|[)"”])[.!?]|;)\s(?!We are |Wir sind )/gu

const LONGEST = 2_000
const patterns = [STREET, HOUSE].map((places) => new RegExp(`(?<![\\p{L}\\d])(?:${places})`, 'gu'))

/**
 * Where a letter asks somebody to come: of a line that names the place beside the time, or of a sentence that says that one
 * comes or meets there. '' where it names none or speaks of a talk on a screen.
 */
export function meetingPlaceIn(text: string): string {
  const letter = ownPart(text)
  if (ON_SCREEN.test(letter)) return ''
  // what ends in a colon goes on below; a labelled line that stands alone belongs to what is above
  const parts = aboveFarewell(letter)
    .replace(/\n\s*\n/g, '\n\n')
    .replace(/:[^\S\n]*\n\n/g, ':\n')
    .replace(LONE_LABEL, '\n')
    .replace(LABEL_IN_LINE, (line: string, labelled: string, at: number, whole: string) =>
      // what a firm is reached by does not make the address that of the firm alone
      OF_JOB_OR_FIRM.test(lineAt(whole, at + line.length)) ? `\n${labelled}\n\n` : `\n${labelled}\n`,
    )
    .split('\n\n')
    .map((part) => part.slice(0, LONGEST))
  const found =
    parts.map(labelledIn).find(Boolean) ??
    patterns.flatMap((pattern, at) => parts.map((part) => saidIn(part, pattern, at === 1))).find(Boolean)
  return (found ?? '').replaceAll(/,?\s*\n\s*/g, ', ').replace(/[.,;\s]+$/, '')
}

const lineAt = (text: string, at: number) =>
  text
    .slice(at, at + 80)
    .trimStart()
    .replace(/\n[^]*/, '')

function labelledIn(part: string): string | undefined {
  const isBesideOthers = OF_JOB_OR_FIRM.test(part)
  const said = [...part.matchAll(LABELLED)]
    .filter(([, ofTalk]) => ofTalk !== undefined || !isBesideOthers)
    .find(([, , place = '']) => !NO_PLACE.test(place))?.[2]
  return said !== undefined && findMoments(part, ANY_DAY).length > 0 ? said : undefined
}
const ANY_DAY = '2026-01-01'

function saidIn(part: string, pattern: RegExp, isHouse: boolean): string | undefined {
  for (const { index, 0: match } of part.matchAll(pattern)) {
    let end = index + match.length
    for (let more = 0; more < MOST_PARTS; more++) {
      const longest = Math.max(...BEHIND.map((behind) => lengthAt(behind, part, end)))
      if (longest === 0) break
      end += longest
    }
    const ends = [...part.matchAll(SENTENCE_END)].map((one) => one.index)
    const before = part.slice((ends.findLast((at) => at < index) ?? -1) + 1, index)
    const behind = part.slice(end, /[.!?]/.test(part.charAt(end)) ? end : ends.find((at) => at >= end))
    const isThere = LEADS_THERE.test(before) || BEGINS_WITH_LEAD.test(match) || LEADS_BEHIND.test(behind)
    if (isThere && isComing(before, behind, isHouse)) return part.slice(index, end)
  }
  return undefined
}

/** Whether a sentence says of a place that one comes there: by the last such word before it, else by one behind it. */
function isComing(before: string, behind: string, isHouse: boolean): boolean {
  const lastOf = (pattern: RegExp) => [...before.matchAll(pattern)].at(-1)?.index ?? -1
  const coming = lastOf(COMING)
  const other = Math.max(lastOf(OTHERWISE), isHouse ? lastOf(OF_A_JOB) : -1)
  return coming > other || (other < 0 && behind.search(COMING) >= 0)
}

function lengthAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0].length ?? 0
}
