import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import { must } from '#core/must.ts'
import { sanitise } from '#core/text/sanitise.ts'
import type { LocalDate } from '#core/time.ts'
import { linesOf, sentencesOf, type AdLine } from './sections/ad-lines.ts'
import { askedSkills, type AskedSkill } from './demands/asked-skills.ts'
import { languageOf } from './language-of.ts'
import { dayOrderOf } from './fields/day-order.ts'
import { contactsIn } from './fields/contact.ts'
import { deadlineIn } from './fields/deadline.ts'
import { degreeIn, type Degree } from './fields/degree.ts'
import { typesIn, typesInHead, typesInSentence } from './fields/employment.ts'
import type { EmploymentType, WorkMode } from './kinds.ts'
import { languagesIn, saysHowSpoken, type AskedLanguage } from './fields/languages.ts'
import { seniorityInText, seniorityOfRow, seniorityOfTitle, type Seniority } from './fields/seniority.ts'
import { isTechJob } from './fields/tech.ts'
import { workModeOf } from './fields/work-mode.ts'
import { yearsAsked } from './fields/years.ts'
import { flagsIn, isOrder, type Flag } from './scam/flags.ts'
import { isScam } from './scam/scam.ts'
import { found, type Found } from './found.ts'
import { rowsOf, type Row } from './header/header.ts'
import { type HeadingJudge, learntJudge } from './sections/heading-judge.ts'
import { withoutLetter } from './letter.ts'
import { MOST_AD_CHARACTERS } from './limits.ts'
import type { Pay } from './fields/money.ts'
import { withoutPageChrome } from './sections/page-chrome.ts'
import { skillNamesOf } from './demands/skill-names.ts'
import { kindOfHeading } from './sections/section-kind.ts'
import { sectionsOf, type Section } from './sections/sections.ts'
import { whoAndWhere } from './header/who-and-where.ts'
import { payOf } from './fields/stated-pay.ts'

export type AdFields = {
  title: Found<string> | null
  company: Found<string> | null
  place: Found<string> | null
  workMode: Found<WorkMode> | null
  seniority: Found<Seniority> | null
  pay: Found<Pay> | null
  types: Found<EmploymentType[]> | null
  years: Found<number> | null
  degree: Found<Degree> | null
  languages: Found<AskedLanguage>[]
  deadline: Found<LocalDate> | null
  contacts: Found<string>[]
}
export type AdReading = {
  fields: AdFields
  skills: AskedSkill[]
  sections: Section[]
  flags: Flag[]
  isTech: boolean
  isScam: boolean
  isCut: boolean
}

/** A pasted advert, read without a model of language. `today` gives days without a year theirs. */
export function readAdText(
  catalogue: Catalogue,
  pasted: string,
  today: LocalDate | null = null,
  judge: HeadingJudge = learntJudge,
): AdReading {
  const text = sanitise(pasted.slice(0, MOST_AD_CHARACTERS).replaceAll('\r\n', '\n'))
  const lines = withoutPageChrome(linesOf(withoutLetter(text))).filter((line) => !isOrder(line.text))
  const rows = rowsOf(lines)
  const isSkill = skillNamesOf(catalogue)
  const sections = sectionsOf(lines, judge, isSkill)
  const asked = askedSkills(catalogue, sections)
  const { title, company, place, headerText } = whoAndWhere(lines, rows, {
    isSkill,
    isAll: true,
    headings: new Set(
      sections.flatMap(({ kind, heading }) =>
        heading && kind !== 'about' && !isShouted(heading) ? [heading.from] : [],
      ),
    ),
  })
  const flags = flagsIn(text)
  const demands = demandLines(sections)
  const isTech = isTechJob(
    catalogue.titleFamilies,
    title?.value ?? null,
    hardSkills(catalogue, asked, title === null),
    text,
  )
  // in another trade the tools of the house are not asked for
  const skills = asked
    .filter(({ isListed }) => isTech || isListed)
    .map(({ ids, level, words, from }) => ({ ids, level, words, from }))
  const years = yearsOf(rows, demands)
  const types = typesOf(rows, headerText, title, lines)
  const { isAmerican } = dayOrderOf(text, { places: place ? [place.value] : [], language: languageOf(text) })
  return {
    fields: {
      title,
      company,
      place,
      workMode: modeOf(rows, headerText, lines, place),
      seniority: seniorityOf(title, rows, lines, types, years, isTech),
      pay: payOf(rows, headerText, text.slice(0, lines.at(-1)?.to), place?.words ?? ''),
      types,
      years,
      degree: degreeOf(demands, rows),
      languages: languagesOf(demands, rows, company?.value ?? ''),
      deadline: deadlineOf(rows, lines, { isAmerican, today }),
      contacts: contactsIn(text)
        .slice(0, 6)
        .map(({ words, from }) => found(words, words, from, 'sure')),
    },
    skills,
    sections,
    flags,
    isTech,
    isScam: isScam(flags),
    isCut: pasted.length > MOST_AD_CHARACTERS,
  }
}

