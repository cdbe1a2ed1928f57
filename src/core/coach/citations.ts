import type { LineFilter } from './rewrite-lines.ts'

/** `[L12]`; `[L12, L14]` and `[L12-L14]` are what some models make of it. */
const CITATION = /\[L\d{1,4}(?:\s?(?:,|;|-|–|and|to)\s?L?\d{1,4}){0,8}\]/g
const UNFINISHED = /\[(?:L[\dL,;\s\-–andto]{0,60})?$/

/** Every reference to a line becomes `[L12]` and leads to a line that is there; others are taken out. */
export function createCitationFilter(lineCount: number): LineFilter {
  let held = ''
  return {
    push: (text) => {
      held += text
      const at = UNFINISHED.exec(held)?.index ?? held.length
      const out = keepSound(held.slice(0, at), lineCount)
      held = held.slice(at)
      return out
    },
    end: () => keepSound(held, lineCount),
  }
}

function keepSound(text: string, lineCount: number): string {
  return text.replaceAll(CITATION, (citation) =>
    [...citation.matchAll(/\d+/g)]
      .map(([number]) => Number(number))
      .filter((number) => number >= 1 && number <= lineCount)
      .map((number) => `[L${number}]`)
      .join(' '),
  )
}
