import { must } from '#core/must.ts'
import type { LocalDate } from '#core/time.ts'
import { datesIn } from '../dates.ts'
import { sameLength } from '../demand.ts'

const CLOSES =
  /\b(?:closing date|clos(?:es?|ing)(?: on)?|deadline|apply (?:[^.\n]{0,80} )?(?:by|before|until)|applications? (?:close|due|are (?:due|accepted|open)|must|until|by|received|deadline|accepted)|by|before|until|valid through|last date|bewerbungsfrist|bewerbungsschluss|bewerb\w* (?:[^.\n]{0,60} )?bis|bis (?:zum|spatestens)|spatestens|son basvuru\w*|son gun|basvurular\w*|kadar|date limite|delai de (?:postulation|candidature)|postul\w* (?:[^.\n]{0,40} )?avant|avant le|jusqu'au|cloture|fecha limite|plazo|hasta el|antes del?|write by|reageer (?:voor|tot)|solliciteer (?:voor|tot)|uiterlijk|voor(?=\s*$)|tot en met|sluit op|entro (?:il|e non oltre)|scadenza|candidarsi entro|ate(?: ao?)?(?: dia)?|prazo|do dnia|aplikuj do|najpozniej|senast|sista ansokningsdag|frist)\b/
const STARTS =
  /\b(?:start(?:s|ing)?|available|from|as of|begin\w*|eintritt\w*|zum nachst\w*|ab|baslangic|debut|a partir|desde|graduat\w*|rentree|founded|posted|published|interviews?|born|since|seit)\b[^.\n]{0,14}$/

/** The last day to apply that a line names. */
export function deadlineIn(
  text: string,
  isLabelled: boolean,
  options: { isAmerican?: boolean; today?: LocalDate | null },
): LocalDate | null {
  const dates = datesIn(text, options)
  if (dates.length === 0) return null
  if (isLabelled) return must(dates[0]).day
  const folded = sameLength(text)
  const said = dates.find(({ from, to }) => {
    const before = folded.slice(Math.max(0, from - 110), from)
    if (STARTS.test(before)) return false
    const after = folded.slice(to, to + 30)
    return CLOSES.test(before) || /^\W{0,3}(?:'?\w{1,4} )?(?:tarihine |gunune |e |a )?kadar/.test(after)
  })
  return said?.day ?? null
}
