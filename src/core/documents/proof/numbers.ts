import { must } from '#core/must.ts'
import type { Language } from './language.ts'
import type { Token } from './tokens.ts'

/** A number and what it stands for. */
export type Figure<T extends Token> = {
  token: T
  /** '%', a currency, or the measure right behind it. */
  unit: string
  /** Hour, day, week …: how often. */
  rate: string
  /** Marks of the noun it is counted by: 'shift' of '180 a shift'. */
  per: ReadonlySet<string>
  /** What is counted: marks of the nouns behind it, and of the words before it. */
  after: Set<string>
  before: Set<string>
  /** Words that say when or under what condition: 'now', 'earlier', 'when I joined'. */
  tags: Set<string>
  /** The number without which this one says more: the lower end of a range, 3 of '3 of 11'. */
  needs: number | null
  isRaised: boolean
}

type Marked = Token & { marks: ReadonlySet<string> }

const YEAR = /^(?:19|20)\d\d$/
/** A number that is no year. */
const isCount = ({ value, text }: Token) => value !== null && !YEAR.test(text)

/** 'measured at 180 against a target of 250'. */
const BESIDE = /^(?:against|versus|vs|gegenüber|contre|frente)$/
const STOP = /[,;:.()–—/]|\s-\s/

export function figuresOf<T extends Marked>(tokens: readonly T[], language: Language): Figure<T>[] {
  const figures = tokens.flatMap((token, at) => (token.value === null ? [] : [figureAt(tokens, at, language)]))
  // '30 to 40 books': what is behind the upper end is counted by both.
  for (const figure of figures) {
    const lower = figures.find(({ token }) => token !== figure.token && token.value === figure.needs)
    if (lower && lower.after.size === 0) lower.after = figure.after
    if (lower && lower.unit === '') lower.unit = figure.unit
  }
  for (const figure of figures) for (const mark of countedBefore(tokens, figure, language)) figure.after.add(mark)
  return figures
}

