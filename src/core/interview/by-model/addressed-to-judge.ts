import { isOrderTo } from '#core/text/orders.ts'
import { sentencesOf } from '../words.ts'

/** Whether a sentence speaks to anyone who grades instead of answering. Such a sentence is no evidence of anything. */
export const isAddressedToJudge = (sentence: string): boolean => isOrderTo('answers', sentence)

/** The answer without what was meant for the grader. */
export function withoutOrders(answer: string): string {
  const orders = sentencesOf(answer).filter(isAddressedToJudge)
  return orders.reduce((text, order) => text.replace(order, ' '), answer)
}
