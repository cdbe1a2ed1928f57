import { estimateTokens } from '#core/text/estimate-tokens.ts'
import { sanitise } from '#core/text/sanitise.ts'

/** A candidate's answer may take so many tokens of a prompt. */
export const ANSWER_MAX_TOKENS = 1_200

/** The answer as a model sees it: sanitised, and whole lines as far as the budget goes. */
export function answerLines(answer: string): string[] {
  const kept: string[] = []
  let left = ANSWER_MAX_TOKENS
  for (const line of sanitise(answer).trim().split('\n')) {
    const cost = estimateTokens(line) + 1
    if (cost > left) {
      kept.push(cutTo(line, left))
      break
    }
    kept.push(line)
    left -= cost
  }
  return kept
}

function cutTo(line: string, tokens: number): string {
  let text = line.slice(0, tokens * 4)
  while (text !== '' && estimateTokens(text) > tokens) text = text.slice(0, Math.floor(text.length * 0.9))
  return text
}
