import type { Encode } from '../encode.ts'
import { measureAnswer } from './measure-answer.ts'
import type { CoachedQuestion } from '../question.ts'
import { SENSE_CENTRE, SENSE_DIRECTION, SENSE_MEAN, SENSE_STEP, SENSE_WEIGHTS } from './sense-weights.ts'
import { sentencesOf } from '../words.ts'

type Asked = Pick<CoachedQuestion, 'text' | 'points' | 'outline' | 'redFlags' | 'misconceptions' | 'coding'>
type Vectors = readonly Float32Array[]

/** What is longer than any answer worth reading is read to here. */
const MOST_SENTENCES = 40
const MOST_LETTERS = 2_500
const MOST_LETTERS_OF_A_SENTENCE = 500
/** Two sentences of one answer are about so near. */
const USUAL_STEP = 0.3

/** What the sense of English prose adds to the grade that rules give; null for anything else. Learnt, decisions 0240 and 0311. */
export async function senseOf(question: Asked, answer: string, encode: Encode): Promise<number | null> {
  const seen = await seeSense(question, answer, encode)
  if (!seen) return null
  const near = SENSE_WEIGHTS.reduce(
    (sum, [name, mean, weight]) => sum + weight * ((seen.near[name] ?? mean) - mean),
    SENSE_MEAN,
  )
  const along = SENSE_DIRECTION.reduce(
    (sum, weight, at) => sum + weight * SENSE_STEP * (seen.whole[at] ?? 0),
    SENSE_CENTRE,
  )
  return near + along
}

/** What is learnt from: nearnesses, and the vector of the answer with the mean of its sentences' vectors. */
export async function seeSense(
  question: Asked,
  answer: string,
  encode: Encode,
): Promise<{ near: Record<string, number>; whole: number[] } | null> {
  const { isEnglish, hasCode } = measureAnswer(question, answer)
  const own = sentencesOf(answer).slice(0, MOST_SENTENCES)
  if (!isEnglish || hasCode || own.length === 0) return null
  const lists = [
    [answer.slice(0, MOST_LETTERS)],
    own.map((sentence) => sentence.slice(0, MOST_LETTERS_OF_A_SENTENCE)),
    [question.text],
    question.points.map(({ text }) => text),
    question.outline,
    question.misconceptions.map(({ right }) => right),
    question.redFlags,
    question.misconceptions.map(({ patterns }) => patterns.join(' ').replace(/[|_!=]/gu, ' ')),
  ]
  const all = await encode(lists.flat())
  if (!all) return null
  let from = 0
  const [answers = [], said = [], asked = [], points = [], outline = [], right = [], flags = [], wrong = []] =
    lists.map((list) => all.slice(from, (from += list.length)))
  const [whole, text] = [answers[0], asked[0]]
  if (!whole || !text) return null
  const middle = middleOf(said)
  const good = [...points, ...outline, ...right]
  const bad = [...flags, ...wrong]
  const near = {
    goodOverBad: meanOf(said.map((one) => nearest(one, good) - nearest(one, bad))),
    pointsOverQuestion: covered(points, said) - nearest(text, said),
    wholeOverQuestion: meanOf(points.map((one) => dot(one, whole))) - dot(whole, text),
    rightOverWrong: covered(right, said) - covered(wrong, said),
    pointsOverFlags: covered(points, said) - covered(flags, said),
    points: covered(points, said),
    outline: covered(outline, said),
    question: dot(whole, text),
    wrong: nearest(whole, wrong),
    sameThroughout: lengthOf(middle),
    wholeLikeParts: dot(whole, middle) / (lengthOf(middle) || 1),
    stepByStep: said.length > 1 ? meanOf(said.slice(1).map((one, at) => dot(one, said[at] ?? one))) : USUAL_STEP,
  }
  return { near, whole: [...whole, ...middle] }
}

/** How near the nearest sentence comes to each of the texts, on average. */
const covered = (texts: Vectors, said: Vectors): number => meanOf(texts.map((one) => nearest(one, said)))
const nearest = (one: Float32Array, others: Vectors): number =>
  others.length === 0 ? 0 : Math.max(...others.map((other) => dot(one, other)))
const lengthOf = (one: Float32Array): number => Math.sqrt(dot(one, one))
const meanOf = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length)

function dot(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)
}

function middleOf(vectors: Vectors): Float32Array {
  const first = vectors[0] ?? new Float32Array()
  return first.map((_, at) => meanOf(vectors.map((one) => one[at] ?? 0)))
}
