import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { listApplicationNames } from '#contract/application-lists.ts'
import { moveApplication } from '#contract/applications.ts'
import { DOCUMENT_FORMATS, keepSentCopy, listSentCopies, printDocument } from '#contract/documents.ts'
import { fileNameOf } from '#core/documents/file-name.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { besideEachOther } from '../lib/isolated.ts'
import { queryClient, queryOf } from '../lib/queries.ts'
import { refreshApplications } from '../lib/refresh-applications.ts'
import { saveAsFile } from '../lib/save-as-file.ts'
import { paths } from '../paths.ts'
import { useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Link } from '../ui/link.tsx'
import { Select } from '../ui/select.tsx'
import type { Editing } from './use-document.ts'

/** Names of formats; plain text is a word of the language. */
const FORMAT_NAMES: Partial<Record<(typeof DOCUMENT_FORMATS)[number], string>> = {
  pdf: 'PDF',
  docx: 'Word',
  md: 'Markdown',
  json: 'JSON Resume',
}

/** Files to take along, and a copy of what is sent. */
export function TakeCard({ editing, person }: { editing: Editing; person: string }) {
  const words = useStrings('documents').editor
  const { documentId, kind } = editing.stored
  const { name } = editing
  const download = useMutation({
    mutationFn: async (format: (typeof DOCUMENT_FORMATS)[number]) =>
      saveAsFile(
        fileNameOf([person, name], format),
        await api.file(printDocument, { params: { documentId }, query: { format } }),
      ),
  })
  const [search] = useSearchParams()
  const [picked, setPicked] = useState(() => search.get('application') ?? '')
  const applications = useQuery(queryOf(listApplicationNames))
  // one that is gone since is no choice
  const applicationId = applications.data?.some(({ id }) => id === picked) ? picked : ''
  const keeping = useMutation({
    mutationFn: () =>
      api.call(keepSentCopy, { params: { documentId }, body: { applicationId: applicationId || null } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [listSentCopies.path] }),
  })
  const sent = applications.data?.find(({ id }) => id === applicationId)
  const applying = useMutation({
    mutationFn: ({ id, version }: { id: string; version: number }) =>
      api.call(moveApplication, { params: { id }, body: { version, stage: 'applied' } }),
    onSuccess: () => refreshApplications(),
  })
  return (
    <Card aria-labelledby="take-title">
      <h2 id="take-title" className="mb-3 text-lg">
        {words.download}
      </h2>
      {person.trim() === '' ? (
        <p role="note" className="mb-3 rounded-sm bg-amber-soft px-3 py-2 text-sm text-amber-ink">
          {words.nameMissing} <Link to={paths.facts()}>{words.enterName}</Link>
        </p>
      ) : null}
      {download.error ? <Banner className="mb-3">{messageOf(download.error)}</Banner> : null}
      <div className="flex flex-wrap gap-2">
        {DOCUMENT_FORMATS.filter((format) => format !== 'json' || kind === 'resume').map((format) => (
          <Button
            key={format}
            variant="secondary"
            disabled={editing.isAhead}
            isLoading={download.isPending && download.variables === format}
            onClick={() => download.mutate(format)}
          >
            {FORMAT_NAMES[format] ?? words.plainText}
          </Button>
        ))}
      </div>
      {applications.data && applications.data.length > 0 ? (
        <Select
          className="mt-4"
          label={words.sentFor}
          value={applicationId}
          onChange={(event) => {
            setPicked(event.target.value)
            keeping.reset()
            applying.reset()
          }}
        >
          <option value="">{words.sentForNone}</option>
          {applications.data.map(({ id, title, company }) => (
            <option key={id} value={id}>
              {besideEachOther([company, title], ' – ')}
            </option>
          ))}
        </Select>
      ) : null}
      <Button
        className="mt-3"
        disabled={editing.isAhead}
        isLoading={keeping.isPending}
        onClick={() => keeping.mutate()}
      >
        {words.keep}
      </Button>
      {keeping.error ? <Banner className="mt-3">{messageOf(keeping.error)}</Banner> : null}
      <p role="status" className="mt-2 text-ink-2">
        {keeping.isSuccess ? (applying.isSuccess ? words.markedApplied : words.kept) : ''}
      </p>
      {applying.error ? <Banner className="mt-2">{messageOf(applying.error)}</Banner> : null}
      {keeping.isSuccess && sent?.stage === 'saved' && sent.outcome === null ? (
        <p className="mt-2 flex flex-wrap items-center gap-3">
          {words.hasSent}
          <Button variant="secondary" size="sm" isLoading={applying.isPending} onClick={() => applying.mutate(sent)}>
            {words.yesApplied}
          </Button>
        </p>
      ) : null}
    </Card>
  )
}
