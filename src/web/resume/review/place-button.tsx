import { useStrings } from '../../strings/strings.tsx'
import { placeInWords } from './regions.ts'
import { useReview } from './review-context.ts'

/** 'Page 1': leads from a fact to where it stands in the document. */
export function PlaceButton({ id, path, title }: { id: string; path: string | null; title: string }) {
  const words = useStrings('resumeFacts').place
  const { evidence, hasDocument, showInDocument } = useReview()
  const source = path === null ? undefined : evidence[path]?.sources[0]
  const place = placeInWords(source, words)
  if (!place) return path === null ? <span className="text-note text-ink-3">{words.addedByYou}</span> : null
  if (!hasDocument) return <span className="text-note text-ink-3">{place}</span>
  return (
    <button
      type="button"
      title={source?.words}
      aria-label={words.saying(place, title)}
      className="touch inline-flex min-h-9 items-center rounded-sm text-note font-semibold text-brand-ink underline underline-offset-3"
      onClick={() => showInDocument(id)}
    >
      {place}
    </button>
  )
}
