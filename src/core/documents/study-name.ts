/** 'Ausbildung, Tischlerin' and 'Ingeniería, Sistemas': what was studied as a resume is read, the degree before its subject. */
const PARTED = /^([^,]+), (\p{L}[^,]+)$/u
const GERMAN_TRAINING = /^(?:\p{L}+ )?(?:Aus|Weiter|Fort)bildung$|^(?:\p{L}+ )?(?:Umschulung|Lehre|Berufsausbildung)$/u
/** The word that says what somebody becomes, before 'für Büromanagement' or 'EFZ'. */
const FEMALE = /(?:er|ist|ent|ant|eur|or|wirt|log)in$|(?:frau|kraft)$/u
const MALE = /(?:er|ist|ent|ant|eur|wirt|loge|mann)$/u
const SPANISH =
  /^(?:ingenier[ií]a|licenciatura|grado|maestr[ií]a|m[aá]ster|doctorado|diplomado|tecnicatura|t[eé]cnico(?: superior)?|bachillerato|especializaci[oó]n)$/iu

/** Studies as people call them: 'Ausbildung zur Tischlerin', 'Ingeniería en Sistemas'. */
export function studyName(title: string): string {
  const [, degree = '', subject = ''] = PARTED.exec(title) ?? []
  if (SPANISH.test(degree)) return `${degree} en ${subject}`
  if (!GERMAN_TRAINING.test(degree)) return title
  const trade = subject.split(/ (?:für|im|in|der|des) /u, 1)[0] ?? ''
  if (FEMALE.test(trade)) return `${degree} zur ${subject}`
  return MALE.test(trade) ? `${degree} zum ${subject}` : title
}
