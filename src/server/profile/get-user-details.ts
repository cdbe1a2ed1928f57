import type { UserInfo } from '#contract/account.ts'
import { sessionEnded } from '#server/http/session-ended.ts'
import { readAnswers, toCareerQuestions } from '#server/career/stored-answers.ts'
import type { Deps } from '#server/deps.ts'
import { lastActionOf } from '#server/progress/award.ts'
import { loadStreakDates } from '#server/progress/streak.ts'
import { findUserInfo } from './user-info.repo.ts'

/** Who the person is, as every signed-in page needs it. */
export async function getUserDetails(
  deps: Pick<Deps, 'db' | 'clock' | 'catalogue'>,
  userId: string,
): Promise<UserInfo> {
  const { catalogue } = deps
  const user = await findUserInfo(deps.db, userId)
  if (!user) throw sessionEnded()
  return {
    user_id: user.id,
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
    date_joined: user.joined_at,
    streak_dates: await loadStreakDates(deps, userId, user.time_zone, lastActionOf(user)),
    career_questions: user.answers && toCareerQuestions(catalogue, readAnswers(catalogue, user.answers)),
    plan: user.plan,
    time_zone: user.time_zone,
    leaderboard_visibility: user.leaderboard_visibility,
    game_elements: user.game_elements === 1,
    language: user.language,
  }
}
