import { must } from '#core/must.ts'
import { placeScore } from '../words/place-words.ts'

/** Takes a place off the end: 'Acme, Austin, TX' to 'Acme' and 'Austin, TX'. */
export function takePlace(text: string, known: (text: string) => boolean): { text: string; place: string | null } {
  const bracket = /^(.{2,}?)\s*\(([^()]{2,50})\)$/.exec(text)
  if (bracket && (placeScore(must(bracket[2])) >= 2 || known(must(bracket[2]))))
    return { text: must(bracket[1]), place: must(bracket[2]) }
  const parts = text.split(/,\s+/)
  for (const count of [3, 2, 1]) {
    if (parts.length <= count) continue
    const place = parts.slice(-count).join(', ')
    if (placeScore(place) >= 2 || known(place)) return { text: parts.slice(0, -count).join(', '), place }
  }
  return { text, place: null }
}
