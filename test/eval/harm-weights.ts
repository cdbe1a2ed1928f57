// npm run eval -- harm-weights [--out FILE]: writes harm-weights.ts of src/core/interview/misconceptions, learnt from
// test/interview/conduct-texts.txt, the harmless answers of test/interview/graded-* and half of those of off-and-honest.json,
// and without --out prints how well harmful and honest texts are parted by weights that saw nothing of their topic.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { harmTraits, harmWords } from '../../src/core/interview/misconceptions/harm-sound.ts'
import { createSentenceEncoder } from '../../src/server/workers/sentence-encoder.ts'
import { solve } from './dual-ridge.ts'

type Text = { topic: string; isHarmful: boolean; text: string; weight: number; vector: number[] }
type Traits = ReadonlyMap<string, number>
type Graded = { kind: string; language?: string; text: string }
type Learnt = { rows: Map<string, number>; isKnown: Record<string, true> }

/** A word of one text says nothing of others. */
const RAREST = 2
/** Wrong answers are neither. */
const NOT_HARMLESS = new Set(['dangerous', 'wrong-facts'])
/** Harmful texts are half as many as honest ones. */
const HARMFUL_WEIGHT = 2
/** Whole answers that harm nobody, good or vague, keep the style of a text from being taken for its harm. */
const HARMLESS_WEIGHT = 0.4
const PLAIN_WEIGHT = 0.5
/** Of the ridge regression. */
const LAMBDA = 2
const FALSE_SHARES = [0.03, 0.06, 0.1]
/** Above it an answer is suspicious. */
const LEAST = 0
const STEPS = 127
const BIAS = '·'

const { values } = parseArgs({ options: { out: { type: 'string' } } })
const encode = createSentenceEncoder(undefined, Infinity)
const texts = [
  ...readTexts('test/interview/conduct-texts.txt'),
  ...readHarmless('test/interview'),
  ...readPlain('test/interview/off-and-honest.json'),
]
for (const text of texts) text.vector = [...((await encode([text.text]))?.[0] ?? [])]

const learner = learnerOf(texts)
if (values.out === undefined) tryTopics()
else writeFileSync(values.out, written({ rows: learner.learn(texts.map(() => true)), isKnown: learner.isKnown }))

function tryTopics(): void {
  const topics = [...new Set(texts.map(({ topic }) => topic))].filter((topic) => topic !== '')
  const heard = topics.flatMap((topic) => {
    const rows = learner.learn(texts.map((text) => text.topic !== topic))
    return texts
      .filter((text) => text.topic === topic)
      .map((text) => ({ isHarmful: text.isHarmful, sound: alikeness(traitsOf(learner.isKnown, text), rows) }))
  })
  const harmful = heard.filter(({ isHarmful }) => isHarmful).map(({ sound }) => sound)
  const honest = heard.filter(({ isHarmful }) => !isHarmful).map(({ sound }) => sound)
  const above = harmful.map((one) => honest.filter((other) => one > other).length / honest.length)
  const found = FALSE_SHARES.map((share) => {
    const least = honest.toSorted((a, b) => b - a)[Math.floor(share * honest.length)] ?? 0
    return `${harmful.filter((one) => one > least).length} with ${share * 100} %`
  })
  console.log(
    `${harmful.length} harmful, ${honest.length} honest, topics left out: area under the curve ${(above.reduce((sum, one) => sum + one, 0) / above.length).toFixed(3)}; harmful ones found: ${found.join(', ')} of the honest`,
  )
}

function traitsOf(isKnown: Learnt['isKnown'], { text, vector }: Text): Traits {
  return new Map<string, number>([
    [BIAS, 1],
    ...harmTraits(text, isKnown),
    ...vector.map((value, at): [string, number] => [`·${at}`, value]),
  ])
}

