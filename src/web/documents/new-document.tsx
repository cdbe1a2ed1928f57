import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { createDocument, listDocuments } from '#contract/documents.ts'
import { DOCUMENT_LANGUAGES, LETTER_TONES, type DocumentLanguage, type LetterTone } from '#core/documents/content.ts'
import { firstLanguage, letterLanguage } from '#core/documents/first-language.ts'
import type { Profile } from '#core/documents/profile.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { queryClient } from '../lib/queries.ts'
import { paths } from '../paths.ts'
import { useLanguage, useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field, TextArea } from '../ui/field.tsx'
import { Segments } from '../ui/segments.tsx'
import { Select } from '../ui/select.tsx'
import { LanguageOptions } from '../lib/language-options.tsx'
import { firstProofs, ProofChoice } from './proof-choice.tsx'

const EMPTY = { name: '', ad: '', role: '', company: '', quote: '', practical: '' }

export function NewDocument({ facts }: { facts: Profile }) {
  const { create: words, kinds } = useStrings('documents')
  const navigate = useNavigate()
  const [kind, setKind] = useState<'resume' | 'letter'>('resume')
  const app = useLanguage()
  const [picked, setPicked] = useState<DocumentLanguage | null>(null)
  const [mostPages, setMostPages] = useState(2)
  const [form, setForm] = useState(EMPTY)
  const [bulletIds, setBulletIds] = useState<string[] | null>(null)
  const [tone, setTone] = useState<LetterTone>('plain')
  const hasAd = form.ad.trim() !== ''
  const ofAd = kind === 'letter' ? letterLanguage(form.ad) : null
  const language = picked ?? ofAd ?? firstLanguage(facts, app)
  // until somebody chooses, an advert does
  const chosen = bulletIds ?? (hasAd ? undefined : firstProofs(facts))
  const set = (key: keyof typeof EMPTY) => (event: { target: { value: string } }) =>
    setForm({ ...form, [key]: event.target.value })
  const making = useMutation({
    mutationFn: () => {
      const { name, ad, role, company, quote, practical } = form
      const letter = { role, company, quote, practical, tone, ...(chosen ? { bulletIds: chosen } : {}) }
      return api.call(createDocument, {
        body: { kind, name, language, mostPages, ad, ...(kind === 'letter' ? { letter } : {}) },
      })
    },
    onSuccess: async ({ documentId }) => {
      await queryClient.invalidateQueries({ queryKey: [listDocuments.path] })
      await navigate(paths.document(documentId))
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    making.mutate()
  }
  return (
    <Card aria-labelledby="new-title">
      <h2 id="new-title" className="mb-3 text-lg">
        {words.title}
      </h2>
      <form className="grid gap-4" onSubmit={submit}>
        <Segments
          label={words.kind}
          options={[
            { id: 'resume', label: kinds.resume },
            { id: 'letter', label: kinds.letter },
          ]}
          selected={kind}
          onSelect={setKind}
        />
        <Field
          label={words.name}
          hint={words.nameHint}
          required
          maxLength={120}
          value={form.name}
          onChange={set('name')}
        />
        <Select
          label={words.language}
          hint={ofAd === language ? words.languageOfAd : undefined}
          value={language}
          onChange={(event) => setPicked(event.target.value as DocumentLanguage)}
        >
          <LanguageOptions of={DOCUMENT_LANGUAGES} />
        </Select>
        <TextArea label={words.ad} hint={words.adHints[kind]} rows={5} value={form.ad} onChange={set('ad')} />
        {kind === 'resume' ? (
          <Select label={words.pages} value={mostPages} onChange={(event) => setMostPages(Number(event.target.value))}>
            {[1, 2].map((count) => (
              <option key={count} value={count}>
                {words.page(count)}
              </option>
            ))}
          </Select>
        ) : (
          <>
            <Field label={words.role} required={!hasAd} maxLength={200} value={form.role} onChange={set('role')} />
            <Field label={words.company} maxLength={200} value={form.company} onChange={set('company')} />
            <Field label={words.quote} maxLength={500} value={form.quote} onChange={set('quote')} />
            <ProofChoice facts={facts} chosen={chosen} onChoose={setBulletIds} />
            <Select label={words.tone} value={tone} onChange={(event) => setTone(event.target.value as LetterTone)}>
              {LETTER_TONES.map((one) => (
                <option key={one} value={one}>
                  {words.tones[one]}
                </option>
              ))}
            </Select>
            <Field label={words.practical} maxLength={500} value={form.practical} onChange={set('practical')} />
          </>
        )}
        {making.error ? <Banner>{messageOf(making.error)}</Banner> : null}
        <Button type="submit" isLoading={making.isPending} className="justify-self-start">
          {words.make}
        </Button>
      </form>
    </Card>
  )
}
