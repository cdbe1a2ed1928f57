import { createCitationFilter } from './citations.ts'
import { createLeakGuard } from './leak-guard.ts'
import { createRewriteFilter } from './rewrite-lines.ts'
import type { Known } from './rewrite-rule.ts'
import { dropUnseen } from '#core/text/unseen.ts'

export type AnswerFilter = {
  /** What may be shown; null once the answer broke the rules, and then nothing more of it is. */
  push(text: string): string | null
  end(): string | null
}

export type AnswerRules = {
  /** The id of the prompt's DATA blocks, the provider's key. */
  secrets: readonly string[]
  /** Sentences of the prompt that must not come back. */
  secretRules: readonly string[]
  /** How many lines the resume has: what `[L12]` may refer to. */
  lineCount: number
  known: Known
}

/** Everything that stands between what a model says and what a person reads, for a stream in pieces of any size. */
export function createAnswerFilter({ secrets, secretRules, lineCount, known }: AnswerRules): AnswerFilter {
  const leaks = createLeakGuard(secrets, secretRules)
  const rewrites = createRewriteFilter(known)
  const citations = createCitationFilter(lineCount)
  let half = ''
  return {
    push: (piece) => {
      const whole = half + piece
      // the first half of a character waits for the second
      half = /[\uD800-\uDBFF]$/.exec(whole)?.[0] ?? ''
      const safe = leaks.push(dropUnseen(whole.slice(0, whole.length - half.length)))
      return safe === null ? null : citations.push(rewrites.push(safe))
    },
    end: () => {
      const safe = leaks.end()
      return safe === null ? null : citations.push(rewrites.push(safe) + rewrites.end()) + citations.end()
    },
  }
}
