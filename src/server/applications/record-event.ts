import type { z } from 'zod'
import type { confirmReply as confirmOf } from '#contract/application-reports.ts'
import { MOST_NOTE } from '#contract/application-schemas.ts'
import type {
  addApplicationEvent,
  saveApplicationContact,
  saveApplicationInterview,
  saveApplicationTask,
} from '#contract/applications.ts'
import { Problem } from '#contract/problem.ts'
import { isDebrief } from '#core/applications/debrief.ts'
import { DAY_UNKNOWN, effectiveEvents, type EventKind, type EventMaker, fitsLine } from '#core/applications/events.ts'
import { plain } from '#core/applications/plain.ts'
import { isPersonName, talkOf } from '#core/applications/replies/kept-from-reply.ts'
import { plannedTalk } from '#core/applications/replies/planned-talk.ts'
import { PROVES_APPLYING } from '#core/applications/replies/meanings.ts'
import { debriefKey, followUpKey } from '#core/progress/report.ts'
import { addDays } from '#core/time.ts'
import { newId } from '#server/new-id.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/db/connect.ts'
import { award } from '#server/progress/award.ts'
import { takeBackAward } from '#server/progress/undo-award.ts'
import type { ApplicationRow } from './tables.ts'
import { type ApplicationDetail, ownToday, requireOutOfTrash, toEvent, viewDetail } from './application-view.ts'
import { addEvent, applyMove, dayOf, followHistory, stale, waitForPromise, write } from './change-application.ts'
import { deletePart, listEvents, readParts, savePart } from './parts.repo.ts'
import { requireHistoryRoom } from './search-room.ts'

type Needs = Pick<Deps, 'db' | 'clock'>
type EventInput = z.output<NonNullable<(typeof addApplicationEvent)['body']>>
type TaskInput = z.output<NonNullable<(typeof saveApplicationTask)['body']>>
type InterviewInput = z.output<NonNullable<(typeof saveApplicationInterview)['body']>>
type ContactInput = z.output<NonNullable<(typeof saveApplicationContact)['body']>>
type ReplyInput = z.output<NonNullable<(typeof confirmOf)['body']>>

const MOST_PARTS = 100

/** A note, a follow-up that was sent, or a correction of an earlier line. */
export async function recordEvent(
  deps: Needs,
  userId: string,
  id: string,
  input: EventInput,
  by: EventMaker = 'web',
): Promise<ApplicationDetail> {
  const { today } = await ownToday(deps, userId)
  const on = dayOf(input.on, today)
  await inTransaction(deps, userId, id, async (tx, row) => {
    if (input.kind !== 'correction') {
      await addEvent(deps, tx, row, { kind: input.kind, on, by, text: input.text ?? '' })
      await write(deps, tx, row, {})
      if (input.kind === 'follow_up') await award(deps, tx, userId, { activity: 'followUpSent', applicationId: id })
      return
    }
    const events = await listEvents(tx, userId, [id])
    const corrected = events.find((event) => event.id === input.replacesEventId)
    if (!corrected || corrected.kind === 'correction')
      throw new Problem('applications.unknown', 'This line of the history does not exist.')
    // another day leaves the value as it was last corrected; a line without one must not read as taken back
    const last = events.findLast((event) => event.replaces_event_id === corrected.id) ?? corrected
    const to = input.to === undefined ? (last.to_value ?? corrected.to_value ?? corrected.kind) : input.to
    requireMeaning(corrected.kind, to)
    await addEvent(deps, tx, row, {
      kind: 'correction',
      from: corrected.to_value,
      to,
      on,
      by,
      replacesEventId: corrected.id,
    })
    await followHistory(deps, tx, row)
    if (corrected.kind === 'follow_up') await payFollowUp(deps, tx, userId, id)
  })
  return viewDetail(deps, userId, id)
}

/** As long as one follow-up stands in the history. */
async function payFollowUp(deps: Needs, tx: Db, userId: string, id: string): Promise<void> {
  const events = effectiveEvents((await listEvents(tx, userId, [id])).map(toEvent))
  if (events.some(({ kind }) => kind === 'follow_up'))
    await award(deps, tx, userId, { activity: 'followUpSent', applicationId: id })
  else await takeBackAward(deps, tx, userId, followUpKey(id))
}

