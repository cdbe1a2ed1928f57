/** What says something of the person and is no part of what a job or an employer is called. */
const CLAIMS = [
  // the first person, in small letters: 'MA' is a state, 'Engineer I' a grade
  String.raw`(?<!\p{L})(?:my|we|our|ich|mein\p{L}*|mich|mir|wir|unser\p{L}*|je|j['’]ai|mon|mes|nous|notre|yo|mis|nuestr[oa]|benim|biz|bizim)(?!\p{L})`,
  String.raw`(?<!\p{L})I(?:['’]\p{L}+|(?: (?:also|now|once|have|had|hold|held|am|was|led|work\p{L}*|taught|wrote|did|can|know)))(?!\p{L})`,
  String.raw`\p{L}+(?:dığım|diğim|duğum|düğüm|tığım|tiğim|tuğum|tüğüm)(?!\p{L})`,
  // how long, and what one has been or holds
  String.raw`(?<!\p{L})(?:years?|months?|jahren?|monaten?|ans|années|años|meses|yıl\p{L}*|sene\p{L}*)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:[Ee]x-\p{Lu}|(?:[Ff]ormer(?:ly)?|[Pp]reviously|[Ee]hemalig\p{L}*|[Ff]rüher(?:e[rns]?)?|[Aa]ncien(?:ne)?|[Aa]ntigu[oa]|[Ee]ski(?:den)?)(?!\p{L}))`,
].map((pattern) => new RegExp(pattern, 'u'))
const DEGREES =
  /(?<!\p{L})(?:ph\.? ?d|doctor\p{L}*|promoviert\p{L}*|b\.? ?sc|m\.? ?sc|mba|bachelor|master|diplom\p{L}*|certifi\p{L}+|zertifi\p{L}+|sertifika\p{L}*|degree|award\p{L}*)(?!\p{L})/iu

/** Where a name may end: before what is put behind it. */
const ENDS = /\s*[,;:|(–—]\s*|\s-\s|[.!?]\s+(?=\p{Lu})|\s+(?=(?:where|who|which|that|wo|der|die|où|qui|donde|que)\s)/u

const claims = (text: string) => CLAIMS.some((claim) => claim.test(text))

/**
 * What a stranger's advert calls a job or an employer stands in a letter as the person's own sentence. So what speaks of the person
 * is cut from it, with all that follows: 'Data Analyst, with ten years at Google' is a Data Analyst.
 */
export function plainName(name: string): string {
  const whole = name.trim()
  const first = ENDS.exec(whole)
  const head = first ? whole.slice(0, first.index) : whole
  if (claims(head)) return ''
  const tail = whole.slice(head.length)
  return claims(tail) || DEGREES.test(tail) || /[<>]/.test(whole) ? head.replaceAll(/<[^>]*>?/g, '').trim() : whole
}
