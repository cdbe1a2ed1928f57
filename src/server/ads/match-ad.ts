import type { SkillStates } from '#core/career/skills/skill-state.ts'
import type { StoredAnswers } from '#server/career/stored-answers.ts'
import { learnerOf } from '#server/career/load-person.ts'
import { localDateIn } from '#core/time.ts'
import type { Deps } from '#server/deps.ts'
import type { JobOutput } from '#server/workers/workers.port.ts'

/** An advert read and matched beside the process that answers, in the person's own turn. */
export function matchAd(
  { workers, clock }: Pick<Deps, 'workers' | 'clock'>,
  userId: string,
  text: string,
  { states, answers }: { states: SkillStates; answers: StoredAnswers },
): Promise<JobOutput<'matchAd'>> {
  const today = localDateIn('UTC', clock.now())
  const input = { text, today, held: [...states.values()], jobs: states.jobs ?? [], learner: learnerOf(answers) }
  return workers.run('matchAd', input, { userId })
}
