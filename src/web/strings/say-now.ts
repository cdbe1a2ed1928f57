import type { ProblemCode } from '#contract/problem.ts'
import type { Catalogue } from './catalogue.ts'
import { sayWith } from './say-with.ts'

let texts: Partial<Catalogue> = {}

/** The signed-in person's language, for what is said outside of a page's parts. */
export function sayIn(given: Partial<Catalogue>): void {
  texts = given
}

/** A problem in the person's words: its very sentence where the language knows it, else what its code means, else as it came. */
export function problemInWords(code: string | undefined, detail: string): string {
  const said = sayWith(texts.messages)(detail)
  if (said !== detail) return said
  return texts.problems?.[code as ProblemCode] ?? detail
}
