import { generateKeyBetween } from 'fractional-indexing'
import type { Insertable } from 'kysely'
import type { z } from 'zod'
import type { addApplication as endpointOf } from '#contract/applications.ts'
import type { newApplicationSchema } from '#contract/application-schemas.ts'
import { Problem } from '#contract/problem.ts'
import { DAY_UNKNOWN, progressOf } from '#core/applications/events.ts'
import type { EventMaker } from '#core/applications/events.ts'
import { companyKey, titleKey, urlKey } from '#core/applications/url-key.ts'
import type { Outcome, Stage } from '#core/applications/stage.ts'
import { daysBetween, type LocalDate } from '#core/time.ts'
import { newId } from '#server/new-id.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { findAd } from '#server/ads/ads.repo.ts'
import { lockUser } from '#server/users/user.repo.ts'
import { findRelatedRows, findTopPosition, insertApplication } from './application.repo.ts'
import type { ApplicationRow, ApplicationsTable } from './tables.ts'
import { ownToday, requireApplication, toEvent, viewOf } from './application-view.ts'
import { waitForPromise } from './change-application.ts'
import { requireRoomForNew } from './search-room.ts'
import { addTags, appendEvents, type EventRow, readParts } from './parts.repo.ts'

type Input = z.output<typeof newApplicationSchema>
type Answer = z.input<(typeof endpointOf)['output']>

export const SIMILAR_DAYS = 90
const APPLIED_BEFORE_DAYS = 365

/** Saves a job or an application. The same posting again is a 409 that names the first, unless both are wanted. */
export async function addApplication(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  input: Input,
  by: EventMaker = 'web',
): Promise<Answer> {
  const { today } = await ownToday(deps, userId)
  if (!input.title && !input.company) {
    throw new Problem('applications.nameless', 'Give the company or the job title.', {
      fields: { company: 'Give the company or the job title' },
    })
  }
  const appliedOn = appliedDay(input.stage, input.appliedOn ?? null, today)
  return deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    await requireRoomForNew(tx, userId, 1)
    if (input.adId && !(await findAd(tx, userId, input.adId))) throw new Problem('ads.unknown', 'There is no such ad.')
    const related = await findRelatedRows(tx, userId, {
      urlKey: input.url ? urlKey(input.url) : null,
      companyKey: input.company ? companyKey(input.company) : null,
      adId: input.adId ?? null,
    })
    const same = input.url
      ? related.find((row) => row.url_key !== null && row.url_key === urlKey(input.url ?? ''))
      : related.find((row) => row.ad_id !== null && row.ad_id === input.adId)
    if (same && !input.keepBoth) {
      throw new Problem('applications.duplicate', 'You have saved this posting already.', {
        fields: { applicationId: same.id },
      })
    }
    const id = await createApplication(deps, tx, userId, {
      ...input,
      appliedOn,
      outcome: null,
      importId: null,
      by,
      today,
    })
    if (!input.snoozedUntil) await waitForPromise(deps, tx, userId, id)
    const row = await requireApplication(tx, userId, id)
    return {
      application: viewOf(row, await readParts(tx, userId, [id]), today),
      notices: noticesFor(row, related, today),
    }
  })
}

export function appliedDay(stage: Stage, appliedOn: LocalDate | null, today: LocalDate): LocalDate | null {
  if (appliedOn !== null && appliedOn > today) {
    throw new Problem('applications.future_day', 'This day has not come yet.', {
      fields: { appliedOn: 'This day has not come yet' },
    })
  }
  return stage === 'saved' ? null : (appliedOn ?? today)
}

type NewApplication = Partial<Omit<Input, 'stage' | 'appliedOn'>> & {
  stage: Stage
  outcome: Outcome | null
  /** Where it is known; else the day is not, or is today. */
  outcomeOn?: LocalDate
  appliedOn: LocalDate | null
  importId: string | null
  by: EventMaker
  today: LocalDate
  position?: string
}

