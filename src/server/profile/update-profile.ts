import type { updateProfile as call, UserInfo } from '#contract/account.ts'
import { Problem } from '#contract/problem.ts'
import { judgeZoneChange } from '#core/progress/day.ts'
import type { Deps } from '#server/deps.ts'
import { setBoardVisibility } from '#server/progress/progress.repo.ts'
import { markBoardNameChosen } from '#server/progress/seen-progress.repo.ts'
import type { z } from 'zod'
import { getUserDetails } from './get-user-details.ts'
import { findUser, lockUser, updateUser, type UserRow } from '#server/users/user.repo.ts'
import { sessionEnded } from '#server/http/session-ended.ts'

type ProfileChange = z.output<NonNullable<typeof call.body>>

export async function updateProfile(
  deps: Pick<Deps, 'db' | 'clock' | 'catalogue'>,
  userId: string,
  change: ProfileChange,
): Promise<UserInfo> {
  await deps.db.transaction().execute(async (tx) => {
    // one after the other: changes of the zone that are sent at once would all find that none was made today
    await lockUser(tx, userId)
    const user = await findUser(tx, userId)
    if (!user) throw sessionEnded()
    const columns = columnsOf(change, user, deps.clock.now())
    if (Object.keys(columns).length > 0) await updateUser(tx, userId, columns)
    if (!change.leaderboard_visibility) return
    await setBoardVisibility(tx, userId, change.leaderboard_visibility)
    await markBoardNameChosen(tx, userId, deps.clock.now())
  })
  return getUserDetails(deps, userId)
}

function columnsOf(change: ProfileChange, user: UserRow, now: string) {
  return {
    ...(change.first_name === undefined ? {} : { first_name: change.first_name }),
    ...(change.last_name === undefined ? {} : { last_name: change.last_name }),
    ...(change.leaderboard_visibility === undefined ? {} : { leaderboard_visibility: change.leaderboard_visibility }),
    ...(change.game_elements === undefined ? {} : { game_elements: change.game_elements ? 1 : 0 }),
    ...(change.language === undefined ? {} : { language: change.language }),
    ...(change.time_zone === undefined ? {} : zoneChange(user, change.time_zone, now)),
  }
}

function zoneChange(user: UserRow, wanted: string, now: string): { time_zone?: string; zone_changed_at?: string } {
  const change = judgeZoneChange(wanted, user.time_zone, user.zone_changed_at, now)
  if (change.kind === 'same') return {}
  if (change.kind === 'changed') return { time_zone: wanted, zone_changed_at: now }
  const detail =
    change.reason === 'unknownZone'
      ? 'This time zone is not known. Choose one such as Europe/Istanbul.'
      : 'The time zone can be changed once in 24 hours. Please try again tomorrow.'
  const code = change.reason === 'unknownZone' ? 'request.invalid' : 'account.zone_change_too_soon'
  throw new Problem(code, detail, { fields: { time_zone: detail } })
}
