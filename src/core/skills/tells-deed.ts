import { opensDeed, TR_LAST } from './deed-words.ts'

/** Whether a word of a clause says that the person did something: a verb of work that nothing before it makes a wish or a task. */
export const tellsDeed = (clause: string): boolean => {
  const words = clause.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? []
  const isOwn = (word: string, at: number) =>
    opensDeed(word, words[at + 1] ?? '') &&
    !TO_DO.test(words[at - 1] ?? '') &&
    (at === 0 || /(?:ed|ing|t|n|é)$/u.test(word))
  return words.some(isOwn) || TR_LAST.test(clause.toLocaleLowerCase('tr').replace(/[\s\p{P}]+$/u, ''))
}
const TO_DO = /^(?:to|would|will|could|should|had|has|have|is|are|was|were|be|not|never|that|who|which)$/
