// npm run eval -- turkish-words: learns data/questions/tr/words.json from what the bank says in both languages.
import { writeFileSync } from 'node:fs'
import type { CoachedQuestion } from '../../src/core/interview/question.ts'
import { englishStem, turkishStems } from '../../src/core/interview/points/turkish-signs.ts'
import { wordsOf } from '../../src/core/interview/words.ts'
import { bank, ROLES } from '../interview/bank.ts'
import { learnMeanings, type ParallelText } from './parallel-words.ts'

const MOST_MEANINGS = 4
const LEAST_SURE = 0.02
/** Everyday words have many forms, so that even a right pair is seldom surer than a half. */
const SURE = 0.45
const SHORTEST = 3

const englishStems = (text: string): string[] => wordsOf(text).map(englishStem)
const questions = ROLES.flatMap((role) => bank.questionsOf(role))
const texts = new Map<string, string>()
for (const question of questions) addTexts(question)

const parallel = [...texts].map(([english, turkish]): ParallelText => [
  distinct(englishStems(english)),
  distinct(turkishStems(turkish)),
])
const surely = learnMeanings(parallel)
const together = new Map<string, Set<string>>()
for (const [ones, others] of parallel)
  for (const one of ones) together.set(one, new Set([...(together.get(one) ?? []), ...others]))

const asked = distinct(questions.flatMap(({ points }) => points.flatMap(({ terms }) => terms.flatMap(englishStems))))
const meanings = asked.toSorted().flatMap((one) => {
  const known = [...(together.get(one) ?? [])]
    .map((other) => [other, surely(one, other)] as const)
    .filter(([other, sure]) => sure >= LEAST_SURE && other !== one)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, MOST_MEANINGS)
    .map(([other, sure]) => [other, Math.round(100 * Math.min(1, Math.sqrt(sure / SURE))) / 100])
  return known.length === 0 ? [] : [`  ${JSON.stringify(one)}: ${JSON.stringify(Object.fromEntries(known))}`]
})

const held = new Map<string, number>()
for (const question of questions)
  for (const stem of distinct(turkishStems(turkishOf(question)))) held.set(stem, (held.get(stem) ?? 0) + 1)
const weightOf = (count: number): number =>
  Math.round(10 * Math.log((questions.length + 1) / (Math.max(1, count) + 0.5))) / 10
const weights = [...held].flatMap(([stem, count]) => (count > 1 ? [[stem, weightOf(count)] as const] : []))

writeFileSync(
  'data/questions/tr/words.json',
  `{\n "rarest": ${weightOf(1)},\n "meanings": {\n${meanings.join(',\n')}\n },\n "weights": ${JSON.stringify(Object.fromEntries(weights.toSorted(([one], [other]) => (one < other ? -1 : 1))))}\n}\n`,
)
console.log(`${texts.size} texts, ${meanings.length} English beginnings, ${weights.length} Turkish ones`)

function addTexts({ text, intent, points, outline, redFlags, followUps, watched, inTurkish }: CoachedQuestion): void {
  if (!inTurkish) return
  const add = (english: string, turkish: string | undefined): void => {
    if (turkish !== undefined) texts.set(english, turkish)
  }
  add(text, inTurkish.text)
  add(intent, inTurkish.intent)
  for (const [at, point] of points.entries()) add(point.text, inTurkish.points[at])
  for (const [at, line] of outline.entries()) add(line, inTurkish.outline[at])
  for (const [at, flag] of redFlags.entries()) add(flag, inTurkish.redFlags[at])
  for (const [at, followUp] of followUps.entries()) add(followUp.text, inTurkish.followUps[at])
  for (const { wrong, right, inTurkish: said } of watched) {
    add(wrong, said?.wrong)
    add(right, said?.right)
  }
}

function turkishOf({ inTurkish }: CoachedQuestion): string {
  if (!inTurkish) return ''
  const { text, intent, points, outline, redFlags, followUps } = inTurkish
  return [text, intent, ...points, ...outline, ...redFlags, ...followUps].join(' ')
}

function distinct(stems: readonly string[]): string[] {
  return [...new Set(stems)].filter((stem) => stem.length >= (stem === '' ? 1 : SHORTEST - 1))
}
