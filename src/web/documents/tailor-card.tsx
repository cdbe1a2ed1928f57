import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { tailorDocument } from '#contract/documents.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Card, Chip } from '../ui/card.tsx'
import { TextArea } from '../ui/field.tsx'
import type { Editing } from './use-document.ts'

export function TailorCard({ editing }: { editing: Editing }) {
  const words = useStrings('documents').editor
  const [ad, setAd] = useState('')
  const { documentId } = editing.stored
  const tailoring = useMutation({
    mutationFn: () => api.call(tailorDocument, { params: { documentId }, body: { ad, mostPages: 2 } }),
    onSuccess: editing.take,
  })
  return (
    <Card aria-label={words.ad} className="grid gap-3">
      <TextArea
        label={words.ad}
        hint={words.tailorNote}
        rows={4}
        value={ad}
        onChange={(event) => setAd(event.target.value)}
      />
      {tailoring.error ? <Banner>{messageOf(tailoring.error)}</Banner> : null}
      <Button
        variant="secondary"
        disabled={ad.trim() === '' || editing.isSaving}
        isLoading={tailoring.isPending}
        onClick={() => tailoring.mutate()}
      >
        {words.tailor}
      </Button>
    </Card>
  )
}

/** For each thing that the advert asks for: where it stands here, or that it does not. */
export function ExplainCard({ editing }: { editing: Editing }) {
  const words = useStrings('documents').editor
  const { explained } = editing.stored
  if (explained.length === 0) return null
  return (
    <Card aria-labelledby="explained-title">
      <h2 id="explained-title" className="mb-2 text-lg">
        {words.explained}
      </h2>
      <ul className="divide-y divide-line">
        {explained.map(({ name, asked, places }) => (
          <li key={asked.ids.join(' ')} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <span className="min-w-0">
              <span className="font-semibold break-words">{name}</span>
              <span className="line-clamp-2 text-sm break-words text-ink-3">{asked.words}</span>
            </span>
            <span className="flex flex-wrap gap-2">
              <Chip>{words.levels[asked.level]}</Chip>
              <Chip tone={places.length > 0 ? 'green' : 'amber'}>
                {places.length > 0 ? words.shown(places.length) : words.missing}
              </Chip>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
