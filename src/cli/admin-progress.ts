import { addDays, systemClock } from '#core/time.ts'
import { findUserByEmail, type UserRow } from '#server/users/user.repo.ts'
import type { Db } from '#server/db/connect.ts'
import { markOutageDay } from '#server/progress/outage-day.repo.ts'
import { reverseAward } from '#server/progress/reverse-award.ts'
import { CommandError } from './command-error.ts'

/** `waymark admin reverse EMAIL SOURCE_KEY`: takes one award back, for good. */
export async function reverse(db: Db, [email = '', sourceKey = '']: string[]): Promise<string> {
  if (!sourceKey)
    throw new CommandError(
      "waymark admin reverse takes EMAIL SOURCE_KEY, such as 'course:crs_1' or 'milestone:firstTechJob'",
    )
  const user = await personWith(db, email)
  const judged = await reverseAward({ db, clock: systemClock }, user, sourceKey)
  if (judged.kind === 'reversed')
    return `${-judged.event.points} points taken back; ${user.email} has ${judged.total} now`
  throw new CommandError(
    judged.reason === 'alreadyReversed'
      ? `'${sourceKey}' was taken back already`
      : `${user.email} has no award with the key '${sourceKey}'`,
  )
}

/** `waymark admin outage-day DATE NOTE`: that local date protects every streak. */
export async function outageDay(db: Db, [date = '', ...words]: string[]): Promise<string> {
  if (!isDate(date)) throw new CommandError('waymark admin outage-day takes DATE NOTE, the date as in 2026-03-10')
  const note = words.join(' ').trim()
  if (!note) throw new CommandError('Say in a note what happened on that day')
  await markOutageDay(db, date, note)
  return `${date} protects every streak now: ${note}`
}

export async function personWith(db: Db, email: string): Promise<UserRow> {
  const user = await findUserByEmail(db, email.trim().toLowerCase())
  if (!user) throw new CommandError(`Nobody has an account with the e-mail '${email}'`)
  return user
}

function isDate(text: string): boolean {
  // a date that does not exist (2026-02-30) comes back as another one
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(addDays(text, 1), -1) === text
}
