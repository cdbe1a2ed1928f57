import type { Aligned } from './align.ts'
import type { Language } from './language.ts'
import { FOR_WHOM, type Segment } from './segments.ts'
import { PERSON } from './check-dampers.ts'
import { verbs } from './words/makes.ts'

/** A picker picks, an instructor instructs. What a supervisor supervises is people. */
export function isOfTitle(token: Aligned, title: string, segment: Segment, language: Language): boolean {
  const isIn = (titles: Titles) =>
    titles[language.code].some(([name, deeds]) => deeds.has(token.lower) && name.test(title))
  if (isIn(OVER_PEOPLE)) return isDoneToPeople(token, segment, language)
  if (isIn(DEEDS_OF_TITLE)) return true
  return (
    language.code === 'en' &&
    title
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((name) => AGENT.test(name) && !language.ranks.has(name) && deedsOf(name).has(token.lower))
  )
}
type Titles = Readonly<Record<Language['code'], readonly (readonly [title: RegExp, deeds: ReadonlySet<string>])[]>>
const AGENT = /[^aeiou]er$|(?:at|ect|uct)or$/
const deedsOf = (name: string) =>
  verbs(name.endsWith('or') ? `${name.slice(0, -2)} ${name.slice(0, -2)}e` : name.slice(0, -2))

/** What the bearers of a title do by it, where no ending tells it. None of it says that a thing was decided, planned or a success. */
const DEEDS_OF_TITLE: Titles = {
  en: [
    [/(?<!\p{L})(?:trainer|teacher|tutor|instructor|lecturer)(?!\p{L})/iu, verbs('teach train instruct tutor')],
    [/(?<!\p{L})(?:\p{L}*writer|author|journalist)(?!\p{L})/iu, verbs('write author draft compose')],
    [/(?<!\p{L})(?:developer|programmer)(?!\p{L})/iu, verbs('build develop program code write create')],
    [/(?<!\p{L})designer(?!\p{L})/iu, verbs('design create draw')],
    [/(?<!\p{L})(?:technician|electrician|mechanic|fitter)(?!\p{L})/iu, verbs('install repair fix service')],
    [/(?<!\p{L})(?:driver|courier)(?!\p{L})/iu, verbs('drive deliver transport')],
    [/(?<!\p{L})(?:cook|chef|baker|barista)(?!\p{L})/iu, verbs('cook prepare make bake')],
    [/(?<!\p{L})(?:waiter|waitress|barista|cashier|shop assistant)(?!\p{L})/iu, verbs('serve')],
    [/(?<!\p{L})(?:translator|interpreter)(?!\p{L})/iu, verbs('translate')],
    [/(?<!\p{L})(?:nurse|carer|care assistant)(?!\p{L})/iu, new Set(['cared', 'nursed'])],
    [/(?<!\p{L})(?:administrator|admin)(?!\p{L})/iu, verbs('administer maintain')],
    [/(?<!\p{L})(?:clerk|data entry)(?!\p{L})/iu, verbs('enter record file process')],
    [/(?<!\p{L})photographer(?!\p{L})/iu, verbs('photograph shoot')],
  ],
  de: [
    [
      /(?:trainer|lehrer|dozent|ausbilder)(?:in)?(?!\p{L})/iu,
      new Set(['unterrichtet', 'unterrichtete', 'geschult', 'schulte']),
    ],
    [/(?:redakteur|autor|texter)(?:in)?(?!\p{L})/iu, new Set(['verfasst', 'verfasste', 'geschrieben', 'schrieb'])],
    [
      /(?:entwickler|programmierer)(?:in)?(?!\p{L})/iu,
      new Set(['entwickelt', 'entwickelte', 'programmiert', 'programmierte']),
    ],
    [
      /(?:techniker|elektriker|monteur|mechaniker)(?:in)?(?!\p{L})/iu,
      new Set(['installiert', 'installierte', 'repariert', 'reparierte', 'montiert', 'montierte']),
    ],
    [/tester(?:in)?(?!\p{L})/iu, new Set(['getestet', 'testete'])],
    [/(?:verkäufer(?:in)?|verkauf)(?!\p{L})/iu, new Set(['verkauft', 'verkaufte', 'bedient', 'bediente'])],
    [/(?:fahrer)(?:in)?(?!\p{L})/iu, new Set(['gefahren', 'fuhr', 'geliefert', 'lieferte'])],
  ],
  tr: [
    [/öğretmen|eğitmen/iu, new Set(['öğrettim', 'verdim'])],
    [/geliştirici|yazılımcı/iu, new Set(['geliştirdim', 'geliştiriyorum'])],
    [/teknisyen|tekniker/iu, new Set(['kurdum', 'onardım'])],
  ],
  fr: [
    [
      /(?<!\p{L})(?:format(?:eur|rice)|enseignante?|professeure?)(?!\p{L})/iu,
      new Set(['enseigné', 'formé', 'enseignais']),
    ],
    [/(?<!\p{L})rédact(?:eur|rice)(?!\p{L})/iu, new Set(['rédigé', 'écrit', 'rédigeais'])],
    [/(?<!\p{L})développeu(?:r|se)(?!\p{L})/iu, new Set(['développé', 'programmé'])],
    [/(?<!\p{L})technicien(?:ne)?(?!\p{L})/iu, new Set(['installé', 'réparé', 'dépanné'])],
    [/(?<!\p{L})vendeu(?:r|se)(?!\p{L})/iu, new Set(['vendu', 'servi'])],
  ],
  es: [
    [/(?<!\p{L})(?:formadora?|profesora?|maestr[oa])(?!\p{L})/iu, new Set(['enseñé', 'formé', 'impartí'])],
    [/(?<!\p{L})redactora?(?!\p{L})/iu, new Set(['redacté', 'escribí'])],
    [/(?<!\p{L})(?:desarrollador|programador)a?(?!\p{L})/iu, new Set(['desarrollé', 'programé'])],
    [/(?<!\p{L})técnic[oa](?!\p{L})/iu, new Set(['instalé', 'reparé'])],
    [/(?<!\p{L})(?:vendedora?|dependient[ea])(?!\p{L})/iu, new Set(['vendí', 'atendí'])],
  ],
}

/** Titles that are over a group of people, and what their bearers do. A lead developer or a project manager need not be over anybody. */
const OVER_PEOPLE: Titles = {
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
