import { STAGES } from '#core/applications/stage.ts'
import { generateKeyBetween } from 'fractional-indexing'
import type { Updateable } from 'kysely'
import type { z } from 'zod'
import type {
  changeApplication as patchOf,
  changeManyApplications,
  moveApplication as moveOf,
} from '#contract/applications.ts'
import { Problem } from '#contract/problem.ts'
import { effectiveEvents, type EventMaker, progressOf } from '#core/applications/events.ts'
import { lastKeptDay, textOfKeptDay } from '#core/applications/kept-day.ts'
import { companyKey, titleKey, urlKey } from '#core/applications/url-key.ts'
import { promiseOfAd } from '#core/applications/replies/promised-day.ts'
import { addDays, type LocalDate } from '#core/time.ts'
import { findAd } from '#server/ads/ads.repo.ts'
import { newId } from '#server/new-id.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { lockUser } from '#server/users/user.repo.ts'
import { findApplicationRows, findTopPosition, listPositions, updateApplication } from './application.repo.ts'
import type { ApplicationRow, ApplicationsTable } from './tables.ts'
import {
  type ApplicationView,
  ownToday,
  refuseTrashed,
  requireApplication,
  requireOutOfTrash,
  toEvent,
  viewOf,
} from './application-view.ts'
import {
  addTags,
  appendEvent,
  type EventRow,
  listEvents,
  measureHistory,
  readParts,
  replaceTags,
} from './parts.repo.ts'
import { requireHistoryRoom, requireRoomToRestore } from './search-room.ts'

type Patch = z.output<NonNullable<(typeof patchOf)['body']>>
type Move = z.output<NonNullable<(typeof moveOf)['body']>>
type Many = z.output<NonNullable<(typeof changeManyApplications)['body']>>
type Needs = Pick<Deps, 'db' | 'clock'>

/** Changes fields. The page sends the version it shows: when another tab was quicker, it learns so and keeps its text. */
export async function changeApplication(
  deps: Needs,
  userId: string,
  id: string,
  patch: Patch,
): Promise<ApplicationView> {
  return deps.db.transaction().execute(async (tx) => {
    const row = await requireOutOfTrash(tx, userId, id)
    requireShown(row, patch.version)
    const { title = row.title, company = row.company } = patch
    if (!title && !company) {
      throw new Problem('applications.nameless', 'Give the company or the job title.', {
        fields: { company: 'Give the company or the job title' },
      })
    }
    await write(deps, tx, row, columnsOf(patch))
    if (patch.tags) await replaceTags(tx, userId, id, patch.tags)
    return view(deps, tx, userId, id)
  })
}

