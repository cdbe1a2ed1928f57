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

/**
 * Each application has its limits; all histories together have one too, since some pages read them all: today's list,
 * reminders, the calendar.
 */
export async function requireHistoryRoom(db: Db, userId: string): Promise<void> {
  const { rows, characters } = await weighParts(db, userId)
  if (rows >= MOST_ROWS || characters >= MOST_CHARACTERS)
    throw new Problem(
      'applications.history_full',
      'Your applications hold as much history as there is room for. Export them and delete some you no longer need.',
    )
}

/** What lies in the trash takes no room here: who throws away can go on at once, also after an import that was undone. */
export async function requireRoom(db: Db, userId: string, wanted: number): Promise<void> {
  const { kept } = await countByPlace(db, userId)
  if (kept + wanted > MOST_APPLICATIONS)
    throw new Problem(
      'applications.full',
      `You can keep ${MOST_APPLICATIONS.toLocaleString('en')} applications. Delete closed ones first, or export and remove them.`,
    )
}

/** The trash has a limit of its own, since it is emptied after a month only. */
export async function requireRoomForNew(db: Db, userId: string, wanted: number): Promise<void> {
  await requireRoom(db, userId, wanted)
  const { thrown } = await countByPlace(db, userId)
  if (thrown >= MOST_IN_TRASH)
    throw new Problem(
      'applications.full',
      'Your trash is full. What you threw away goes for good after 30 days; then you can add applications again.',
    )
}

async function countByPlace(db: Db, userId: string): Promise<{ kept: number; thrown: number }> {
  const found = { kept: 0, thrown: 0 }
  for (const { isInTrash, count } of await countApplications(db, userId)) found[isInTrash ? 'thrown' : 'kept'] += count
  return found
}
