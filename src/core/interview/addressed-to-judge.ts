import { isOrderToProgram } from '#core/text/orders.ts'
import { plainLetters } from '#core/text/plain-letters.ts'
import { sentencesOf } from './words.ts'

/** What only a judge of answers is told, in English beside the orders that any program is given. */
const TO_A_JUDGE = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,60}\b(?:instructions?|rubric|prompts?|rules|above|previous|prior|anchors?)\b/u,
  /\b(?:give|award|assign|grant|set|mark|rate|score|grade)\b.{0,60}\b(?:me|this|my|answer|candidate|everything|all|dimensions?)\b.{0,60}\b(?:5|five|full|maximum|max|highest|perfect|top|100)\b/u,
  /\b(?:you are|act as|pretend to be|you must now)\b.{0,60}\b(?:model|assistant|ai|grader|judge|evaluator|interviewer|system)\b/u,
  /\b(?:system|developer)\s*(?:prompt|message|:)/u,
  /<\/?\s*data\b/u,
]

/** Whether a sentence speaks to anyone who grades instead of answering. Such a sentence is no evidence of anything. */
export function isAddressedToJudge(sentence: string): boolean {
  const plain = plainLetters(sentence)
  return TO_A_JUDGE.some((order) => order.test(plain)) || isOrderToProgram(sentence)
}

/** The answer without what was meant for the grader. */
export function withoutOrders(answer: string): string {
  const orders = sentencesOf(answer).filter(isAddressedToJudge)
  return orders.reduce((text, order) => text.replace(order, ' '), answer)
}
