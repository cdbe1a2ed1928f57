import { must } from '#core/must.ts'
import type { LocalDate } from '#core/time.ts'
import { datesIn } from './dates.ts'
import { sameLength } from '../demands/demand.ts'

const CLOSES =
  /\b(?:closing date|clos(?:es?|ing)(?: on)?|deadline|apply (?:[^.\n]{0,80} )?(?:by|before|until)|applications? (?:close|due|are (?:due|accepted|open)|must|until|by|received|deadline|accepted|(?:are )?(?:accepted )?through)|accepting applications through|n(?:o|ot) later than|by|before|until|valid through|last date|bewerbungsfrist|bewerbungsschluss|bew[ei]rb\w* (?:[^.\n]{0,60} )?bis|(?:unterlagen|lebenslauf|anschreiben|cv) (?:[^.\n]{0,60} )?bis|bewerbungsende|einsendeschluss|\w*ausschreibung endet|bis (?:zum|spatestens)|spatestens|son basvuru\w*|son gun|basvurular\w*|kadar|date limite|delai de (?:postulation|candidature)|postul\w* (?:[^.\n]{0,40} )?avant|avant le|au plus tard|jusqu'au|cloture|fecha limite|plazo|a mas tardar|hasta el|antes del?|write by|reage\w+ (?:[^.\n]{0,30} )?(?:voor|tot)|sollicite\w+ (?:[^.\n]{0,30} )?(?:voor|tot)|uiterlijk|voor(?=\s*$)|tot en met|sluit op|entro (?:il|e non oltre)|non oltre|scadenza|candidarsi entro|ate(?: ao?)?(?: dia)?|prazo|do dnia|aplikuj do|najpozniej|senast|sista ansokningsdag|frist)\b/
const STARTS =
  /\b(?:start(?:s|ing)?|available|from|as of|begin\w*|eintritt\w*|zum nachst\w*|ab|baslangic|debut|a partir|desde|graduat\w*|rentree|founded|posted|published|interviews?|born|since|seit)\b[^.\n]{0,14}$/

/** 'We close between December 24 and January 2': two ends of a time off, not a last day. */
const BETWEEN = /\b(?:between|zwischen|entre|tra|fra|tussen|mellan|pomiedzy) [^.,;:]{0,30}$/

/** What ends on a day without being the time to apply: a contract, the money for it, a project, talks. */
const OTHER_ENDS =
  /\b(?:contract\w*|fixed[- ]term|temporary|funded|funding|cover|project\w*|deliver\w*|interviews?|befrist\w*|\w*vertrag\w*|\w*laufzeit|projekt\w*|elternzeit\w*|sozlesme\w*|sureli|proje\w*|cdd|contrat|mission|duree|contrato|temporal|proyecto|contratto|tempo determinato|progetto|temporario|projeto|tijdelijk|umow\w*|vikariat)\b/
const APPLYING =
  /\b(?:appl(?:y|ication|ications|icants?)|submi\w+|deadline|closing date|closes?|bew[ei]rb\w*|unterlagen|basvur\w*|ilan\w*|candid\w*|postul\w*|inscri\w*|inscrev\w*|solicitud\w*|plazo|sollicit\w*|reage\w*|aplik\w*|ansok\w*)/

const SPAN = /^\s*(?:-|–|—|to|until|through|bis|au|al|hasta|a|até|ile|tot)\s*$/u

/** The last day to apply that a line names. */
export function deadlineIn(
  text: string,
  isLabelled: boolean,
  options: { isAmerican?: boolean; today?: LocalDate | null },
): LocalDate | null {
  const dates = datesIn(text, options)
  if (dates.length === 0) return null
  if (isLabelled) {
    const [first, next] = dates
    // 'Open & closing dates: 11/09/2026 to 11/30/2026'
    const isSpan = next !== undefined && SPAN.test(text.slice(must(first).to, next.from))
    return isSpan ? next.day : must(first).day
  }
  const folded = sameLength(text)
  const said = dates.find(({ from, to }) => {
    const before = folded.slice(Math.max(0, from - 110), from)
    if (STARTS.test(before) || BETWEEN.test(before)) return false
    const after = folded.slice(to, to + 30)
    const sentence = `${/[^.;!?]*$/.exec(before)?.[0]} ${/^[^.;!?]*/.exec(after)?.[0]}`
    if (OTHER_ENDS.test(sentence) && !APPLYING.test(sentence)) return false
    return (
      CLOSES.test(before) ||
      /^\W{0,3}(?:'?\w{1,4} )?(?:(?:tarihine |gunune |e |a )?kadar|tarihinde (?:kapan|sona er|bit))/.test(after)
    )
  })
  return said?.day ?? null
}
