import { isDenied } from './denials.ts'
import { tokenSentences, type Told } from './tokens.ts'
import { compilePattern, findPattern, type Pattern } from './word-pattern.ts'

/** Something untrue or harmful that answers say with confidence. The notation of `patterns` is described in word-pattern.ts. */
export type Misconception = {
  id: string
  patterns: string[]
  /** What is wrong with it, in a sentence. */
  wrong: string
  /** What is right, in plain words. */
  right: string
  /** Words in the same sentence that show it is denied or told as a mistake, beside those that always do. */
  guard?: string[]
}

/** `said`: the sentence of the answer. */
export type MisconceptionHit = { id: string; said: string; wrong: string; right: string }

type Compiled = { misconception: Misconception; patterns: Pattern[]; guard: Pattern[] }

const compiled = new WeakMap<readonly Misconception[], Compiled[]>()

/** Which of the misconceptions an answer states: each once, at the first sentence that states it without denying it. */
export function findMisconceptions(list: readonly Misconception[], answer: string): MisconceptionHit[] {
  const sentences = tokenSentences(answer)
  return compileAll(list).flatMap(({ misconception, patterns, guard }) => {
    const { id, wrong, right } = misconception
    const stated = sentences.find(
      (sentence) =>
        patterns.some((pattern) => isStated(pattern, sentence)) &&
        !guard.some((pattern) => findPattern(pattern, sentence.tokens) !== null),
    )
    return stated ? [{ id, said: stated.text, wrong, right }] : []
  })
}

/** Two sentences, or two things about one: the same words do not count twice. */
export function countIndependent(hits: readonly MisconceptionHit[]): number {
  return new Set(hits.map(({ said }) => said)).size
}

function isStated(pattern: Pattern, sentence: Told): boolean {
  const found = findPattern(pattern, sentence.tokens)
  return found !== null && !isDenied(sentence, found)
}

function compileAll(list: readonly Misconception[]): Compiled[] {
  const known = compiled.get(list)
  if (known) return known
  const fresh = list.map((misconception) => ({
    misconception,
    patterns: misconception.patterns.map(compilePattern),
    guard: (misconception.guard ?? []).map(compilePattern),
  }))
  compiled.set(list, fresh)
  return fresh
}