function requireMeaning(kind: EventKind, to: string | null): void {
  if (!fitsLine(kind, to))
    throw new Problem('request.invalid', 'This value does not fit the line it corrects.', {
      fields: { to: 'Choose a stage or an outcome' },
    })
}

/** Keeps the reply as a line of the history and makes the change that was confirmed. */
export async function confirmReply(
  deps: Needs,
  userId: string,
  id: string,
  input: ReplyInput,
): Promise<ApplicationDetail> {
  const { today, zone } = await ownToday(deps, userId)
  const on = dayOf(input.on, today)
  await inTransaction(deps, userId, id, async (tx, found) => {
    let row = found
    if (row.stage === 'saved' && PROVES_APPLYING.has(input.meaning)) {
      const appliedOn = input.appliedOn ? dayOf(input.appliedOn, on) : null
      await applyMove(deps, tx, row, { stage: 'applied' }, appliedOn ?? on, 'reply', appliedOn ? '' : DAY_UNKNOWN)
      row = await requireOutOfTrash(tx, userId, id)
    }
    // sent twice, or from two tabs, it is one reply
    const lines = await listEvents(tx, userId, [id])
    const texts = new Map(lines.map((line) => [line.id, line.text]))
    const isKnown = effectiveEvents(lines.map(toEvent)).some(
      (line) =>
        line.kind === 'reply' && line.to === input.meaning && line.onDate === on && texts.get(line.id) === input.text,
    )
    if (!isKnown) await addEvent(deps, tx, row, { kind: 'reply', to: input.meaning, on, by: 'reply', text: input.text })
    await keepTalk(tx, row, input, { on, zone })
    const move = {
      ...(input.stage ? { stage: input.stage } : {}),
      ...(input.outcome ? { outcome: input.outcome } : {}),
    }
    await applyMove(deps, tx, row, move, on, 'reply')
    if (found.stage === 'saved') await waitForPromise(deps, tx, userId, id)
    const moved = await requireOutOfTrash(tx, userId, id)
    await keepOffer(deps, tx, moved, input)
    if (input.promisedOn !== null && input.promisedOn > on && moved.outcome === null)
      await write(deps, tx, moved, { snoozed_until: addDays(input.promisedOn, 1) })
    await keepAsked(deps, tx, row, input, on)
  })
  return viewDetail(deps, userId, id)
}

/** The talk that a reply invites to. One that moves or cancels a planned talk changes that one: nobody has two for it. */
async function keepTalk(
  tx: Db,
  row: ApplicationRow,
  { interview, talk, gone, text }: ReplyInput,
  { on, zone }: { on: string; zone: string },
) {
  const { interviews } = await readParts(tx, row.user_id, [row.id])
  const before = plannedTalk(
    (talk === null ? [] : interviews).map(({ id, on_date, at_time, outcome }) => ({
      id,
      onDate: on_date,
      atTime: at_time,
      outcome,
    })),
    gone,
    on,
  )
  const planned = interviews.find(({ id }) => id === before)
  if (talk === 'cancelled') {
    if (planned) await savePart(tx, 'application_interviews', { ...planned, outcome: 'cancelled' })
    return
  }
  if (!interview) return
  const isSame = (one: (typeof interviews)[number]) =>
    one.on_date === interview.onDate && one.at_time === interview.atTime && one.outcome !== 'cancelled'
  if (interviews.some(isSame)) return
  const when = { on_date: interview.onDate, at_time: interview.atTime }
  await savePart(
    tx,
    'application_interviews',
    planned
      ? { ...planned, ...when }
      : {
          id: newId('apt'),
          user_id: row.user_id,
          application_id: row.id,
          ...talkOf(text),
          ...when,
          time_zone: zone,
          outcome: 'planned',
          note: '',
        },
  )
}

/** What an offer says of itself. The day to apply by went when it became one. */
async function keepOffer(deps: Needs, tx: Db, row: ApplicationRow, { meaning, answerBy, pay }: ReplyInput) {
  if (meaning !== 'offer' || (answerBy === null && pay === null)) return
  await write(deps, tx, row, {
    ...(answerBy === null ? {} : { deadline_on: answerBy }),
    ...(pay === null ? {} : { pay: JSON.stringify(pay) }),
  })
}

