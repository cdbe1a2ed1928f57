const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    // the dot that a Turkish İ leaves behind
    .replaceAll('\u0307', '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/**
 * How well an entry answers what was typed, 0 to 1: each typed word must begin a word of the label, or of what else
 * people call it, which counts less. Letters strewn over a label are no match: 'dark' is not 'AI Analysis, resume check'.
 */
export function matchWords(label: string, typed: string, others: string[] = []): number {
  const asked = wordsOf(typed)
  const own = wordsOf(label)
  const more = wordsOf(others.join(' '))
  const scores = asked.map((word) => (beginsOne(own, word) ? 1 : beginsOne(more, word) ? 0.5 : 0))
  return scores.length === 0 ? 1 : Math.min(...scores)
}

const beginsOne = (words: string[], start: string): boolean => words.some((word) => word.startsWith(start))