/** Only what the patch names; undefined leaves a column as it is. */
function columnsOf(patch: Patch): Updateable<ApplicationsTable> {
  const { title, company, url, pay, remindsFollowUps } = patch
  const columns: Updateable<ApplicationsTable> = {
    location: patch.location === undefined ? undefined : patch.location || null,
    workplace: patch.workplace,
    source: patch.source === undefined ? undefined : patch.source || null,
    method: patch.method === undefined ? undefined : patch.method || null,
    excitement: patch.excitement,
    deadline_on: patch.deadlineOn,
    notes: patch.notes,
    snoozed_until: patch.snoozedUntil,
    ...(title === undefined ? {} : { title: title || null, title_key: title ? titleKey(title) : null }),
    ...(company === undefined ? {} : { company: company || null, company_key: company ? companyKey(company) : null }),
    ...(url === undefined ? {} : { url, url_key: url ? urlKey(url) : null }),
    ...(pay === undefined ? {} : { pay: pay === null ? null : JSON.stringify(pay) }),
    ...(remindsFollowUps === undefined ? {} : { reminds_follow_ups: remindsFollowUps ? 1 : 0 }),
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}

/** To a stage, to a place in its column, or closed and open again. Each step is a line in the history. */
export async function moveApplication(
  deps: Needs,
  userId: string,
  id: string,
  move: Move,
  by: EventMaker = 'web',
): Promise<ApplicationView> {
  const { today } = await ownToday(deps, userId)
  const on = dayOf(move.on, today)
  return deps.db.transaction().execute(async (tx) => {
    const row = await requireOutOfTrash(tx, userId, id)
    requireShown(row, move.version)
    requireAfterApplying(row, move, on)
    await requireHistoryRoom(tx, userId)
    await applyMove(deps, tx, row, move, on, by)
    if (row.stage === 'saved') await waitForPromise(deps, tx, userId, id)
    return view(deps, tx, userId, id)
  })
}

/** No answer comes before the application. The day of applying itself can be corrected in the history. */
function requireAfterApplying({ applied_on: appliedOn }: ApplicationRow, { stage }: Move, on: LocalDate): void {
  if (appliedOn === null || on >= appliedOn || stage === undefined) return
  if (STAGES.indexOf(stage) <= STAGES.indexOf('applied')) return
  throw new Problem('request.invalid', 'This is before the day you applied.', {
    fields: { on: 'This is before the day you applied' },
  })
}

export async function applyMove(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  row: ApplicationRow,
  move: Move,
  on: LocalDate,
  by: EventMaker,
  text = '',
): Promise<void> {
  const stage = move.stage ?? row.stage
  const day = await dayBehind(tx, row, stage)
  if (stage !== row.stage)
    await addEvent(deps, tx, row, { kind: 'stage', from: row.stage, to: stage, on, by, text: text || day.text })
  if (move.outcome !== undefined && move.outcome !== row.outcome) {
    const kind = move.outcome === null ? 'reopened' : 'outcome'
    await addEvent(deps, tx, row, { kind, from: row.outcome, to: move.outcome, on, by })
  }
  const position =
    move.afterId === undefined && stage === row.stage
      ? row.position
      : await positionBehind(tx, row, stage, move.afterId ?? null)
  await write(deps, tx, row, {
    ...(await progressColumns(tx, row)),
    position,
    ...(stage === row.stage ? {} : { snoozed_until: null }),
    ...day.columns,
  })
}

/**
 * 'We answer within two weeks', in the advert applied for just now: the follow-up waits until then, and the history says why.
 * For one application at a time: an advert is long.
 */
export async function waitForPromise(deps: Pick<Deps, 'clock'>, tx: Db, userId: string, id: string): Promise<void> {
  const row = await requireApplication(tx, userId, id)
  const { stage, outcome, applied_on: appliedOn, ad_id: adId } = row
  if (stage !== 'applied' || outcome !== null || appliedOn === null || adId === null) return
  const promise = promiseOfAd((await findAd(tx, userId, adId))?.text ?? '', appliedOn)
  if (promise === null) return
  await write(deps, tx, row, { snoozed_until: addDays(promise.day, 1) })
  const lines = await listEvents(tx, userId, [id])
  if (lines.length >= MOST_EVENTS || lines.some(({ text }) => text === promise.words)) return
  await addEvent(deps, tx, row, { kind: 'note', on: appliedOn, by: 'automatic', text: promise.words })
}

/**
 * Until an offer the day is the last one to apply by; of an offer it is the day of the answer. The history keeps the one
 * that goes, and a move back, or a correction that takes the move away, brings it again.
 */
async function dayBehind(
  tx: Db,
  row: ApplicationRow,
  stage: ApplicationRow['stage'],
): Promise<{ text: string; columns: Updateable<ApplicationsTable>; isKept: boolean }> {
  if ((stage === 'offer') === (row.stage === 'offer')) return { text: '', columns: {}, isKept: true }
  const [goes, comes] = stage === 'offer' ? (['apply', 'answer'] as const) : (['answer', 'apply'] as const)
  const texts = (await listEvents(tx, row.user_id, [row.id])).map(({ text }) => text)
  return {
    text: row.deadline_on === null ? '' : textOfKeptDay({ of: goes, day: row.deadline_on }),
    columns: { deadline_on: lastKeptDay(texts, comes) },
    isKept: row.deadline_on === lastKeptDay(texts, goes),
  }
}

/** What the row has to say by its history. */
async function progressColumns(tx: Db, row: ApplicationRow): Promise<Updateable<ApplicationsTable>> {
  const progress = progressOf((await listEvents(tx, row.user_id, [row.id])).map(toEvent))
  return {
    stage: progress.stage,
    outcome: progress.outcome,
    stage_since_on: progress.stageSinceOn,
    applied_on: progress.appliedOn,
    closed_on: progress.closedOn,
  }
}

/** Writes the row again from its history, after a correction. */
export async function followHistory(deps: Pick<Deps, 'clock'>, tx: Db, row: ApplicationRow): Promise<void> {
  const progress = await progressColumns(tx, row)
  const { columns, isKept } = await dayBehind(tx, row, progress.stage ?? row.stage)
  // a correction writes no line that could keep a day that goes: where none keeps it yet, a day to apply by stays until one to answer by is known
  const day = progress.stage === 'offer' && !columns.deadline_on && !isKept ? {} : columns
  await write(deps, tx, row, { ...progress, ...day })
}

async function positionBehind(
  tx: Db,
  row: ApplicationRow,
  stage: ApplicationRow['stage'],
  afterId: string | null,
): Promise<string> {
  if (afterId === null) return generateKeyBetween(null, await findTopPosition(tx, row.user_id, stage))
  const others = (await listPositions(tx, row.user_id, stage)).filter(({ id }) => id !== row.id)
  const at = others.findIndex(({ id }) => id === afterId)
  if (at < 0) throw new Problem('applications.unknown', 'The card it should stand behind is gone. Reload the board.')
  const before = others[at]?.position ?? null
  const after = others.slice(at + 1).find(({ position }) => position !== before)?.position ?? null
  return generateKeyBetween(before, after)
}

type Changed = { changed: number; changedIds: string[] }

/** One change for many, all or none; unknown ids are refused, and what lies in the trash can only be taken back. */
export async function changeMany(deps: Needs, userId: string, { ids, change }: Many): Promise<Changed> {
  const { today } = await ownToday(deps, userId)
  return deps.db.transaction().execute(async (tx) => {
    if (change.kind === 'restore') await lockUser(tx, userId)
    const unique = [...new Set(ids)]
    const rows = await findApplicationRows(tx, userId, unique)
    if (rows.length !== unique.length)
      throw new Problem('applications.unknown', 'One of these applications does not exist (any more).')
    if (change.kind === 'restore') await requireRoomToRestore(tx, userId, rows.filter(isTrashed))
    else if (change.kind !== 'remove') rows.forEach(refuseTrashed)
    // throwing away and taking back make no room scarcer: a full history can always be left
    if (change.kind === 'stage' || change.kind === 'close' || change.kind === 'tag')
      await requireHistoryRoom(tx, userId)
    if (change.kind === 'tag') {
      await addTags(tx, userId, unique, [change.tag])
      return { changed: rows.length, changedIds: unique }
    }
    const changedIds: string[] = []
    for (const row of rows) if (await changeOne(deps, tx, row, change, today)) changedIds.push(row.id)
    return { changed: changedIds.length, changedIds }
  })
}

/** Whether anything changed. */
async function changeOne(
  deps: Needs,
  tx: Db,
  row: ApplicationRow,
  change: Exclude<Many['change'], { kind: 'tag' }>,
  today: LocalDate,
): Promise<boolean> {
  switch (change.kind) {
    case 'stage':
      if (row.stage === change.stage) return false
      await applyMove(deps, tx, row, { stage: change.stage }, today, 'web')
      return true
    case 'close':
      if (row.outcome === change.outcome) return false
      await applyMove(deps, tx, row, { outcome: change.outcome }, today, 'web')
      return true
    case 'take_back':
      return takeBackLast(deps, tx, row, change.value, today)
    default:
      return throwAway(deps, tx, row, change.kind === 'remove')
  }
}

const MOVES: ReadonlySet<string> = new Set<EventRow['kind']>(['stage', 'outcome', 'reopened'])

/** Whether it was there to take back: what was done since by another way is left as it is. */
async function takeBackLast(deps: Needs, tx: Db, row: ApplicationRow, value: string, on: LocalDate): Promise<boolean> {
  const lines = effectiveEvents((await listEvents(tx, row.user_id, [row.id])).map(toEvent))
  const last = lines.findLast(({ kind }) => MOVES.has(kind))
  if (last?.to !== value) return false
  const event = { kind: 'correction', from: value, to: null, on, by: 'web', replacesEventId: last.id } as const
  // each move is taken back once: a full history grows by no more lines than it has moves
  await addEvent(deps, tx, row, event, MOST_WITH_CORRECTIONS)
  await followHistory(deps, tx, row)
  return true
}

/** Into the trash and back. */
export async function setTrash(
  deps: Needs,
  userId: string,
  id: string,
  isInTrash: boolean,
  version?: number,
): Promise<ApplicationView> {
  return deps.db.transaction().execute(async (tx) => {
    if (!isInTrash) await lockUser(tx, userId)
    const row = await requireApplication(tx, userId, id)
    if (!isInTrash) await requireRoomToRestore(tx, userId, [row].filter(isTrashed))
    await throwAway(deps, tx, row, isInTrash, version)
    return view(deps, tx, userId, id)
  })
}

const isTrashed = (row: ApplicationRow): boolean => row.deleted_at !== null

/** Whether anything changed: thrown away a second time, it keeps the day on which it goes for good. */
async function throwAway(
  deps: Needs,
  tx: Db,
  row: ApplicationRow,
  isInTrash: boolean,
  version?: number,
): Promise<boolean> {
  if (isTrashed(row) === isInTrash) return false
  requireShown(row, version)
  await write(deps, tx, row, { deleted_at: isInTrash ? deps.clock.now() : null })
  return true
}

export type NewEvent = {
  kind: EventRow['kind']
  from?: string | null
  to?: string | null
  on: LocalDate
  by: EventMaker
  text?: string
  replacesEventId?: string
}

export const MOST_EVENTS = 500
/** What was a slip can be taken back in a full history too. */
export const MOST_WITH_CORRECTIONS = 2 * MOST_EVENTS

export async function addEvent(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  row: Pick<ApplicationRow, 'id' | 'user_id'>,
  event: NewEvent,
  mostLines = MOST_EVENTS,
): Promise<void> {
  const { lines, lastSeq } = await measureHistory(tx, row.user_id, row.id)
  if (lines >= mostLines)
    throw new Problem('applications.history_full', `One application keeps ${MOST_EVENTS} lines of history.`)
  await appendEvent(tx, {
    id: newId('aev'),
    user_id: row.user_id,
    application_id: row.id,
    kind: event.kind,
    from_value: event.from ?? null,
    to_value: event.to ?? null,
    on_date: event.on,
    at: deps.clock.now(),
    seq: lastSeq + 1,
    made_by: event.by,
    text: event.text ?? '',
    replaces_event_id: event.replacesEventId ?? null,
  })
}

export function dayOf(on: LocalDate | undefined, today: LocalDate): LocalDate {
  if (on !== undefined && on > today) {
    throw new Problem('applications.future_day', 'This day has not come yet.', {
      fields: { on: 'This day has not come yet' },
    })
  }
  return on ?? today
}

export async function write(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  row: ApplicationRow,
  change: Updateable<ApplicationsTable>,
): Promise<void> {
  const isWritten = await updateApplication(tx, row, { ...change, updated_at: deps.clock.now() })
  if (!isWritten) throw stale()
}

/** What was decided by another version than the current one is asked again. */
function requireShown(row: ApplicationRow, version: number | undefined): void {
  if (version !== undefined && version !== row.version) throw stale()
}

export function stale(): Problem {
  return new Problem(
    'applications.stale',
    'This application was changed elsewhere meanwhile. Look at the new version and try again.',
  )
}

async function view(deps: Needs, tx: Db, userId: string, id: string): Promise<ApplicationView> {
  const row = await requireApplication(tx, userId, id)
  const { today } = await ownToday({ ...deps, db: tx }, userId)
  return viewOf(row, await readParts(tx, userId, [id]), today)
}
