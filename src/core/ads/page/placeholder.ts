import { fold } from '../fold.ts'
import { labelOf } from '../labels.ts'

/** Folded words that systems write where a name is missing or withheld. */
const NOTHING =
  /^(?:(?:company|employer|client|organi[sz]ation|name|job|title|position) )?(?:unavailable|unknown|undisclosed|unspecified|confidential|anonymous|withheld|hidden|private|none|null|undefined|nan|empty|blank|default|test|sample|example|placeholder|tb[acd]|nil|various|other|(?:not|non) (?:specified|available|provided|disclosed|given|applicable|stated|set|defined|known|published)|n ?a|no (?:name|company|employer|data)|(?:your|our|my|the|a|leading|top)? ?(?:company|employer|client|organi[sz]ation)|(?:keine|ohne) angaben?|nicht (?:angegeben|verfugbar|bekannt)|unbekannt|vertraulich|anonym|diskret|non (?:precise|renseigne|communique|disponible|defini)e?|confidentiel(?:le)?|anonyme|inconnue?|no (?:especificad[oa]|disponible|indicad[oa]|definid[oa])|confidencial|anonim[oa]|desconocid[oa]|sin (?:especificar|nombre)|nao (?:informad[oa]|especificad[oa]|divulgad[oa])|gizli|belirtilmemis\p{L}*|bilinmiyor|yok|non (?:specificat[oa]|disponibile|indicat[oa])|riservat[oa]|onbekend|niet (?:bekend|opgegeven|beschikbaar)|vertrouwelijk|anoniem|nieznan[ye]|brak danych|poufne|okand|ej angivet)$/u

/** A value that stands where one is missing: 'UNAVAILABLE', 'n/a', '{{company}}', 'lorem ipsum', or the label of the field itself. */
export function saysNothing(value: string): boolean {
  const text = fold(value)
    .replaceAll(/[^\p{L}\p{N}{}]+/gu, ' ')
    .trim()
  return (
    !/[\p{L}\p{N}]/u.test(text) ||
    NOTHING.test(text) ||
    /\{\{|\$\{|^lorem ipsum|^x{3,}$/.test(value.toLowerCase()) ||
    labelOf(value) !== null
  )
}
