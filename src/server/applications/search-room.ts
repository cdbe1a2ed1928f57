import { Problem } from '#contract/problem.ts'
import type { Db } from '#server/db/connect.ts'
import { countApplications } from './application.repo.ts'
import { weighParts } from './parts.repo.ts'

export const MOST_APPLICATIONS = 5_000
/** As many as four of the largest imports, made and undone. */
const MOST_IN_TRASH = 4 * MOST_APPLICATIONS

/** An import of 5,000 applications makes 15,000 lines; somebody who writes a page a day for years 5 million characters. */
const MOST_ROWS = 25_000
const MOST_CHARACTERS = 5_000_000

/** What was written last may have gone beyond the room, by one application at most: thrown away by mistake it comes back. */
const MOST_OF_ONE = { rows: 1_000, characters: 3_000_000 }
/** Histories in the trash are read by no page; they are kept for a month. */
const TIMES_IN_TRASH = 4

/**
 * Each application has its limits; all histories together have one too, since some pages read them all: today's list,
 * reminders, the calendar.
 */
export async function requireHistoryRoom(db: Db, userId: string): Promise<void> {
  const { kept, thrown } = await weighParts(db, userId)
  if (kept.rows >= MOST_ROWS || kept.characters >= MOST_CHARACTERS) throw historyFull()
  if (thrown.rows >= TIMES_IN_TRASH * MOST_ROWS || thrown.characters >= TIMES_IN_TRASH * MOST_CHARACTERS)
    throw trashFull()
}

/** For applications that come out of the trash, with their histories. */
export async function requireRoomToRestore(db: Db, userId: string, rows: readonly { id: string }[]): Promise<void> {
  if (rows.length === 0) return
  requireKeptRoom(await countByPlace(db, userId), rows.length)
  const { kept } = await weighParts(db, userId)
  const { thrown: back } = await weighParts(
    db,
    userId,
    rows.map(({ id }) => id),
  )
  if (
    kept.rows + back.rows > MOST_ROWS + MOST_OF_ONE.rows ||
    kept.characters + back.characters > MOST_CHARACTERS + MOST_OF_ONE.characters
  )
    throw historyFull()
}

/** The trash is limited too, since it is emptied after a month only. */
export async function requireRoomForNew(db: Db, userId: string, wanted: number): Promise<void> {
  const counts = await countByPlace(db, userId)
  requireKeptRoom(counts, wanted)
  if (counts.thrown >= MOST_IN_TRASH) throw trashFull()
}

type Counts = { kept: number; thrown: number }

/** The trash takes no room here: after a throw-away there is room at once, also after an import that was undone. */
function requireKeptRoom({ kept }: Counts, wanted: number): void {
  if (kept + wanted > MOST_APPLICATIONS)
    throw new Problem(
      'applications.full',
      `You can keep ${MOST_APPLICATIONS.toLocaleString('en')} applications. Delete closed ones first, or export and remove them.`,
    )
}

const historyFull = () =>
  new Problem(
    'applications.history_full',
    'Your applications hold as much history as there is room for. Export them and delete some you no longer need.',
  )

const trashFull = () =>
  new Problem(
    'applications.full',
    'Your trash is full. What you threw away goes for good after 30 days; until then nothing can be added.',
  )

async function countByPlace(db: Db, userId: string): Promise<Counts> {
  const found = { kept: 0, thrown: 0 }
  for (const { isInTrash, count } of await countApplications(db, userId)) found[isInTrash ? 'thrown' : 'kept'] += count
  return found
}
