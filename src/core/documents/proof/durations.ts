import { must } from '#core/must.ts'
import type { Aligned } from './align.ts'
import type { Language } from './language.ts'
import type { ProofEntry, Sources } from './sources.ts'

const DATE = /^(\d{4})(?:-(\d{2}))?$/

/** Months since year 0; null for what is no date. */
function monthOf(date: string, asOf: string, isEnd: boolean): number | null {
  const [, year, month] = DATE.exec(date === 'present' ? asOf : date) ?? []
  return year === undefined ? null : Number(year) * 12 + Number(month ?? (isEnd ? 12 : 1)) - 1
}

/** Both months count. */
export function monthsIn({ start, end }: Pick<ProofEntry, 'start' | 'end'>, asOf: string): number | null {
  const [from, to] = [monthOf(start, asOf, false), monthOf(end, asOf, true)]
  return from === null || to === null || to < from ? null : to - from + 1
}

type Length = { months: number; entries: readonly number[] }

/** The words of a rewrite that dates bear out: 'nearly nine years', 'since 2020', 'in May 2019', 'currently'. */
export function datedWords(
  tokens: readonly Aligned[],
  sources: Sources,
  asOf: string,
  language: Language,
): Set<Aligned> {
  const lengths = sources.entries.flatMap((entry, at): Length[] => {
    const months = monthsIn(entry, asOf)
    return months === null ? [] : [{ months, entries: [at] }]
  })
  const dated = new Set<Aligned>()
  for (const token of tokens) {
    if (token.value === null) {
      const isNow = language.ongoing.has(token.lower) && goesOn(token, tokens, sources, language)
      if (isNow) dated.add(token)
      continue
    }
    for (const word of lengthAt(token, tokens, lengths, sources, language)) dated.add(word)
    for (const word of yearAt(token, tokens, sources, language)) dated.add(word)
  }
  return dated
}

function goesOn(token: Aligned, tokens: readonly Aligned[], { entries, units }: Sources, language: Language): boolean {
  if (
    tokens[token.at + 1]?.value !== null &&
    tokens[token.at + 1] !== undefined &&
    /^\d{4}$/.test(must(tokens[token.at + 1]).text)
  )
    return false
  if (entries.some(({ kind, end }, at) => (kind === 'summary' || end === 'present') && (at === 0 || uses(tokens, at))))
    return true
  // 'is 48 MB, it was 75 MB': what is beside what was is now.
  return units.some(
    ({ tokens: words }) =>
      words.some(({ lower }) => language.be.has(lower)) && words.filter(({ value }) => value !== null).length > 1,
  )
}

function lengthAt(
  token: Aligned,
  tokens: readonly Aligned[],
  lengths: readonly Length[],
  sources: Sources,
  language: Language,
): Aligned[] {
  const { years, months, nearly, over, around } = language.durations
  const noun = tokens[token.at + 1]
  if (!noun || token.value === null || !/^[ -]?$/.test(noun.gap)) return []
  const inMonths = years.has(noun.lower) ? token.value * 12 : months.has(noun.lower) ? token.value : null
  if (inMonths === null || isWritten(token, noun)) return []
  const unit = years.has(noun.lower) ? 12 : 1
  const near = [tokens[token.at - 1], tokens[noun.at + 1]].filter((word) => word !== undefined)
  const modifier = near.find(({ lower }) => nearly.has(lower) || over.has(lower) || around.has(lower))
  const holds = ({ months: length }: Length) => {
    if (modifier && over.has(modifier.lower)) return length > inMonths && length - inMonths < unit
    if (modifier && nearly.has(modifier.lower)) return length <= inMonths && inMonths - length <= unit / 4
    if (modifier) return Math.abs(length - inMonths) <= unit / 2
    return length >= inMonths && length - inMonths < unit
  }
  const isSummary = sources.entries.length > 1
  const fits = lengths.some((length) => holds(length) && (!isSummary || length.entries.some((at) => uses(tokens, at))))
  return fits ? [token, noun, ...(modifier ? [modifier] : [])] : []
}

/** The bullets have this very length; dates have no say in it. */
function isWritten(token: Aligned, noun: Aligned): boolean {
  return token.found.some((source) =>
    noun.found.some(({ unit, at }) => unit === source.unit && Math.abs(at - source.at) <= 2),
  )
}

/** Something of this entry is named in the rewrite. */
function uses(tokens: readonly Aligned[], entry: number): boolean {
  return tokens.some(
    ({ isContent, value, found }) => isContent && value === null && found.some(({ unit }) => unit.entry === entry),
  )
}

/** A year, with its month if one is named, that is a start or an end. */
function yearAt(token: Aligned, tokens: readonly Aligned[], { entries }: Sources, language: Language): Aligned[] {
  if (!/^(?:19|20)\d\d$/.test(token.text) || token.found.some(({ unit }) => unit.kind === 'bullet')) return []
  if (otherYear(token, tokens)) return []
  const monthToken = [tokens[token.at - 1], tokens[token.at - 2]].find(
    (word) => word && language.months.has(word.lower),
  )
  const month = monthToken && language.months.get(monthToken.lower)
  const inYear = (one: number) => `${token.text}-${String(one).padStart(2, '0')}`
  const date = month === undefined ? token.text : inYear(month)
  const before = tokens.slice(Math.max(0, token.at - 3), token.at)
  const behind = tokens.slice(token.at + 1, token.at + 4)
  const isSince = [...before, ...behind].some(({ lower }) => language.ongoing.has(lower))
  const fits = entries.some(({ start, end }) =>
    start.startsWith(date) ? !isSince || end === 'present' : !isSince && end.startsWith(date),
  )
  return fits
    ? [
        token,
        ...(monthToken ? [monthToken, ...firstMonth(monthToken, date)] : []),
        ...[...before, ...behind].filter(({ lower }) => language.ongoing.has(lower)),
      ]
    : []

  /** 'February to April 2024' */
  function firstMonth({ at }: Aligned, end: string): Aligned[] {
    const first = tokens.slice(Math.max(0, at - 2), at).find(({ lower }) => language.months.has(lower))
    const start = first && language.months.get(first.lower)
    const isOne = entries.some((one) => start !== undefined && one.start === inYear(start) && one.end === end)
    return first && isOne ? [first] : []
  }
}

/** A bullet that names a year has that one, not the start or end of its entry. */
function otherYear(token: Aligned, tokens: readonly Aligned[]): boolean {
  const used = tokens.flatMap(({ at, isContent, found }) => (Math.abs(at - token.at) <= 12 && isContent ? found : []))
  return used.some(
    ({ unit, value }) =>
      value === null && unit.kind === 'bullet' && unit.tokens.some(({ text }) => /^(?:19|20)\d\d$/.test(text)),
  )
}
