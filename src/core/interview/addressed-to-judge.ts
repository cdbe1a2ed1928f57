import { sentencesOf } from './words.ts'

const ORDERS = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,60}\b(?:instructions?|rubric|prompts?|rules|above|previous|prior|anchors?)\b/iu,
  /\b(?:give|award|assign|grant|set|mark|rate|score|grade)\b.{0,60}\b(?:me|this|my|answer|candidate|everything|all|dimensions?)\b.{0,60}\b(?:5|five|full|maximum|max|highest|perfect|top|100)\b/iu,
  /\b(?:you are|act as|pretend to be|you must now)\b.{0,60}\b(?:model|assistant|ai|grader|judge|evaluator|interviewer|system)\b/iu,
  /\b(?:system|developer)\s*(?:prompt|message|:)/iu,
  /<\/?\s*data\b|<\|[a-z_]+\|>|\[\/?inst\]/iu,
]

/** Whether a sentence speaks to anyone who grades instead of answering. Such a sentence is no evidence of anything. */
export function isAddressedToJudge(sentence: string): boolean {
  return ORDERS.some((order) => order.test(sentence))
}

/** The answer without what was meant for the grader. */
export function withoutOrders(answer: string): string {
  const orders = sentencesOf(answer).filter(isAddressedToJudge)
  return orders.reduce((text, order) => text.replace(order, ' '), answer)
}