/** 'Endpoints for the portal, about 30 of them', 'switches (44 Stück)': a figure that no thing is behind counts what its part began with. */
function countedBefore<T extends Marked>(
  tokens: readonly T[],
  { token, unit }: Figure<T>,
  language: Language,
): string[] {
  const at = tokens.indexOf(token)
  const start = tokens.slice(0, at + 1).findLastIndex(({ gap }) => /[,(]/.test(gap))
  if (unit !== '' || YEAR.test(token.text) || start < 1) return []
  const end = tokens.findIndex(({ gap }, next) => next > at && STOP.test(gap))
  const beside = [...tokens.slice(start, at), ...tokens.slice(at + 1, end < 0 ? undefined : end)]
  const from = tokens.slice(0, start).findLastIndex(({ gap }) => STOP.test(gap))
  const said = tokens.slice(Math.max(0, from), start)
  const stop = said.findIndex(
    ({ lower, value }, place) => place > 0 && (language.prepositions.has(lower) || value !== null),
  )
  const group = stop < 0 ? said : said.slice(0, stop)
  const arePeople = PERSONS.test(group.at(-1)?.lower ?? '') || DONE_BY_SEVERAL.test(group.at(-1)?.lower ?? '')
  if (
    !beside.every((one) => NO_THING.test(one.lower) || isAbout(one, language) || (arePeople && PEOPLE.test(one.lower)))
  )
    return []
  return group.filter(({ lower }) => !language.glue.has(lower)).flatMap(({ marks }) => [...marks])
}
const NO_THING =
  /^(?:of|them|in|total|sofar|now|currently|altogether|all|stück|insgesamt|davon|adet|tane|toplam|au|en|unités|unidades)$/
const PEOPLE = /^(?:people|persons|personen|kişi|personnes|personas)$/
/** 'Final group project (4 people)' is one of a group of four. */
const DONE_BY_SEVERAL =
  /^(?:team|group|project|assignment|\p{L}*(?:projekt|gruppe|arbeit)|projet|équipe|groupe|proyecto|equipo|grupo|proje\p{L}{0,2}|ekip|grup)$/u
const PERSONS =
  /(?:er|or|ist|ant|ent|ee|colleague|hire|child|volunteer)s$|^(?:staff|children|mitarbeiter|kollegen|schüler|azubis|élèves|alumnos|öğrenci)$/

function figureAt<T extends Marked>(tokens: readonly T[], at: number, language: Language): Figure<T> {
  const token = must(tokens[at])
  const behind = tokens[at + 1]
  const after = new Set<string>()
  const tags = new Set<string>()
  for (let next = at + 1; next < Math.min(tokens.length, at + 5); next += 1) {
    const other = must(tokens[next])
    const isPart = next === at + 1 && language.partOf.has(other.lower)
    if (
      PER.test(other.lower) ||
      BESIDE.test(other.lower) ||
      STOP.test(other.gap) ||
      isCount(other) ||
      ((language.prepositions.has(other.lower) || language.partOf.has(other.lower)) && !isPart)
    )
      break
    const isUnit = next === at + 1 && MEASURE.test(other.text)
    if (isUnit || language.glue.has(other.lower) || isTime(other, language)) continue
    for (const mark of other.marks) after.add(mark)
  }
  for (let next = at + 1; next < Math.min(tokens.length, at + 6); next += 1) {
    const other = must(tokens[next])
    if (/[,;.()]/.test(other.gap) || isCount(other)) break
    if (isTime(other, language) || (next === at + 1 && MEASURE.test(other.text))) continue
    for (const mark of other.marks) tags.add(mark)
  }
  const before = new Set<string>()
  let commas = 0
  for (let last = at - 1; last >= Math.max(0, at - 5); last -= 1) {
    const other = must(tokens[last])
    if (/[;.()]/.test(must(tokens[last + 1]).gap) && !isAbout(other, language)) break
    if (/[,:]/.test(must(tokens[last + 1]).gap)) commas += 1
    if (commas > 1 || isCount(other)) break
    // 'years 7 to 11' are no stretch of time
    const isName = last === at - 1 && /^(?:years|weeks|days|levels)$/.test(other.lower)
    if (language.glue.has(other.lower) || (isTime(other, language) && !isName) || isAbout(other, language)) continue
    for (const mark of other.marks) before.add(mark)
  }
  return {
    token,
    unit: unitOf(token, tokens[at - 1], behind, language),
    rate: rateOf(tokens, at, language),
    per: perOf(tokens, at, language),
    after,
    before,
    tags,
    needs: partnerOf(tokens, at, language),
    isRaised: isRaised(tokens, at, language),
  }
}

const CURRENCIES: readonly (readonly [string, RegExp])[] = [
  ['usd', /^(?:\$|us\$|usd|dollars?|dólares|dolar)$/],
  ['eur', /^(?:€|eur|euros?|avro)$/],
  ['gbp', /^(?:£|gbp|pounds?|sterling|pfund)$/],
  ['try', /^(?:₺|tl|try|lira)$/],
  ['chf', /^(?:chf|franken)$/],
  ['jpy', /^(?:¥|jpy|yen)$/],
]
const PERCENT = /^(?:%|percent|prozent|pourcent|porciento|yüzde|pct)$/

function unitOf(token: Token, before: Token | undefined, behind: Marked | undefined, language: Language): string {
  const signs = [token.gap.trim().slice(-1), token.tail.trim().slice(0, 1), behind?.lower ?? '', before?.lower ?? '']
  if (signs.some((sign, at) => (at < 3 || language.code === 'tr') && PERCENT.test(sign))) return '%'
  const currency = CURRENCIES.find(([, words]) => signs.slice(0, 3).some((sign) => words.test(sign)))
  if (currency) return currency[0]
  if (behind && isTime(behind, language) && isTimeNoun(behind) && /^[ -]?$/.test(behind.gap))
    return isTime(behind, language) ?? ''
  return behind && /^\s?$/.test(behind.gap) && MEASURE.test(behind.text) ? behind.lower : ''
}

const MEASURE =
  /^(?:[kKMGT]i?[bB]|[kmcµμn]?m[²³23]?|[kmµμ]?g|[kKMGT]?W|kWh|ms|s|km|Hz|[kMG]Hz|[lL]|ml|ha|fps|px|[kmµμ]?V|[mµμ]?A|°C|t|ECTS)$/

export function isTime(token: { marks: ReadonlySet<string> }, language: Language): string | null {
  for (const mark of token.marks) {
    const time = language.times.get(mark)
    if (time !== undefined) return time
  }
  return null
}

function rateOf(tokens: readonly Marked[], at: number, language: Language): string {
  for (let next = at + 1; next < Math.min(tokens.length, at + 8); next += 1) {
    const other = must(tokens[next])
    if (
      other.value !== null &&
      must(tokens[at]).value !== null &&
      !/[-–]/.test(other.gap) &&
      !isBetween(tokens[next - 1], language)
    )
      break
    if (/[;.]\s/.test(other.gap)) break
    // 'from 3 h to 50 min': the unit of another figure says nothing of how often
    const time = tokens[next - 1]?.value != null && next > at + 1 ? null : isTime(other, language)
    if (time && next > at + 1) return time
    if (time && !isTimeNoun(other)) return time
  }
  for (let last = at - 1; last >= Math.max(0, at - 5); last -= 1) {
    if (must(tokens[last]).value !== null || tokens[last - 1]?.value != null) break
    const time = isTime(must(tokens[last]), language)
    if (time) return time
  }
  return ''
}

const PER = /^(?:an?|per|each|every|je|pro|chaque|par|cada|por)$/

/** The noun behind 'a', 'per' or 'each' after a figure. */
function perOf(tokens: readonly Marked[], at: number, language: Language): ReadonlySet<string> {
  for (let next = at + 1; next < Math.min(tokens.length - 1, at + 5); next += 1) {
    if (STOP.test(must(tokens[next]).gap) || must(tokens[next]).value !== null) break
    const isBare = /^an?$/.test(must(tokens[next]).lower)
    // '60 pages after an audit' counts nothing by audits
    if (
      isBare &&
      next > at + 1 &&
      (language.glue.has(must(tokens[next - 1]).lower) || must(tokens[next - 1]).lower.endsWith('ing'))
    )
      break
    // 'every two weeks' and 'every 2 weeks' are both counted by weeks
    if (PER.test(must(tokens[next]).lower))
      return (tokens.slice(next + 1).find(({ value }) => value === null) ?? must(tokens[next + 1])).marks
  }
  return new Set()
}

const isAbout = (token: Token, language: Language) => language.dampers.get(token.lower)?.includes('approx') ?? false

const isBetween = (token: Marked | undefined, language: Language) =>
  token !== undefined && language.rangeTo.has(token.lower)
const isTimeNoun = (token: Token) =>
  !/(?:ly|lich|lik|lık|aire|iel|ien|ienne|ario|arios|aria|arias|al|ales)$/u.test(token.lower)

function partnerOf(tokens: readonly Marked[], at: number, language: Language): number | null {
  const gap = must(tokens[at]).gap
  const before = tokens[at - 1]
  if (before?.value !== null && before !== undefined && /^\s?[-–]\s?$/.test(gap)) return before.value
  for (let last = at - 1; last >= Math.max(0, at - 3); last -= 1) {
    const { value, lower, text } = must(tokens[last])
    if (value !== null) {
      // 'in January 2023 to 310 ms' is no range
      if (YEAR.test(text) && !YEAR.test(must(tokens[at]).text)) return null
      const between = tokens.slice(last + 1, at)
      const isPart =
        between.length > 0 &&
        between.every((one) => language.partOf.has(one.lower) || language.glue.has(one.lower)) &&
        language.partOf.has(must(between[0]).lower)
      const isRange =
        between.length === 1 &&
        language.rangeTo.has(must(between[0]).lower) &&
        !language.joints.has(must(between[0]).lower)
      return isPart || isRange ? value : null
    }
    if (!language.partOf.has(lower) && !language.glue.has(lower)) return null
  }
  return null
}

/** 'compared them over eight weeks' is in that time; years and hours are more often meant as 'more than'. */
const isDuring = ({ lower }: Token, unit: Token | undefined) =>
  lower === 'over' &&
  unit !== undefined &&
  /^(?:weeks|months|semesters|terms|days|evenings|weekends|sessions)$/.test(unit.lower)

function isRaised(tokens: readonly Marked[], at: number, language: Language): boolean {
  const near = tokens.slice(Math.max(0, at - 2), at)
  const tail = tokens[at + 1]
  return (
    near.some(
      (token, index) =>
        language.raisers.has(token.lower) &&
        !isDuring(token, tokens[at + 1]) &&
        (index === near.length - 1 || must(near.at(-1)).value === null),
    ) ||
    /^\s?\+/.test(must(tokens[at]).tail) ||
    (tail !== undefined && language.raisers.has(tail.lower)) ||
    /[>≥]\s?$/.test(must(tokens[at]).gap)
  )
}

const meets = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].some((mark) => other.has(mark))

