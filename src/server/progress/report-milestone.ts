import { Problem } from '#contract/problem.ts'
import { longDate } from '#core/long-date.ts'
import { must } from '#core/must.ts'
import type { MilestoneType } from '#core/progress/activities.ts'
import type { Deps } from '#server/deps.ts'
import { award } from './award.ts'
import { insertMilestoneNote } from './milestone.repo.ts'

/** Records a career milestone in the person's own words. Once per type, at most one in thirty days. */
export function reportMilestone(deps: Pick<Deps, 'db' | 'clock'>, userId: string, type: MilestoneType, note: string) {
  return deps.db.transaction().execute(async (tx) => {
    const judged = await award(deps, tx, userId, { activity: 'careerMilestone', type })
    if (judged.kind === 'refused') {
      const until = judged.retryAt ? ` The next one can be reported from ${longDate(judged.retryAt)}.` : ''
      throw new Problem('progress.milestone_too_soon', `Congratulations! One milestone counts in thirty days.${until}`)
    }
    if (judged.kind === 'awarded') await insertMilestoneNote(tx, { user_id: userId, type, note, at: deps.clock.now() })
    const event = judged.kind === 'awarded' ? must(judged.events[0]) : judged.event
    return {
      type,
      numOfPoints: event.points,
      earnedAt: event.instant,
      pointsAwarded: judged.kind === 'awarded' ? judged.points : 0,
    }
  })
}
