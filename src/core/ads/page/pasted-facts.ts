import { must } from '#core/must.ts'
import { linesOf } from '../sections/ad-lines.ts'
import { deadlineIn } from '../fields/deadline.ts'
import { typesIn } from '../fields/employment.ts'
import { datesIn, dayAgo, dayOfStamp, SAYS_POSTED } from '../fields/dates.ts'
import { dayOrderOf } from '../fields/day-order.ts'
import { fold } from '../fold.ts'
import { withoutLetter } from '../letter.ts'
import { headerLines, rowsOf } from '../header/header.ts'
import { isPageChrome, withoutPageChrome } from '../sections/page-chrome.ts'
import { payIn } from '../fields/pay.ts'
import { vacancyScore } from '../header/title.ts'
import { whoAndWhere } from '../header/who-and-where.ts'
import { modeSaid } from '../fields/work-mode.ts'
import type { LocalDate } from '#core/time.ts'
import { same } from '#core/ads/page/shown/head-facts.ts'
import { read, type JobFacts } from './job-facts.ts'
import { advertWords } from './page-kind.ts'
import { languageOf } from '../language-of.ts'
import { countryCode } from '#core/ads/page/places/country-names.ts'
import { placesInString } from '#core/ads/page/places/place-values.ts'

/** A pasted text as facts of a page: the same rules of lines, rows and headers as for every pasted advert. */
export function pastedFacts(pasted: string, today: LocalDate): { facts: JobFacts; words: number } {
  const text = withoutLetter(pasted)
  const all = linesOf(text)
  const lines = withoutPageChrome(all)
  const rows = rowsOf(lines)
  const who = whoAndWhere(lines, rows)
  const header = headerLines(lines)
  const facts: JobFacts = {}
  if (who.title)
    facts.title = read(
      printedTitle(who.title.words, who.title.value),
      who.title.value,
      'text',
      who.title.confidence === 'sure' ? 'likely' : who.title.confidence,
    )
  if (who.company)
    facts.company = read(
      who.company.value,
      who.company.value,
      'text',
      who.company.confidence === 'sure' ? 'likely' : who.company.confidence,
    )
  const named = who.place ? placesInString(who.place.value) : []
  // countries in a sentence are where clients or applicants are, not where the job is
  const isCountries = named.every((place) => place.split(/,\s*/).every((part) => countryCode(part) !== null))
  const places =
    isCountries && !rows.some(({ label }) => label === 'place') && isFarFromHead(who.place?.words, header) ? [] : named
  if (places.length > 0)
    facts.places = read(
      places,
      must(who.place).words,
      'text',
      must(who.place).confidence === 'sure' ? 'likely' : must(who.place).confidence,
    )
  const { isAmerican } = dayOrderOf(text, { places, language: languageOf(text) })
  // the day of posting is furniture of a board and no line of the advert
  for (const { text: line } of all.slice(0, 12)) {
    const day = SAYS_POSTED.test(fold(line)) ? dayAgo(line, today) : null
    if (day && !facts.postedOn) facts.postedOn = read(day, line, 'text', 'likely')
  }
  for (const { text: line } of header) {
    const mode = modeSaid(line)
    if (mode && !facts.workplace) facts.workplace = read(mode, line, 'text', 'likely')
    const types = typesIn(line)
    if (types.length > 0 && !facts.types) facts.types = read(types, line, 'text', 'likely')
    const pay = payIn(line)
    if (pay && !facts.pay) facts.pay = read(pay.pay, pay.pay.text, 'text', 'likely')
  }
  for (const row of rows) {
    if (row.label === 'deadline') {
      const day = deadlineIn(row.value, true, { today, isAmerican })
      if (day) facts.validThrough ??= read(day, row.words, 'row', 'likely')
    } else if (row.label === 'posted') {
      const day =
        dayAgo(row.value, today) ??
        (/^\s*\d{4}/.test(row.value) ? null : datesIn(row.value, { isAmerican })[0]?.day) ??
        dayOfStamp(row.value)
      if (day) facts.postedOn ??= read(day, row.words, 'row', 'likely')
    } else if (row.label === 'pay') {
      const pay = payIn(row.value, true)
      if (pay) facts.pay = read(pay.pay, pay.pay.text, 'row', 'likely')
    } else if (row.label === 'reference' && /\d/.test(row.value) && row.value.length <= 30)
      facts.reference ??= read(row.value, row.words, 'row', 'likely')
    else if (row.label === 'type' && typesIn(row.value).length > 0)
      facts.types ??= read(typesIn(row.value), row.words, 'row', 'likely')
    else if (row.label === 'mode' && modeSaid(row.value))
      facts.workplace ??= read(must(modeSaid(row.value)), row.words, 'row', 'likely')
  }
  const description = bodyOf(
    all,
    lines,
    header,
    rows.map(({ from }) => from),
    text,
    who.title?.value ?? '',
  )
  if (description.length >= 100) facts.description = read(description, description.slice(0, 100), 'text', 'likely')
  return { facts, words: advertWords(description) }
}

