import { z } from 'zod'
import { interviewInputSchema } from '#contract/application-schemas.ts'
import { Problem } from '#contract/problem.ts'
import { calendarFile, type CalendarEntry } from '#core/calendar-file.ts'
import { routeEntries } from '#core/career/routes/route-calendar.ts'
import { deadlineEntry, dueEntry, interviewEntry, type EntryContent } from '#core/notices/calendar-entries.ts'
import { entryWords } from '#core/notices/words/entry-words.ts'
import { addDays, DAY_MS, localDateIn, msOf, utcDateOf } from '#core/time.ts'
import { readParts } from '#server/applications/parts.repo.ts'
import { planRoutes } from '#server/career/plan-routes.ts'
import type { Deps } from '#server/deps.ts'
import { newSecret } from '#server/new-id.ts'
import { ownAddress } from '#server/own-address.ts'
import { findUser, lockUser, type UserRow } from '#server/users/user.repo.ts'
import {
  deleteEntries,
  deleteFeed,
  findFeedByToken,
  listEntries,
  noteRead,
  saveEntry,
  saveFeed,
  type CalendarScope,
} from './calendar.repo.ts'
import { loadSearch } from './load-facts.ts'
import { sessionEnded } from '#server/http/session-ended.ts'

type CalendarDeps = Pick<Deps, 'db' | 'clock' | 'catalogue' | 'config' | 'keyedHash'>

/** As the calls take them; anything else is as good as none. */
const minutesSchema = interviewInputSchema.shape.minutes.catch(null)

/** A removal is listed for so long; what is past for longer leaves without a word. */
const TOLD_MS = 30 * DAY_MS
const PAST_DAYS = 60
/** The day after the last one of four digits cannot be written in a calendar. */
const LAST = '9999'

/** A new address each time; only its hash is kept, so it is shown this once. */
export async function openFeed(deps: CalendarDeps, userId: string, scopes: CalendarScope[]): Promise<{ url: string }> {
  const user = await findUser(deps.db, userId)
  if (!user) throw sessionEnded()
  const token = newSecret()
  const made = { hash: hashOf(deps, token), scopes: [...new Set(scopes)], now: deps.clock.now() }
  await saveFeed(deps.db, { userId, version: user.token_version, ...made })
  return { url: `${ownAddress(deps)}/calendar/${token}.ics` }
}

export function closeFeed(deps: CalendarDeps, userId: string): Promise<void> {
  return deleteFeed(deps.db, userId)
}

/** The file behind a secret address; null when there is none. */
export async function readFeed(deps: CalendarDeps & Pick<Deps, 'workers'>, token: string): Promise<string | null> {
  const feed = await findFeedByToken(deps.db, hashOf(deps, token))
  const user = feed && (await findUser(deps.db, feed.userId))
  if (!feed || !user) return null
  const contents = await collect(deps, user, feed.scopes)
  const entries = await keepHistory(deps, user, contents)
  await noteRead(deps.db, user.id, deps.clock.now())
  const name = entryWords[user.language].calendar
  return deps.workers.run('calendarFile', { name, entries }, { userId: user.id })
}

/** One interview as its own file, with the identifier that it has in the feed. */
export async function interviewFile(deps: CalendarDeps, userId: string, id: string): Promise<string> {
  const user = await findUser(deps.db, userId)
  const contents = user ? await loadInterviews(deps, user) : []
  const entry = contents.find(({ uid }) => uid === `interview-${id}@waymark`)
  if (!user || !entry) throw new Problem('request.not_found', 'This interview does not exist (any more).')
  const known = (await listEntries(deps.db, userId)).find(({ uid }) => uid === entry.uid)
  return calendarFile(null, [{ ...entry, stamp: deps.clock.now(), sequence: known?.sequence ?? 0 }])
}

