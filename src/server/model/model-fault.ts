import type { Usage } from '#contract/event-stream.ts'
import { Problem } from '#contract/problem.ts'

export type ModelFaultCode =
  | 'not_configured'
  | 'quota_exceeded'
  | 'rate_limited'
  | 'timeout'
  | 'unreachable'
  | 'disconnected'
  | 'auth'
  | 'model_not_found'
  | 'provider'
  | 'invalid_output'

/** What the user reads: what happened, and what to do. */
const SENTENCES: Record<ModelFaultCode, string> = {
  not_configured: "The AI provider's API key is not configured.",
  quota_exceeded:
    "This server's account at the AI provider is used up. The operator of this server can top it up; nothing was counted against you.",
  rate_limited: 'The AI provider is getting too many requests right now. Please try again in a minute.',
  timeout: 'The AI provider took too long to answer. Please try again.',
  unreachable: 'The AI provider cannot be reached right now. Please try again in a few minutes.',
  disconnected: 'The AI provider broke off in the middle of the answer. Please try again.',
  auth: "The AI provider refused this server's key. The operator of this server can put a working one into the environment file.",
  model_not_found:
    'The AI provider does not have the model that this server asks for. The operator of this server can name another in AI_MODEL.',
  provider: 'The AI provider could not answer. Please try again.',
  invalid_output: 'The AI gave an answer that cannot be used. Please try again.',
}

type More = {
  retryAfterSeconds?: number | undefined
  usage?: Usage | undefined
  cause?: unknown
  /** Asking again would end the same way. */
  isFinal?: boolean
}

/**
 * Why a model did not answer. `reason` is for the log: never the provider's own words, which can repeat what it
 * was sent. `usage` is what all attempts together cost all the same.
 */
export class ModelFault extends Error {
  readonly code: ModelFaultCode
  readonly retryAfterSeconds: number | undefined
  readonly usage: Usage | undefined
  readonly isFinal: boolean

  constructor(code: ModelFaultCode, reason: string, more: More = {}) {
    super(reason, { cause: more.cause })
    this.name = 'ModelFault'
    this.code = code
    this.retryAfterSeconds = more.retryAfterSeconds
    this.usage = more.usage
    this.isFinal = more.isFinal ?? false
  }

  withUsage(usage: Usage | undefined): ModelFault {
    const { code, message, retryAfterSeconds, isFinal, cause } = this
    return new ModelFault(code, message, { retryAfterSeconds, isFinal, cause, usage })
  }

  toProblem(): Problem {
    return new Problem(`ai.${this.code}`, SENTENCES[this.code], {
      cause: this,
      ...(this.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: this.retryAfterSeconds }),
    })
  }
}

export function notConfigured(): Problem {
  return new ModelFault('not_configured', 'no provider is configured').toProblem()
}
