import { easternTypes } from '../eastern.ts'
import { fold } from '../fold.ts'
import type { EmploymentType } from '../kinds.ts'

const TYPES: [EmploymentType, RegExp][] = [
  [
    'internship',
    /\b(?:intern|interns|internship|praktik(?:um|ant\w*)|pflichtpraktikum|stage|stagiaire|becari[oa]|beca|practicas|staj|stajyer|tirocinio|stagista|stagiair\w*|meewerkstage|afstudeerstage|estagi\w+|staz(?:ysta|ystka)?|praktyki|praktykant\w*|summer analyst|placement year)\b/,
  ],
  [
    'apprenticeship',
    /\b(?:apprentice(?:ship)?|ausbildung (?:zum|zur|als)|ausbildungsplatz|auszubildende\w*|azubi|alternan(?:ce|t|te)|apprenti\w*|aprendiz|cirak|duales studium|apprendist\w+|leerling|bbl|leerwerk\w*|jovem aprendiz)\b/,
  ],
  [
    'contract',
    /\b(?:contractor|contract(?:ing)? (?:role|position|basis|job)|fixed[- ]price|freelance\w*|freiberuf\w*|ir35|day rate|b2b|c2c|corp[- ]to[- ]corp|1099|w2|serbest calisan|autonomo|zzp\w*|partita iva|recibos verdes|pj|contract)\b/,
  ],
  [
    'temporary',
    /\b(?:temporary|temp|seasonal|befristet\w*|fixed[- ]term|maternity cover|elternzeitvertretung|cdd|interim|temporal|gecici|donemsel|saisonnier|proyecto|tijdelijk\w*|tempo determinato|termo (?:certo|incerto)|temporari[oa]|czas okreslony|vikariat|visstid\w*|zeitvertrag|saisonal\w*|belirli sureli)\b/,
  ],
  [
    'part-time',
    /\b(?:part[- ]?time|teilzeit|(?:yari zamanli|kismi sureli)|temps partiel|mi-temps|media jornada|jornada parcial|tiempo parcial|werkstudent\w*|working student|minijob|0[.,]\d fte|deeltijd|deltid|parttime|tempo parziale|tempo parcial|meio periodo|meio tempo|(?:czesc|niepelny|pol|1\/2) (?:etatu?|wymiar)|niepelnym wymiarze|jornada reducida|a temps partiel|haftada (?:1[2-9]|2\d|3[0-4]) saat)\b|\b(?:pensum|teilpensum)[: ]{1,2}(?:[1-8]\d ?%? ?[-–] ?)?[1-8]\d ?%|\b(?:1[2-9]|2\d|3[0-4])(?:[.,]5)?[- ]?(?:hours?|h|stunden|std|heures|horas|ore|uur|saat)\.? ?(?:(?:per|a|pro|die|in der|par|por|a la|alla) )?\/? ?(?:week|woche|semaine|semana|settimana|hafta)/,
  ],
  [
    'full-time',
    /\b(?:full[- ]?time|vollzeit|tam (?:zamanli|sureli)|tempo pieno|tempo inteiro|(?:periodo|tempo|horario) (?:integral|completo)|pelny(?:m)? (?:etat|wymiar\w*)|pelen etat|tempo indeterminato|sem termo|efetiv[oa]|czas nieokreslony|vast (?:contract|dienstverband)|tillsvidare\w*|fast (?:ansaettelse|stilling)|temps plein|jornada completa|tiempo completo|fulltime|heltid|voltijd|permanent|unbefristet|cdi|indefinido|contrato indefinido|festanstellung|kadrolu|unlimited contract|(?:3[5-9]|40)(?:[.,]5)?[- ]?(?:hours|h|stunden|std|heures|horas|saat)\b)/,
  ],
]
/** Not a term of the job: 'contract' of data or of employment, an internship that one had, 'stage' of a theatre, 'temporary' files. */
const OTHER =
  /\b(?:data|smart|api|service|employment) contracts?\b|\bcontracts? of employment\b|\b(?:prior |previous |relevant )?(?:internships?|apprenticeships?)(?: or (?:work|project|job))? (?:experience|projects?)\b|\bexperience (?:from|in|through|gained in) (?:an? |your |previous )?internships?\b|\bcontracts? (?:with|between|and negotiat)|\b(?:early|late|growth|seed|under the|on|each|every|next|which|what|at this|one)[- ]stage\b|\bstage (?:of|is)\b|\bintern(?:e|er|es|en)\b|\btemporary (?:files?|tables?|credentials)\b|\bdemos and contracts\b/g

/** '80–100 %' of a post, as Swiss and Nordic adverts write it. */
const PERCENT = /\b[4-9]\d ?%? ?(?:-|–|bis|to|a) ?100 ?%/

