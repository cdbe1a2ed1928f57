/** The tables of this room; a part of the schema. */
export type AdTables = { ads: AdsTable }

/** A job ad that a person keeps. Its text is theirs alone. */
export type AdsTable = {
  id: string
  user_id: string
  url: string | null
  /** One key for one posting; null for what was pasted without a link. */
  url_key: string | null
  title: string | null
  company: string | null
  /** JSON: what was read (contract/ads.ts jobPageSchema) without the text. */
  facts: string
  text: string
  /** The reader's version, so that ads can be read again after it changed. */
  read_version: number
  posted_on: string | null
  valid_through: string | null
  saved_at: string
}