/** Tasks and the sender of a reply, and a line of the history for them. Somebody known is not added again, but known better. */
async function keepAsked(deps: Needs, tx: Db, row: ApplicationRow, { tasks, sender }: ReplyInput, on: string) {
  const known = await readParts(tx, row.user_id, [row.id])
  const own = () => ({ id: newId('apt'), user_id: row.user_id, application_id: row.id })
  const isNamed = ({ name }: { name: string }) => sender !== null && plain(name) === plain(sender.name)
  const isAddress = ({ email }: { email: string }) =>
    sender !== null && sender.email !== '' && email.toLowerCase() === sender.email.toLowerCase()
  // a mailbox of all is known by its address, who writes from it by a name
  const person = known.contacts.find(isNamed) ?? known.contacts.find((one) => isAddress(one) && !isPersonName(one.name))
  const added = sender && !person ? [sender] : []
  const isNews =
    person !== undefined && sender !== null && (!isNamed(person) || (sender.email !== '' && !isAddress(person)))
  const asked = tasks.filter(
    (one) => !known.tasks.some((task) => task.title === one.title && task.due_on === one.dueOn),
  )
  const room = MOST_PARTS - known.tasks.length - known.interviews.length - known.contacts.length
  if (asked.length + added.length > room) throw tooManyParts()
  for (const { title, dueOn } of asked)
    await savePart(tx, 'application_tasks', { ...own(), title, due_on: dueOn, state: 'open' })
  for (const { name, email } of added)
    await savePart(tx, 'application_contacts', { ...own(), name, email, role: '', phone: '', link: '', note: '' })
  if (isNews) await savePart(tx, 'application_contacts', knownBetter(person, sender))
  const lines = [
    ...asked.map(({ title, dueOn }) => `${dueOn}: ${title}`),
    ...[...added, ...(isNews ? [sender] : [])].map(({ name, email }) => [name, email].filter(Boolean).join(', ')),
  ]
  if (lines.length > 0) await addEvent(deps, tx, row, { kind: 'note', on, by: 'reply', text: lines.join('\n') })
}

/** Somebody known, with the name and the address from which they write; another address of theirs stays in the note. */
function knownBetter<One extends { email: string; note: string }>(
  person: One,
  { name, email }: { name: string; email: string },
): One {
  const isOther = person.email !== '' && email !== '' && person.email.toLowerCase() !== email.toLowerCase()
  const note = isOther ? [person.note, person.email].filter(Boolean).join('\n').slice(0, MOST_NOTE) : person.note
  return { ...person, name, email: email || person.email, note }
}

const tooManyParts = () =>
  new Problem('applications.history_full', `One application keeps ${MOST_PARTS} tasks, interviews and people.`)

export function saveTask(deps: Needs, userId: string, id: string, input: TaskInput): Promise<ApplicationDetail> {
  const columns = ({ title, dueOn, state }: NonNullable<TaskInput['was']>) => ({ title, due_on: dueOn, state })
  return savePartOf(deps, userId, id, 'application_tasks', (partId, known) => {
    const stored = storedOf(known, input)
    const now = kept(columns(input), input.was && columns(input.was), stored)
    return { id: input.id ?? partId, user_id: userId, application_id: id, ...now }
  })
}

export async function saveInterview(
  deps: Needs,
  userId: string,
  id: string,
  input: InterviewInput,
): Promise<ApplicationDetail> {
  const { zone, today } = await ownToday(deps, userId)
  const columns = ({ kind, onDate, atTime, minutes, place, outcome, note }: NonNullable<InterviewInput['was']>) => ({
    kind,
    on_date: onDate,
    at_time: atTime,
    minutes,
    place,
    outcome,
    note,
  })
  const own = { user_id: userId, application_id: id, time_zone: zone }
  const rowOf = (partId: string, known: readonly { id: string }[]) => {
    const stored = storedOf(known, input)
    return { id: input.id ?? partId, ...own, ...kept(columns(input), input.was && columns(input.was), stored) }
  }
  return savePartOf(deps, userId, id, 'application_interviews', rowOf, async (tx, saved) => {
    const row = await requireOutOfTrash(tx, userId, id)
    // they answered: what waits for an answer is no longer where it stands
    if (saved.outcome === 'planned' && saved.on_date >= today && row.stage === 'applied' && row.outcome === null)
      await applyMove(deps, tx, row, { stage: saved.kind === 'screen' ? 'talks' : 'interviewing' }, today, 'automatic')
    const talk = { ...input, onDate: saved.on_date, outcome: saved.outcome, note: saved.note }
    if (isDebrief(talk, today)) await award(deps, tx, userId, { activity: 'debriefWritten', interviewId: saved.id })
    else await takeBackAward(deps, tx, userId, debriefKey(saved.id))
  })
}

