import { DIMENSIONS } from '#core/interview/rubric.ts'
import { dataIn, factsIn, type FakeReply } from './fake-reply.ts'

/** Mock interviews: scores by length with a true quote, and words about the same facts in the five sections. */
export const interviewReplies: FakeReply[] = [
  {
    prompt: /^Prompt: interview-scores\./,
    answer: (messages) => {
      const answer = dataIn(messages, 'answer').join(' ')
      const words = answer.split(/\s+/).filter(Boolean)
      const score = words.length >= 80 ? 4 : words.length >= 40 ? 3 : 2
      const quote = words.slice(0, 8).join(' ')
      return Object.fromEntries(DIMENSIONS.map((dimension) => [dimension, { score, quote }]))
    },
  },
  {
    prompt: /^Prompt: interview-feedback\./,
    answer: (messages) => feedback(factsIn(messages), dataIn(messages, 'answer')),
  },
]

function feedback(facts: Record<string, unknown>, answer: string[]): string {
  const mentions = texts(facts.goodAnswersMention)
  const missing = texts(facts.notHeard)
  const heard = mentions.filter((point) => !missing.includes(point))
  const quote = answer.join(' ').split(/\s+/).slice(0, 8).join(' ')
  return `### 1. Overall Assessment
This comes from the built-in fake provider: it knows the question and counts words, no more. Your answer begins with “${quote}” and touches **${heard.length} of ${mentions.length}** points that good answers mention.

### 2. Strengths
${list(heard, 'You gave an answer that can be worked on.')}

### 3. Areas for Improvement
${list(missing, 'Say it aloud once, and leave out what you would not miss.')}

### 4. Sample Response
${texts(facts.outline).join(' ')} The result was [X%] better than before.

### 5. Additional Tips
- Begin with the one sentence that you want remembered.
- Your weakest side here: **${String(facts.weakest)}**.
`
}

function list(points: string[], otherwise: string): string {
  return (points.length === 0 ? [otherwise] : points.slice(0, 3)).map((point) => `- ${point}`).join('\n')
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}
