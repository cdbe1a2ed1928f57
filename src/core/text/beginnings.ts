const WORD = /[\p{L}\p{N}]+/gu
/** Letters of a word that are looked at. */
const MOST = 8

/** What belongs to phrases, found by how the longest of their words begins: a text without such a word has no such phrase. */
export class Beginnings<T> {
  private readonly byStart = new Map<string, Set<T>>()
  private readonly always: T[] = []

  /** Words with one space between them; '*' is any end of one, or any word. */
  add(phrase: string, value: T): void {
    const starts = phrase.split(' ').map((word) => /^[\p{L}\p{N}]*/u.exec(word)?.[0].slice(0, MOST) ?? '')
    const start = starts.reduce((longest, one) => (one.length > longest.length ? one : longest))
    if (start === '') this.always.push(value)
    else this.byStart.set(start, (this.byStart.get(start) ?? new Set()).add(value))
  }

  /** What may stand in the text. */
  in(text: string): Set<T> {
    const found = new Set(this.always)
    for (const [word] of text.matchAll(WORD))
      for (let length = 1; length <= Math.min(MOST, word.length); length += 1)
        for (const value of this.byStart.get(word.slice(0, length)) ?? []) found.add(value)
    return found
  }
}
