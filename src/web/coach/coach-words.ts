import { Problem } from '#contract/problem.ts'
import type { AiStatus } from '#contract/coach.ts'
import { messageOf } from '../lib/errors.ts'

export const NO_KEY_NOTICE = "No AI key is configured. The AI provider's API key should be added to the environment file."
export const NO_KEY_ADVICE = 'Whoever runs this server can do that. What is below works without it.'
export const NOT_CONFIGURED = "The AI provider's API key is not configured."
export const CHAT_NOT_CONFIGURED = `${NOT_CONFIGURED} Please add your API key to continue.`
export const ANALYSIS_FAILED = 'Failed to analyze resume'
export const CHAT_FAILED = 'Error communicating with AI. Please try again.'

export type FailureWords = { headline: string; detail?: string }

export function analysisFailure(error: unknown): FailureWords {
  return { headline: messageOf(error, ANALYSIS_FAILED) }
}

/** What can be mended by the person says so itself; the rest is one sentence, with the reason under it. */
export function chatFailure(error: unknown): FailureWords {
  if (!(error instanceof Problem)) return { headline: CHAT_FAILED }
  if (error.code === 'ai.not_configured') return { headline: CHAT_NOT_CONFIGURED }
  if (!isAboutTheLine(error)) return { headline: messageOf(error, CHAT_FAILED) }
  const detail = messageOf(error, '').replace(/\s*(?:Please try|Check your connection and try) again\.$/, '')
  return detail === '' ? { headline: CHAT_FAILED } : { headline: CHAT_FAILED, detail }
}

/** Between here and the model something did not work; limits, refusals and what is spent are other matters. */
function isAboutTheLine({ code }: Problem): boolean {
  if (code === 'ai.quota_exceeded' || code === 'ai.too_many_streams') return false
  return /^(?:ai|client)\./.test(code) || code === 'server.failed'
}

/** Who reads what is sent; nothing where nobody outside this server does. */
export function readerWords({ provider, model }: AiStatus): string {
  const what = 'Your resume without its contact details, your career facts and your questions'
  const named = model ? ` (${model})` : ''
  if (provider === 'own') return `${what} are read by a model on this server's own network${named}.`
  if (provider === 'openai') return `${what} are sent to OpenAI${named}.`
  return `${what} are sent to this server's AI provider${named}.`
}

/** Part of the day's tokens below which it is worth saying. */
const LOW_BUDGET = 0.2

export function budgetWords({ limit, left }: AiStatus['budget']): string | undefined {
  if (left <= 0) return 'You have used your AI answers for today. They renew at midnight UTC.'
  if (left / limit > LOW_BUDGET) return undefined
  return `${Math.max(1, Math.round((left / limit) * 100))}% of your AI answers for today are left. They renew at midnight UTC.`
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
