/** The tables of this room; a part of the schema. */
export type OpeningTables = {
  opening_sources: OpeningSourcesTable
  openings: OpeningsTable
  opening_texts: OpeningTextsTable
  opening_listings: OpeningListingsTable
  opening_watches: OpeningWatchesTable
  hidden_openings: HiddenOpeningsTable
}

export type SourceFault =
  | 'unreachable'
  | 'refused'
  | 'unknown'
  | 'busy'
  | 'too_large'
  | 'nothing'
  | 'not_data'
  | 'changed'

/** A feed, or the board of one firm. What it last brought stays when it fails. */
export type OpeningSourcesTable = {
  id: string
  kind: 'feed' | 'board'
  /** The board's link; a feed's stands in core/openings/feeds.ts. */
  link: string | null
  /** The name that a person gave the board's firm. */
  company: string | null
  state: 'new' | 'good' | 'failing'
  fault: SourceFault | null
  tried_at: string | null
  /** When it last answered well. */
  answered_at: string | null
  next_at: string
  fails: number
  etag: string | null
  last_modified: string | null
  listed: number
}

export type OpeningsTable = {
  id: string
  url: string
  url_key: string
  title: string
  company: string
  company_key: string
  title_key: string
  /** JSON lists. */
  places: string
  countries: string
  types: string
  workplace: 'remote' | 'hybrid' | 'onsite' | null
  level: string | null
  /** JSON: text, min, max, currency, period. */
  pay: string | null
  posted_on: string | null
  expires_on: string | null
  /** JSON: what it asks for (core/openings/fit.ts), read once. */
  asked: string
  fingerprint: string
  excerpt: string
  first_seen: string
  last_seen: string
  /** Its board does not list it any more. */
  gone_at: string | null
}

/** Kept apart, so that lists stay quick. */
export type OpeningTextsTable = { opening_id: string; text: string }

/** Where an opening is listed: the same job from two sources has two rows. */
export type OpeningListingsTable = {
  source_id: string
  source_key: string
  opening_id: string
  url: string
  /** Of the row as it came: what has not changed is not read again. */
  hash: string
  seen_at: string
}

export type OpeningWatchesTable = {
  id: string
  user_id: string
  name: string
  /** JSON: a search. */
  query: string
  /** The board that is watched; null for a search over everything. */
  source_id: string | null
  cadence: 'off' | 'daily' | 'weekly'
  created_at: string
  /** What came later is new. */
  seen_at: string
}

export type HiddenOpeningsTable = {
  user_id: string
  opening_id: string
  reason: 'place' | 'level' | 'company' | 'pay' | 'other'
  at: string
}
