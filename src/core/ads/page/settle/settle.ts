import { must } from '#core/must.ts'
import { countryCode } from '#core/ads/page/places/country-names.ts'
import { placeInSentence } from '#core/ads/header/places.ts'
import { deadlineIn } from '#core/ads/fields/deadline.ts'
import type { DayOrder } from '#core/ads/fields/day-order.ts'
import { modeSaid } from '#core/ads/fields/work-mode.ts'
import type { EmploymentType, WorkMode } from '#core/ads/kinds.ts'
import { typesIn } from '#core/ads/fields/employment.ts'
import { vacancyScore } from '#core/ads/header/title.ts'
import { linesOf } from '#core/ads/sections/ad-lines.ts'
import { fold } from '#core/ads/fold.ts'
import { languageOf } from '#core/ads/language-of.ts'
import { mustQuotes } from '#core/ads/demands/must-quotes.ts'
import { usualPeriod, type Pay } from '#core/ads/fields/money.ts'
import { payIn } from '#core/ads/fields/pay.ts'
import { allowedIn } from '#core/ads/page/places/allowed-areas.ts'
import { inOwnDollars, isBareDollar } from './dollars.ts'
import { employerSaid } from './employer-said.ts'
import { holdsAll } from '#core/ads/page/shown/dom-places.ts'
import type { HeadFacts } from '#core/ads/page/shown/head-facts.ts'
import { read, type JobFacts, type Read } from '#core/ads/page/job-facts.ts'
import { bestDescription } from './best-description.ts'
import { isScamKind } from '#core/ads/scam/scam.ts'
import { saysClosed, type PageKind } from '#core/ads/page/page-kind.ts'
import { believed, dayOrderOnce, lastDayOf } from './last-day.ts'
import { companyOf, titleOf } from './settle-names.ts'
import { companyShown, isData, placesShown } from '#core/ads/page/shown/shown-first.ts'
import type { JobPageInput, JobPageReading, PageField } from '#core/ads/page/reading.ts'
import { plainly, flagsOf } from './flags-of-page.ts'

type Case = {
  kind: PageKind
  sources: (JobFacts | undefined)[]
  listed: JobPageReading['listed']
  input: JobPageInput
  head: HeadFacts | null
  hidden: string
  /** What the page asks of the applicant outside of the advert's text. */
  beside?: (advert: string) => JobPageReading['flags']
  /** Some of the page was left out, as it is too long. */
  isCut?: boolean
}

