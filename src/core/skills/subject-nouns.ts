import { any } from '#core/text/any.ts'

/**
 * What is read, heard, sat, booked or sold under the name of a thing: the name behind it is its subject, and no deed done to
 * it was done to that. 'Printed theses on PyTorch', 'Supervised exams in Python'.
 */
export const SUBJECT_NOUNS = any(
  'books?|talks?|lectures?|webinars?|podcasts?|videos?|magazines?|meetups?|conferences?|adverts?|news|articles?|trainings?|courses?|boot ?camps?|workshops?|seminars?|licen[cs]es?|subscriptions?|exams?|examinations?|brochures?|stickers?|demos?|handbooks?|manuals?|chapters?|sessions?|leaflets?|posters?',
  'theses|thesis|dissertations?|essays?|papers|quiz(?:zes)?|exercises|logos?|posts|films?|movies?|clips?',
  'buch|bücher|vorträge?|vortrags?|schulung(?:en)?|kurse?s?|lizenz(?:en)?|konferenz(?:en)?|artikel|messe|prüfung(?:en)?|klausur(?:en)?|\\p{L}*arbeiten über',
  String.raw`kita[bp]\p{L}*|kurs(?:u|un|una|unu|lar\p{L}*)|eğitim(?:i|ine|ini|inin|ler\p{L}*)|lisans(?:ı|ını|lar\p{L}*)|konferans\p{L}*|seminer\p{L}*|tez(?:i|ler\p{L}*)|sınav(?:ı|ını|lar\p{L}*)`,
  'livres?|conférences?|formations?|licences?|thèses|examens|libros?|charlas?|cursos?|licencias?|conferencias?|formación|tesis|exámenes',
)

const LISTED = String.raw`(?:[^\s,]+(?: [^\s,]+){0,2}, ){0,12}(?:(?:and|or|und|oder|ve|et|y) )?(?:[^\s,]+ ){0,3}?`
const SUBJECT = new RegExp(
  String.raw`(?<![\p{L}\d])${SUBJECT_NOUNS} (?:for|on|about|of|in|with|to|from|zum?|zur|über|von|für|in|mit|sur|de|du|à|sobre|en) ${LISTED}\*`,
  'u',
)
/** Who gave the talk or wrote the thesis knows what it was about. */
const GIVEN =
  /(?<!\p{L})(?:gave|give|gives|giving|held|holds?|taught|teach\p{L}*|wrote|written|presented|authored|my|gab|halte|hielt|gehalten|geschrieben|meine\p{L}*)(?!\p{L})/u

/** Whether a thing, which stands as '*' in a clause in small letters, is only what a text, a course or an exam was about. Pure. */
export const isSubjectOnly = (clause: string): boolean => SUBJECT.test(clause) && !GIVEN.test(clause)