export function saveContact(deps: Needs, userId: string, id: string, input: ContactInput): Promise<ApplicationDetail> {
  const { id: given, was, ...columns } = input
  return savePartOf(deps, userId, id, 'application_contacts', (partId, known) => {
    const stored = storedOf(known, input)
    return { id: given ?? partId, user_id: userId, application_id: id, ...kept(columns, was, stored) }
  })
}

/** What is changed is as the person saw it somewhere: when another tab removed it, it does not come back. */
function storedOf<Row extends { id: string }>(
  known: readonly Row[],
  { id, was }: { id?: string | undefined; was?: unknown },
): Row | undefined {
  const stored = known.find((one) => one.id === id)
  if (!stored && was !== undefined) throw new Problem('applications.unknown', 'This entry does not exist (any more).')
  return stored
}

/** The columns as they were sent, without those that were left as they were seen. Two changes of one are for the person to join. */
function kept<Columns extends Record<string, unknown>>(
  sent: Columns,
  seen: Columns | undefined,
  stored: object | undefined,
): Columns {
  if (!seen || !stored) return sent
  const now = stored as Columns
  const names = Object.keys(sent) as (keyof Columns)[]
  if (names.some((name) => sent[name] !== seen[name] && now[name] !== seen[name] && now[name] !== sent[name]))
    throw stale()
  return Object.fromEntries(
    names.map((name) => [name, sent[name] === seen[name] ? now[name] : sent[name]]),
  ) as unknown as Columns
}

async function savePartOf<Part extends Parameters<typeof savePart>[2]>(
  deps: Needs,
  userId: string,
  id: string,
  table: Parameters<typeof savePart>[1],
  rowOf: (partId: string, known: readonly { id: string }[]) => Part & { id: string },
  onSaved?: (tx: Db, saved: Part & { id: string }) => Promise<void>,
): Promise<ApplicationDetail> {
  await inTransaction(deps, userId, id, async (tx, row) => {
    const { tasks, interviews, contacts } = await readParts(tx, userId, [id])
    const known = [...tasks, ...interviews, ...contacts]
    const part = rowOf(newId('apt'), known)
    // an id that is not of this application would be another user's
    const isNew = known.every((each) => each.id !== part.id)
    if (isNew && known.length >= MOST_PARTS) throw tooManyParts()
    const saved = isNew ? { ...part, id: newId('apt') } : part
    await savePart(tx, table, saved)
    await write(deps, tx, row, {})
    await onSaved?.(tx, saved)
  })
  return viewDetail(deps, userId, id)
}

export async function removePart(deps: Needs, userId: string, id: string, partId: string): Promise<ApplicationDetail> {
  const remove = async (tx: Db, row: ApplicationRow) => {
    const { interviews } = await readParts(tx, userId, [id])
    if (!(await deletePart(tx, userId, id, partId)))
      throw new Problem('applications.unknown', 'This entry does not exist (any more).')
    await write(deps, tx, row, {})
    if (interviews.some((talk) => talk.id === partId)) await takeBackAward(deps, tx, userId, debriefKey(partId))
  }
  await inTransaction(deps, userId, id, remove, { isMore: false })
  return viewDetail(deps, userId, id)
}

async function inTransaction(
  deps: Needs,
  userId: string,
  id: string,
  act: (tx: Db, row: ApplicationRow) => Promise<void>,
  { isMore = true } = {},
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const row = await requireOutOfTrash(tx, userId, id)
    if (isMore) await requireHistoryRoom(tx, userId)
    await act(tx, row)
  })
}
