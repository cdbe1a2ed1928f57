import { must } from '#core/must.ts'
/** What was looked at and how it is: good, worth knowing, or in need of somebody. */
export type Finding = { is: 'good' | 'note' | 'bad'; what: string; words: string }

/** The first line of what went wrong. */
export function reasonOf(error: unknown): string {
  const { message, code } = error as Error & { code?: string }
  return must((message || code || String(error)).split('\n', 1)[0])
}
