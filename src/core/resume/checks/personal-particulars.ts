import { fold } from '#core/text/fold.ts'
import type { MeasuredLine } from './document-measures.ts'

/** By its label, in seven languages, folded: a date or word alone is not enough to say what it is. */
const LABELS: [string, RegExp][] = [
  [
    'your birth date',
    /\b(?:date of birth|birth ?date|d\.?o\.?b\.?|geburtsdatum|geboren am|geb\. ?am|date de naissance|nee? le|fecha de nacimiento|nacid[oa] el|data de nascimento|nascid[oa] em|data urodzenia|urodzon[ya]|dogum tarihi)\b\s*[:.]?\s*.{0,20}\d|\bborn(?: on)?:?\s+(?:\d|\p{L}+ \d{1,2},? (?:19|20))/u,
  ],
  [
    'your marital status',
    /\b(?:marital status|civil status|familienstand|situation de famille|etat civil|estado civil|stan cywilny|medeni (?:hali?|durumu?))\b\s*[:\-–|]|\b(?:marital status|familienstand|estado civil|medeni hali?)\s+(?:single|married|ledig|verheiratet|soltero|casado|bekar|evli)/u,
  ],
  ['your age', /(?:^|[|,;·•–—]\s*)(?:age|alter|yas|edad|idade)\s*:\s*\d\d\b(?!\s*[-–]\s*\d)/u],
  [
    'your nationality',
    /\b(?:nationality|citizenship|nationalite|citoyennete|staatsangehorigkeit|staatsburgerschaft|nationalitat|uyru(?:k|gu|klugu)|vatandaslik|milliyet|nacionalidad|nacionalidade|obywatelstwo)\s*[:\-–|]\s*\p{L}/u,
  ],
  [
    'your military service',
    /\baskerlik(?:\s+(?:durumu|hizmeti|gorevi))?\b\s*[:\-–|(]?\s*(?:tamam|yapil|yapti|bit(?:ir|ti)|terhis|tecil|muaf|ertele|yukumlu|iliski|bedelli)|\bmilitary (?:service|status|obligations?)\s*[:\-–|]\s*(?:complete|done|fulfilled|served|exempt|deferred|postponed|not )|\bmilitary service (?:completed|done|fulfilled|deferred|postponed)\b|\b(?:wehr|zivil|grundwehr|prasenz)dienst\b\s*[:\-–|]?\s*(?:abgeleistet|geleistet|absolviert|befreit|erfullt)|\bservice (?:militaire|national)\b\s*[:\-–|]?\s*(?:effectue|accompli|termine|exempte|reporte)|\bobligations militaires\b/u,
  ],
  ['your religion', /\b(?:religion|konfession|religione|religiao|wyznanie|dini?)\s*:\s*\p{L}/u],
  [
    'an ID number',
    /\b(?:passport|id card|identity card|national id|social security|ssn|national insurance|nino|aadhaar|personalausweis|reisepass|pesel|cpf|dni|nie|numero de identidad|tc kimlik|t\.c\. kimlik|kimlik no|carte d'identite)\b(?:\s*(?:no|number|nr|num|numarasi|#)\.?)?\s*[:.]?\s*[a-z]{0,2}\d[\d .-]{4,}/u,
  ],
]

/** A part of a line that says nothing else: 'Nationalité marocaine', '29 ans'. */
const PARTS: [string, RegExp][] = [
  [
    'your nationality',
    /^(?:nationality|nationalite|staatsangehorigkeit|staatsburgerschaft|nationalitat|uyru(?:k|gu)|vatandaslik)\s+(?:t\.?c\.?|[\p{L}-]{3,25})$|^t\.?c\.? vatandasi(?:yim)?$/u,
  ],
  ['your age', /^(?:alter|age|yas)\s+[1-7]\d$|^[1-7]\d (?:years? old|jahre alt|yasindayim|yasinda)$/u],
]
/** 'Mechanic, 29 years' may be of work: only the first part of a line, or one beside another particular, is an age. */
const BARE_AGE = /^(?:1[6-9]|[2-7]\d) (?:ans|jahre)$/u
const BESIDE_AGE =
  /\b(?:nationalite|nationalitat|staatsangehorigkeit|celibataire|mariee?|pacsee?|ledig|verheiratet|permis [ab]\d?|fuhrerschein)\b/u
/** Particulars that need no label stand at the head. */
const HEAD_LINES = 15

function partsSaid(text: string, at: number): string[] {
  if (at >= HEAD_LINES) return []
  const parts = text.split(/\s*[–—|•·,;/]\s*|\s+-\s+|\s{2,}/u).map((part) => part.trim())
  const said = PARTS.flatMap(([what, part]) => (parts.some((one) => part.test(one)) ? [what] : []))
  const isAge = parts.some((one, place) => BARE_AGE.test(one) && (place === 0 || BESIDE_AGE.test(text)))
  return isAge ? [...said, 'your age'] : said
}

const ALONE =
  /(?:^|\| ?)(date of birth|birth ?date|geburtsdatum|geburtstag|date de naissance|fecha de nacimiento|data de nascimento|dogum tarihi|marital status|civil status|familienstand|situation de famille|etat civil|estado civil|medeni (?:hal|durum)i?|nationality|citizenship|nationalite|staatsangehorigkeit|staatsburgerschaft|nationalitat|uyru(?:k|gu)|vatandaslik|nacionalidad|nacionalidade|religion|konfession|alter|age)(?: ?(?:\/|und|and|et|y|e) ?-? ?(?:geburts)?(?:ort|place|lieu|lugar|yeri))?:?$/u
const FORM_LINES = 40

export function personalLines(lines: readonly MeasuredLine[]): { line: MeasuredLine; what: string }[] {
  return lines.flatMap((line, at) => {
    // A label may stand alone above what it labels.
    const alone = fold(line.text)
    const withNext = line.text.length < 30 ? `${alone} ${fold(lines[at + 1]?.text ?? '')}` : alone
    // in a form of two columns the label is a line, or the end of one, and what it labels the next
    const label = ALONE.exec(alone)?.[1]
    const inForm = label === undefined || at >= FORM_LINES ? '' : `${label}: ${fold(lines[at + 1]?.text ?? '')}`
    const labelled = LABELS.flatMap(([what, label]) =>
      label.test(alone) ||
      label.test(inForm) ||
      (label.test(withNext) &&
        /[:]$|(?:birth|geburtsdatum|status|nacimiento|askerlik(?: durumu| hizmeti)?)$/.test(alone))
        ? [what]
        : [],
    )
    return [...new Set([...labelled, ...partsSaid(alone, at)])].map((what) => ({ line, what }))
  })
}
