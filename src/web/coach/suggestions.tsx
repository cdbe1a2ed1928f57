import { useStrings } from '../strings/strings.tsx'
import { useSay } from '../strings/use-say.ts'
import { useSuggestions } from './coach-queries.ts'

/** Questions worth asking, made by code of this person's resume, gaps and path. */
export function Suggestions({ onAsk }: { onAsk: (question: string) => void }) {
  const words = useStrings('coach').chat
  const say = useSay()
  const { data } = useSuggestions(true)
  if (!data || data.length === 0) return null
  return (
    <div className="mb-3">
      <p id="suggestions" className="mb-2 text-sm text-ink-3">
        {words.suggestions}
      </p>
      <ul aria-labelledby="suggestions" className="grid gap-2">
        {data.map((question) => (
          <li key={question}>
            <button
              type="button"
              onClick={() => onAsk(say(question))}
              className="min-h-11 w-full rounded-control bg-brand-soft px-3.5 py-2 text-left text-md font-medium break-words text-brand-ink hover:bg-brand-line/60 forced-colors:border"
            >
              {say(question)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
