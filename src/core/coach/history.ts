import { must } from '#core/must.ts'
import { estimateTokens } from '#core/text/estimate-tokens.ts'
import type { PromptMessage } from './prompt.ts'

/** What of a conversation a model reads again. */
export const HISTORY_TOKENS = 3_000
const SUMMARY_TOKENS = 600

export type Turn = { role: 'user' | 'assistant'; content: string }
export type History = {
  /** Of the turns that no longer fit: a line each, oldest first. */
  summary: string[]
  recent: PromptMessage[]
}

/**
 * The newest turns in full as far as the budget goes, the older ones as a line each. Code does it, so that it costs
 * nothing, never fails, and no earlier answer can rewrite what was said.
 */
export function foldHistory(turns: readonly Turn[]): History {
  let tokens = 0
  let from = turns.length
  while (from > 0) {
    const cost = estimateTokens(must(turns[from - 1]).content) + 4
    if (tokens + cost > HISTORY_TOKENS - SUMMARY_TOKENS && from < turns.length) break
    tokens += cost
    from -= 1
  }
  return {
    summary: summaryOf(turns.slice(0, from)),
    recent: turns.slice(from).map(({ role, content }) => ({ role, content: cut(content) })),
  }
}

/** From the end: of a very long conversation the oldest lines go. */
function summaryOf(turns: readonly Turn[]): string[] {
  const lines: string[] = []
  let tokens = 0
  for (const turn of turns.toReversed()) {
    const line = `${turn.role === 'user' ? 'Asked' : 'Answered'}: ${gistOf(turn.content)}`
    tokens += estimateTokens(line)
    if (tokens > SUMMARY_TOKENS) break
    lines.unshift(line)
  }
  return lines
}

/** Headings tell what a long answer was about; else its first sentence does. */
function gistOf(text: string): string {
  const headings = text.split('\n').flatMap((line) => /^#{1,4}\s*(?:\d+\.\s*)?(.+)$/.exec(line)?.[1] ?? [])
  const gist = headings.length > 1 ? headings.join('; ') : (/^[\s\S]*?[.!?](?=\s|$)/.exec(text.trim())?.[0] ?? text)
  return gist.replaceAll(/\s+/g, ' ').trim().slice(0, 240)
}

/** One turn alone can be longer than the budget. */
function cut(text: string): string {
  const letters = (HISTORY_TOKENS - SUMMARY_TOKENS) * 3
  return text.length <= letters ? text : `${text.slice(0, letters)} (cut)`
}
