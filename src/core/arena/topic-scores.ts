/** A part of a skill: several items belong to it, and `idea` explains what they are about without answering any. */
export type Topic = { topic: string; idea: string; items: readonly string[] }

/** What is reported after a scored check. `topic` is null for the questions whose topic was asked only once. */
export type TopicScore = { topic: string | null; ideas: string[]; asked: number; right: number }

/** A score over fewer questions would say which single one was right, and so give its answer away. */
const LEAST_ASKED = 2

/** What was asked about, in a check that was not passed: how it went is not said. */
export function topicNames(...of: Parameters<typeof topicScores>): (Omit<TopicScore, 'right'> & { right: null })[] {
  return topicScores(...of).map((topic) => ({ ...topic, right: null }))
}

/** Scores by topic, in the order of the topics; what was asked only once is put together. */
export function topicScores(
  topics: readonly Topic[],
  asked: readonly { itemId: string; isRight: boolean }[],
): TopicScore[] {
  const scores: TopicScore[] = []
  const rest: TopicScore = { topic: null, ideas: [], asked: 0, right: 0 }
  const waiting = new Set(asked)
  for (const { topic, idea, items } of topics) {
    const here = asked.filter(({ itemId }) => items.includes(itemId))
    if (here.length === 0) continue
    for (const one of here) waiting.delete(one)
    const score = { asked: here.length, right: here.filter(({ isRight }) => isRight).length }
    if (here.length >= LEAST_ASKED) scores.push({ topic, ideas: [idea], ...score })
    else {
      rest.ideas.push(idea)
      rest.asked += score.asked
      rest.right += score.right
    }
  }
  for (const { isRight } of waiting) {
    rest.asked += 1
    rest.right += isRight ? 1 : 0
  }
  const [last] = scores.slice(-1)
  if (rest.asked === 1 && last) {
    scores.pop()
    const both = { ideas: [...last.ideas, ...rest.ideas], asked: last.asked + 1, right: last.right + rest.right }
    return [...scores, { topic: null, ...both }]
  }
  return rest.asked === 0 ? scores : [...scores, rest]
}