async function collect(deps: CalendarDeps, user: UserRow, scopes: readonly CalendarScope[]): Promise<EntryContent[]> {
  const now = deps.clock.now()
  const words = entryWords[user.language]
  const base = ownAddress(deps)
  const { dues, deadlines } = await loadSearch(deps, user, localDateIn(user.time_zone, now))
  const contents: EntryContent[] = []
  if (scopes.includes('interviews')) contents.push(...(await loadInterviews(deps, user)))
  if (scopes.includes('follow_ups')) contents.push(...dues.map((due) => dueEntry(due, words, base)))
  if (scopes.includes('deadlines')) contents.push(...deadlines.map((deadline) => deadlineEntry(deadline, words, base)))
  if (scopes.includes('plan')) {
    const plan = await planRoutes(deps, user.id, {})
    const [route] = plan?.routes ?? []
    if (plan && route) {
      const { dreamRole, projects } = plan
      const facts = { ownerId: user.id, dreamRole, madeAt: now, projects, language: user.language }
      contents.push(...routeEntries(route, facts).map(({ stamp: _stamp, sequence: _none, ...content }) => content))
    }
  }
  const from = addDays(localDateIn(user.time_zone, now), -PAST_DAYS)
  return contents.filter(({ at }) => {
    const end = 'from' in at ? at.to : at.endsAt
    return end >= from && end < LAST
  })
}

async function loadInterviews(deps: CalendarDeps, user: UserRow): Promise<EntryContent[]> {
  const { interviews } = await loadSearch(deps, user, localDateIn(user.time_zone, deps.clock.now()))
  if (interviews.length === 0) return []
  const rows = new Map((await readParts(deps.db, user.id)).interviews.map((row) => [row.id, row]))
  return interviews.map((interview) => {
    const row = rows.get(interview.id)
    const more = { minutes: minutesSchema.parse(row?.minutes), place: row?.place ?? '' }
    return interviewEntry({ ...interview, ...more }, entryWords[user.language], ownAddress(deps))
  })
}

const contentSchema = z.object({
  uid: z.string(),
  title: z.string(),
  text: z.string().optional(),
  url: z.string().optional(),
  place: z.string().optional(),
  at: z.union([z.object({ startsAt: z.string(), endsAt: z.string() }), z.object({ from: z.string(), to: z.string() })]),
  alarms: z.array(z.number()).optional(),
})

/** Compares with what was last told: a change raises the sequence, what has gone stays for a while as cancelled. */
async function keepHistory(
  deps: CalendarDeps,
  user: UserRow,
  contents: readonly EntryContent[],
): Promise<CalendarEntry[]> {
  return deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, user.id)
    const now = deps.clock.now()
    const known = new Map((await listEntries(tx, user.id)).map((row) => [row.uid, row]))
    const entries: CalendarEntry[] = []
    for (const content of contents) {
      const json = JSON.stringify(content)
      const row = known.get(content.uid)
      known.delete(content.uid)
      const isSame = row?.entry === json && row.cancelled_at === null
      const sequence = row === undefined ? 0 : row.sequence + (isSame ? 0 : 1)
      const stamp = isSame ? row.changed_at : now
      const columns = { entry: json, sequence, changed_at: stamp, cancelled_at: null }
      if (!isSame) await saveEntry(tx, { user_id: user.id, uid: content.uid, ...columns })
      entries.push({ ...content, sequence, stamp })
    }
    const past: string[] = []
    for (const row of known.values()) {
      const content = contentSchema.parse(JSON.parse(row.entry))
      // a whole day is over when it has ended
      const isOver = 'from' in content.at ? content.at.to < utcDateOf(now) : content.at.endsAt < now
      const toldMs = row.cancelled_at === null ? 0 : msOf(now) - msOf(row.cancelled_at)
      if ((isOver && row.cancelled_at === null) || toldMs > TOLD_MS) {
        past.push(row.uid)
        continue
      }
      const sequence = row.cancelled_at === null ? row.sequence + 1 : row.sequence
      const cancelledAt = row.cancelled_at ?? now
      if (row.cancelled_at === null)
        await saveEntry(tx, { ...row, sequence, changed_at: now, cancelled_at: cancelledAt })
      entries.push({ ...content, sequence, stamp: cancelledAt, isCancelled: true })
    }
    await deleteEntries(tx, user.id, past)
    return entries.toSorted((one, other) => (one.uid < other.uid ? -1 : 1))
  })
}

function hashOf({ keyedHash }: Pick<Deps, 'keyedHash'>, token: string): string {
  return keyedHash('calendar-feed', token)
}
