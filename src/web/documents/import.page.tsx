import { useMutation } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { readProfileFile } from '#contract/document-profile.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { paths } from '../paths.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { documents as english } from '../strings/en/documents.ts'
import { Strings, useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Link } from '../ui/link.tsx'
import { LinkedinJobs } from './linkedin-jobs.tsx'
import { MergeChoice } from './merge-choice.tsx'
import { trimArchive } from './trim-archive.ts'
import { useTexts } from './use-texts.ts'

export const meta = (texts: Partial<Catalogue>) => [(texts.documents ?? english).importing.meta]

const MOST_BYTES = 5 * 1024 * 1024

export default function ImportProfilePage() {
  const { language, documents } = useTexts()
  return (
    <Strings of={{ documents }} language={language}>
      <div className="wrap pt-6 pb-16 sm:pt-9" lang={language}>
        <Link to={paths.documents()}>{documents.editor.all}</Link>
        <h1 className="mt-2 text-3xl tracking-heading">{documents.importing.heading}</h1>
        <p className="mt-2 mb-6 max-w-text text-ink-2">{documents.importing.lead}</p>
        <Bring />
      </div>
    </Strings>
  )
}

function Bring() {
  const words = useStrings('documents').importing
  const fileId = useId()
  const [file, setFile] = useState<File>()
  const [withJobs, setWithJobs] = useState(false)
  const reading = useMutation({
    mutationFn: async (chosen: File) => {
      const { profile, jobs } = await trimArchive(chosen, withJobs)
      if (profile.size > MOST_BYTES) throw new Error(words.tooLarge)
      const form = new FormData()
      form.set('file', profile)
      return { ...(await api.call(readProfileFile, { form })), jobs, at: crypto.randomUUID() }
    },
  })
  return (
    <>
      <Card>
        <form
          noValidate
          className="grid grid-cols-1 gap-4"
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            if (file) reading.mutate(file)
          }}
        >
          <label htmlFor={fileId} className="text-sm font-semibold">
            {words.file}
          </label>
          <input
            id={fileId}
            type="file"
            accept=".pdf,.docx,.zip,.xml,.json"
            aria-describedby={`${fileId}-hint`}
            onChange={(event) => {
              reading.reset()
              setFile(event.target.files?.[0])
            }}
            className="min-h-11 w-full min-w-0 py-2 text-sm file:mr-4 file:rounded-button file:bg-brand-soft file:px-3 file:py-1.5 file:font-semibold file:text-brand-ink"
          />
          <p id={`${fileId}-hint`} className="text-note text-ink-3">
            {words.linkedin} {words.ownData}
          </p>
          <Checkbox label={words.jobs} checked={withJobs} onChange={(event) => setWithJobs(event.target.checked)} />
          {reading.error ? <Banner>{messageOf(reading.error, reading.error.message)}</Banner> : null}
          <Button type="submit" className="justify-self-start" disabled={!file} isLoading={reading.isPending}>
            {words.read}
          </Button>
        </form>
      </Card>
      {reading.data ? (
        <div className="mt-5 grid gap-5">
          <MergeChoice key={reading.data.at} proposal={reading.data} />
          {reading.data.jobs.map((jobs) => (
            <LinkedinJobs key={`${reading.data.at} ${jobs.name}`} file={jobs} />
          ))}
        </div>
      ) : null}
    </>
  )
}
