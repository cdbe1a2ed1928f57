import { isRightAnswer } from '#core/arena/grade.ts'
import type { Item } from '#core/arena/item.ts'
import { LEAST_MS_PER_ITEM } from '#core/arena/pace.ts'
import { must } from '#core/must.ts'
import { addMs } from '#core/time.ts'
import { findAttempt } from '#server/arena/attempt.repo.ts'
import { drawnIn } from '#server/arena/stored.ts'
import { finishChallenge, getChallenge } from '#server/arena/challenge.ts'
import { finishAttempt } from '#server/arena/finish-attempt.ts'
import { startAttempt } from '#server/arena/start-attempt.ts'
import type { Rooms } from './open-rooms.ts'

type Shown = Awaited<ReturnType<typeof startAttempt>>['items'][number]

/** A proof, from a scored check passed some weeks ago. */
export async function proveOn(rooms: Rooms, userId: string, day: number): Promise<void> {
  if (day !== 25) return
  const { attemptId, items } = await startAttempt(rooms, userId, 'git', { mode: 'scored', form: 'whole' })
  const row = await findAttempt(rooms.db, userId, attemptId)
  const drawn = row ? drawnIn(row) : []
  const answers = items.flatMap((shown) => {
    const one = drawn.find(({ itemId }) => itemId === shown.itemId)
    const item = one && rooms.checks.itemOf('git', one)
    const value = item && replyTo(item, shown)
    return value === undefined || !isRightAnswer(item, must(one), { itemId: shown.itemId, value, isRight: true })
      ? []
      : [{ itemId: shown.itemId, value }]
  })
  rooms.clock.moveTo(addMs(rooms.clock.now(), 60_000 + items.length * 10 * LEAST_MS_PER_ITEM))
  await finishAttempt(rooms, userId, attemptId, answers)
}

/** The challenges of the last days, most of each answered rightly; today's waits. */
export async function challengeOn(rooms: Rooms, userId: string, day: number): Promise<void> {
  if (day < 1 || day > 4) return
  const { items } = await getChallenge(rooms, userId)
  const answers = items.map((shown, at) => {
    const item = itemShown(rooms, shown)
    const value = at === day || !item ? undefined : replyTo(item, shown)
    return { itemId: shown.itemId, value: value ?? 0 }
  })
  await finishChallenge(rooms, userId, answers)
}

function itemShown({ checks }: Rooms, { itemId }: Shown): Item | undefined {
  for (const skillId of checks.skillIds) {
    const item = checks.itemOf(skillId, { itemId })
    if (item) return item
  }
  return undefined
}

/** What is right, by the places of what is shown. */
function replyTo(item: Item, { options = [] }: Shown): number | string | number[] | undefined {
  const placeOf = (index: number): number => options.indexOf('options' in item ? (item.options?.[index] ?? '') : '')
  if (item.kind === 'choice') return placeOf(item.answer)
  if (item.kind === 'choices' || item.kind === 'order') return item.answer.map(placeOf)
  return item.answer
}
