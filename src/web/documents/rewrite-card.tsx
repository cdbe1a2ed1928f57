import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { suggestRewrites } from '#contract/documents.ts'
import type { ResumeContent } from '#core/documents/content.ts'
import type { ProfileEntry } from '#core/documents/profile.ts'
import { api } from '../lib/api.ts'
import type { OutputOf } from '../lib/api-client.ts'
import { messageOf } from '../lib/errors.ts'
import { useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { setText } from './edit-content.ts'
import type { Editing } from './use-document.ts'

type Suggested = OutputOf<typeof suggestRewrites>

/** How a model would say the bullets of one entry; each is taken or left. What it would have added is named. */
export function RewriteCard({
  entry,
  content,
  editing,
}: {
  entry: ProfileEntry
  content: ResumeContent
  editing: Editing
}) {
  const words = useStrings('documents').editor.rewrites
  const [open, setOpen] = useState<Suggested['rewrites']>([])
  const { documentId } = editing.stored
  const asking = useMutation({
    mutationFn: () => api.call(suggestRewrites, { params: { documentId, entryId: entry.id } }),
    onSuccess: ({ rewrites }) => setOpen(rewrites),
  })
  const textOf = (factId: string) => entry.bullets.find(({ id }) => id === factId)?.text ?? ''
  const accept = (taken: Suggested['rewrites']) => {
    editing.change(taken.reduce((next, { factId, text }) => setText(next, entry.id, factId, text), content))
    setOpen(open.filter((one) => !taken.includes(one)))
  }
  const refused = asking.data?.refused ?? []
  return (
    <div className="mt-2 grid gap-3 border-t border-line pt-3">
      <Button
        size="sm"
        variant="secondary"
        className="justify-self-start"
        disabled={editing.isAhead}
        isLoading={asking.isPending}
        onClick={() => asking.mutate()}
      >
        {words.ask}
      </Button>
      {asking.error ? <Banner>{messageOf(asking.error)}</Banner> : null}
      <div role="status">
        {asking.isSuccess && asking.data.rewrites.length + refused.length === 0 ? (
          <p className="text-ink-2">{words.none}</p>
        ) : null}
      </div>
      {open.length > 0 ? (
        <ul className="grid gap-3">
          {open.map((one) => (
            <li key={one.factId} className="grid gap-2 rounded-md bg-sunken p-3">
              <p className="text-sm text-ink-3 line-through">{textOf(one.factId)}</p>
              <p className="break-words">{one.text}</p>
              <div className="flex flex-wrap gap-2">
                <Button size="sm" onClick={() => accept([one])} aria-label={words.acceptThis(one.text)}>
                  {words.accept}
                </Button>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={words.rejectThis(one.text)}
                  onClick={() => setOpen(open.filter((other) => other !== one))}
                >
                  {words.reject}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      {open.length > 1 ? (
        <Button size="sm" variant="secondary" className="justify-self-start" onClick={() => accept(open)}>
          {words.acceptAll}
        </Button>
      ) : null}
      {refused.map(({ factId, words: added }) => (
        <p key={factId} className="rounded-sm bg-amber-soft px-2 py-1 text-sm text-amber-ink">
          {words.refused(textOf(factId), added.map((word) => `“${word}”`).join(', '))}
        </p>
      ))}
    </div>
  )
}
