import { objectOfXml } from '#core/ads/page/objects/data-sources.ts'
import { factsOfObject } from '#core/ads/page/objects/job-object.ts'
import type { Json, JsonObject } from '#core/ads/page/json/json-value.ts'
import { countryName } from '#core/ads/page/places/country-names.ts'
import { isObject } from '#core/ads/page/json/loose-json.ts'
import { textOfPart } from '#core/ads/page/objects/object-text.ts'
import { pageTree } from '#core/ads/page/tree/page-tree.ts'
import type { EmploymentType, WorkMode } from '#core/ads/kinds.ts'
import { seniorityOfTitle, type Seniority } from '#core/ads/fields/seniority.ts'
import type { Pay } from '#core/ads/fields/money.ts'
import { sanitise } from '#core/text/sanitise.ts'
import type { LocalDate } from '#core/time.ts'
import type { Source } from './source.ts'

/** A job that somebody offers, as its source says it. */
export type Opening = {
  /** Which of the source's rows it is. */
  key: string
  url: string
  title: string
  company: string
  places: string[]
  workplace: WorkMode | null
  countries: string[]
  types: EmploymentType[]
  level: Seniority | null
  pay: Pay | null
  postedOn: LocalDate | null
  expiresOn: LocalDate | null
  text: string
}

/** Why an answer brings nothing: it is no data, or has not the shape that we know. */
export type AnswerFault = 'nothing' | 'not-data' | 'changed'
export type Rows = { answer: Json; rows: Json[] } | { fault: AnswerFault }

const MOST_TEXT = 30_000
const MOST_PLACES = 20

export function rowsOf({ form, rows: pick }: Source, body: string): Rows {
  if (body.trim() === '') return { fault: 'nothing' }
  const answer = form === 'xml' ? readXml(body) : readJson(body)
  if (answer === null) return { fault: 'not-data' }
  const rows = pick(answer)
  return rows ? { answer, rows } : { fault: 'changed' }
}

function readJson(body: string): Json | null {
  try {
    return JSON.parse(body.replace(/^\uFEFF/, '')) as Json
  } catch {
    return null
  }
}

function readXml(body: string): Json | null {
  if (!/^\s*(?:<\?xml|<[a-z])/i.test(body) || /<(?:!doctype html|html)\b/i.test(body.slice(0, 500))) return null
  // what was cut off is no whole list: all that is missing would count as gone
  const whole = body.replace(/^\s*<\?xml[^>]*>/, '').trim()
  const root = /^<([a-z][\w.:-]*)/i.exec(whole)?.[1] ?? ''
  if (!whole.endsWith(`</${root}>`) && !/^<[^<>]*\/>$/.test(whole)) return null
  const object = objectOfXml(pageTree(body, true).root)
  return isObject(object) ? object : null
}

/** One row as an opening; null for what is none: without a title, or without a page to open. */
export function readRow(source: Source, row: Json, answer: Json, today: LocalDate): Opening | null {
  if (!isObject(row)) return null
  const prepared = source.prepare?.(row) ?? row
  const key = source.key(row)
  const url = pageOf(source, row)
  if (!key || !url) return null
  const own = factsOfObject(prepared, isObject(answer) ? [answer] : [], 'answer', today)
  const facts = source.facts ? { postedOn: own.postedOn, ...source.facts(row, today) } : own
  const title = line(textOfPart(facts.title?.value ?? ''))
  if (title === '' || title.length > 200) return null
  const said = source.place?.(row)
  // remote, but not from everywhere
  const homes = (facts.countriesAllowed?.value ?? []).map((area) => countryName(area) ?? area)
  const places = (facts.places?.value ?? (said ? [said] : homes)).slice(0, MOST_PLACES).map((place) => line(place))
  return {
    key: key.slice(0, 300),
    url,
    title,
    company: line(textOfPart(facts.company?.value ?? '')).slice(0, 200),
    places: places.filter((place) => place !== '' && place.length <= 120),
    workplace: facts.workplace?.value ?? (source.isRemoteOnly ? 'remote' : null),
    countries: facts.countriesAllowed?.value ?? [],
    types: facts.types?.value ?? [],
    level: seniorityOfTitle(title),
    pay: facts.pay?.value ?? null,
    postedOn: facts.postedOn?.value ?? null,
    expiresOn: facts.validThrough?.value ?? null,
    text: sanitise((facts.description?.value ?? '').slice(0, MOST_TEXT)),
  }
}

const line = (text: string) => sanitise(text).replaceAll(/\s+/g, ' ').trim()

function pageOf({ page, hosts }: Source, row: JsonObject): string | null {
  const link = page(row)
  const match = /^https:\/\/([^/?#\s@:]+)[^\s]*$/i.exec(link ?? '')
  if (!link || !match || link.length > 2_000) return null
  const host = (match[1] ?? '').toLowerCase()
  return !hosts || hosts.some((one) => host === one || host.endsWith(`.${one}`)) ? link : null
}
