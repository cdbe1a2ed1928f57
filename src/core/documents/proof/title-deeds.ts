import type { Aligned } from './align.ts'
import type { Language } from './language.ts'
import { FOR_WHOM, type Segment } from './segments.ts'
import { PERSON } from './check-dampers.ts'
import { verbs } from './words/makes.ts'

/** A picker picks, an instructor instructs. What a supervisor supervises is people. */
export function isOfTitle(token: Aligned, title: string, segment: Segment, language: Language): boolean {
  if (isLeadingOf(token.lower, title, language)) return isDoneToPeople(token, segment, language)
  return (
    language.code === 'en' &&
    title
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((name) => AGENT.test(name) && !language.ranks.has(name) && deedsOf(name).has(token.lower))
  )
}
const AGENT = /[^aeiou]er$|(?:at|ect|uct)or$/
const deedsOf = (name: string) =>
  verbs(name.endsWith('or') ? `${name.slice(0, -2)} ${name.slice(0, -2)}e` : name.slice(0, -2))

/** Titles that are over a group of people, and what their bearers do. A lead developer or a project manager need not be over anybody. */
const OVER_PEOPLE: Readonly<
  Record<Language['code'], readonly (readonly [title: RegExp, deeds: ReadonlySet<string>])[]>
> = {
  en: [
    [/(?<!\p{L})supervisor(?!\p{L})/iu, verbs('supervise')],
    [/(?<!\p{L})(?:team|shift|group|crew|squad)[- ]lead(?:er)?(?!\p{L})/iu, verbs('lead')],
  ],
  de: [
    [
      /(?:team|schicht|gruppen|kolonnen)leit(?:er|erin|ung)(?!\p{L})/iu,
      new Set(['leitete', 'leite', 'geleitet', 'leitung']),
    ],
  ],
  fr: [[/(?<!\p{L})cheff?e? d['’]équipe/iu, new Set(['encadré', 'encadrement', 'dirigé', 'direction'])]],
  es: [
    [
      /(?<!\p{L})(?:supervisora?|jef[ea] de (?:turno|equipo))(?!\p{L})/iu,
      new Set(['supervisé', 'supervisión', 'dirigí']),
    ],
  ],
  tr: [[/(?:vardiya|ekip|takım) (?:amiri|lideri|şefi)/iu, new Set(['yönettim', 'yönetiyorum'])]],
}
const isLeadingOf = (lower: string, title: string, { code }: Language) =>
  OVER_PEOPLE[code].some(([name, deeds]) => deeds.has(lower) && name.test(title))

/** What stands behind the verb, less the name of a group and a German place, is people whom the line counts; in Turkish they stand before it. */
function isDoneToPeople({ at }: Aligned, { tokens }: Segment, { code, prepositions }: Language): boolean {
  const behind = code === 'tr' ? tokens.filter((one) => one.at < at).toReversed() : tokens.filter((one) => one.at > at)
  const isPlace = (one: Aligned) => code === 'de' && prepositions.has(tokens[tokens.indexOf(one) - 1]?.lower ?? '')
  const thing = behind.find((one) => one.isContent && one.value === null && !GROUP.test(one.lower) && !isPlace(one))
  return (
    thing !== undefined &&
    !FOR_WHOM.test(thing.lower) &&
    (PEOPLE[code].test(thing.lower) || PERSON[code]?.test(thing.lower) === true) &&
    thing.found.some(({ unit, at: place, part }) =>
      unit.tokens.slice(Math.max(0, place - 3), place).some((one) => one.value !== null && one.part === part),
    )
  )
}
const GROUP =
  /^(?:teams?|shifts?|crews?|groups?|schichten?|gruppen?|équipes?|equipos?|turnos?|vardiya\p{L}*|ekip\p{L}*)$/u
const PEOPLE: Readonly<Record<Language['code'], RegExp>> = {
  en: /^(?:people|persons)$/,
  de: /(?:er|ern|innen|kräften?|leuten?|azubis?|lehrlingen?|kollegen|personen)$/,
  fr: /(?:iers|ières|eurs|euses|iens|iennes|istes|ants|antes|personnes|salariés|employés|apprentis)$/,
  es: /(?:arios|arias|eros|eras|dores|doras|istas|personas|empleados|mozos)$/,
  tr: /^(?:operatör|çalışan|personel|işçi|kişi|eleman|teknisyen|usta|kalfa|stajyer)/u,
}
