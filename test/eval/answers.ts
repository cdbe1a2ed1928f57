// npm run eval -- answers --in DIR --out FILE [--model | --recorded]: feedback on a folder of graded answers by the code
// that serves the mock interview, written in the form that the set's scorer reads. With --model scores come from the
// endpoint of AI_BASE_URL, AI_API_KEY and AI_MODEL; with --recorded from the set's own grades, as a perfect judge would
// give them, to measure what the checks and the gate make of good scores.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { coachAnswer } from '../../src/core/interview/coaching/coach-answer.ts'
import { harmSoundOf } from '../../src/core/interview/misconceptions/harm-sound.ts'
import { senseOf } from '../../src/core/interview/scores/sense.ts'
import { createSentenceEncoder } from '../../src/server/workers/sentence-encoder.ts'
import { bank, closeness } from '../interview/bank.ts'
import { judgeByModel, recordedCall, modelCall } from './judge-by-model.ts'
import { predictionOf, type GradedSet, type Prediction } from './prediction.ts'

const { values } = parseArgs({
  options: {
    in: { type: 'string' },
    out: { type: 'string' },
    model: { type: 'boolean' },
    recorded: { type: 'boolean' },
  },
})
if (values.in === undefined || values.out === undefined) {
  console.error('usage: npm run eval -- answers --in DIR --out FILE [--model | --recorded]')
  process.exit(2)
}

const folder = existsSync(path.join(values.in, 'answers')) ? path.join(values.in, 'answers') : values.in
const encode = createSentenceEncoder(undefined, Infinity)
const predictions: Record<string, Prediction> = {}
for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
  const { question, answers } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as GradedSet
  const asked = bank.questionOf(question.role, question.id)
  if (!asked) {
    console.error(`${question.id} is not in the bank`)
    continue
  }
  for (const { id, text, grade } of answers) {
    const sense = await senseOf(asked, text, encode)
    const byRules = predictionOf(
      coachAnswer(asked, text, null, 'en', {
        sense,
        closeness: closeness(asked.id, text),
        harm: await harmSoundOf(text, encode),
      }),
    )
    if (values.recorded === true) predictions[id] = await judgeByModel(recordedCall(grade, text), asked, text, byRules)
    else if (values.model === true) predictions[id] = await judgeByModel(await modelCall(), asked, text, byRules)
    else predictions[id] = byRules
  }
}
writeFileSync(values.out, `${JSON.stringify(predictions, null, 1)}\n`)
console.log(`${Object.keys(predictions).length} answers judged`)
