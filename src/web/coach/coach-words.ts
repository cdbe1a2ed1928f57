import { Problem } from '#contract/problem.ts'
import type { AiStatus } from '#contract/coach.ts'
import { messageOf } from '../lib/errors.ts'
import type { Catalogue } from '../strings/catalogue.ts'

export type FailureWords = { headline: string; detail?: string }

type Failures = Catalogue['coach']['failures']

export function analysisFailure(error: unknown, words: Failures): FailureWords {
  return { headline: messageOf(error, words.analysis) }
}

/** What can be fixed by the person says so itself; the rest is one sentence, with the reason under it. */
export function chatFailure(error: unknown, words: Failures): FailureWords {
  if (!(error instanceof Problem)) return { headline: words.chat }
  if (error.code === 'ai.not_configured') return { headline: words.noKeyForChat }
  if (!isAboutTheLine(error)) return { headline: messageOf(error, words.chat) }
  const detail = messageOf(error, '').replace(/\s*(?:Please try|Check your connection and try) again\.$/, '')
  return detail === '' ? { headline: words.chat } : { headline: words.chat, detail }
}

/** Between here and the model something did not work; limits, refusals and what is spent are other matters. */
function isAboutTheLine({ code }: Problem): boolean {
  if (code === 'ai.quota_exceeded' || code === 'ai.too_many_streams') return false
  return /^(?:ai|client)\./.test(code) || code === 'server.failed'
}

/** Who reads what is sent. */
export function readerWords({ provider, model }: AiStatus, words: Catalogue['coach']['reader']): string {
  return words[provider === 'own' || provider === 'openai' ? provider : 'other'](model)
}

/** Part of the day's tokens below which it is worth saying. */
const LOW_BUDGET = 0.2

export function budgetWords(
  { limit, left }: AiStatus['budget'],
  words: Catalogue['coach']['notice'],
): string | undefined {
  if (left <= 0) return words.spent
  return left / limit > LOW_BUDGET ? undefined : words.low(Math.max(0.01, left / limit))
}

/** An answer as it is read aloud: without marks and references. */
export function spokenText(answer: string): string {
  return answer
    .replaceAll(/\s?\[L\d+\]/g, '')
    .replaceAll(/^\s*(?:#{1,6}|[-*•>])\s+/gm, '')
    .replaceAll(/\*\*|`/g, '')
    .trim()
}

/** For another document: references to lines lead nowhere there. */
export function copiedText(answer: string): string {
  return answer.replaceAll(/\s?\[L\d+\]/g, '').trim()
}
