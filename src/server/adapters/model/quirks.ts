import { APIError } from 'openai'

/** What an endpoint turned out not to take. Learned from its refusals, and remembered for the process's life. */
export type Quirks = {
  /** Newer OpenAI models want `max_completion_tokens`. */
  refusesMaxTokens: boolean
  /** Reasoning models take none but their own. */
  refusesTemperature: boolean
  refusesUsage: boolean
  /** Structured answers are asked for in words then. */
  refusesSchema: boolean
}

export function noQuirks(): Quirks {
  return { refusesMaxTokens: false, refusesTemperature: false, refusesUsage: false, refusesSchema: false }
}

const SIGNS: [quirk: keyof Quirks, words: RegExp][] = [
  ['refusesSchema', /response_format|json_schema|grammar|structured output/i],
  ['refusesMaxTokens', /max_tokens|max_completion_tokens/i],
  ['refusesTemperature', /temperature/i],
  ['refusesUsage', /stream_options|include_usage/i],
]

/** True when the refusal taught something new, so that the call is worth repeating without it. */
export function learnFrom(error: unknown, quirks: Quirks, asked: { withSchema: boolean }): boolean {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return false
  const words = `${error.param ?? ''} ${error.message}`
  for (const [quirk, sign] of SIGNS) {
    if (quirks[quirk] || !sign.test(words) || (quirk === 'refusesSchema' && !asked.withSchema)) continue
    quirks[quirk] = true
    return true
  }
  // some refuse a schema without saying why
  if (!asked.withSchema || quirks.refusesSchema) return false
  quirks.refusesSchema = true
  return true
}
