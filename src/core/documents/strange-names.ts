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

/** What somebody is or has besides a job, and how long: no part of the name of one. */
const STANDING =
  /(?<!\p{L})(?:winn(?:er|ing)s?|laureates?|graduates?|alum\p{L}*|(?:co-?)?found(?:er|ed)s?|prizes?|medal\p{L}*|clearance|veterans?|educated|holders?|fluent|yrs?|decades?|former|led|having|until|since|recommended|c[tfeio]o|\p{L}*preisträger\p{L}*|muttersprach\p{L}*|author|autor(?:in)?|doktor(?:in)?|promoviert\p{L}*|gründer(?:in)?|absolvent\p{L}*|\p{L}*jährig\p{L}*|erfahrung|seit|docteure?|lauréate?|diplômée?|fondat\p{L}+|depuis|ödül\p{L}*|mezun\p{L}*|doktora\p{L}*|deneyim\p{L}*|kurucu\p{L}*|doctora?|ganador\p{L}*|desde)(?!\p{L})/iu
/** Of these no name of a job or an employer has any before its first comma; 'CTO' and 'Graduate Engineer' are jobs. */
const STANDING_BEFORE =
  /(?<!\p{L})(?:laureates?|yrs?|decades?|having|lauréate?s?|preisträger\p{L}*|doktoralı|ödüllü|(?!gelişmiş)\p{L}{2,}[klnprtş]m[ıiuü]ş)(?!\p{L})/iu
/** Small words that the name of a job or an employer may have behind a comma, in brackets or in its legal form: 'Sp. z o.o.'. */
const SMALL =
  /^(?:all|alle|and|at|de|del|der|des|die|das|du|et|for|für|hybrid|hybride|im|in|la|le|of|on|oder|or|ou|part|full|remote|site|team|time|und|ve|veya|y|o|time|genders?|geschlechter|levels?|befristet|unbefristet|vollzeit|teilzeit|temps|plein|partiel|uzaktan|hibrit|from|home|office|homeoffice|möglich|possible|m|w|d|f|h|x|i|div|mwd|a|s|z|r|k|j|tam|yarı|zamanlı|dönemli|stajı?|ab|pro|per|to|zu|von|bis|bei|mit|innen)$/u

/** Where a name may end: before what is put behind it. */
const ENDS =
  /\s*[,;:|(–—*•★\p{Extended_Pictographic}]\s*|\s*\/\s*(?=[^/]*(?:veteran|winner|laureate|author|founder|preisträger|autor|gründer|ödül))|\s[-/]\s|[.!?]\s+(?=\p{Lu})|\s+(?=(?:where|who|whose|which|that|deren|dessen|having|since|after|following|again|leading|wo|die|der|seit|où|qui|depuis|donde|que|desde)\s)|\s+(?=(?:with|mit|avec|con)\s(?:an?\s|\p{L}+jährig|\d))|\s+(?:and|und|et|ve|y)\s+(?=(?:winner|laureate|holder|founder|owner|preisträger|gründer|lauréat|ödül|ganador|author|autor|auteur|yazar))/iu

const claims = (text: string) => CLAIMS.some((claim) => claim.test(text))

/** Behind a name stand only names, places and how the work is done; a small word of anything else begins a sentence. */
const isPlainTail = (tail: string): boolean =>
  !claims(tail) &&
  !STANDING.test(tail) &&
  !DEGREES.test(tail) &&
  (tail.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).every((word) => /^\p{Lu}/u.test(word) || SMALL.test(word)) &&
  tail.split('(').length === tail.split(')').length

/** 'Award-winning Data Analyst' is a Data Analyst. */
const PRAISE = /^\p{L}+-(?:winning|educated|trained|zertifizierte[rn]?|promovierte[rn]?)\s+/iu

/**
 * What a stranger's advert calls a job or an employer stands in a letter as the person's own sentence. So it is cut to the plain name:
 * 'Data Analyst, with ten years at Google' is a Data Analyst, and so is 'Data Analyst, leading 40 people'.
 */
export function plainName(name: string): string {
  const whole = name.trim().replace(PRAISE, '')
  const first = ENDS.exec(whole)
  const head = first ? whole.slice(0, first.index) : whole
  if (claims(head) || STANDING_BEFORE.test(head)) return ''
  const isPlain = isPlainTail(whole.slice(head.length)) && !/[<>]/.test(whole)
  return isPlain ? whole : head.replaceAll(/<[^>]*>?/g, '').trim()
}
