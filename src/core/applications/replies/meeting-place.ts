/** A word of a name: of a street, a town, a building. */
const NAME = String.raw`\p{Lu}[\p{L}\p{M}.'’-]{0,40}`
const NAMES = `${NAME}(?: ${NAME}){0,3}`
const NUMBER = String.raw`\d{1,4} ?[a-zA-Z]?(?![\p{L}\d])(?:\s?[-–/]\s?\d{1,4}\p{L}?)?`
/** Small words inside a French or Spanish name. */
const LINKED = String.raw`(?:(?:de|du|des|del|la|le|les|los|las|y|et|en|sur|l['’]|d['’]) ?){0,3}${NAME}`
const POSTCODE = String.raw`(?:\p{Lu}{1,2}-)?\d{4,5}`

/** A street with its number, as each country writes it. */
const STREET = [
  String.raw`${NAME}(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|damm|ufer|chaussee|kai|markt) ${NUMBER}`,
  String.raw`(?:${NAME} )?(?:Straße|Strasse|Str\.|Platz|Weg|Allee|Gasse|Ring|Damm|Ufer|Chaussee) ${NUMBER}`,
  String.raw`(?:Am|An der|Im|In der|Unter den|Zum|Zur|Auf der) ${NAME} ${NUMBER}(?=, ${POSTCODE})`,
  String.raw`\d{1,5}[A-Za-z]?(?:[-–]\d{1,5})? (?:(?:${NAME}|\d{1,3}(?:st|nd|rd|th)) ){1,4}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Square|Sq|Place|Drive|Way|Court|Boulevard|Blvd|Quay|Row|Terrace|Crescent|Gardens|Wharf|Parade|Walk|Close|Hill|Yard|Park|Plaza)(?!\p{L})\.?`,
  String.raw`\d{1,4}(?: ?(?:bis|ter))?,? (?:rue|avenue|boulevard|place|quai|allée|chemin|impasse|cours|passage|route) ${LINKED}(?: ${LINKED}){0,3}`,
  String.raw`(?:[Cc]alle|[Cc]/|[Aa]venida|[Aa]vda\.|[Pp]laza|[Pp]aseo|[Rr]ambla|[Rr]onda|[Cc]arrer) ?${LINKED}(?: ${LINKED}){0,3},? (?:n\.?[ºo°] ?)?${NUMBER}`,
  String.raw`(?:${NAMES} )?(?:Mahallesi|Mah\.|Caddesi|Cad\.|Cd\.|Sokağı|Sokak|Sok\.|Sk\.|Bulvarı|Blv\.),? (?:${NAMES} (?:Caddesi|Cad\.|Cd\.|Sokağı|Sokak|Sok\.|Sk\.|Bulvarı|Blv\.),? )?No ?[:.]? ?\d{1,4}\p{L}?(?:[-/]\d{1,4})?`,
].join('|')
/** What is inside a house. */
const INSIDE = String.raw`(?:(?:[\p{L}\d]{1,12}[.:]? ){0,2}(?:floor|stock|etage|obergeschoss|og|kat|étage|planta|piso|room|raum|zimmer|oda|salle|sala|suite|building|gebäude|entrance|eingang|reception|empfang|accueil|recepción|bina\p{L}{0,3}|blok|daire)(?![\p{L}])(?:[ :.]{1,2}[A-Z]?\d[\d.]{0,6}(?!\p{L}))?|k[:.] ?\d{1,2})`
/** A house by its name, a room by its number, an office by its town. */
const HOUSE = [
  String.raw`${NAMES} (?:Building|House|Tower|Centre|Center|Campus|Binası|Plaza|Kulesi|Kampüsü)(?!\p{L})`,
  String.raw`(?:[Uu]nit|[Ss]uite|[Rr]oom|[Rr]aum|[Zz]immer|[Ss]alle|[Ss]ala) [A-Z]?\d[\d.]{0,6}`,
  String.raw`(?<=\b(?:our|the) )(?:${NAME} )?(?:office|offices|headquarters) in ${NAME}(?: ${NAME})?|(?<=\bour )${NAME}(?: ${NAME})? (?:office|offices|headquarters)(?!\p{L})`,
  String.raw`(?<=\bunser\p{L}{0,2} )(?:Büro|Standort|Niederlassung|Zentrale|Geschäftsstelle|Räumen) in ${NAME}(?: ${NAME})?`,
  String.raw`(?<=\b(?:nos|notre) )(?:bureaux?|locaux) (?:à|de) ${NAME}|(?<=\bnuestras? )(?:oficinas?|sede) (?:en|de) ${NAME}(?: ${NAME})?`,
].join('|')
/** What may stand behind a street or a house: the floor, the post code, the town. */
const BEHIND = [
  new RegExp(String.raw`[ ,;–-]{1,3}\(?${INSIDE}(?:, ${INSIDE})?\)?`, 'iuy'),
  new RegExp(
    String.raw`[ ,;–-]{1,3}(?:${POSTCODE} ${NAMES}|(?:${NAMES},? )?\p{Lu}{1,2}\d[\dA-Z]? ?\d[A-Z]{2}(?!\p{L})|${NAMES}, [A-Z]{2} \d{5})|, ${NAME}/${NAME}|, ${NAME}(?: ${NAME}){0,2}(?=[.,;)]|$)`,
    'uy',
  ),
]
const MOST_PARTS = 5

