import { useMutation } from '@tanstack/react-query'
import { seeFacts } from '#contract/documents.ts'
import { withNewWords } from '#core/documents/facts-seen.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import type { Editing } from './use-document.ts'

/** What changed in the facts of this document since its owner last looked: never in silence. */
export function ChangedFacts({ editing }: { editing: Editing }) {
  const words = useStrings('documents').editor.changedFacts
  const { documentId, factChanges } = editing.stored
  const { content } = editing
  const seeing = useMutation({
    mutationFn: () => api.call(seeFacts, { params: { documentId } }),
    onSuccess: editing.hear,
  })
  if (factChanges.length === 0) return null
  const renewed = withNewWords(content, factChanges)
  const hasNewWords = JSON.stringify(renewed) !== JSON.stringify(content)
  return (
    <section aria-labelledby="changed-facts" className="mb-4 grid gap-3 rounded-md bg-amber-soft p-4 text-amber-ink">
      <h2 id="changed-facts" className="text-md font-semibold">
        {words.title(factChanges.length)}
      </h2>
      <p className="text-sm">{content.kind === 'letter' ? words.letter : words.resume}</p>
      <details>
        <summary className="min-h-11 cursor-pointer content-center">{words.show}</summary>
        <ul className="grid gap-2 text-sm">
          {factChanges.map(({ factId, before, now }) => (
            <li key={factId} className="min-w-0 break-words">
              {before === '' ? words.isNew : <del>{before}</del>}
              <br />
              {now === null ? words.gone : <ins className="no-underline">{now}</ins>}
            </li>
          ))}
        </ul>
      </details>
      {seeing.error ? <Banner>{messageOf(seeing.error)}</Banner> : null}
      <div className="flex flex-wrap gap-2">
        {hasNewWords ? (
          <Button size="sm" onClick={() => editing.change(renewed)}>
            {words.take}
          </Button>
        ) : null}
        <Button
          size="sm"
          variant="secondary"
          disabled={editing.isAhead}
          isLoading={seeing.isPending}
          onClick={() => seeing.mutate()}
        >
          {words.seen}
        </Button>
      </div>
    </section>
  )
}
