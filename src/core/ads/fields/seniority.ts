import { must } from '#core/must.ts'
import { fold } from '../fold.ts'

export type Seniority = 'intern' | 'junior' | 'mid' | 'senior' | 'lead' | 'staff'

const LEVELS: [Seniority, RegExp][] = [
  [
    'intern',
    /\b(?:intern|interns|internship|praktikant\w*|praktikum|werkstudent\w*|working student|stagiaire|stage|alternan\w*|apprenti\w*|apprendist\w*|aprendiz|ausbildung zu[mr]|tirocin\w+|stagist\w+|estagi\w+|praktyk\w+|stazyst\w+|volontar\w*|referendar\w*|stagiair\w*|becari[oa]s?|practicas|stajyer|staj|auszubildende\w*|azubi|co-?op|placement student|trainee)\b/,
  ],
  ['staff', /\b(?:staff|principal|distinguished)\b(?! nurse| nursing| accountant| writer| member)/],
  [
    'lead',
    /\b(?:lead|leiter\w*|leitung|teamleit\w*|head of|tech lead|team lead|chief|director|lider\w*|team ?leader|responsable d'equipe|chef d'equipe|jefe de equipo|jefe de|coordinador de equipo|capo team|teamlead|(?:gruppen|abteilungs|bereichs|referats|sachgebiets|schicht)leit\w*|engineering manager|sefi|kierownik)\b(?! generation| gen\b)/,
  ],
  ['senior', /\b(?:senior|sr|snr|kidemli|experimente\w*|confirme\w*|expert|erfahren\w*|starszy|starsza|iii)\b/],
  [
    'junior',
    /\b(?:junior|jr|jnr|entry[- ]level|graduate|associate|assistant(?! (?:\p{L}+ ){0,2}manager)|new grad\w*|berufseinsteiger\w*|einsteiger\w*|debutant\w*|yeni mezun|early career|tier 1|level 1|l1|i$|grad|mlodsz[ya]|trainee program\w*|uzman yardimcisi|nachwuchs\w*|absolvent\w*|debutante)\b/u,
  ],
  [
    'mid',
    /\b(?:mid(?:dle)?|mid[- ]level|mid[- ]senior|intermediate|ii|medior|orta seviye|regular|semi[- ]?senior|ssr|pleno|professional)\b/,
  ],
]

/** The level that a title names. */
export function seniorityOfTitle(title: string): Seniority | null {
  const folded = fold(title)
  return LEVELS.find(([, pattern]) => pattern.test(folded))?.[0] ?? null
}

/** The level of a row of facts: 'Mid-Senior level' is the network's word for anybody past the beginning. */
export function seniorityOfRow(value: string): Seniority | null {
  const folded = fold(value)
  if (/\bmid[- ]senior\b/.test(folded)) return 'mid'
  if (/^(?:entry|associate|junior|berufseinsteiger)/.test(folded)) return 'junior'
  return value.length < 40 ? seniorityOfTitle(value) : null
}

/** A level said in the text: 'a mid-level React Native Developer'. */
export function seniorityInText(folded: string): Seniority | null {
  // 'mid level, 2-4 yrs'
  const alone = /(?:^|[,|·] )(junior|mid|senior|entry)[- ]level(?=\s?(?:$|[,.|·]))/.exec(folded)?.[1]
  if (alone !== undefined) return alone === 'entry' ? 'junior' : (alone as Seniority)
  const match =
    /(?<!\b(?:with|to|by|from|alongside|under|of|than|like|and|or|mit|von|unter|avec|par|con|report\w*|support\w*|mentor\w*) )\b(?:a|an|our|eine?n?|un|una|(?<=\b(?:looking|searching|hunting) )for) (?:new |experienced )?(junior|mid-?level|mid|senior|lead|staff|principal|graduate|entry-level)[ -](?:level )?(?!leadership|management|colleagues|engineers\b|staff)\p{L}/u.exec(
      folded,
    )
  return match ? (LEVELS.find(([, pattern]) => pattern.test(must(match[1])))?.[0] ?? null) : null
}
