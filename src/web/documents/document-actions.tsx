import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import {
  deleteDocument,
  DOCUMENT_FORMATS,
  keepSentCopy,
  listDocuments,
  listSentCopies,
  listVersions,
  printDocument,
  tailorDocument,
} from '#contract/documents.ts'
import { listApplications } from '#contract/applications.ts'
import type { Profile } from '#core/documents/profile.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { queryClient, queryOf } from '../lib/queries.ts'
import { saveAsFile } from '../lib/save-as-file.ts'
import { paths } from '../paths.ts'
import { datesOf } from '../strings/date-format.ts'
import { useLanguage, useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Card, Chip } from '../ui/card.tsx'
import { TextArea } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { CompareVersion } from './compare-version.tsx'
import type { Editing } from './use-document.ts'

/** Names of formats; plain text is a word of the language. */
const FORMAT_NAMES: Partial<Record<(typeof DOCUMENT_FORMATS)[number], string>> = {
  pdf: 'PDF',
  docx: 'Word',
  md: 'Markdown',
  json: 'JSON Resume',
}

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

export function TakeCard({ editing }: { editing: Editing }) {
  const words = useStrings('documents').editor
  const { documentId, name, kind } = editing.stored
  const download = useMutation({
    mutationFn: async (format: (typeof DOCUMENT_FORMATS)[number]) =>
      saveAsFile(`${name}.${format}`, await api.file(printDocument, { params: { documentId }, query: { format } })),
  })
  const [applicationId, setApplicationId] = useState('')
  const applications = useQuery(queryOf(listApplications, { query: { limit: 200 } }))
  const keeping = useMutation({
    mutationFn: () =>
      api.call(keepSentCopy, { params: { documentId }, body: { applicationId: applicationId || null } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [listSentCopies.path] }),
  })
  const error = download.error ?? keeping.error
  return (
    <Card aria-labelledby="take-title">
      <h2 id="take-title" className="mb-3 text-lg">
        {words.download}
      </h2>
      {error ? <Banner className="mb-3">{messageOf(error)}</Banner> : null}
      <div className="flex flex-wrap gap-2">
        {DOCUMENT_FORMATS.filter((format) => format !== 'json' || kind === 'resume').map((format) => (
          <Button
            key={format}
            variant="secondary"
            disabled={editing.isSaving}
            isLoading={download.isPending && download.variables === format}
            onClick={() => download.mutate(format)}
          >
            {FORMAT_NAMES[format] ?? words.plainText}
          </Button>
        ))}
      </div>
      {applications.data && applications.data.items.length > 0 ? (
        <Select
          className="mt-4"
          label={words.sentFor}
          value={applicationId}
          onChange={(event) => setApplicationId(event.target.value)}
        >
          <option value="">{words.sentForNone}</option>
          {applications.data.items.map(({ id, title, company }) => (
            <option key={id} value={id}>
              {[company, title].filter(Boolean).join(' – ')}
            </option>
          ))}
        </Select>
      ) : null}
      <Button
        className="mt-3"
        disabled={editing.isSaving}
        isLoading={keeping.isPending}
        onClick={() => keeping.mutate()}
      >
        {words.keep}
      </Button>
      <p role="status" className="mt-2 text-ink-2">
        {keeping.isSuccess ? words.kept : ''}
      </p>
    </Card>
  )
}

export function VersionsCard({ editing, profile }: { editing: Editing; profile: Profile }) {
  const [compared, setCompared] = useState<number>()
  const words = useStrings('documents').editor
  const { moment } = datesOf(useLanguage())
  const navigate = useNavigate()
  const { documentId, version } = editing.stored
  const versions = useQuery({
    ...queryOf(listVersions, { params: { documentId } }),
    queryKey: [listVersions.path, documentId, version],
  })
  const removing = useMutation({
    mutationFn: () => api.call(deleteDocument, { params: { documentId } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [listDocuments.path] })
      await navigate(paths.documents())
    },
  })
  return (
    <Card>
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-semibold">{words.versions}</summary>
        {versions.data?.length === 0 ? <p className="text-ink-2">{words.noVersions}</p> : null}
        {versions.isError ? <Banner>{messageOf(versions.error)}</Banner> : null}
        <ul className="grid gap-1">
          {(versions.data ?? []).map((one) => (
            <li key={one.version}>
              <Button variant="ghost" size="sm" onClick={() => editing.change(one.content)}>
                {words.restore(moment(one.savedAt))}
              </Button>
              <Button
                variant="ghost"
                size="sm"
                aria-expanded={compared === one.version}
                aria-label={words.compare.with(moment(one.savedAt))}
                onClick={() => setCompared(compared === one.version ? undefined : one.version)}
              >
                {words.compare.open}
              </Button>
              {compared === one.version ? (
                <CompareVersion profile={profile} before={one.content} now={editing.content} />
              ) : null}
            </li>
          ))}
        </ul>
      </details>
      {removing.error ? <Banner>{messageOf(removing.error)}</Banner> : null}
      <details className="mt-2">
        <summary className="min-h-11 cursor-pointer content-center text-red-ink">{words.remove}</summary>
        <p className="mb-2 text-ink-2">{words.removeSure}</p>
        <Button variant="danger" isLoading={removing.isPending} onClick={() => removing.mutate()}>
          {words.remove}
        </Button>
      </details>
    </Card>
  )
}
