import type { DrawnItem } from '#core/arena/draw.ts'
import type { Answer } from '#core/arena/grade.ts'
import type { Item } from '#core/arena/item.ts'
import type { Deps } from '#server/deps.ts'
import type { AttemptRow } from './attempt.repo.ts'
import { drawnIn } from './stored.ts'

/** The answers to what an attempt asked, with a verdict on each program. */
export function judged(
  deps: Pick<Deps, 'checks' | 'programs'>,
  row: Pick<AttemptRow, 'drawn' | 'skill_id' | 'user_id'>,
  sent: readonly Answer[],
): Promise<Answer[]> {
  return judgedOf(deps, row.user_id, drawnIn(row), (one) => deps.checks.itemOf(row.skill_id, one), sent)
}

/** The answers to what was drawn, each once, with a verdict on each program; a verdict that a client sent is not read. */
export async function judgedOf<Drawn extends DrawnItem>(
  { programs }: Pick<Deps, 'programs'>,
  userId: string,
  drawn: readonly Drawn[],
  itemOf: (one: Drawn) => Item | undefined,
  sent: readonly Answer[],
): Promise<Answer[]> {
  const asked = new Map(drawn.map((one) => [one.itemId, one]))
  const answers = new Map<string, Answer>()
  for (const { itemId, value } of sent) {
    const one = asked.get(itemId)
    if (!one) continue
    const item = itemOf(one)
    const isRun = item?.kind === 'program' && typeof value === 'string'
    const verdict = isRun ? { isRight: await programs.isRight(item, value, userId) } : {}
    answers.set(itemId, { itemId, value, ...verdict })
  }
  return [...answers.values()]
}
