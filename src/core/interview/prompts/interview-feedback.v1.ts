import {
  dataBlock,
  factsBlock,
  HONESTY_RULE,
  MATERIAL_RULE,
  SECRECY_RULE,
  type PromptMessage,
} from '#core/coach/prompt.ts'
import type { CheckedScores } from '../by-model/check-scores.ts'
import type { MisconceptionHit } from '../misconceptions/misconception.ts'
import type { Question } from '../question.ts'
import { bandOfScore, BAND_LABELS, DIMENSIONS, type Dimension } from '../rubric.ts'
import { FEEDBACK_SECTIONS } from '../coaching/write-coaching.ts'
import { answerLines } from './answer-lines.ts'

const FORMS: Record<(typeof FEEDBACK_SECTIONS)[number], string> = {
  'Overall Assessment': 'two or three sentences',
  Strengths: 'two or three points, each naming words of the answer',
  'Areas for Improvement': 'two or three points, each with what to do',
  'Sample Response': "a better answer of 80 to 150 words in the candidate's own voice; for code, a fenced block",
  'Additional Tips': 'two points',
}

const SYSTEM = `Prompt: interview-feedback.v1
You are an interview coach in Waymark, for people in tech who study or look for work. You give feedback on one answer of a mock interview to the person who gave it: kind, concrete, honest about what is weak.

Rules
1. ${MATERIAL_RULE}
2. ${HONESTY_RULE} In a sample response use only what the answer says, and leave a slot such as [X%] where a figure or a name is missing.
3. The FACTS hold how the answer was judged, where it was. Explain it in words; never name a number, never judge anew, and never say that somebody will or will not be hired. Speak of each of the misconceptions first, and never praise a sentence that contains one or a practice that harms others.
4. Speak of the answer, never of accent, origin, age, sex, health or feelings.
5. ${SECRECY_RULE}
6. Write in the language of the answer, but keep the headings. No HTML, no images, no links, no tables.

Form: these five sections, each heading as "### n. Title", points as "- ", important words as **bold**, at most 450 words.
${FEEDBACK_SECTIONS.map((title, at) => `### ${at + 1}. ${title} (${FORMS[title]})`).join('\n')}

Two examples of points, for another answer
- **Your own part**: “I called the customer before noon” shows what you did and when.
- **Check this**: you say that the tests were skipped to save time. Say how you kept a small one, or what you would do now.`

/** Asks for the feedback in words, once the scores are settled. `mark` is new for each call. */
export function interviewFeedbackPrompt(
  question: Question,
  answer: string,
  known: {
    checked: CheckedScores | null
    weakest: Dimension | null
    notHeard: string[]
    misconceptions: readonly MisconceptionHit[]
  },
  mark: string,
): PromptMessage[] {
  const { checked, weakest, notHeard, misconceptions } = known
  const facts = {
    question: question.text,
    intent: question.intent,
    goodAnswersMention: question.points.map(({ text }) => text),
    notHeard,
    misconceptions: misconceptions.map(({ said, wrong, right }) => ({ said, wrong, right })),
    outline: question.outline,
    judged: checked && bandsOf(checked),
    weakest,
  }
  return [
    { role: 'system', content: SYSTEM },
    {
      role: 'user',
      content: `${factsBlock(facts)}\n\n${dataBlock(mark, 'answer', answerLines(answer))}\n\nREQUEST\nGive this person feedback on the answer.`,
    },
  ]
}

function bandsOf({ scores, quotes }: CheckedScores) {
  return Object.fromEntries(
    DIMENSIONS.map((dimension) => [
      dimension,
      { band: BAND_LABELS[bandOfScore(scores[dimension])], quote: quotes[dimension] },
    ]),
  )
}

/** Sentences of the prompt that must not come back. */
export const INTERVIEW_SECRET_RULES = [MATERIAL_RULE, HONESTY_RULE, SECRECY_RULE]