/** One reading from several sources: the surest that says a field wins, two that agree make it sure. */
export function settle({ kind, sources, listed, input, head, hidden, beside, isCut = false }: Case): JobPageReading {
  const given = sources.filter((one): one is JobFacts => one !== undefined)
  const holds = kind === 'job' || kind === 'closed'
  const said = holds ? bestDescription(given) : undefined
  // the notice that a post is gone is not its advert
  const isNotice =
    kind === 'closed' && said !== undefined && saysClosed(said.value.slice(0, 400)) && said.value.length < 900
  const description = isNotice ? undefined : said
  const text = description?.value ?? ''
  const named = holds || kind === 'stub' ? titleOf(given, head, input, text) : undefined
  // a notice that a post is gone stands above the house's name and its other posts
  const isGone = kind === 'closed' && text === '' && head !== null
  const title = isGone && named && named.rung === 'heading' && vacancyScore(named.value) < 2 ? undefined : named
  const holdsFacts = holds && !(isGone && title === undefined)
  const shown = once(() => (input.form === 'html' ? fold(plainly(input.text)) : ''))
  const owner =
    holdsFacts || kind === 'stub'
      ? (companyShown(given, head, shown) ?? companyOf(given, head, text, input))
      : undefined
  const company = owner ?? (holds ? employerSaid(text, title?.value ?? null, addressesOf(given, input)) : undefined)
  // a title may say how and where from: 'Community Manager (contract, remote in Europe)'
  const order = dayOrderOnce(input, given, head?.lang ?? null)
  const fromText = holds && text !== '' ? factsInText(`${title?.words ?? ''}\n${text}`, input, order) : {}
  const pick = <K extends keyof JobFacts>(field: K): JobFacts[K] | undefined =>
    holdsFacts ? (given.find((one) => one[field] !== undefined)?.[field] ?? fromText[field]) : undefined
  const workplace = workplaceOf(given, fromText, holdsFacts)
  const where = (holdsFacts ? placesShown(given, shown) : undefined) ?? placesFrom(given, holdsFacts) ?? pick('places')
  // what a sentence says in passing is not where a remote job is
  const places =
    where?.rung === 'text' &&
    where.confidence === 'unsure' &&
    workplace?.value === 'remote' &&
    where === fromText.places
      ? undefined
      : where
  const pay = inOwnDollars(payOf(given, fromText, holdsFacts), places?.value ?? [], input.url)
  const types = typesOf(title, given, fromText, holdsFacts)
  const posted = pick('postedOn')
  const until = believed(lastDayOf(given, fromText, posted?.value ?? null, holds), posted?.value ?? null, input, order)
  const language = holds && text !== '' ? languageOf(text) : null
  const fields: Partial<Record<PageField, Read<unknown> | undefined>> = {
    title,
    company,
    locations: places,
    workplace,
    countriesAllowed: allowed(given, fromText, workplace?.value ?? null, holds),
    employmentType: types,
    pay,
    postedOn: posted,
    validThrough: until,
    requisitionId: pick('reference'),
    applyUrl: pick('applyUrl'),
    descriptionText: description,
  }
  const reading: JobPageReading = {
    kind,
    title: title?.value ?? null,
    company: company?.value ?? null,
    locations: places?.value ?? [],
    workplace: workplace?.value ?? null,
    countriesAllowed: (fields.countriesAllowed?.value as string[] | undefined) ?? [],
    employmentType: types?.value ?? [],
    pay: pay?.value ?? null,
    postedOn: posted?.value ?? null,
    validThrough: until?.value ?? null,
    language: language ?? pick('language')?.value ?? (holds ? (head?.lang ?? null) : null),
    requisitionId: pick('reference')?.value ?? null,
    applyUrl: pick('applyUrl')?.value ?? null,
    descriptionText: description?.value ?? null,
    mustQuotes: text === '' ? [] : mustQuotes(text),
    flags: [],
    listed,
    confidence: { kind: holds && description ? 'likely' : 'unsure' },
    evidence: {},
  }
  // a text too short for a description is kept as it was pasted, and one that is no advert may still be a trap
  const flags =
    holds || input.form === 'text' ? flagsOf(reading, text === '' ? plainly(input.text) : text, hidden, input) : []
  if (beside && holds)
    for (const flag of beside(text)) if (!flags.some(({ kind: named }) => named === flag.kind)) flags.unshift(flag)
  reading.flags = holds ? flags : flags.filter(({ kind }) => isScamKind(kind))
  if (isCut) reading.flags.push({ kind: 'cut-short', words: '' })
  for (const [field, one] of Object.entries(fields) as [PageField, Read<unknown> | undefined][]) {
    if (!one) continue
    // what was left out may say otherwise
    reading.confidence[field] = isCut && one.confidence === 'sure' ? 'likely' : one.confidence
    if (one.words !== '') reading.evidence[field] = { words: one.words, rung: one.rung }
  }
  return reading
}

/** What costs a look at the whole page is asked when it is needed, and once. */
function once<T>(find: () => T): () => T {
  let found: { value: T } | undefined
  return () => (found ??= { value: find() }).value
}

/** Where the page stands and where one applies: an employer's own name is part of them. */
const addressesOf = (sources: readonly JobFacts[], { url }: JobPageInput) =>
  [url, ...sources.map(({ applyUrl }) => applyUrl?.value ?? '')].map((one) => one.replace(/^mailto:.*@/, 'https://'))

