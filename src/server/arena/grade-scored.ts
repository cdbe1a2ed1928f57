import { PASS_AT_END, verdictOf } from '#core/arena/adaptive.ts'
import { abilityIn, passChance, reported, type Belief } from '#core/arena/belief.ts'
import type { DrawnItem } from '#core/arena/draw.ts'
import { gradeAnswers, type Answer, type Grade } from '#core/arena/grade.ts'
import { chanceRight } from '#core/arena/item-model.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { beliefFrom, modelNow, rulesOf } from './adaptive-check.ts'
import type { AttemptRow } from './attempt.repo.ts'
import { drawnIn } from './stored.ts'
import { calibrateItems } from './calibrate-items.ts'
import { loadItemStates, type ItemStates } from './item-state.repo.ts'

type GradeDeps = Pick<Deps, 'checks' | 'log' | 'clock'>
/** `certainty`: how likely the pass mark is reached, 0 to 1. Without a pass there is no ability. */
export type ScoredGrade = Grade & { ability?: ReturnType<typeof reported>; certainty: number }

/**
 * A scored check is decided by what its answers say of the person, not by how many were right: hard ones say more. An
 * adaptive check that was given up before it was sure is no pass. What was answered teaches the items, too.
 * Without a pass the grade is the same whatever was answered: from any figure that rises with a right answer, accounts that
 * change one answer each read out the key.
 */
export async function gradeScored(deps: GradeDeps, tx: Db, row: AttemptRow, answers: Answer[]): Promise<ScoredGrade> {
  const isAdaptive = row.is_adaptive === 1
  const drawn = isAdaptive ? answeredIn(drawnIn(row), answers) : drawnIn(row)
  const states = await loadItemStates(tx, row.skill_id)
  const belief = beliefFrom(deps, row, states, drawn, answers)
  const { right, score } = gradeAnswers(drawn, (one) => deps.checks.itemOf(row.skill_id, one), answers)
  await calibrateItems(deps, tx, row, { belief, drawn, answers, states })
  const passed = isAdaptive ? isSettled(row, belief, drawn.length) : passChance(belief) >= PASS_AT_END
  if (!passed) return { right: right.map(() => false), passed, score: 0, certainty: 0 }
  return {
    right,
    passed,
    score: isAdaptive ? expectedScore(deps, row.skill_id, states, belief) : score,
    ability: reported(belief),
    certainty: passChance(belief),
  }
}

const answeredIn = (drawn: readonly DrawnItem[], answers: readonly Answer[]): DrawnItem[] =>
  drawn.filter(({ itemId }) => answers.some((answer) => answer.itemId === itemId))

function isSettled(row: AttemptRow, belief: Belief, asked: number): boolean {
  return verdictOf(belief, asked, true, rulesOf(row)) === 'passed'
}

/** Whole percent of all questions of the check that somebody of this ability would get right. */
function expectedScore({ checks }: GradeDeps, skillId: string, states: ItemStates, belief: Belief): number {
  const { ability } = abilityIn(belief)
  const models = checks.itemsOf(skillId, 'scored').map((source) => modelNow(source, states))
  return Math.round((100 * models.reduce((sum, model) => sum + chanceRight(model, ability), 0)) / models.length)
}
