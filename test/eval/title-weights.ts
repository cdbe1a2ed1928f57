// npm run eval -- title-weights [--in DIR …] [--out FILE]: learns src/core/ads/header/title-weights.ts from the labelled adverts under
// test/ads (and of further folders); prints how many titles of each list are read by weights that never saw it, and by today's.
import { fold } from '#core/ads/fold.ts'
import { TITLE_EVIDENCE } from '#core/ads/header/title-judge.ts'
import { withoutGender } from '#core/ads/header/title.ts'
import { learnHeader } from './learn-header.ts'

const wordsOf = (title: string): string[] => fold(withoutGender(title)).match(/[\p{L}\p{N}+#]+/gu) ?? []

learnHeader({
  name: 'title',
  label: 'title',
  evidence: TITLE_EVIDENCE,
  candidatesOf: ({ titles }) => titles,
  readOf: ({ title }) => title,
  // as the scorer has it: three quarters of the words
  isSame: (truth, said) => {
    const told = wordsOf(said)
    const all = wordsOf(truth)
    const both = all.filter((word) => told.includes(word)).length
    return all.join('') === told.join('') || (2 * both) / (all.length + told.length) >= 0.75
  },
})