/** In capitals a name looks like a heading as well. */
const isShouted = ({ text, folded }: AdLine) => text === text.toUpperCase() && kindOfHeading(folded) === null

/** How many skills of the craft are asked for; `withWishes` where nothing else shows what the job is. */
const hardSkills = (catalogue: Catalogue, asked: readonly AskedSkill[], withWishes: boolean): number =>
  new Set(
    asked
      .filter(({ level }) => level === 'must' || (withWishes && level === 'wish'))
      .map(({ ids }) => must(ids[0]))
      .filter((id) => isHard(catalogue, id)),
  ).size

function isHard(catalogue: Catalogue, id: string): boolean {
  const category = catalogue.skills.get(id)?.category
  return category !== 'soft' && category !== 'practice' && !OFFICE.has(id)
}
const OFFICE = new Set(
  'excel microsoft-office microsoft-word powerpoint outlook google-workspace salesforce crm data-entry google-docs google-sheets slack microsoft-teams sap'.split(
    ' ',
  ),
)

/** Lines that can demand something, and whether they stand among wishes. */
type DemandLine = { line: AdLine; isWish: boolean; isRequirement: boolean; isHead: boolean }

function demandLines(sections: readonly Section[]): DemandLine[] {
  const hasMusts = sections.some(({ kind }) => kind === 'must')
  return sections.flatMap(({ kind, lines }) =>
    kind === 'offer' || kind === 'legal' || kind === 'process' || kind === 'unwanted' || (kind === 'about' && hasMusts)
      ? []
      : lines.map((line) => ({
          line,
          isWish: kind === 'nice',
          isRequirement: kind === 'must',
          isHead: kind === 'facts',
        })),
  )
}

function yearsOf(rows: readonly Row[], demands: readonly DemandLine[]): Found<number> | null {
  for (const row of rows) {
    if (row.label !== 'years') continue
    const value = yearsAsked(row.value, true)
    if (value !== null) return found(value, row.words, row.from, 'sure')
  }
  const all = demands
    .filter(({ isWish }) => !isWish)
    .flatMap(({ line, isRequirement }) => {
      const value = yearsAsked(line.text, isRequirement)
      return value === null ? [] : [{ value, line, isRequirement }]
    })
  const pool = all.some(({ isRequirement }) => isRequirement)
    ? all.filter(({ isRequirement, value }) => isRequirement || value === 0)
    : all
  const best = pool.toSorted((a, b) => b.value - a.value)[0]
  return best ? found(best.value, best.line.text, best.line.from, best.isRequirement ? 'sure' : 'likely') : null
}

function degreeOf(demands: readonly DemandLine[], rows: readonly Row[]): Found<Degree> | null {
  for (const row of rows.filter(({ label }) => label === 'degree')) {
    const degree = degreeIn(row.value, false)
    if (degree) return found(degree, row.words, row.from, 'likely')
  }
  const all = demands.flatMap(({ line, isWish, isRequirement }) =>
    // 'You hold a degree. A PhD is desirable.': each sentence asks for its own
    sentencesOf(line.text).flatMap(({ text }) => {
      const degree = degreeIn(text, isWish)
      if (!degree) return []
      const isLess = isWish || degree.demand === 'preferred'
      return [{ degree, line, weight: (isRequirement ? 2 : 0) + (degree.demand === 'none' ? 3 : 0) - (isLess ? 1 : 0) }]
    }),
  )
  const best = all.toSorted((a, b) => b.weight - a.weight)[0]
  return best ? found(best.degree, best.line.text, best.line.from, 'likely') : null
}

/** 'Deutsche Telekom' asks for no German, nor does any name of several words in the head of an advert. */
function withoutNames(text: string, company: string, isOfNames: boolean): string {
  const rest = company === '' ? text : text.replaceAll(company, ' ')
  return isOfNames ? rest.replaceAll(/(?<!\p{L})\p{Lu}\p{L}+(?:\s+\p{Lu}[\p{L}.]+)+/gu, ' ') : rest
}

function languagesOf(demands: readonly DemandLine[], rows: readonly Row[], company: string): Found<AskedLanguage>[] {
  const byName = new Map<string, Found<AskedLanguage>>()
  const lines = [
    ...rows
      .filter(({ label }) => label === 'language')
      .map((row) => ({ text: row.value, words: row.words, from: row.from, isWish: false })),
    ...demands.map(({ line, isWish, isHead }) => ({
      text: withoutNames(line.text, company, isHead && !saysHowSpoken(line.text)),
      words: line.text,
      from: line.from,
      isWish,
    })),
  ]
  for (const { text, words, from, isWish } of lines)
    for (const asked of languagesIn(text, from, isWish)) {
      const known = byName.get(asked.language)
      if (!known || (known.value.demand === 'nice' && asked.demand === 'must'))
        byName.set(asked.language, found(asked, words, from, 'likely'))
    }
  return [...byName.values()]
}

