import type { SkillStates } from '#core/career/skill-state.ts'
import type { StoredAnswers } from '#server/career/stored-answers.ts'
import { learnerOf } from '#server/career/load-person.ts'
import type { Deps } from '#server/deps.ts'
import type { JobOutput } from '#server/workers/workers.port.ts'

/** An advert read and matched beside the process that answers, in the person's own turn. */
export function matchAd(
  { workers }: Pick<Deps, 'workers'>,
  userId: string,
  text: string,
  { states, answers }: { states: SkillStates; answers: StoredAnswers },
): Promise<JobOutput<'matchAd'>> {
  const input = { text, held: [...states.values()], jobs: states.jobs ?? [], learner: learnerOf(answers) }
  return workers.run('matchAd', input, { userId })
}