/** What only the sentences say. */
function factsInText(text: string, input: JobPageInput, order: () => DayOrder): JobFacts {
  const facts: JobFacts = {}
  const lines = linesOf(text)
  const said = lines.flatMap(({ text: line }) => {
    const mode = modeSaid(line.slice(0, 600))
    return mode ? [{ mode, line }] : []
  })
  const mode = said.find((one) => one.mode === 'hybrid') ?? said.find((one) => one.mode === 'onsite') ?? said[0]
  if (mode) facts.workplace = read(mode.mode, mode.line, 'text', 'likely')
  const pay = payIn(text)
  if (pay) facts.pay = read(pay.pay, pay.pay.text, 'text', 'likely')
  for (const { text: line } of lines) {
    const types = typesIn(line.slice(0, 400)).filter((type) => type !== 'internship' && type !== 'apprenticeship')
    if (types.length > 0) {
      facts.types = read(
        types.includes('contract') ? types.filter((type) => type !== 'full-time' && type !== 'temporary') : types,
        line,
        'text',
        'likely',
      )
      break
    }
  }
  for (const { text: line } of lines) {
    const isAmerican = /\d\/\d/.test(line) && order().isAmerican
    const day = deadlineIn(line, false, { today: input.today, isAmerican })
    if (day) {
      facts.validThrough = read(day, line, 'text', 'likely')
      break
    }
  }
  if (facts.workplace?.value !== 'remote')
    for (const { text: line } of lines.slice(0, 40)) {
      const at = placeInSentence(line.slice(0, 600))
      if (!at || countryCode(must(at.place.split(/,\s*/)[0])) !== null) continue
      facts.places = read([at.place], line, 'text', 'unsure')
      break
    }
  const areas = allowedIn(text)
  if (areas) facts.countriesAllowed = read(areas.areas, areas.words, 'text', 'likely')
  const reference =
    QUOTED_REFERENCE.exec(text)?.[1] ??
    /(?:\breference|\bref\.?|\bkennziffer|\breferenznummer|\bjob id|\brequisition(?: id)?|\bréférence|\breferencia)\s*(?:no|nr|number|id|code)?\.?\s*[:#]\s*([A-Z0-9][\w/.-]{2,24})/iu.exec(
      text,
    )?.[1]
  if (reference && /\d/.test(reference))
    facts.reference = read(reference.replace(/[.,]$/, ''), reference, 'text', 'likely')
  return facts
}

/** 'unter Angabe der Kennziffer HSO 47/26', 'quoting reference NL-2201'. */
const QUOTED_REFERENCE =
  /\b(?:(?:quot\w+|cit\w+|stat\w+|mention\w*|with|using) (?:the |our )?(?:job )?reference(?: (?:number|no\.?|code))?|(?:(?:unter )?(?:angabe|nennung)|mit|zu|unter|und|sowie) der (?:kennziffer|referenznummer|referenz|stellennummer)|sous (?:la )?r[ée]f[ée]rence|(?:indicando|con|com) (?:la |a )?refer[eê]ncia|(?:met|onder) (?:vermelding van )?(?:referentie|vacaturenummer)|(?:con|citando il) riferimento|referans (?:no|kodu|numaras[ıi]))\.?:?\s((?:[A-Z]{1,6} )?[A-Z0-9][A-Za-z0-9_/.-]*\d[A-Za-z0-9_/-]*)/iu

/** Data name the first of several towns: a row that lists it and others is fuller. */
function placesFrom(sources: readonly JobFacts[], holds: boolean): JobFacts['places'] {
  const [first, ...others] = holds ? sources.flatMap(({ places }) => (places ? [places] : [])) : []
  const fuller = first && others.find((one) => one.rung === 'row' && holdsAll(one.value, first.value))
  return fuller ?? first
}