/** 'Pay: you earn 45 USD an hour, paid in the evening.' is a line of the advert as well. */
const isSentence = (text: string) =>
  /[.!?]\s+\p{Lu}/u.test(text) || (/[.!?]$/.test(text) && text.split(/\s+/).length >= 8)

const isFarFromHead = (words: string | undefined, header: readonly { text: string }[]) =>
  words !== undefined && !header.some(({ text }) => text.length < 120 && text.includes(words))

/** The advert below its header: rows of facts and the title are no part of it; a header of one line in bars is. */
function bodyOf(
  all: ReturnType<typeof linesOf>,
  lines: ReturnType<typeof linesOf>,
  header: ReturnType<typeof linesOf>,
  rowStarts: number[],
  text: string,
  title: string,
): string {
  const isBarred = header.length === 1 && (must(header[0]).text.match(/\s\|\s/g)?.length ?? 0) >= 2
  const isFact = (from: number, to: number) => rowStarts.some((start) => start >= from && start <= to)
  const isTitle = (line: string) =>
    title !== '' && line.length < title.length + 20 && same(line.replace(/\s*\([^)]*\)$/, ''), title)
  // a sentence that says who looks for whom is the advert's first
  const first = header.findIndex((line) => isSentence(line.text))
  const above = first < 0 ? header : header.slice(0, first)
  const short = above.filter((line) => line.text.length < 120)
  // between the first sentences a row of facts is a line of the advert
  const isBelowFirst = ({ from }: { from: number }) =>
    first >= 0 && from > must(header[first]).from && from <= must(header.at(-1)).to
  const lastHeader =
    isBarred || short.length === 0 || lines.length <= short.length + 1
      ? -1
      : Math.max(
          ...short
            .filter(
              (line, index) => index < 5 && (index === 0 || vacancyScore(line.text) >= 2 || line.text.length < 90),
            )
            .map(({ to }) => to),
        )
  const kept = lines.filter(
    (line) =>
      line.from > lastHeader &&
      (!isFact(line.from, line.to) || isSentence(line.text) || isBelowFirst(line)) &&
      !isPageChrome(line) &&
      !isTitle(line.text),
  )
  const out: string[] = []
  let before = -1
  for (const line of kept) {
    const sameLine = before >= 0 && !text.slice(before, line.from).includes('\n')
    if (sameLine) out[out.length - 1] += ` ${line.text}`
    else out.push(`${line.isAfterBlank && out.length > 0 ? '\n' : ''}${line.isBullet ? '- ' : ''}${line.text}`)
    before = line.to
  }
  return all.length === 0 ? '' : out.join('\n').trim()
}

/** The title as printed, its gender mark included: what stands around the cleaned words up to the next separator. */
function printedTitle(words: string, value: string): string {
  const at = words.indexOf(must(value.split(' ')[0]))
  const mark = /^\s*[([][mwfdxhign]\s?[/|*][^)\]]{1,12}[)\]]/iu.exec(words.slice(at + value.length))?.[0]
  return mark === undefined ? value : `${value}${mark}`
}
