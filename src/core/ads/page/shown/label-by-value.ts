import { datesIn } from '#core/ads/fields/dates.ts'
import { typesIn } from '#core/ads/fields/employment.ts'
import { modeSaid } from '#core/ads/fields/work-mode.ts'
import { fold } from '#core/ads/fold.ts'
import { labelOf, type Label } from '#core/ads/labels.ts'
import { moneyIn } from '#core/ads/fields/money.ts'

/** Folded stems of nine languages that speak of a place, of the day an advert went out, of its last day, of something else. */
const PLACE =
  /\b(?:where|place|location|site|campus|town|city|base[d]?|office|(?:arbeits|einsatz|dienst|tatigkeits)?orte?|standorte?|(?:dienst|firmen|haupt)?sitz|wo|\w*yer[ie]?|sehir|ilce|konum|lieux?|ville|secteur geo\w*|commune|ou|donde|poblacion|localidad\w*|municipio|ciudad|centro|dove|luogo|sede|comune|citta|waar|(?:stand|werk)?plaats|vestiging|locatie|gemeente|onde|local\w*|concelho|cidade|gdzie|miejsc\w*|miast\w*|lokaliz\w*|plats)\b/
const POSTED =
  /\b(?:\w*publi\w*|post(?:ed|ing)|placed|advertised|listed|added|live|opened|issued|\w*veroffentlich\w*|ausgeschrieben|eingestellt|erschienen|yayi?m\w*|yayin\w*|ilan|parue?|anunci\w*|annunci\w*|inserit\w*|geplaatst|gepubliceerd|oglosz\w*|dodan\w*|opublikowan\w*)\b/
const UNTIL =
  /\b(?:clos\w*|deadline|unpost\w*|apply|applications?|until|expir\w*|last|\w*frist|bewerb\w*|bis|\w*schluss|son|kadar|basvur\w*|jusqu\w*|limite|cloture|candidat\w*|hasta|plazo|cierre|entro|scad\w*|tot|sluit\w*|reager\w*|sollicit\w*|ate|prazo|termin\w*|zgloszen\w*|aplik\w*|do)\b/
const OTHER_DAY =
  /\b(?:start\w*|begin\w*|interview\w*|eintritt\w*|antritt|debut|inicio|incorpor\w*|inizio|aanvang|rozpocz\w*|baslan\w*|mulakat|entretien\w*|entrevist\w*|updated|modified|geburt\w*|founded)\b/

/** A label that no list knows, by the shape of what stands beside it: a sum, a term, a day, or a name beside a word for where. */
export function labelByValue(labelText: string, value: string): Label | null {
  if (labelText.length > 45 || labelText.length < 2 || value.length > 90 || value === '' || /[!?]$/.test(labelText))
    return null
  const label = fold(labelText).replaceAll(/[^\p{L}\p{N} ]/gu, ' ')
  if (label.trim().split(/\s+/).length > 5) return null
  const bare = value.replaceAll(/\([^)]*\)/g, ' ').trim()
  const [day, more] = datesIn(bare)
  if (day && more === undefined && bare.length - (day.to - day.from) < 24) {
    if (OTHER_DAY.test(label)) return null
    return POSTED.test(label) ? 'posted' : UNTIL.test(label) ? 'deadline' : null
  }
  if (
    NUMBERED.test(label.trim()) &&
    !OTHER_NUMBER.test(label) &&
    /^(?=\S*\d)[\p{L}\d][\p{L}\d./_-]{2,24}$/u.test(value)
  )
    return 'reference'
  const [sum] = moneyIn(value)
  if (sum)
    return sum.period !== null && !NO_PAY.test(label) && value.length < 60 && !/\p{Ll}{2}[.!?]\s+\p{Lu}/u.test(value)
      ? 'pay'
      : null
  if (typesIn(value).length > 0 && value.length < 60 && !/[.!?]/.test(value)) return 'type'
  if (PLACE.test(label) && isNameLike(value)) return 'place'
  return modeSaid(value) !== null && value.length < 30 ? 'mode' : null
}

/** 'Open & closing dates: 11/09/2026 to 11/27/2026': the day it went out and the last one, each as written. */
export function periodOf(labelText: string, value: string): [string, string] | null {
  if (labelText.length > 45 || value.length > 60 || !/\d\D+\d/.test(value)) return null
  const label = fold(labelText)
  if (!(POSTED.test(label) || UNTIL.test(label) || labelOf(labelText) === 'deadline') || OTHER_DAY.test(label))
    return null
  const [first, last, more] = datesIn(value)
  if (!first || !last || more || first.to > last.from) return null
  // the thirteenth month, or an end before its beginning, shows that the month stands first
  if (!/\b\d{1,2}\/(?:1[3-9]|2\d|3[01])\//.test(value) && first.day <= last.day)
    return [value.slice(first.from, first.to), value.slice(last.from, last.to)]
  const [from, until] = datesIn(value, { isAmerican: true })
  return from && until && from.day <= until.day ? [from.day, until.day] : null
}

/** 'Anforderungs-ID', 'Vakanz Nr.', 'İlan kodu': labels of numbers, and those that number something else. */
const NUMBERED =
  /^(?:numero|number|nummer|numer|no|nr) (?:de|del|da|di|of|der|des|van) \p{L}+$|(?:^|\s|\p{L}{4,}-?)(?:id|nr|no|num(?:ber|mer|ero|arasi)?|code|kodu?|codigo|kennung|identification|ref\p{L}*)$/u
const OTHER_NUMBER =
  /\b(?:tele\w*|tel|phone|fax|mobil\w*|plz|post\w*|zip|ust|vat|tax|steuer\w*|vergi|handels\w*|hr[ab]|iban|siret|siren|naf|ape|company|kunden\w*|customer|room|raum|user|member|building|haus\w*|opening|vacanc\w*|posts?|places|team|employees)\b/

const NO_PAY =
  /\b(?:bonus\w*|allowance|budget|benefit\w*|zulage|pramie|zuschuss|prime|ikramiye|yemek|extra|premia|dodatek|plus|fee|kosten|cost)\b/

/** 'Ottery Minster', 'Old Quarry, Lancaster', 'Bursa (İnegöl)': names and what parts them, no sentence. */
function isNameLike(value: string): boolean {
  if (value.length > 60 || /[.!?;:@]\s|\d{6,}|https?:/.test(value) || labelOf(value) !== null) return false
  const words = value.split(/[\s,/()|·-]+/u).filter(Boolean)
  const small = words.filter((word) => /^\p{Ll}/u.test(word))
  return words.length > 0 && words.length <= 7 && /^[\p{Lu}\d]/u.test(value) && small.length <= words.length / 3
}
