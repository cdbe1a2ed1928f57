import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getDocument } from '#contract/documents.ts'
import { getProfile, mergeProfile, saveProfile, type readProfileFile } from '#contract/document-profile.ts'
import { getLatestResume } from '#contract/resume.ts'
import type { ProfileEntry } from '#core/documents/profile.ts'
import { api } from '../lib/api.ts'
import type { OutputOf } from '../lib/api-client.ts'
import { messageOf } from '../lib/errors.ts'
import { besideEachOther } from '../lib/isolated.ts'
import { queryClient, queryOf } from '../lib/queries.ts'
import { paths } from '../paths.ts'
import { spanInWords } from '../resume/date-words.ts'
import { resumeFacts as englishFacts } from '../strings/en/resume-facts.ts'
import { useRoom, useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { DottedLine } from '../ui/dotted-line.tsx'
import { takeLostFocus } from '../ui/focus-now.ts'
import { Select } from '../ui/select.tsx'

const differs = (one: ProfileEntry, other: ProfileEntry) =>
  (['title', 'start', 'end'] as const).some((key) => one[key] !== '' && one[key] !== other[key])

function takeIn(saved: OutputOf<typeof saveProfile>) {
  queryClient.setQueryData(queryOf(getProfile).queryKey, saved)
  return queryClient.invalidateQueries({ queryKey: [getDocument.path] })
}

type Proposal = OutputOf<typeof readProfileFile>

/** Each entry of the file, or of the latest resume, beside the one it seems to be; the person picks. */
export function MergeChoice({ proposal, isResume = false }: { proposal: Proposal; isResume?: boolean }) {
  const words = useStrings('documents').importing
  const { incoming, pairs } = proposal
  const [choices, setChoices] = useState<Record<string, string>>(() =>
    Object.fromEntries(pairs.map(({ incoming: one, present }) => [one.id, present?.id ?? 'new'])),
  )
  const merging = useMutation({
    mutationFn: async () => {
      const before = await api.call(getProfile)
      const saved = await api.call(mergeProfile, { body: { version: before.version, incoming, choices, isResume } })
      return { saved, before }
    },
    onSuccess: ({ saved }) => takeIn(saved),
  })
  const undoing = useMutation({
    mutationFn: ({ saved, before }: NonNullable<typeof merging.data>) =>
      api.call(saveProfile, { body: { version: saved.version, profile: before.profile } }),
    onSuccess: takeIn,
  })
  if (undoing.isSuccess) {
    return (
      <Card key="undone" ref={takeLostFocus} role="status" tabIndex={-1} className="outline-none">
        <p className="font-semibold">{words.undone}</p>
      </Card>
    )
  }
  if (merging.isSuccess) {
    return (
      <Card key="done" ref={takeLostFocus} role="status" tabIndex={-1} className="outline-none">
        <p className="font-semibold">{words.done}</p>
        {isResume ? null : <p className="mt-1 max-w-text text-ink-2">{words.counts}</p>}
        <span className="mt-3 flex flex-wrap gap-2">
          {isResume ? null : <ToResume />}
          <LinkButton to={paths.documents()} size="sm" variant={isResume ? 'primary' : 'secondary'}>
            {words.toDocuments}
          </LinkButton>
          {isResume ? null : (
            <Button
              size="sm"
              variant="secondary"
              isLoading={undoing.isPending}
              onClick={() => undoing.mutate(merging.data)}
            >
              {words.undo}
            </Button>
          )}
        </span>
        {undoing.error ? <Banner className="mt-3">{messageOf(undoing.error)}</Banner> : null}
      </Card>
    )
  }
  const named = incoming.skills.length + incoming.certifications.length + incoming.languages.length
  if (pairs.length + named === 0) return <Banner>{words.nothingNew}</Banner>
  return (
    <Card ref={takeLostFocus} tabIndex={-1} aria-labelledby="merge-title" className="outline-none">
      <h2 id="merge-title" className="mb-3 text-lg">
        <span role="status">{words.found(pairs.length, incoming.skills.length)}</span>
      </h2>
      <ul className="divide-y divide-line">
        {pairs.map(({ incoming: one, present }) => (
          <li key={one.id} className="grid gap-3 py-4 md:grid-cols-2">
            <Entry label={words.incoming} entry={one} />
            {present ? <Entry label={words.present} entry={present} /> : <span className="hidden md:block" />}
            <Select
              className="md:col-span-2"
              label={words.choice(besideEachOther([one.title, one.organisation], ', '))}
              hint={present && choices[one.id] === present.id && differs(one, present) ? words.stays : undefined}
              value={choices[one.id]}
              onChange={(event) => setChoices({ ...choices, [one.id]: event.target.value })}
            >
              {present ? <option value={present.id}>{words.join}</option> : null}
              <option value="new">{words.separate}</option>
              <option value="skip">{words.skip}</option>
            </Select>
          </li>
        ))}
      </ul>
      {named > 0 ? (
        <p className="mt-2 text-ink-2">
          {words.rest(incoming.skills.length, incoming.certifications.length, incoming.languages.length)}
        </p>
      ) : null}
      {merging.error ? <Banner className="mt-3">{messageOf(merging.error)}</Banner> : null}
      <Button className="mt-4" isLoading={merging.isPending} onClick={() => merging.mutate()}>
        {words.add}
      </Button>
    </Card>
  )
}

/** What counts in the match is the resume: the way to one made of the facts, or to the one that is there. */
function ToResume() {
  const words = useStrings('documents').importing
  const latest = useQuery(queryOf(getLatestResume))
  if (latest.data === undefined) return null
  return (
    <LinkButton to={latest.data ? paths.resume() : paths.resume({ build: '1' })} size="sm">
      {latest.data ? words.toResume : words.build}
    </LinkButton>
  )
}

function Entry({ label, entry }: { label: string; entry: ProfileEntry }) {
  const words = useStrings('documents').importing
  const { times } = useRoom('resumeFacts', englishFacts)
  const { title, organisation, start, end, bullets, ...span } = entry
  const isOpen = end === 'present'
  const time = spanInWords({ ...span, start, end: isOpen ? null : end, isOpen }, times)
  return (
    <div className="min-w-0 break-words">
      <p className="text-note text-ink-3">{label}</p>
      <p className="font-semibold">
        <bdi>{title || organisation}</bdi>
      </p>
      <p className="text-ink-2">
        <DottedLine texts={[title ? organisation : '', time]} />
      </p>
      {bullets.length > 0 ? (
        <details>
          <summary className="min-h-11 cursor-pointer content-center text-ink-2">
            {words.bullets(bullets.length)}
          </summary>
          <ul className="list-disc pl-5">
            {bullets.map(({ id, text }) => (
              <li key={id}>
                <bdi>{text}</bdi>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  )
}
