// npm run eval -- off-question [--show]: how often the built-in coach says that an answer is off the question, on
// test/interview/off-and-honest.json, and in which band it puts it. --show: the half that may be looked at.
import { readFileSync } from 'node:fs'
import { coachAnswer } from '../../src/core/interview/coaching/coach-answer.ts'
import { COACH_WORDS_EN } from '../../src/core/interview/coaching/coach-words-en.ts'
import { bandOf } from '../../src/core/interview/rubric.ts'
import { bankQuestion, closeness } from '../interview/bank.ts'

type Given = { question: string; lang: string; kind: 'off' | 'honest'; text: string; half: 'seen' | 'unseen' }
const given = JSON.parse(readFileSync('test/interview/off-and-honest.json', 'utf8')) as Given[]

for (const half of ['seen', 'unseen'] as const)
  for (const kind of ['off', 'honest'] as const)
    for (const group of ['en', 'tr', 'de fr es']) {
      const asked = given.filter((one) => one.half === half && one.kind === kind && group.includes(one.lang))
      const told = asked.map(({ question, text }) => {
        const near = closeness(question, text)
        const feedback = coachAnswer(bankQuestion(question), text, null, 'en', { closeness: near })
        const isCalled = feedback.text.includes(COACH_WORDS_EN.offQuestion)
        if (process.argv.includes('--show') && half === 'seen' && isCalled !== (kind === 'off'))
          console.log(`${isCalled ? 'ALARM ' : 'MISSED'} ${question} ${near?.toFixed(2) ?? 'not read'}: ${text}`)
        return { isCalled, isLowest: bandOf(feedback.total ?? 0) === 'starting', isShort: feedback.isShort }
      })
      const count = (of: 'isCalled' | 'isLowest' | 'isShort'): number => told.filter((one) => one[of]).length
      console.log(
        `${half} ${kind} ${group}: ${asked.length}, called off the question ${count('isCalled')}, in the lowest band ${count('isLowest')}, too short to judge ${count('isShort')}`,
      )
    }