function typesOf(
  rows: readonly Row[],
  header: readonly { text: string; from: number }[],
  title: Found<string> | null,
  lines: readonly AdLine[],
): Found<EmploymentType[]> | null {
  const inTitle = title ? typesInHead(title.words) : []
  // 'in Teilzeit oder Vollzeit' leaves the choice; full time alone is what a title need not say
  const own = inTitle.filter(
    (type) =>
      type === 'internship' ||
      type === 'apprenticeship' ||
      type === 'part-time' ||
      (type === 'full-time' && inTitle.includes('part-time')),
  )
  if (title && own.length > 0) return found(own, title.words, title.from, 'likely')
  const places = [
    ...rows
      .filter(({ label }) => label === 'type')
      .map((row) => ({ text: row.value, from: row.from, types: typesIn(row.value.slice(0, 400)) })),
    ...header.map(({ text, from }) => ({ text, from, types: typesInHead(text.slice(0, 400)) })),
  ]
  for (const { text, from, types } of places) {
    if (types.length > 0) return found(pick(types), text, from, 'likely')
  }
  // inside the text an internship or a training is as often somebody else's
  for (const { text, from } of lines.slice(0, 200)) {
    const types = typesInSentence(text.slice(0, 400)).filter(
      (type) => type !== 'internship' && type !== 'apprenticeship',
    )
    if (types.length > 0) return found(pick(types), text, from, 'likely')
  }
  return null
}

/** 'Full-time contract, six months' is a contract; 'Vollzeit oder Teilzeit' is both. */
function pick(types: EmploymentType[]): EmploymentType[] {
  return types.includes('contract') && types.includes('full-time')
    ? types.filter((type) => type !== 'full-time')
    : types
}

const ANSWER = /^(?:yes|no|ja|nein|oui|non|s[ií]|evet|hayır|n[aã]o|nee|sim)(?!\p{L})/iu

function modeOf(
  rows: readonly Row[],
  header: readonly { text: string; from: number }[],
  lines: readonly AdLine[],
  place: Found<string> | null,
): Found<WorkMode> | null {
  const said = workModeOf(
    rows
      .filter(({ label }) => label === 'mode' || label === 'place')
      // 'Remote job' above 'No'
      .map((row) => ({ text: ANSWER.test(row.value) ? row.words : row.value, from: row.from })),
    header,
    lines.map(({ text, from }) => ({ text: text.slice(0, 2_000), from })),
  )
  if (said) return said
  // a place of work and no word of working from home: on site, but nobody said so
  return place ? found('onsite', '', -1, 'unsure') : null
}

function seniorityOf(
  title: Found<string> | null,
  rows: readonly Row[],
  lines: readonly AdLine[],
  types: Found<EmploymentType[]> | null,
  years: Found<number> | null,
  isTech: boolean,
): Found<Seniority> | null {
  const named = title ? (seniorityOfTitle(title.value) ?? seniorityOfTitle(title.words)) : null
  if (title && named) return found(named, title.words, title.from, 'likely')
  if (types && (types.value.includes('internship') || types.value.includes('apprenticeship')))
    return found('intern', types.words, types.from, 'likely')
  for (const row of rows.filter(({ label }) => label === 'seniority')) {
    const level = seniorityOfRow(row.value)
    if (level) return found(level, row.words, row.from, 'likely')
  }
  for (const line of lines) {
    const level =
      /\bmid-senior level\b/i.test(line.text) && line.text.length < 80 ? 'mid' : seniorityInText(line.folded)
    if (level) return found(level, line.text, line.from, 'likely')
  }
  // five years may be either level: saying nothing is right
  if (!years || !isTech || years.value === 5 || years.value === 0) return null
  return found(years.value >= 6 ? 'senior' : years.value >= 2 ? 'mid' : 'junior', years.words, years.from, 'unsure')
}

function deadlineOf(
  rows: readonly Row[],
  lines: readonly AdLine[],
  options: { isAmerican: boolean; today: LocalDate | null },
): Found<LocalDate> | null {
  for (const row of rows.filter(({ label }) => label === 'deadline')) {
    const day = deadlineIn(row.value, true, options)
    if (day) return found(day, row.words, row.from, 'sure')
  }
  for (const line of lines) {
    const day = deadlineIn(line.text, false, options)
    if (day) return found(day, line.text, line.from, 'likely')
  }
  return null
}