/** Templates fill in full time: a title or a row that a person reads and that says otherwise wins over data. */
function typesOf(
  title: Read<string> | undefined,
  sources: readonly JobFacts[],
  fromText: JobFacts,
  holds: boolean,
): JobFacts['types'] {
  if (!holds) return undefined
  const all = sources.flatMap(({ types }) => (types ? [types] : []))
  const data = all[0]
  const inTitle = title ? typesIn(title.value).filter((type) => type !== 'full-time') : []
  if (title && data && inTitle.length > 0 && !inTitle.every((type) => data.value.includes(type)))
    return { ...title, value: inTitle }
  const row = all.find(({ rung }) => rung === 'row')
  if (data && row && row.value.length > 0 && !data.value.some((type) => row.value.includes(type))) return row
  const said = fromText.types
  // the text says otherwise in every word
  if (data && isData(data) && said && !all.some((one) => !isData(one)) && isOtherTime(data.value, said.value))
    return { ...said, confidence: 'unsure' }
  return data ?? said
}

const isOtherTime = (data: readonly EmploymentType[], said: readonly EmploymentType[]): boolean =>
  data.every((type) => type === 'full-time') && said.includes('part-time') && !said.includes('full-time')

/** Data that says 'remote' gives way to a text that counts office days or asks for the site. */
function workplaceOf(sources: readonly JobFacts[], fromText: JobFacts, holds: boolean): Read<WorkMode> | undefined {
  if (!holds) return undefined
  const [data, ...others] = sources.flatMap(({ workplace }) => (workplace ? [workplace] : []))
  const text = fromText.workplace
  const isShown = others.some((one) => one.value === data?.value && one.rung !== data.rung)
  const isElsewhere = text?.value === 'hybrid' || text?.value === 'onsite'
  if (data?.value === 'remote' && isElsewhere && data.words === 'TELECOMMUTE' && !isShown) return text
  return data ?? text
}

/** A figure without words takes its words and its period from the sentence that gives the same figures. */
function payOf(sources: readonly JobFacts[], fromText: JobFacts, holds: boolean): JobFacts['pay'] {
  if (!holds) return undefined
  const all = [...sources.flatMap(({ pay }) => (pay ? [pay] : [])), ...(fromText.pay ? [fromText.pay] : [])]
  const [first] = all
  if (!first) return undefined
  const twin = all.find(
    (one) =>
      one !== first &&
      (one.value.min === first.value.min || one.value.max === first.value.max) &&
      one.value.currency === first.value.currency,
  )
  const isPrinted = ({ rung }: Read<Pay>) => rung === 'row' || rung === 'page' || rung === 'text'
  // two sources with other sums: one of them is wrong, and what a person reads is believed
  if (!twin) {
    const printed = all.find((one) => one !== first && isPrinted(one))
    return printed ? { ...(isData(first) ? printed : first), confidence: 'unsure' } : first
  }
  // a field for one sum is filled twice where the page says 'up to' or 'from'
  const isOneEnd = (twin.value.min === null) !== (twin.value.max === null)
  if (!isPrinted(first) && isPrinted(twin) && isOneEnd && first.value.min === first.value.max) return twin
  // templates write 'YEAR' beside a month's wage: where the two differ, the size of the sum decides
  const isOff =
    twin.value.period !== first.value.period &&
    usualPeriod(first.value.max ?? first.value.min ?? 0, first.value.currency) === twin.value.period
  const isWordless = /^[\d\s.,-]+$/.test(first.value.text)
  return {
    ...first,
    value: {
      ...first.value,
      text: isWordless ? twin.value.text : first.value.text,
      period: isOff ? twin.value.period : first.value.period,
    },
    words: isWordless ? twin.words : first.words,
    confidence:
      !(isBareDollar(first.value) && isBareDollar(twin.value)) &&
      twin.value.period === first.value.period &&
      twin.value.min === first.value.min &&
      twin.value.max === first.value.max
        ? 'sure'
        : 'likely',
  }
}

function allowed(
  sources: readonly JobFacts[],
  fromText: JobFacts,
  mode: WorkMode | null,
  holds: boolean,
): Read<string[]> | undefined {
  if (!holds) return undefined
  const data = sources.find(({ countriesAllowed }) => countriesAllowed)?.countriesAllowed
  if (data) return data
  return mode === 'remote' || fromText.countriesAllowed?.confidence === 'likely' ? fromText.countriesAllowed : undefined
}
