import type { DreamRole } from '#core/career/catalogue-types.ts'
import type { PathEntry } from '#core/career/learning-path.ts'
import type { SkillStates } from '#core/career/skill-state.ts'
import type { Situation } from '#core/career/summary.ts'
import { localDateIn, type LocalDate } from '#core/time.ts'
import { findUser } from '#server/users/user.repo.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { isFixed } from './follow-recommendations.ts'
import { listPath } from './learning-path.repo.ts'
import { learnerOf, loadAim, loadSkillStates } from './load-person.ts'
import { toEntry } from './save-learning-path.ts'
import { summariseOnce } from './summaries.ts'
import type { StoredAnswers } from './stored-answers.ts'

type SummaryDeps = Pick<Deps, 'clock' | 'catalogue'>

/** What the numbers of a person follow from, as of now; null without a dream role. */
export async function loadSituation(deps: SummaryDeps, db: Db, userId: string): Promise<Situation | null> {
  const aim = await loadAim(deps, db, userId)
  const user = await findUser(db, userId)
  if (!aim || !user) return null
  const rows = await listPath(db, userId)
  return situationOf({
    answers: aim.answers,
    dreamRole: aim.dreamRole,
    states: await loadSkillStates(deps, db, userId),
    path: rows.map(toEntry),
    kept: new Set(rows.filter(isFixed).map((row) => row.course_id)),
    today: localDateIn(user.time_zone, deps.clock.now()),
  })
}

export function situationOf({
  answers,
  ...known
}: {
  answers: StoredAnswers
  dreamRole: DreamRole
  states: SkillStates
  path: readonly PathEntry[]
  kept: ReadonlySet<string>
  today: LocalDate
}): Situation {
  return {
    ...known,
    ...learnerOf(answers),
    wantsInterim: answers.interimRole,
    chosenRoute: answers.chosenRoute ?? null,
    timeframe: answers.timeframeToAchieveDreamRole,
  }
}

/** The one source of a person's numbers, with the situation and the routes behind it; null without a dream role. */
export async function loadSummary(deps: SummaryDeps, db: Db, userId: string) {
  const situation = await loadSituation(deps, db, userId)
  return situation && { situation, ...summariseOnce(deps.catalogue, situation) }
}
