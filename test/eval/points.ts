// npm run eval -- points [--show]: how often the built-in coach ticks a point that an answer makes, and one that it does
// not, on test/interview/points-made.json, and how often it calls an answer off the question. --show: the half that
// may be looked at.
import { readFileSync } from 'node:fs'
import { coachAnswer } from '../../src/core/interview/coaching/coach-answer.ts'
import { COACH_WORDS_EN } from '../../src/core/interview/coaching/coach-words-en.ts'
import { COACH_WORDS_TR } from '../../src/core/interview/coaching/coach-words-tr.ts'
import { bankQuestion, closeness } from '../interview/bank.ts'

type Pair = {
  question: string
  lang: 'en' | 'tr'
  kind: 'right' | 'half' | 'wrong' | 'off' | 'else'
  /** Places of the points that the answer truly makes, and of those that one may tick or not. */
  makes: number[]
  partly: number[]
  text: string
  half: 'seen' | 'unseen'
}
const pairs = JSON.parse(readFileSync('test/interview/points-made.json', 'utf8')) as Pair[]
const share = (some: number, all: number): string => `${some} of ${all} (${((100 * some) / (all || 1)).toFixed(1)} %)`

for (const half of ['seen', 'unseen'] as const)
  for (const language of ['en', 'tr'] as const) {
    const sum = { ticks: 0, wrong: 0, made: 0, right: 0, offCalled: 0, off: 0, honestCalled: 0, honest: 0 }
    for (const pair of pairs.filter((each) => each.half === half && each.lang === language)) {
      const told = coachAnswer(bankQuestion(pair.question), pair.text, null, language, {
        closeness: closeness(pair.question, pair.text),
      })
      const ticks = told.mentions.flatMap(({ isMentioned }, at) => (isMentioned ? [at] : []))
      const right = ticks.filter((at) => pair.makes.includes(at))
      const wrong = ticks.filter((at) => !pair.makes.includes(at) && !pair.partly.includes(at))
      const isOff = pair.kind === 'off' || pair.kind === 'else'
      const isCalled = [COACH_WORDS_EN, COACH_WORDS_TR].some(({ offQuestion }) => told.text.includes(offQuestion))
      sum.ticks += right.length + wrong.length
      sum.wrong += wrong.length
      sum.right += right.length
      sum.made += pair.makes.length
      sum[isOff ? 'off' : 'honest'] += 1
      sum[isOff ? 'offCalled' : 'honestCalled'] += isCalled ? 1 : 0
      if (process.argv.includes('--show') && half === 'seen')
        for (const at of told.mentions.keys()) {
          const mention = told.mentions[at]
          const isMade = pair.makes.includes(at)
          if (mention && mention.isMentioned !== isMade)
            console.log(
              `${isMade ? 'MISSED' : 'WRONG '} ${pair.question} ${pair.kind}: ${mention.text} | ${mention.quote ?? pair.text}`,
            )
        }
    }
    console.log(
      `${half} ${language}: wrong ticks ${share(sum.wrong, sum.ticks)}, points made and ticked ${share(sum.right, sum.made)}, ` +
        `off the question and said so ${share(sum.offCalled, sum.off)}, others called off ${share(sum.honestCalled, sum.honest)}`,
    )
  }
