import { stretchesOf } from './demand.ts'
import type { Section } from '../sections/sections.ts'

const SAYS_NOTHING = new Set(['offer', 'legal', 'process', 'unwanted', 'about'])
const MOST = 30
const LONGEST = 300

/** What an advert calls an advantage, each in its own words: the lines of its wishes, and 'X is a plus' elsewhere. */
export function wishesOf(sections: readonly Section[]): string[] {
  const wishes = sections
    .filter(({ kind }) => !SAYS_NOTHING.has(kind))
    .flatMap(({ kind, lines }) =>
      lines.flatMap(({ text, from }) => {
        if (kind === 'nice') return [text]
        return stretchesOf(text.slice(0, 2_000), from).flatMap((part) => (part.demand === 'wish' ? [part.text] : []))
      }),
    )
  return [...new Set(wishes.map((one) => one.trim().slice(0, LONGEST)))].slice(0, MOST)
}
