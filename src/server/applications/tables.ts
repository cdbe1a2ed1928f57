import type { Selectable } from 'kysely'
import type { EventKind, EventMaker } from '#core/applications/events.ts'
import type { Outcome, Stage } from '#core/applications/stage.ts'

/** The tables of this room; a part of the schema. */
export type ApplicationTables = {
  applications: ApplicationsTable
  application_events: ApplicationEventsTable
  application_tasks: ApplicationTasksTable
  application_interviews: ApplicationInterviewsTable
  application_contacts: ApplicationContactsTable
  application_tags: ApplicationTagsTable
  application_imports: ApplicationImportsTable
  saved_views: SavedViewsTable
  stage_names: StageNamesTable
}

export type ApplicationsTable = {
  id: string
  user_id: string
  title: string | null
  company: string | null
  company_key: string | null
  title_key: string | null
  location: string | null
  workplace: 'onsite' | 'hybrid' | 'remote' | null
  source: string | null
  /** How one applied, as a work-search record states it. */
  method: string | null
  url: string | null
  url_key: string | null
  ad_id: string | null
  /** What the history adds up to (core/applications/events.ts). */
  stage: Stage
  outcome: Outcome | null
  stage_since_on: string
  applied_on: string | null
  closed_on: string | null
  /** A fractional index: where it stands in its column. */
  position: string
  excitement: number | null
  /** JSON: text, min, max, currency, period. */
  pay: string | null
  deadline_on: string | null
  notes: string
  match_percent: number | null
  snoozed_until: string | null
  reminds_follow_ups: number
  import_id: string | null
  created_at: string
  updated_at: string
  /** Raised by each change: a change of an older version is refused. */
  version: number
  /** In the trash since; retention removes it after 30 days. */
  deleted_at: string | null
}

type PartOf = { id: string; user_id: string; application_id: string }

export type ApplicationEventsTable = PartOf & {
  kind: EventKind
  from_value: string | null
  to_value: string | null
  on_date: string
  at: string
  /** The order of writing within one application. */
  seq: number
  made_by: EventMaker
  text: string
  replaces_event_id: string | null
}

export type ApplicationTasksTable = PartOf & { title: string; due_on: string | null; state: 'open' | 'done' }

export type ApplicationInterviewsTable = PartOf & {
  kind: 'screen' | 'technical' | 'task' | 'design' | 'behavioural' | 'onsite' | 'final' | 'other'
  on_date: string
  at_time: string | null
  time_zone: string
  minutes: number | null
  place: string
  outcome: 'planned' | 'done' | 'passed' | 'failed' | 'cancelled'
  note: string
}

export type ApplicationContactsTable = PartOf & {
  name: string
  role: string
  email: string
  phone: string
  link: string
  note: string
}

export type ApplicationTagsTable = { user_id: string; application_id: string; tag: string }

/** A search of the list that somebody gave a name. `query` is JSON. */
export type SavedViewsTable = { id: string; user_id: string; name: string; query: string; created_at: string }

export type ApplicationImportsTable = {
  id: string
  user_id: string
  file_name: string
  made: number
  skipped: number
  at: string
  undone_at: string | null
}

export type StageNamesTable = { user_id: string; stage: Stage; name: string }

export type ApplicationRow = Selectable<ApplicationsTable>
