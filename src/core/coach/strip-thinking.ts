import { must } from '#core/must.ts'
/**
 * Takes out what reasoning models think aloud: `<think>…</think>` at the start of an answer, and again wherever
 * it opens at the start of a line. Fed piece by piece; a tag may come in any number of pieces.
 */
export type ThinkingFilter = {
  /** What of the piece is answer. */
  push(text: string): string
  /** What was held back because it could have become a tag. */
  end(): string
}

const OPEN = /^<(think|thinking|reasoning)>/i
const OPENINGS = ['<think>', '<thinking>', '<reasoning>']

export function createThinkingFilter(): ThinkingFilter {
  let held = ''
  let closing: string | undefined
  let isAtLineStart = true
  let hasAnswer = false

  const take = (isLast: boolean): string => {
    let out = ''
    for (;;) {
      if (closing !== undefined) {
        const at = held.toLowerCase().indexOf(closing)
        if (at < 0) {
          held = isLast ? '' : held.slice(-(closing.length - 1))
          return out
        }
        held = held.slice(at + closing.length)
        closing = undefined
        isAtLineStart = true
        continue
      }
      // blank lines around the thinking are not part of the answer
      if (!hasAnswer) held = held.trimStart()
      const at = findOpening(held, isAtLineStart)
      const opened = at < 0 ? null : OPEN.exec(held.slice(at))
      const end = at < 0 || (isLast && !opened) ? held.length : at
      out += held.slice(0, end)
      if (end > 0) {
        hasAnswer = true
        isAtLineStart = held[end - 1] === '\n'
      }
      held = held.slice(end)
      if (!opened) return out
      closing = `</${must(opened[1]).toLowerCase()}>`
      held = held.slice(opened[0].length)
    }
  }

  return {
    push: (text) => {
      held += text
      return take(false)
    },
    end: () => take(true),
  }
}

/** Where a tag opens, or could still become one, at the start of a line. */
function findOpening(text: string, isAtLineStart: boolean): number {
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
    const startsLine = /^[ \t]*$/.test(before) && (isAtLineStart || text.lastIndexOf('\n', at - 1) >= 0)
    const rest = text.slice(at).toLowerCase()
    if (startsLine && OPENINGS.some((opening) => rest.startsWith(opening) || opening.startsWith(rest))) return at
  }
  return -1
}

/** The answer of a whole text. */
export function stripThinking(text: string): string {
  const filter = createThinkingFilter()
  return filter.push(text) + filter.end()
}
