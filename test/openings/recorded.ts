import { readdirSync, readFileSync } from 'node:fs'
import { readAdText } from '#core/ads/read-ad-text.ts'
import { boardOf } from '#core/openings/boards.ts'
import { feedById } from '#core/openings/feeds.ts'
import { keyedFeeds } from '#core/openings/keyed-feeds.ts'
import { readRow, rowsOf, type Opening } from '#core/openings/read-rows.ts'
import type { Source } from '#core/openings/source.ts'
import { fullCatalogue } from '../support/full-catalogue.ts'

/** Answers in the form of each source, written for the tests, of firms that do not exist; `*` stands for whatever is read. */
type Expected = {
  title: string
  company: string
  places: string[]
  workplace: string | null
  types: string[]
  pay: { min: number; max: number; currency: string; period: string } | null
  postedOn: string | null
  expiresOn: string | null
  url: string
  level?: string
  /** Parts of the text. */
  text: string[]
}
type Recorded = { from: string; answer: unknown; expected: Expected[] }

const FOLDER = new URL('recorded/', import.meta.url)
const TODAY = '2026-03-10'
const KEYED = keyedFeeds({
  usajobs: { email: 'me@waymark.example', key: 'usa-key' },
  adzuna: { appId: 'app', appKey: 'key', country: 'gb' },
})

export function recordedAnswers(): (Recorded & { id: string })[] {
  return readdirSync(FOLDER)
    .toSorted()
    .map((file) => ({
      id: file.replace('.json', ''),
      ...(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Recorded),
    }))
}

export function sourceOf(from: string): Source {
  const source = boardOf(from) ?? feedById(from) ?? KEYED.find(({ id }) => id === from)
  if (!source) throw new Error(`No source: ${from}`)
  return source
}

export const bodyOf = (answer: unknown) => (typeof answer === 'string' ? answer : JSON.stringify(answer))

/** One for each page, with all its places, as they are kept. */
export function readAll(source: Source, body: string, today = TODAY): Opening[] {
  const found = rowsOf(source, body)
  if ('fault' in found) throw new Error(found.fault)
  const byPage = new Map<string, Opening>()
  for (const row of found.rows) {
    const opening = readRow(source, row, found.answer, today)
    if (!opening) continue
    const known = byPage.get(opening.url)
    const pay =
      opening.pay ?? readAdText(fullCatalogue, `${opening.title}\n\n${opening.text}`).fields.pay?.value ?? null
    const places = [...new Set([...(known?.places ?? []), ...opening.places])]
    byPage.set(opening.url, { ...opening, pay, places })
  }
  return [...byPage.values()]
}

export type Field = { name: string; isRight: boolean; wanted: unknown; found: unknown }

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function fieldsOf(wanted: Expected, found: Opening | undefined): Field[] {
  const field = (name: string, want: unknown, have: unknown, isRight = same(want, have)): Field => ({
    name,
    wanted: want,
    found: have,
    isRight: found !== undefined && isRight,
  })
  const places = found?.places ?? []
  const pay = found?.pay
    ? { min: found.pay.min, max: found.pay.max, currency: found.pay.currency, period: found.pay.period }
    : null
  return [
    field('title', wanted.title, found?.title),
    field('company', wanted.company, found?.company),
    field(
      'places',
      wanted.places,
      places,
      same(wanted.places, ['*']) ||
        (places.length === wanted.places.length &&
          wanted.places.every((town) => places.some((place) => place === town || place.startsWith(`${town},`)))),
    ),
    field('workplace', wanted.workplace, found?.workplace, wanted.workplace === '*' ? true : undefined),
    field('types', wanted.types, found?.types, same(wanted.types.toSorted(), found?.types.toSorted())),
    field('pay', wanted.pay, pay),
    field('postedOn', wanted.postedOn, found?.postedOn),
    field('expiresOn', wanted.expiresOn, found?.expiresOn),
    field('level', wanted.level ?? null, found?.level),
    field(
      'text',
      wanted.text,
      found?.text,
      wanted.text.every((part) => found?.text.includes(part)) && !/<\w+[ >]|&\w+;/.test(found?.text ?? ''),
    ),
  ]
}

/** Each field of each recorded opening of each source; one that is not found is wrong in all of them, one too many in one. */
export function readRecorded(): { id: string; isBoard: boolean; fields: Field[] }[] {
  return recordedAnswers().map(({ id, from, answer, expected }) => {
    const openings = readAll(sourceOf(from), bodyOf(answer))
    const fields = expected.flatMap((wanted) =>
      fieldsOf(
        wanted,
        openings.find(({ url }) => url === wanted.url),
      ),
    )
    for (const { url } of openings)
      if (!expected.some((wanted) => wanted.url === url))
        fields.push({ name: 'extra', isRight: false, wanted: null, found: url })
    return { id, isBoard: from.startsWith('https:'), fields }
  })
}