/** Two in one breath; the stroke and the low line have become blanks. */
const BOTH =
  /\bvoll-? ?(?:zeit )?(?:oder|und|bzw\.?)? ?-?teilzeit\b|\bteil-? ?(?:zeit )?(?:oder|und|bzw\.?)? ?-?vollzeit\b|\bpart[- ]?time (?:or|and) full[- ]?time\b|\btemps partiel ou (?:plein|complet)\b|\b(?:jornada )?parcial o completa\b|\byari (?:zamanli )?(?:veya|ya da) tam zamanli\b|\bfull(?:- | |-)?(?:or|and)? ?part[- ]?time\b|\btemps (?:plein|complet) ou (?:partiel|non complet)\b|\b(?:jornada )?completa o parcial\b|\btam (?:veya|ya da)? ?yari zamanli\b|\btempo pieno o parziale\b|\bvoltijd of deeltijd\b|\bfulltime of parttime\b/

/** The words that mean whole days, not only a contract without an end. */
const DAYLONG =
  /\b(?:full[- ]?time|vollzeit|tam (?:zamanli|sureli)|tempo pieno|tempo inteiro|(?:periodo|tempo|horario) (?:integral|completo)|pelny(?:m)? (?:etat|wymiar\w*)|pelen etat|temps plein|temps complet|jornada completa|tiempo completo|fulltime|heltid|voltijd|(?:3[5-9]|40)(?:[.,]5)?[- ]?(?:hours|h|stunden|std|heures|horas|saat))\b/

const SHARE =
  /\b[1-9]\d ?(?:%|percent|prozent|v\. ?h\.) ?(?:\(?[\d.,]+ (?:hours|stunden|std)\.?[^)]{0,20}\)? )?(?:einer|der|of|d'un|de la|di|van een|av en)? ?(?:a |the )?(?:regular(?:en|mass\w*)?|normal\w*|regelmassig\w*|wochentlich\w*|tarif\w*|full[- ]?time|vollzeit\w*|temps plein|heltid|jornada completa|tempo pieno|voltijd\w*|fte)/

/** Every type that a short text names: 'Vollzeit oder Teilzeit' are two; a permanent contract is full time unless said. */
export function typesIn(text: string): EmploymentType[] {
  const eastern = easternTypes(text)
  if (eastern.length > 0) return eastern
  const folded = fold(text).replaceAll(/[_/]/g, ' ').replaceAll(OTHER, ' ')
  const named = TYPES.filter(([, pattern]) => pattern.test(folded)).map(([type]) => type)
  if (
    BOTH.test(folded) ||
    (PERCENT.test(folded) &&
      /\b(?:position|post|stelle|pensum|anstellung|job|role|poste|taux|workload|fte)\b|\p{L}+in\b/u.test(folded))
  )
    return ['full-time', 'part-time']
  // '65 % einer Vollzeitstelle', '60% of full-time hours'
  if (SHARE.test(folded)) return [...named.filter((type) => type !== 'full-time' && type !== 'part-time'), 'part-time']
  // 'CDI à temps partiel', 'unbefristet in Teilzeit': for good, and not all day
  if (named.includes('part-time') && !DAYLONG.test(folded)) return named.filter((type) => type !== 'full-time')
  const special = named.find((type) => type === 'internship' || type === 'apprenticeship')
  if (special) return [special]
  if (named.includes('contract') && /\b(?:permanent|contract type|type of contract)\b/.test(folded))
    return named.filter((type) => type !== 'contract')
  return named
}

/** The types in the head of a text. 'Data Scientist (H/F) – CDI' says that it does not end, and nothing of the hours. */
export function typesInHead(text: string): EmploymentType[] {
  const types = typesIn(text)
  const folded = fold(text)
  return /\bcdi\b/.test(folded) && !DAYLONG.test(folded) ? types.filter((type) => type !== 'full-time') : types
}

/**
 * The types that a sentence names. A row or a head that says 'unbefristet' alone answers how one is employed; among what
 * the house offers, 'contrato sem termo' says that it does not end, and nothing of the hours.
 */
export function typesInSentence(text: string): EmploymentType[] {
  const types = typesIn(text)
  const folded = fold(text)
  return types.filter((type) => type !== 'full-time' || DAYLONG.test(folded) || types.includes('part-time'))
}

/** Schema.org and ATS codes: 'FULL_TIME', 'fulltime_permanent', 'Intern', 'permanent'. */
export function typesOfCode(code: string): EmploymentType[] {
  const key = fold(code).replaceAll(/[\s_-]+/g, '')
  if (/^(?:contractor|contract|freelance|freelancer)$/.test(key)) return ['contract']
  if (/fulltimefixedterm/.test(key)) return ['full-time', 'temporary']
  if (/parttime|teilzeit/.test(key) || key === 'part') return ['part-time']
  if (key === 'full') return ['full-time']
  if (/fulltime|vollzeit/.test(key)) return ['full-time']
  if (/intern/.test(key)) return ['internship']
  if (/temp|seasonal|fixedterm/.test(key)) return ['temporary']
  if (/apprent|trainee/.test(key)) return ['apprenticeship']
  if (/^(?:permanent|regular|other|perdiem|volunteer|employee|permanentemployee)$/.test(key)) return []
  return typesIn(code)
}
