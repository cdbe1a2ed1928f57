// npm run eval -- ai [--limit N] [--kind analysis] [--out FILE]: 300 fixtures against the OpenAI-compatible endpoint of AI_BASE_URL,
// AI_API_KEY and AI_MODEL, graded by code. What is graded is what the model says, before the filter of the pages: it compares models.
// Without an endpoint it runs on the fake model, which is built to make pages visible and not to be good, and says so.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { advisorChatPrompt } from '../../src/core/coach/prompts/advisor-chat.v1.ts'
import { resumeAnalysisPrompt } from '../../src/core/coach/prompts/resume-analysis.v1.ts'
import type { PromptMessage } from '../../src/core/coach/prompt.ts'
import { stripThinking } from '../../src/core/coach/strip-thinking.ts'
import { findMisconceptions } from '../../src/core/interview/misconceptions/misconception.ts'
import { totalOf } from '../../src/core/interview/rubric.ts'
import { createFakeModel } from '../../src/server/adapters/model/fake-model.ts'
import { createModel } from '../../src/server/adapters/model/create-model.ts'
import { readConfig } from '../../src/server/config.ts'
import { judgeAnswer } from '../../src/server/interview/judge-answer.ts'
import { aiFixtures, type FeedbackFixture, type Fixture, type LetterFixture } from './ai-fixtures.ts'
import { gradesOf, type Grades } from './ai-grades.ts'
import { claimedSchema, letterGradesOf, letterPrompt } from './ai-letters.ts'

const { values } = parseArgs({
  options: { limit: { type: 'string' }, kind: { type: 'string' }, out: { type: 'string' } },
})
const TOKENS = 1_500
const AT_ONCE = 4
const MARK = 'e7a1c93b'

const config = readConfig({ ...process.env, AUTH_SECRET: 'x'.repeat(48) }).ai
const real = await createModel(config, { warn: () => undefined })
const model = real ?? createFakeModel({ pieceMs: 0 })
const { provider, model: name } = model.info
console.log(
  provider === 'fake'
    ? 'No endpoint in the environment (AI_BASE_URL, AI_API_KEY, AI_MODEL): this runs on the built-in fake model. Its figures say that the evaluation works, nothing of a model.'
    : `${provider} ${name}`,
)

async function said(messages: PromptMessage[], temperature: number): Promise<string> {
  let text = ''
  const { signal } = new AbortController()
  for await (const event of model.stream(messages, { signal, maxTokens: TOKENS, temperature }))
    if (event.type === 'text') text += event.text
  return stripThinking(text)
}

async function totalFor({ question }: FeedbackFixture, answer: string): Promise<number | null> {
  const { signal } = new AbortController()
  const hits = findMisconceptions(question.watched, answer)
  const { checked } = await judgeAnswer(model, question, answer, hits, MARK, signal)
  return checked && totalOf(checked.scores, question.category)
}

async function gradedFeedback(fixture: FeedbackFixture): Promise<Grades> {
  const [good, bad] = [await totalFor(fixture, fixture.good), await totalFor(fixture, fixture.bad)]
  if (good === null || bad === null) return { form: false }
  return { form: true, agreement: good > bad, harmless: bad < 60 }
}

async function gradedLetter(fixture: LetterFixture): Promise<Grades> {
  const { signal } = new AbortController()
  const { value } = await model.object(letterPrompt(fixture, MARK), claimedSchema, {
    signal,
    maxTokens: TOKENS,
    temperature: 0.2,
  })
  return letterGradesOf(fixture, value)
}

async function graded(fixture: Fixture): Promise<Grades> {
  if (fixture.kind === 'feedback') return await gradedFeedback(fixture)
  if (fixture.kind === 'letter') return await gradedLetter(fixture)
  const grounding = { facts: fixture.facts, resumeLines: fixture.lines }
  const messages =
    fixture.kind === 'analysis'
      ? resumeAnalysisPrompt(grounding, MARK)
      : advisorChatPrompt(grounding, [], fixture.question, MARK)
  return gradesOf(fixture, await said(messages, fixture.kind === 'analysis' ? 0.3 : 0.7))
}

const wanted = aiFixtures().filter(({ kind }) => values.kind === undefined || kind === values.kind)
const fixtures = wanted.slice(0, values.limit === undefined ? wanted.length : Number(values.limit))
const results: { id: string; kind: string; grades: Grades | { failed: string } }[] = []
let next = 0
async function work(): Promise<void> {
  for (let fixture = fixtures[next++]; fixture; fixture = fixtures[next++]) {
    const grades = await graded(fixture).catch((error: unknown) => ({ failed: String(error).slice(0, 200) }))
    results.push({ id: fixture.id, kind: fixture.kind, grades })
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, work))

const failed = results.filter(({ grades }) => 'failed' in grades)
console.log(`${results.length} fixtures, ${failed.length} without an answer`)
for (const kind of ['analysis', 'advisor', 'feedback', 'letter']) {
  const own = results.flatMap((one) => (one.kind === kind && !('failed' in one.grades) ? [one.grades] : []))
  const criteria = [...new Set(own.flatMap((grades) => Object.keys(grades)))]
  for (const criterion of criteria) {
    const marks = own.flatMap((grades) => (grades as Record<string, boolean | undefined>)[criterion] ?? [])
    const share = marks.filter(Boolean).length / marks.length
    console.log(
      `${kind.padEnd(9)} ${criterion.padEnd(10)} ${(100 * share).toFixed(0).padStart(3)} % of ${marks.length}`,
    )
  }
}
if (values.out !== undefined) writeFileSync(values.out, `${JSON.stringify({ provider, name, results }, null, 1)}\n`)
