import type { LocalDate } from '#core/time.ts'
import type { Confidence } from '../found.ts'
import type { EmploymentType, WorkMode } from '../kinds.ts'
import type { Pay } from '../fields/money.ts'
import type { ScamKind } from '../scam/scam.ts'
import type { Rung } from './job-facts.ts'
import type { PageKind } from './page-kind.ts'

export type PageFlag =
  | Exclude<ScamKind, 'no-interview'>
  | 'reposted'
  | 'old'
  | 'expired'
  | 'no-employer'
  | 'hidden-orders'
  | 'cut-short'
export type Evidence = { words: string; rung: Rung }
export type PageField =
  | 'kind'
  | 'title'
  | 'company'
  | 'locations'
  | 'workplace'
  | 'countriesAllowed'
  | 'employmentType'
  | 'pay'
  | 'postedOn'
  | 'validThrough'
  | 'language'
  | 'requisitionId'
  | 'applyUrl'
  | 'descriptionText'

/** What a page says of one job, each fact with the words it was read from and how sure that is. Nothing is filled with a guess. */
export type JobPageReading = {
  kind: PageKind
  title: string | null
  company: string | null
  locations: string[]
  workplace: WorkMode | null
  countriesAllowed: string[]
  employmentType: EmploymentType[]
  pay: Pay | null
  postedOn: LocalDate | null
  validThrough: LocalDate | null
  language: string | null
  requisitionId: string | null
  applyUrl: string | null
  descriptionText: string | null
  mustQuotes: string[]
  flags: { kind: PageFlag; words: string }[]
  listed: { title: string; company: string | null; url: string | null }[]
  confidence: Partial<Record<PageField, Confidence>>
  evidence: Partial<Record<PageField, Evidence>>
}

export type JobPageInput = {
  /** The address the person gave; empty for a paste. */
  url: string
  text: string
  form: 'html' | 'json' | 'xml' | 'text'
  today: LocalDate
}
