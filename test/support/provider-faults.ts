import { answers, cutsOff, endless, hangs, refuses, resets, says, stalls, type Behaviour } from './fake-provider.ts'

export type ProviderFault = {
  name: string
  behaviours: Behaviour[]
  /** What the stream ends with: an error's code, or 'done' where the answer is cut at its limit. */
  ends: string
  /** Whether something of an answer was sent before. */
  isHalf: boolean
  /** How often the provider is asked. */
  calls: number
  /** The provider worked, or says so, without a word for the person: that counts all the same. */
  isSpent?: boolean
}

const HALF = 'Your resume shows three years of '
const html = '<html><head><title>502 Bad Gateway</title></head><body>nginx canary-page</body></html>'
const lie = (status: number, code: string) =>
  refuses(status, { error: { message: `canary-message ${code}`, type: code, code } })

/** The ways in which a provider fails, each with the definite answer that must come of it. */
export const PROVIDER_FAULTS: ProviderFault[] = [
  {
    name: 'too many requests',
    behaviours: [lie(429, 'rate_limit_exceeded')],
    ends: 'ai.rate_limited',
    isHalf: false,
    calls: 3,
  },
  {
    name: 'too many requests, come back in a minute',
    behaviours: [refuses(429, {}, { 'retry-after': '60' })],
    ends: 'ai.rate_limited',
    isHalf: false,
    calls: 1,
  },
  {
    name: 'an account that is used up',
    behaviours: [lie(429, 'insufficient_quota')],
    ends: 'ai.quota_exceeded',
    isHalf: false,
    calls: 1,
  },
  { name: 'a refused key', behaviours: [lie(401, 'invalid_api_key')], ends: 'ai.auth', isHalf: false, calls: 1 },
  {
    name: 'an unknown model',
    behaviours: [lie(404, 'model_not_found')],
    ends: 'ai.model_not_found',
    isHalf: false,
    calls: 1,
  },
  { name: 'an error of its own', behaviours: [lie(500, 'server_error')], ends: 'ai.provider', isHalf: false, calls: 3 },
  { name: "a proxy's error page", behaviours: [refuses(502, html)], ends: 'ai.provider', isHalf: false, calls: 3 },
  {
    name: 'a connection that breaks before the headers',
    behaviours: [resets],
    ends: 'ai.unreachable',
    isHalf: false,
    calls: 3,
  },
  { name: 'silence before the headers', behaviours: [hangs], ends: 'ai.timeout', isHalf: false, calls: 1 },
  { name: 'silence after the headers', behaviours: [stalls('')], ends: 'ai.timeout', isHalf: false, calls: 1 },
  { name: 'silence in the middle', behaviours: [stalls(HALF)], ends: 'ai.timeout', isHalf: true, calls: 1 },
  {
    name: 'a connection that breaks in the middle',
    behaviours: [cutsOff(HALF)],
    ends: 'ai.disconnected',
    isHalf: true,
    calls: 1,
  },
  {
    name: 'an end without a reason',
    behaviours: [answers(HALF, { finish: null, done: false })],
    ends: 'ai.disconnected',
    isHalf: true,
    calls: 1,
  },
  {
    name: 'an answer without end',
    behaviours: [endless((count) => ({ content: `word${count} and `.repeat(10) }))],
    ends: 'done',
    isHalf: true,
    calls: 1,
  },
  {
    name: 'thinking without end',
    behaviours: [endless(() => ({ reasoning_content: 'hm '.repeat(40) }))],
    ends: 'ai.invalid_output',
    isHalf: false,
    calls: 1,
    isSpent: true,
  },
  {
    name: 'a slow drip',
    behaviours: [endless(() => ({ content: 'drip ' }), 60)],
    ends: 'ai.timeout',
    isHalf: true,
    calls: 1,
  },
  {
    name: 'events that are no JSON',
    behaviours: [says('data: {"choices": [oops\n\ndata: [DONE]\n\n')],
    ends: 'ai.provider',
    isHalf: false,
    calls: 3,
  },
  {
    name: 'an error inside the stream',
    behaviours: [says('data: {"error":{"message":"canary-inner","type":"server_error"}}\n\n')],
    ends: 'ai.provider',
    isHalf: false,
    calls: 3,
  },
  {
    name: 'an empty answer',
    behaviours: [answers('')],
    ends: 'ai.invalid_output',
    isHalf: false,
    calls: 3,
    isSpent: true,
  },
  {
    name: 'an answer that is nothing but thought',
    behaviours: [answers('<think>never ending')],
    ends: 'ai.invalid_output',
    isHalf: false,
    calls: 3,
    isSpent: true,
  },
]

/** Short enough to be waited for. */
export const SHORT_LIMITS = { headersMs: 400, idleMs: 400, totalMs: 4_000 }
