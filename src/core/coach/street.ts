const WORD = String.raw`\p{Lu}[\p{L}.'’-]{0,30}`
const NUMBER = String.raw`\d{1,5}(?:\s?[a-z](?!\p{L}))?(?:\s?[-/]\s?\d{1,4}[a-z]?)?`
/** Where an address goes on or ends; 'Arbeitsplatz 4.0' and 'Google Drive migrations' do neither. */
const END = String.raw`(?=\s*(?:[,;)|(·•\n]|\.(?!\d)|$|[A-Z]{0,3}-?\d{4,5}(?!\d)))`
const GERMANIC = 'straße|strasse|str\\.|weg|platz|gasse|allee|straat|laan|gracht|gatan|vägen|gade|vej'
const ENGLISH =
  'Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Close|Rise|Way|Court|Ct|Place|Pl|Terrace|Square|Sq|Crescent|Gardens|Grove|Hill|Walk|Row|Boulevard|Blvd|Parkway'
const FRENCH = 'rue|avenue|av\\.|boulevard|bd|chemin|allée|impasse|quai|place'
const ROMANCE =
  '[Cc]alle|[Cc]\\/|[Aa]vda\\.?|[Aa]venida|[Pp]laza|[Pp]aseo|Via|Viale|Corso|Piazza|[Rr]ua|[Tt]ravessa|[Uu]l\\.|[Aa]l\\.'
const TURKISH = 'Mah(?:\\.|allesi)|Sok(?:\\.|ak|ağı)|Sk\\.|Cad(?:\\.|desi)|Cd\\.|Bulvarı|Blv\\.'
const SMALL = String.raw`(?:(?:de la|de l['’]|del|de|du|des|la|le|les|da|do|dos|di|della|d['’])\s?)?`

/** A street with its number, as it is written in eight languages. */
const STREETS = [
  String.raw`(?<!\p{L})(?:\p{Lu}[\p{L}-]{1,30}(?:${GERMANIC})|(?:${WORD} ){1,2}(?:Straße|Strasse|Str\.|Weg|Platz|Allee|Gasse|Ring|Damm|Ufer)) ?${NUMBER}${END}`,
  String.raw`(?<![\p{L}\d.])(?:(?:Flat|Unit|Apt\.?|Apartment) \w{1,5},? )?\d{1,5}(?:[a-zA-Z]|\/\d{1,4})?,? (?:${WORD} ){1,3}(?:${ENGLISH})(?!\p{L})\.?(?:,? (?:Apt|Apartment|Flat|Unit|#)\.? ?\w{1,5})?${END}`,
  String.raw`(?<![\p{L}\d.])\d{1,4}(?: ?(?:bis|ter))?,? (?:${FRENCH}) (?:${SMALL}${WORD} ?){1,4}`,
  String.raw`(?<!\p{L})(?:${ROMANCE}) ?(?:${SMALL}${WORD} ?){1,4},? ?(?:n[.ºo°]{0,2} ?)?${NUMBER}${END}`,
  String.raw`(?<!\p{L})(?:(?:${WORD} ){1,3}(?:${TURKISH}),? ?){1,3}(?:No ?[:.]? ?)?${NUMBER}`,
].map((source) => new RegExp(source, 'gu'))

const CODE = String.raw`(?<![\p{L}\d])(?:(?:[A-Z]{1,3}-)?\d{4,6}(?:-\d{3,4})?|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{3} \d{2}|\d{2}-\d{3}|\(\d{2,3}\))(?![\p{L}\d])`
const CODES = new RegExp(CODE, 'gu')
const CODE_BESIDE = new RegExp(String.raw`(\[street left out\][^\n;|.]{0,40}?)\s?${CODE}`, 'gu')
const CODE_LABELLED =
  /(?<!\p{L})((?:post(?:al )?code|zip(?: code)?|plz|code postal|c[óo]digo postal|posta kodu|kod pocztowy)\s?[:.]?\s?)(?=[a-z -]{0,4}\d)[a-z\d][a-z\d-]{2,7}(?: \d[a-z]{2})?(?![\p{L}\d])/giu
const LABELLED =
  /((?:^|[|·•;\n])\s*(?:(?:home|postal|private|my) )?(?:address|anschrift|adresse|direcci[óo]n|adres|endereço|indirizzo)\s?:\s?)([^\n|·•;]{4,150})/giu
const STREET_NAME = new RegExp(
  String.raw`(?:${GERMANIC})$|(?:^|\s)(?:${ENGLISH})\.?$|^(?:${FRENCH}|${ROMANCE}|Straße|Weg)\s|(?:${TURKISH})$`,
  'u',
)

/** Leaves streets with their numbers, and the postal codes beside them, out of a text. */
export function maskStreets(text: string): string {
  return STREETS.reduce((rest, street) => rest.replace(street, '[street left out]'), text)
    .replace(LABELLED, (_, label: string, address: string) => label + townOf(address))
    .replace(CODE_BESIDE, '$1')
    .replace(CODE_LABELLED, '$1[left out]')
}

/** The town, region and country of an address: 'Rosenweg 2, 48149 Münster, Germany' is 'Münster, Germany'. */
export function townOf(address: string): string {
  const parts = address.split(/\s*(?:[,;|·•\n]|\s[-–—]\s)\s*/)
  return parts
    .map((part) => part.replace(CODES, '').replaceAll(/\s+/g, ' ').trim())
    .filter(
      (part, at) =>
        /\p{L}/u.test(part) && !/\d|left out/.test(part) && (at === parts.length - 1 || !STREET_NAME.test(part)),
    )
    .join(', ')
}
