import type { z } from 'zod'
import { stripThinking } from './strip-thinking.ts'

export type JsonAnswer<T> = { isValid: true; value: T } | { isValid: false; problem: string }

/** Reads the object a model was asked for out of what it said: bare, in a code fence, or among other words. */
export function readJsonAnswer<T>(said: string, schema: z.ZodType<T>): JsonAnswer<T> {
  const json = parseAny(candidatesOf(stripThinking(said)))
  if (json === undefined) return { isValid: false, problem: 'there is no JSON object in it' }
  const parsed = schema.safeParse(json.value)
  if (parsed.success) return { isValid: true, value: parsed.data }
  const problem = parsed.error.issues
    .slice(0, 3)
    .map((issue) => `${issue.path.join('.') || 'the object'}: ${issue.message}`)
    .join('; ')
  return { isValid: false, problem }
}

function candidatesOf(text: string): string[] {
  const fenced = /```(?:json)?\s*\n([\s\S]*?)```/i.exec(text)?.[1]
  const first = text.indexOf('{')
  const last = text.lastIndexOf('}')
  return [
    text,
    ...(fenced === undefined ? [] : [fenced]),
    ...(first >= 0 && last > first ? [text.slice(first, last + 1)] : []),
  ]
}

function parseAny(candidates: string[]): { value: unknown } | undefined {
  for (const candidate of candidates) {
    try {
      const value: unknown = JSON.parse(candidate)
      if (typeof value === 'object' && value !== null) return { value }
    } catch {
      // the next one may be it
    }
  }
  return undefined
}
