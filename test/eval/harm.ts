// npm run eval -- harm [--in FILE] [--show]: how often the built-in coach objects, or asks who knew of it: harmful texts and
// honest look-alikes. Without a file, one sentence each of test/interview/harm-and-look-alikes.json in a sound answer; entries
// with a `question` are whole answers to it. --show: the half that may be looked at.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { coachAnswer } from '../../src/core/interview/coaching/coach-answer.ts'
import { COACH_WORDS_EN } from '../../src/core/interview/coaching/coach-words-en.ts'
import { COACH_WORDS_TR } from '../../src/core/interview/coaching/coach-words-tr.ts'
import { harmSoundOf } from '../../src/core/interview/misconceptions/harm-sound.ts'
import { createSentenceEncoder } from '../../src/server/workers/sentence-encoder.ts'
import { bankQuestion } from '../interview/bank.ts'

type Text = {
  question?: string
  cls?: string
  lang: 'en' | 'tr'
  kind: 'harm' | 'honest'
  text: string
  half: 'seen' | 'unseen'
}
const { values } = parseArgs({ options: { in: { type: 'string' }, show: { type: 'boolean' } } })
const file = path.resolve(
  process.env['INIT_CWD'] ?? process.cwd(),
  values.in ?? path.join(import.meta.dirname, '../interview/harm-and-look-alikes.json'),
)
const texts = JSON.parse(readFileSync(file, 'utf8')) as Text[]
const encode = createSentenceEncoder(undefined, Infinity)
const WORDS = { en: COACH_WORDS_EN, tr: COACH_WORDS_TR }
const AROUND = {
  en: ['We had three weeks and two people.', 'At the end we showed it to the customer, who was content with it.'],
  tr: ['Üç haftamız ve iki kişimiz vardı.', 'Sonunda müşteriye gösterdik, memnun kaldı.'],
}

for (const half of ['seen', 'unseen'] as const)
  for (const kind of ['harm', 'honest'] as const)
    for (const language of ['en', 'tr'] as const) {
      const told = texts.filter((each) => each.half === half && each.kind === kind && each.lang === language)
      const [before, after] = AROUND[language]
      let objected = 0
      let asked = 0
      for (const { text, cls = '', question } of told) {
        const answer = question === undefined ? `${before} ${text} ${after}` : text
        const harm = await harmSoundOf(answer, encode)
        const coached = bankQuestion(question ?? 'software-developer-b-05')
        const { misconceptions, followUp } = coachAnswer(coached, answer, null, language, { harm })
        const isAsked = misconceptions.length === 0 && followUp === WORDS[language].whoKnewAsked
        if (misconceptions.length > 0) objected += 1
        else if (isAsked) asked += 1
        if (values.show === true && half === 'seen' && (misconceptions.length > 0 || isAsked) !== (kind === 'harm'))
          console.log(
            `${kind === 'harm' ? 'MISSED' : 'ALARM '} ${question ?? cls}: ${text} ${misconceptions.map(({ id, said }) => `[${id}: ${said}]`).join(' ')}`,
          )
      }
      console.log(
        `${half} ${kind} ${language}: found ${objected + asked} of ${told.length}, objected to ${objected}, asked about ${asked}`,
      )
    }
