// npm run eval -- place-weights [--in DIR …] [--out FILE]: learns src/core/ads/header/place-weights.ts from the labelled adverts under
// test/ads (and of further folders); prints how many places of each list are read by weights that never saw it, and by today's.
import { fold } from '#core/ads/fold.ts'
import { PLACE_EVIDENCE } from '#core/ads/header/place-judge.ts'
import { learnHeader } from './learn-header.ts'

const wordsOf = (place: string): string[] => fold(place).match(/[\p{L}\p{N}]+/gu) ?? []

learnHeader({
  name: 'place',
  label: 'location',
  evidence: PLACE_EVIDENCE,
  candidatesOf: ({ places }) => places,
  readOf: ({ place }) => place,
  // as the scorer has it: the town, or most of the words
  isSame: (truth, said) => {
    const told = wordsOf(said)
    const all = wordsOf(truth)
    const town = wordsOf(truth.split(/[,(]|\s\/\s|\sor\s/)[0] ?? '')
    const both = all.filter((word) => told.includes(word)).length
    return town.every((word) => told.includes(word)) || (2 * both) / (all.length + told.length) >= 0.6
  },
})
