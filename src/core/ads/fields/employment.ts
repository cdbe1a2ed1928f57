import { fold } from '../fold.ts'

export type EmploymentType = 'full-time' | 'part-time' | 'contract' | 'temporary' | 'internship' | 'apprenticeship'

const TYPES: [EmploymentType, RegExp][] = [
  [
    'internship',
    /\b(?:intern|interns|internship|praktik(?:um|ant\w*)|pflichtpraktikum|stage|stagiaire|becari[oa]|beca|practicas|staj|stajyer|tirocinio|stagista|summer analyst|placement year)\b/,
  ],
  [
    'apprenticeship',
    /\b(?:apprentice(?:ship)?|ausbildung (?:zum|zur|als)|ausbildungsplatz|auszubildende\w*|azubi|alternan(?:ce|t|te)|apprenti\w*|aprendiz|cirak|duales studium)\b/,
  ],
  [
    'contract',
    /\b(?:contractor|contract(?:ing)? (?:role|position|basis|job)|fixed[- ]price|freelance\w*|freiberuf\w*|ir35|day rate|b2b|c2c|corp[- ]to[- ]corp|1099|w2|serbest calisan|autonomo|contract)\b/,
  ],
  [
    'temporary',
    /\b(?:temporary|temp|seasonal|befristet\w*|fixed[- ]term|maternity cover|elternzeitvertretung|cdd|interim|temporal|gecici|donemsel|saisonnier|proyecto)\b/,
  ],
  [
    'part-time',
    /\b(?:part[- ]?time|teilzeit|yari zamanli|temps partiel|mi-temps|media jornada|jornada parcial|tiempo parcial|werkstudent\w*|working student|minijob|0[.,]\d fte|deeltijd|deltid)\b/,
  ],
  [
    'full-time',
    /\b(?:full[- ]?time|vollzeit|tam zamanli|temps plein|jornada completa|tiempo completo|fulltime|heltid|voltijd|permanent|unbefristet|cdi|indefinido|contrato indefinido|festanstellung|kadrolu|unlimited contract|(?:3[5-9]|40)(?:[.,]5)?[- ]?(?:hours|h|stunden|std|heures|horas|saat)\b)/,
  ],
]
/** Not a term of the job: 'contract' of data, 'stage' of a theatre, 'temporary' files. */
const OTHER =
  /\b(?:data|smart|api|service) contracts?\b|\bcontracts? (?:with|between|and negotiat)|\b(?:early|late|growth|seed|under the|on|each|every|next|which|what|at this|one)[- ]stage\b|\bstage (?:of|is)\b|\bintern(?:e|er|es|en)\b|\btemporary (?:files?|tables?|credentials)\b|\bdemos and contracts\b/g

/** Every type that a short text names: 'Vollzeit oder Teilzeit' are two; a permanent contract is full time unless said. */
export function typesIn(text: string): EmploymentType[] {
  const folded = fold(text).replaceAll(/[_/]/g, ' ').replaceAll(OTHER, ' ')
  const named = TYPES.filter(([, pattern]) => pattern.test(folded)).map(([type]) => type)
  if (/\bvoll- (?:oder|und) teilzeit\b/.test(folded)) return ['full-time', 'part-time']
  const special = named.find((type) => type === 'internship' || type === 'apprenticeship')
  if (special) return [special]
  if (named.includes('contract') && /\b(?:permanent|contract type|type of contract)\b/.test(folded))
    return named.filter((type) => type !== 'contract')
  return named
}

/** Schema.org and ATS codes: 'FULL_TIME', 'fulltime_permanent', 'Intern', 'permanent'. */
export function typesOfCode(code: string): EmploymentType[] {
  const key = fold(code).replaceAll(/[\s_-]+/g, '')
  if (/^(?:contractor|contract|freelance|freelancer)$/.test(key)) return ['contract']
  if (/fulltimefixedterm/.test(key)) return ['full-time', 'temporary']
  if (/parttime|teilzeit/.test(key)) return ['part-time']
  if (/fulltime|vollzeit/.test(key)) return ['full-time']
  if (/intern/.test(key)) return ['internship']
  if (/temp|seasonal|fixedterm/.test(key)) return ['temporary']
  if (/apprent|trainee/.test(key)) return ['apprenticeship']
  if (/^(?:permanent|regular|other|perdiem|volunteer|employee|permanentemployee)$/.test(key)) return []
  return typesIn(code)
}