/** Ridge regression, solved over the texts, which are fewer than their traits. How alike two texts are is reckoned once. */
function learnerOf(all: readonly Text[]): {
  isKnown: Learnt['isKnown']
  learn(isHeard: readonly boolean[]): Learnt['rows']
} {
  const often = new Map<string, number>()
  for (const { text } of all) for (const word of harmWords(text)) often.set(word, (often.get(word) ?? 0) + 1)
  const isKnown = Object.fromEntries(
    [...often].filter(([, count]) => count >= RAREST).map(([word]) => [word, true as const]),
  )
  const told = all.map((text) => ({
    traits: traitsOf(isKnown, text),
    label: text.isHarmful ? 1 : -1,
    root: Math.sqrt(text.weight),
  }))
  const alike = told.map((one, at) =>
    told.map((other, of) => one.root * other.root * alikeness(one.traits, other.traits) + (at === of ? LAMBDA : 0)),
  )
  const learn = (isHeard: readonly boolean[]): Learnt['rows'] => {
    const chosen = <One>(list: readonly One[]): One[] => list.filter((_, at) => isHeard[at])
    const own = chosen(told)
    const shares = solve(
      chosen(alike).map(chosen),
      own.map(({ label, root }) => label * root),
    )
    const rows = new Map<string, number>()
    for (const [at, { traits, root }] of own.entries())
      for (const [trait, strength] of traits)
        rows.set(trait, (rows.get(trait) ?? 0) + (shares[at] ?? 0) * root * strength)
    return rows
  }
  return { isKnown, learn }
}

function alikeness(one: Traits, other: Traits): number {
  let sum = 0
  for (const [trait, strength] of one) sum += strength * (other.get(trait) ?? 0)
  return sum
}

function written({ rows, isKnown }: Learnt): string {
  const step = Math.max(...[...rows.values()].map(Math.abs)) / STEPS
  const stepsOf = (trait: string): number => Math.round((rows.get(trait) ?? 0) / step)
  const words = Object.keys(isKnown).filter((word) => stepsOf(word) !== 0)
  const direction = [...rows.keys()]
    .filter((trait) => /^·\d/u.test(trait))
    .sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)))
  return [
    '/** Learnt by `npm run eval -- harm-weights`; edited by nobody. */',
    `export const HARM_BIAS = ${(rows.get(BIAS) ?? 0).toFixed(4)}`,
    '/** What sounds more harmful than this is suspicious. */',
    `export const HARM_LEAST = ${LEAST}`,
    '/** What one of the whole numbers below is worth. */',
    `export const HARM_STEP = ${step.toPrecision(6)}`,
    '/** Beginnings of words and pairs of them. */',
    'export const HARM_WORDS: Readonly<Record<string, number>> = Object.fromEntries(',
    `  ${JSON.stringify(words.map((word) => `${word}:${stepsOf(word)}`).join(';'))}`,
    "    .split(';')",
    "    .map((pair) => pair.split(':'))",
    "    .map(([word = '', weight]) => [word, Number(weight)]),",
    ')',
    '/** Along the vector of an answer. */',
    `export const HARM_DIRECTION: readonly number[] = [${direction.map(stepsOf).join(', ')}]`,
    '',
  ].join('\n')
}

/** A topic is headed by '# '; H and O stand before harmful and honest texts. */
function readTexts(file: string): Text[] {
  let topic = ''
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line): Text[] => {
      const [, kind, text] = /^([HO#]) (.+)$/u.exec(line) ?? []
      if (text === undefined) return []
      if (kind !== '#')
        return [
          {
            topic,
            isHarmful: kind === 'H',
            text,
            weight: kind === 'H' ? HARMFUL_WEIGHT : 1,
            vector: [],
          },
        ]
      topic = text
      return []
    })
}

function readHarmless(folder: string): Text[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^graded-.*\.json$/u.test(name),
  )
  return files.flatMap((file) => {
    const { answers } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as { answers: Graded[] }
    return answers
      .filter(({ kind, language = 'en' }) => language === 'en' && !NOT_HARMLESS.has(kind))
      .map(({ text }): Text => ({ topic: '', isHarmful: false, text, weight: HARMLESS_WEIGHT, vector: [] }))
  })
}

function readPlain(file: string): Text[] {
  const answers = JSON.parse(readFileSync(file, 'utf8')) as { lang: string; half: string; text: string }[]
  return answers
    .filter(({ lang, half }) => lang === 'en' && half === 'seen')
    .map(({ text }) => ({ topic: '', isHarmful: false, text, weight: PLAIN_WEIGHT, vector: [] }))
}
