import { MATCH_RULES, matchPercent } from '#core/career/match/role-match.ts'
import { localDateIn } from '#core/time.ts'
import { findUser } from '#server/users/user.repo.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { loadAim, loadSkillStates } from './load-person.ts'
import { findLastMatch, keepMatch } from './match-history.repo.ts'

type MatchDeps = Pick<Deps, 'clock' | 'catalogue'>

/** Remembers the match with the dream role on the person's own day, when it is another than last time. */
export async function recordMatch(deps: MatchDeps, tx: Db, userId: string): Promise<void> {
  const now = await matchToday(deps, tx, userId)
  if (!now) return
  const last = await findLastMatch(tx, userId, now.roleId)
  if (last?.percent === now.percent && last.rules === MATCH_RULES) return
  // the same number by newer rules is no change of that day
  const date = last?.percent === now.percent ? last.local_date : now.date
  await keepMatch(tx, {
    user_id: userId,
    role: now.roleId,
    local_date: date,
    percent: now.percent,
    rules: MATCH_RULES,
  })
}

/** The dream role's percent as of now, with the person's local date; undefined without a dream role. */
export async function matchToday(deps: MatchDeps, db: Db, userId: string) {
  const saved = await loadAim(deps, db, userId)
  const user = await findUser(db, userId)
  if (!saved || !user) return undefined
  const percent = matchPercent(saved.dreamRole, await loadSkillStates(deps, db, userId))
  const { id: roleId, title: role } = saved.dreamRole
  return { roleId, role, percent, date: localDateIn(user.time_zone, deps.clock.now()) }
}
