import { APIConnectionError, APIError } from 'openai'
import { ModelFault, type ModelFaultCode } from '#server/model/model-fault.ts'
import { BodyTooLarge } from './provider-fetch.ts'

const BY_STATUS: Record<number, ModelFaultCode> = {
  401: 'auth',
  403: 'auth',
  404: 'model_not_found',
  408: 'timeout',
  429: 'rate_limited',
  504: 'timeout',
}

/** What went wrong with a call, in our words. `hasText`: part of the answer had arrived. */
export function toFault(error: unknown, hasText: boolean): ModelFault {
  if (error instanceof ModelFault) return error
  if (error instanceof APIConnectionError) return connectionFault(error, hasText)
  if (error instanceof APIError) return answerFault(error)
  if (causesOf(error).some((cause) => cause instanceof BodyTooLarge))
    return new ModelFault('invalid_output', 'the answer is far too large', { cause: error })
  if (error instanceof SyntaxError)
    return new ModelFault('provider', 'a piece of the answer is not JSON', { cause: error })
  return connectionFault(error, hasText)
}

function answerFault(error: APIError): ModelFault {
  // an error inside a stream has no status
  if (error.status === undefined) return new ModelFault('provider', 'an error inside the stream', { cause: error })
  const isUsedUp = error.status === 402 || (error.status === 429 && error.code === 'insufficient_quota')
  const code = isUsedUp ? 'quota_exceeded' : (BY_STATUS[error.status] ?? 'provider')
  const retryAfterSeconds = code === 'rate_limited' || error.status === 503 ? retryAfterOf(error.headers) : undefined
  return new ModelFault(code, `status ${error.status}`, { cause: error, retryAfterSeconds })
}

function connectionFault(error: unknown, hasText: boolean): ModelFault {
  const code = causesOf(error)
    .map((cause) => (cause as { code?: unknown }).code)
    .find((code) => typeof code === 'string')
  const reason = `connection failed (${code ?? 'no code'})`
  return new ModelFault(hasText ? 'disconnected' : 'unreachable', reason, { cause: error })
}

/** Seconds, or a date, as RFC 9110 has it. */
function retryAfterOf(headers: Headers | undefined): number | undefined {
  const text = headers?.get('retry-after')
  if (!text) return undefined
  const seconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1_000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}

function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = []
  for (
    let next = error;
    next !== undefined && next !== null && causes.length < 8;
    next = (next as { cause?: unknown }).cause
  )
    causes.push(next)
  return causes
}
