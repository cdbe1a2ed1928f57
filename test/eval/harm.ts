// npm run eval -- harm [--show]: one sentence in a sound answer, harmful or an honest look-alike, of
// test/interview/harm-and-look-alikes.json: how often the built-in coach objects or asks who knew of it. --show: the half that may be looked at.
import { readFileSync } from 'node:fs'
import { coachAnswer } from '../../src/core/interview/coaching/coach-answer.ts'
import { COACH_WORDS_EN } from '../../src/core/interview/coaching/coach-words-en.ts'
import { COACH_WORDS_TR } from '../../src/core/interview/coaching/coach-words-tr.ts'
import { harmSoundOf } from '../../src/core/interview/misconceptions/harm-sound.ts'
import { createSentenceEncoder } from '../../src/server/workers/sentence-encoder.ts'
import { bankQuestion } from '../interview/bank.ts'

type Sentence = { cls: string; lang: 'en' | 'tr'; kind: 'harm' | 'honest'; text: string; half: 'seen' | 'unseen' }
const sentences = JSON.parse(readFileSync('test/interview/harm-and-look-alikes.json', 'utf8')) as Sentence[]
const encode = createSentenceEncoder(undefined, Infinity)
const question = bankQuestion('software-developer-b-05')
const WORDS = { en: COACH_WORDS_EN, tr: COACH_WORDS_TR }
const AROUND = {
  en: ['We had three weeks and two people.', 'At the end we showed it to the customer, who was content with it.'],
  tr: ['Üç haftamız ve iki kişimiz vardı.', 'Sonunda müşteriye gösterdik, memnun kaldı.'],
}

for (const half of ['seen', 'unseen'] as const)
  for (const kind of ['harm', 'honest'] as const)
    for (const language of ['en', 'tr'] as const) {
      const asked = sentences.filter((each) => each.half === half && each.kind === kind && each.lang === language)
      const [before, after] = AROUND[language]
      const named: boolean[] = []
      for (const { text, cls } of asked) {
        const answer = `${before} ${text} ${after}`
        const harm = await harmSoundOf(answer, encode)
        const { misconceptions, followUp } = coachAnswer(question, answer, null, language, { harm })
        const isNamed = misconceptions.length > 0 || followUp === WORDS[language].whoKnewAsked
        if (process.argv.includes('--show') && half === 'seen' && isNamed !== (kind === 'harm'))
          console.log(
            `${kind === 'harm' ? 'MISSED' : 'ALARM '} ${cls}: ${text} ${misconceptions.map(({ id }) => id).join(' ')}`,
          )
        named.push(isNamed)
      }
      console.log(`${half} ${kind} ${language}: found ${named.filter(Boolean).length} of ${asked.length}`)
    }
