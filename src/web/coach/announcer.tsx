import { spokenText } from './coach-words.ts'
import type { Talk } from './talk.ts'

/** Says once that an answer is being written and once what it is; the pieces in between are not read aloud. */
export function Announcer({ talk }: { talk: Talk }) {
  return (
    <p role="status" className="sr-only">
      {newsOf(talk)}
    </p>
  )
}

function newsOf({ underWay, analysis, exchanges, opening }: Talk): string {
  if (opening) return opening.failure ? '' : 'Opening the conversation…'
  if (underWay === 'analysis') return 'Your resume is being analyzed.'
  if (underWay === 'question') return 'AI Advisor is answering.'
  const last = exchanges.at(-1)?.answer
  if (last?.state === 'complete' || last?.state === 'cut_off') return `AI Advisor: ${spokenText(last.text)}`
  if ((last ?? analysis)?.state === 'stopped') return 'Stopped.'
  return !last && analysis?.state === 'complete' ? 'The analysis is complete.' : ''
}
