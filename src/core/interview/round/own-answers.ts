import { wordsOf } from '../words.ts'

/** An answer and the question it was given to. */
export type Given = { questionId: string; answer: string }

/** From this share of shared runs of words on, the shorter of two answers is said again in the longer. */
const SAME = 0.5
const RUN = 3

/** The questions whose answer was not given to another question before, nearly word by word; the first of two stands. */
export function ownAnswers(answers: readonly Given[], earlier: readonly Given[]): string[] {
  const known = earlier.map((given) => ({ ...given, runs: runsOf(given.answer) }))
  return answers.flatMap((given) => {
    const runs = runsOf(given.answer)
    const isOwn = known.every((other) => other.questionId === given.questionId || !isSame(runs, other.runs))
    known.push({ ...given, runs })
    return isOwn ? given.questionId : []
  })
}

/**
 * The question that nearly the same words were first given to, where it is another one. `earlier`: oldest first, with
 * answers to the same question: who answers one question twice says nothing again.
 */
export function firstGivenTo({ questionId, answer }: Given, earlier: readonly Given[]): string | null {
  const runs = runsOf(answer)
  const first = earlier.find((other) => isSame(runs, runsOf(other.answer)))
  return first === undefined || first.questionId === questionId ? null : first.questionId
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [short, long] = one.size <= other.size ? [one, other] : [other, one]
  const shared = [...short].filter((run) => long.has(run)).length
  return shared >= SAME * short.size
}

function runsOf(answer: string): Set<string> {
  const words = wordsOf(answer)
  if (words.length < RUN) return new Set([words.join(' ')])
  return new Set(words.slice(0, 1 - RUN).map((_, at) => words.slice(at, at + RUN).join(' ')))
}