/** 'Where: …', 'Ort: …': said for the talk, without a sentence around it. */
const LABELLED =
  /^\W{0,4}(?:our |unsere |notre |nuestra )?(?:where|location|place|venue|address|ort|wo|treffpunkt|adresse|anschrift|veranstaltungsort|yer|konum|adres(?:i|imiz)?|mekan|lieu|où|lugar|dirección|dónde|ubicación)\s?:\s*(\S.{2,200})$/iu
const NO_PLACE =
  /https?:|\b(?:remote\p{L}*|online\p{L}*|virtual\p{L}*|video\p{L}*|phone|telefon\p{L}*|teams|zoom|tbc|tbd)\b/iu
/** One meets there another time: 'the job is in our office in Leeds; first we have a video call'. */
const ON_SCREEN = /(?<!\p{L})(?:video|online|virtual|görüntülü|çevrim ?içi|visio|en línea)/iu
/** Fewer small words around it, and it is the foot of a letter: 'Kranich GmbH, Hafenstraße 12, 20457 Hamburg'. */
const FEWEST_SMALL_WORDS = 3

/** Where a letter asks somebody to come: of a line that names the place, or of a sentence with an address. '' where it names none. */
export function meetingPlaceIn(text: string): string {
  const lines = text.split('\n').map((line) => line.slice(0, 1_000))
  const named = lines.flatMap((line) => LABELLED.exec(line.trim())?.[1] ?? []).find((said) => !NO_PLACE.test(said))
  if (named !== undefined) return named.replace(/[.,;\s]+$/, '')
  if (ON_SCREEN.test(text)) return ''
  for (const pattern of [STREET, HOUSE]) {
    const found = lines.map((line) => placeIn(line, new RegExp(`(?<![\\p{L}\\d])(?:${pattern})`, 'u'))).find(Boolean)
    if (found) return found
  }
  return ''
}

function placeIn(line: string, pattern: RegExp): string | null {
  const found = pattern.exec(line)
  if (!found) return null
  let end = found.index + found[0].length
  for (let part = 0; part < MOST_PARTS; part++) {
    const longest = Math.max(...BEHIND.map((behind) => lengthAt(behind, line, end)))
    if (longest === 0) break
    end += longest
  }
  const around = `${line.slice(0, found.index)} ${line.slice(end)}`
  if ((around.match(/(?<![\p{L}\d])\p{Ll}[\p{L}’']*/gu) ?? []).length < FEWEST_SMALL_WORDS) return null
  return line.slice(found.index, end).replace(/[.,;\s]+$/, '')
}

function lengthAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0].length ?? 0
}
