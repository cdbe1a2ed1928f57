import type { Catalogue } from '../strings/catalogue.ts'
import { useStrings } from '../strings/strings.tsx'
import { spokenText } from './coach-words.ts'
import type { Talk } from './talk.ts'

/** Says once that an answer is being written and once what it is; the pieces in between are not read aloud. */
export function Announcer({ talk }: { talk: Talk }) {
  const words = useStrings('coach').news
  return (
    <p role="status" className="sr-only">
      {newsOf(talk, words)}
    </p>
  )
}

function newsOf({ underWay, analysis, exchanges, opening }: Talk, words: Catalogue['coach']['news']): string {
  if (opening) return opening.failure ? '' : words.opening
  if (underWay === 'analysis') return words.analyzing
  if (underWay === 'question') return words.answering
  const last = exchanges.at(-1)?.answer
  if (last?.state === 'complete' || last?.state === 'cut_off') return words.says(spokenText(last.text))
  if ((last ?? analysis)?.state === 'stopped') return words.stopped
  return !last && analysis?.state === 'complete' ? words.analyzed : ''
}
