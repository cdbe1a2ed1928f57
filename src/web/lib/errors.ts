import { Problem } from '#contract/problem.ts'
import { problemInWords } from '../strings/say-now.ts'

/**
 * Sentences for failures that never reached the server or came back without words. English, as the server's own are:
 * a page in another language looks them up (strings/message-texts.ts).
 */
export const OFFLINE = 'You appear to be offline. Check your connection and try again.'
export const TOO_SLOW = 'The server took too long to answer. Please try again.'
export const BROKEN_OFF = 'The answer broke off. Check your connection and try again.'
export const UNREADABLE = 'The server gave an answer that cannot be read. Please try again.'
export const SIGN_IN_AGAIN = 'Please sign in again.'
export const SOMETHING_WRONG = 'Something went wrong'

export const offlineProblem = (cause?: unknown) => new Problem('client.offline', OFFLINE, { status: 0, cause })
export const brokenOffProblem = (cause?: unknown) => new Problem('client.broken_off', BROKEN_OFF, { status: 0, cause })
export const unreadableProblem = (cause?: unknown) => new Problem('server.failed', UNREADABLE, { cause })
export const timeoutProblem = () => new Problem('client.timeout', TOO_SLOW, { status: 0 })

/** The server's sentence in the person's language if there is one, otherwise the screen's own. */
export function messageOf(error: unknown, otherwise?: string): string {
  if (error instanceof Problem && error.detail && error.detail !== SOMETHING_WRONG)
    return problemInWords(error.code, error.detail)
  return otherwise ?? problemInWords(undefined, SOMETHING_WRONG)
}

export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}
