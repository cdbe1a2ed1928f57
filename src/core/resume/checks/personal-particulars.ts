import { fold } from '#core/text/fold.ts'
import type { MeasuredLine } from './document-measures.ts'

/** By its label, in seven languages, folded: a date or word alone is not enough to say what it is. */
const LABELS: [string, RegExp][] = [
  [
    'your birth date',
    /\b(?:date of birth|birth ?date|d\.?o\.?b\.?|geburtsdatum|geboren am|geb\. ?am|date de naissance|nee? le|fecha de nacimiento|nacid[oa] el|data de nascimento|nascid[oa] em|data urodzenia|urodzon[ya]|dogum tarihi)\b\s*[:.]?\s*.{0,20}\d|\bborn(?: on)?:?\s+(?:\d|\p{L}+ \d{1,2},? (?:19|20))|\bage\s*:\s*\d\d\b/u,
  ],
  [
    'your marital status',
    /\b(?:marital status|civil status|familienstand|situation de famille|etat civil|estado civil|stan cywilny|medeni (?:hali?|durumu?))\b\s*[:\-–|]|\b(?:marital status|familienstand|estado civil|medeni hali?)\s+(?:single|married|ledig|verheiratet|soltero|casado|bekar|evli)/u,
  ],
  ['your religion', /\b(?:religion|konfession|religione|religiao|wyznanie|dini?)\s*:\s*\p{L}/u],
  [
    'an ID number',
    /\b(?:passport|id card|identity card|national id|social security|ssn|national insurance|nino|aadhaar|personalausweis|reisepass|pesel|cpf|dni|nie|numero de identidad|tc kimlik|t\.c\. kimlik|kimlik no|carte d'identite)\b(?:\s*(?:no|number|nr|num|numarasi|#)\.?)?\s*[:.]?\s*[a-z]{0,2}\d[\d .-]{4,}/u,
  ],
]

export function personalLines(lines: readonly MeasuredLine[]): { line: MeasuredLine; what: string }[] {
  return lines.flatMap((line, at) => {
    // A label may stand alone above what it labels.
    const alone = fold(line.text)
    const withNext = line.text.length < 30 ? `${alone} ${fold(lines[at + 1]?.text ?? '')}` : alone
    return LABELS.flatMap(([what, label]) =>
      label.test(alone) || (label.test(withNext) && /[:]$|(?:birth|geburtsdatum|status|nacimiento)$/.test(alone))
        ? [{ line, what }]
        : [],
    )
  })
}