/** One row and the history that adds up to it. */
export async function createApplication(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  userId: string,
  input: NewApplication,
): Promise<string> {
  const now = deps.clock.now()
  const id = newId('app')
  const events = firstEvents(id, userId, input, now)
  const progress = progressOf(events.map(toEvent))
  const row: Insertable<ApplicationsTable> = {
    id,
    user_id: userId,
    title: input.title || null,
    company: input.company || null,
    company_key: input.company ? companyKey(input.company) : null,
    title_key: input.title ? titleKey(input.title) : null,
    location: input.location || null,
    workplace: input.workplace ?? null,
    source: input.source || null,
    method: input.method || null,
    url: input.url ?? null,
    url_key: input.url ? urlKey(input.url) : null,
    ad_id: input.adId ?? null,
    stage: progress.stage,
    outcome: progress.outcome,
    stage_since_on: progress.stageSinceOn,
    applied_on: progress.appliedOn,
    closed_on: progress.closedOn,
    position: input.position ?? generateKeyBetween(null, await findTopPosition(tx, userId, progress.stage)),
    excitement: input.excitement ?? null,
    pay: input.pay ? JSON.stringify(input.pay) : null,
    deadline_on: input.deadlineOn ?? null,
    notes: input.notes ?? '',
    match_percent: null,
    snoozed_until: input.snoozedUntil ?? null,
    reminds_follow_ups: input.remindsFollowUps === false ? 0 : 1,
    import_id: input.importId,
    created_at: now,
    updated_at: now,
    version: 1,
    deleted_at: null,
  }
  await insertApplication(tx, row)
  await appendEvents(tx, events)
  if (input.tags && input.tags.length > 0) await addTags(tx, userId, [id], input.tags)
  return id
}

/** 'created', then the day of applying where a later stage is known, then that stage, then the outcome. */
function firstEvents(id: string, userId: string, input: NewApplication, now: string): EventRow[] {
  const { stage, outcome, outcomeOn, appliedOn, today, by } = input
  const endOn = outcomeOn ?? today
  const startOn = appliedOn ?? endOn
  const steps: { kind: EventRow['kind']; from: string | null; to: string; on: LocalDate }[] = [
    { kind: 'created', from: null, to: stage === 'saved' ? 'saved' : 'applied', on: startOn },
    ...(stage === 'saved' || stage === 'applied'
      ? []
      : [{ kind: 'stage' as const, from: 'applied', to: stage, on: endOn }]),
    ...(outcome === null ? [] : [{ kind: 'outcome' as const, from: null, to: outcome, on: endOn }]),
  ]
  return steps.map(({ kind, from, to, on }, index) => ({
    id: newId('aev'),
    user_id: userId,
    application_id: id,
    kind,
    from_value: from,
    to_value: to,
    on_date: on,
    at: now,
    seq: index + 1,
    made_by: by,
    text:
      by === 'import' &&
      stage !== 'saved' &&
      (kind === 'outcome' ? outcomeOn === undefined : index > 0 || appliedOn === null)
        ? DAY_UNKNOWN
        : '',
    replaces_event_id: null,
  }))
}

/** What is worth knowing beside: a similar one is open, or this firm refused or never answered within a year. */
function noticesFor(row: ApplicationRow, related: readonly ApplicationRow[], today: LocalDate): Answer['notices'] {
  return related.flatMap((other): Answer['notices'] => {
    if (other.company_key === null || other.company_key !== row.company_key) return []
    const since = other.closed_on ?? other.stage_since_on
    if (
      (other.outcome === 'rejected' || other.outcome === 'no_answer') &&
      daysBetween(since, today) <= APPLIED_BEFORE_DAYS
    ) {
      return [{ kind: 'applied_before', applicationId: other.id, onDate: other.closed_on }]
    }
    const isSimilar = other.outcome === null && other.title_key !== null && other.title_key === row.title_key
    return isSimilar && daysBetween(other.stage_since_on, today) <= SIMILAR_DAYS
      ? [{ kind: 'similar_open', applicationId: other.id, onDate: other.stage_since_on }]
      : []
  })
}
