import type { DrawnItem } from './draw.ts'
import type { Item, Reply } from './item.ts'
import { isRight } from './item.ts'
import { bankReply, isSameForm } from './shown-item.ts'

/** `isRight` only for programs, which the server has run; what a client sends of it is not read. */
export type Answer = { itemId: string; value: Reply; isRight?: boolean }

/** `score` is the whole percent of items answered right; `right` follows the order of the draw. */
export type Grade = { score: number; passed: boolean; right: boolean[] }

/** Three quarters right is a pass (issue: 75%). */
export const PASS_PERCENT = 75

/**
 * Grades an attempt by code alone. No answer is a wrong answer; of two answers to one item the last counts. An item
 * that the bank no longer has in the form it was asked counts for the person: it was ours to keep.
 */
export function gradeAnswers(
  drawn: readonly DrawnItem[],
  itemOf: (drawn: DrawnItem) => Item | undefined,
  answers: readonly Answer[],
): Grade {
  const given = new Map(answers.map((answer) => [answer.itemId, answer]))
  const right = drawn.map((one) => isRightAnswer(itemOf(one), one, given.get(one.itemId)))
  const count = right.filter(Boolean).length
  return { right, score: Math.round((100 * count) / drawn.length), passed: count >= neededOf(drawn.length) }
}

/** Whether an answer to an item as it was drawn is right. */
export function isRightAnswer(item: Item | undefined, drawn: DrawnItem, answer: Answer | undefined): boolean {
  if (!item || !isSameForm(item, drawn)) return true
  return item.kind === 'program' ? answer?.isRight === true : isRight(item, bankReply(item, drawn, answer?.value))
}

/** How many of so many items must be right. */
export function neededOf(items: number): number {
  return Math.ceil((items * PASS_PERCENT) / 100)
}
