import type { JobFacts } from '#core/ads/page/job-facts.ts'
import type { Json, JsonObject } from '#core/ads/page/json/json-value.ts'
import type { LocalDate } from '#core/time.ts'

/** One question to a source. */
export type Ask = { url: string; body?: JsonObject; headers?: Readonly<Record<string, string>> }

/** Where openings come from: a feed of many firms, or the board of one. Only what differs from one to the next stands here. */
export type Source = {
  /** 'remotive', 'lever/acme': as stored. */
  id: string
  /** Shown and linked beside each of its openings. */
  name: string
  link: string
  /** Where its terms stand, if it publishes any. */
  terms: string | null
  minMinutes: number
  timeoutMs?: number
  form: 'json' | 'xml'
  /** Lists all it has: what is missing is gone. A feed shows only the newest. */
  isWhole: boolean
  /** All its jobs are remote: that is what it is for. */
  isRemoteOnly?: boolean
  first: Ask
  /** What to ask after the answer of the page that was read, counted from 1; null when that was all. */
  next?: (answer: Json, page: number) => Ask | null
  /** The rows of an answer; null when it has not the shape that we know. */
  rows: (answer: Json) => Json[] | null
  key: (row: JsonObject) => string | null
  /** The page that a person opens; where `hosts` are named, only on these. */
  page: (row: JsonObject) => string | null
  hosts?: readonly string[]
  /** The row as the reader of job objects knows it. */
  prepare?: (row: JsonObject) => JsonObject | null
  /** Where the row is no object of facts but somebody's own words. */
  facts?: (row: JsonObject, today: LocalDate) => JobFacts
  /** The place in the source's words, where the general reading finds none. */
  place?: (row: JsonObject) => string | null
}

export const textAt = (row: JsonObject, key: string): string | null => {
  const value = row[key]
  return typeof value === 'string' && value.trim() !== ''
    ? value.trim()
    : typeof value === 'number'
      ? String(value)
      : null
}
