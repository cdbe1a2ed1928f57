import { fold } from '#core/text/fold.ts'
import { degreeScore } from '../words/degree-words.ts'
import { schoolScore } from '../words/organisation-words.ts'
import type { Line } from '../layout/line.ts'
import { headerDate, isRangeAlone } from './line-dates.ts'

/** Words that say how well, folded. */
const GRADE_WORD =
  /\b(?:c?gpa|grades?|(?:diploma|mezuniyet) (?:notu|puani)|diplomnote|note|abschlussnote|gesamtnote|mention|moyenne|nota|votazione|media|promedio|srednia|ocena|(?:not )?ort(?:alama(?:si)?)?(?!\p{L})|gano|first class|(?:upper|lower) second(?!ary)|second class|distinction|merit|summa|magna|cum laude|e lode|matricula de honor|honou?rs(?! \p{L})|classification|percentage|ucas (?:tariff )?points|cijfer|voto|punteggio|cr:)/u
/** '85%', '85,5 % attainment', '110/110', '2:1'. */
const MARK_ALONE = /^(?:\d{1,3}(?:[.,]\d{1,2})? ?(?:%(?: \p{L}+)?|\/ ?\d{1,3}(?:[.,]\d)?)(?: e lode)?|2:[12]|1:1)$/u

/** 'GNO: 3,28 / 4,00': whatever the label, a figure out of another says how well. */
const LABELLED_MARK =
  /^\p{L}[\p{L} .]{1,24}\s?[:=]\s?\d{1,3}(?:[.,]\d{1,2})?\s?(?:\/|of|out of)\s?\d{1,3}(?:[.,]\d{1,2})?$/iu
export const isLabelledMark = (text: string) => LABELLED_MARK.test(text.trim())

/** What is said about one's studies and is no degree: a second field, what was written, whom one joined, what one was given. */
const NOTE =
  /^(?:with )?(?:an? )?(?:double |academic )?(?:minor(?:s|ing|ed)?|nebenfach|yan dal|mencion|enfase|thesis|dissertation|(?:final|senior|capstone|graduation) (?:year )?(?:project|thesis)|capstone|proyecto (?:de )?fin|trabajo (?:de )?fin|tfg|tfm|trabalho de conclusao|tcc|memoire|sujet du|tesi|tesina|tesis|bachelorarbeit|masterarbeit|abschlussarbeit|diplomarbeit|praca (?:magisterska|dyplomowa|inzynierska|licencjacka)|bitirme|scriptie|afstudeer\p{L}*|eindwerk|relevant (?:coursework|courses?|modules?|subjects?)|key (?:modules|subjects|courses)|selected (?:coursework|courses|modules)|coursework(?! towards?)|extra-?curriculars?|activities|activites|aktivitaten|attivita|actividades|atividades|member of|membre d|mitglied|miembro|membro d|lid van|president of|captain of|(?:\p{L}+ ){0,2}dean['´]?s (?:honou?r )?list|honou?r (?:society|roll|list)|scholarship|stipendium|bourse|achievements?|advisor|adviser|supervisor|betreuer|directeur de|graduated with|passed with|(?:study|studied|semester|year|term) abroad(?= ?:| at | in ))(?!\p{L})/u
/** 'University and college honours' are no school; 'Bachelor of Arts, honours' is a degree. */
const HONOURS = /^(?:\p{L}+ ){1,4}honou?rs$/u
/** The same where a colon follows. */
const LABELLED =
  /^(?:option|specialite|schwerpunkte?|courses?|modules?|subjects?|kurse|inhalte|vertiefung(?:en)?|cours|matieres|materias|asignaturas|disciplinas|materie|esami|przedmioty|dersler|vakken|honou?rs|awards?|prizes?|societies|clubs?|projects?|project|topics?|indirizzo|thema|titel|title|skills)\s?:/

/** 'Studienrichtung: Holzbau' names the field. */
export const AREA_LABEL =
  /^(?:major(?:s|ing in)?|concentration|specialis?z?ation|speciality|emphasis|focus|track|field(?: of study)?|studienrichtung|fachrichtung|studiengang|vertiefung|schwerpunkt|specialite|option|filiere|especialidad|especialidade|indirizzo|curriculum|kierunek|specjalnosc|specjalizacja|bolum|alan|richting|afstudeerrichting|profiel)\s?:\s+/

/** 'Diploma Notu: 88,60': how good the diploma was. */
const GRADE_OF_DIPLOMA = /^(?:diploma (?:notu|puani|grade|note)|diplomnote|note du diplome|voto di diploma)(?!\p{L})/u
/** '3. sınıf', '2nd year': how far the studies are. */
const YEAR_OF_STUDY =
  /^(?:\d\. ?(?:sinif|studienjahr|semester|fachsemester|yil)|\d(?:st|nd|rd|th) (?:year|semester)|(?:final|second|third|fourth)[- ]year(?: student)?|\d ?(?:e|eme|re) annee|\d[.º°]? (?:curso|ano|anno|semestre))$/u

/** 'State Board', 'CBSE', 'niveau 5': who examined, and how high. */
const BOARD =
  /^(?:(?:state|central|matriculation) board(?: of .+)?|cbse|icse|(?:eqf |eqr )?(?:niveau|level|nivel|livello|stufe) \d)$/u
export const isBoard = (text: string) => BOARD.test(fold(text).trim())
export const isGradeOfDiploma = (text: string) => GRADE_OF_DIPLOMA.test(fold(text).trim())
export const isYearOfStudy = (text: string) => YEAR_OF_STUDY.test(fold(text).trim())

export const isGrade = (text: string) => {
  const folded = fold(text).trim()
  if (isGradeOfDiploma(text) || isLabelledMark(text)) return true
  return MARK_ALONE.test(folded) || (GRADE_WORD.test(folded) && degreeScore(text) < 2 && schoolScore(text) === 0)
}

export const hasGrade = (text: string) =>
  GRADE_WORD.test(fold(text)) || MARK_ALONE.test(fold(text).trim()) || isLabelledMark(text)

/** Whether a text tells of studies and names neither degree nor school. */
export function isNote(text: string): boolean {
  const folded = fold(text)
  return (
    isYearOfStudy(text) ||
    LABELLED.test(folded) ||
    (HONOURS.test(folded) && degreeScore(text) === 0) ||
    (NOTE.test(folded) && (schoolScore(text) === 0 || folded.includes(':')))
  )
}

/** Lines that can name a school or a degree: no notes, and items of a list only where nothing above them says the same. */
export function schoolLines(lines: Line[]): Line[] {
  let named = { degree: false, school: false }
  let above: Line | undefined
  const useful = lines.filter((line, at) => {
    const own = { degree: degreeScore(line.text) > 0, school: schoolScore(line.text) > 0 }
    if (isNote(line.text)) return false
    if (!line.hasBullet) {
      const isSame = above !== undefined && !above.hasBullet
      named = { degree: own.degree || (isSame && named.degree), school: own.school || (isSame && named.school) }
      above = line
      return true
    }
    above = line
    if (isRangeAlone(line)) return true
    const isWhole = own.degree && (own.school || headerDate(line) !== null)
    // An item right above a degree is its area.
    const next = lines[at + 1]
    const isArea = next !== undefined && !next.hasBullet && degreeScore(next.text) >= 2
    return isWhole || isArea || (own.degree && !named.degree) || (own.school && !named.school)
  })
  return useful.some((line) => line.hasBullet) ? useful.map((line) => ({ ...line, hasBullet: false })) : useful
}
