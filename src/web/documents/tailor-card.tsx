import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { tailorDocument } from '#contract/documents.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { useStrings } from '../strings/strings.tsx'
import { useNames } from '../strings/use-names.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Card, Chip } from '../ui/card.tsx'
import { TextArea } from '../ui/field.tsx'
import type { Editing, ShownDocument } from './use-document.ts'

export function TailorCard({ editing }: { editing: Editing }) {
  const words = useStrings('documents').editor
  const [ad, setAd] = useState('')
  const { documentId } = editing.stored
  const tailoring = useMutation({
    mutationFn: () =>
      api.call(tailorDocument, { params: { documentId }, body: { ad, mostPages: editing.content.look.mostPages } }),
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
        disabled={ad.trim() === '' || editing.isAhead}
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
  const named = useNames()
  const { explained, askedLanguages } = editing.stored
  if (explained.length + askedLanguages.length === 0) return null
  return (
    <Card aria-labelledby="explained-title">
      <h2 id="explained-title" className="mb-2 text-lg">
        {words.explained}
      </h2>
      <ul className="divide-y divide-line">
        {explained.map(({ name, asked, ...shown }) => (
          <li key={asked.ids.join(' ')} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <span className="min-w-0">
              <span className="font-semibold break-words" lang={named.lang(name)}>
                {named(name)}
              </span>
              <span className="line-clamp-2 text-sm break-words text-ink-3">{asked.words}</span>
            </span>
            <span className="flex flex-wrap gap-2">
              <Chip>{words.levels[asked.level]}</Chip>
              <Chip tone={shown.stand === 'shown' ? 'green' : 'amber'}>{standWords(shown, words)}</Chip>
            </span>
          </li>
        ))}
        {askedLanguages.map(({ language, level, demand, stand, own }) => (
          <li key={language} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <span className="min-w-0 font-semibold break-words">{words.languageNamed(language, level)}</span>
            <span className="flex flex-wrap gap-2">
              <Chip>{words.levels[demand === 'must' ? 'must' : 'wish']}</Chip>
              <Chip tone={stand === 'shown' ? 'green' : 'amber'}>{words.languageStands[stand](own ?? '')}</Chip>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** One thing with the match of the same advert: shown, hardly shown or not, and where. */
function standWords(
  { stand, through, places }: Pick<ShownDocument['explained'][number], 'stand' | 'through' | 'places'>,
  words: Catalogue['documents']['editor'],
): string {
  const { shown, little, uncounted, elsewhere, through: by, missing } = words.stands
  const count = places.length
  if (stand === 'missing') return count > 0 ? uncounted(count) : missing
  const where = count > 0 ? shown(count) : through ? '' : elsewhere
  const parts = [stand === 'little' ? little : '', through ? by(through) : '', where]
  return parts.filter(Boolean).join(', ')
}