/** null when the figure says what this source figure says, else why not. */
export function differs(figure: Figure<Token>, source: Figure<Token>, rest: readonly Figure<Token>[]): string | null {
  if (figure.unit !== source.unit) return 'another unit'
  const isYear = ({ token: { text } }: Figure<Token>) => YEAR.test(text)
  const isRated = !isYear(figure) && figure.rate !== '' && source.rate !== ''
  if (isRated && figure.rate !== source.rate) return 'another unit'
  if (figure.per.size > 0 && source.per.size > 0 && !meets(figure.per, source.per)) return 'another unit'
  if (figure.isRaised && !source.isRaised) return 'more than the source has'
  const isTimed = [...figure.unit].length > 2 && figure.unit === source.unit && figure.unit !== ''
  if (isTimed) return null
  // a year is bound by its line alone, unless that has several
  if (isYear(figure) && rest.every((one) => !isYear(one) || one.token.value === source.token.value)) return null
  // what stands behind a measure is not what it measures: '14 µA sleep current', '14 µA measured in standby'
  const isMeasure = !/^(?:%|)$/.test(figure.unit) && !CURRENCIES.some(([code]) => code === figure.unit)
  if (figure.after.size > 0 && source.after.size > 0 && !isMeasure) {
    if (!meets(figure.after, source.after)) return 'a figure of something else'
  } else {
    const here = new Set([...figure.after, ...figure.before])
    const there = new Set([...source.after, ...source.before])
    if (here.size > 0 && there.size > 0 && !meets(here, there)) return 'a figure of something else'
  }
  const others = rest.filter((one) => one !== source && one.unit === source.unit && !meets(one.tags, source.tags))
  const own = [...figure.tags].some((tag) => source.tags.has(tag))
  if (!own && others.some((one) => meets(figure.tags, one.tags))) return 'a figure of something else'
  return null
}
