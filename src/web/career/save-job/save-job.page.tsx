import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { previewAd, readAdFile } from '#contract/ads.ts'
import { saveJob as saveJobCall } from '#contract/saved-jobs.ts'
import { formOf } from '#core/ads/page/form-of.ts'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/errors.ts'
import { queryClient } from '../../lib/queries.ts'
import { refreshApplications } from '../../lib/refresh-applications.ts'
import type { Catalogue } from '../../strings/catalogue.ts'
import { saveJob as englishSaveJob } from '../../strings/en/save-job.ts'
import { Strings, useRoom } from '../../strings/strings.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { AdPreview } from './ad-preview.tsx'
import { isDocument, MOST_DOCUMENT_BYTES, MOST_FILE_BYTES, pageOfFile } from './page-of-file.ts'
import { SaveFromAnywhere } from './save-from-anywhere.tsx'
import { sharedSource } from './shared-source.ts'

export const meta = (texts: Partial<Catalogue>) => [(texts.saveJob ?? englishSaveJob).meta]

/** `document`: a PDF or a Word file whose text has not been read yet. */
type ChosenFile = { name: string; text: string; url: string; document?: File }

const SAVING = ['save-job']

export default function SaveJobPage() {
  const saveJob = useRoom('saveJob', englishSaveJob)
  const [params] = useSearchParams()
  const { hash } = useLocation()
  const shared = sharedSource(params, hash)
  const [url, setUrl] = useState(shared.url)
  const [text, setText] = useState(shared.text)
  const [refusal, setRefusal] = useState<string>()
  const [file, setFile] = useState<ChosenFile>()
  const [fileRefusal, setFileRefusal] = useState<string>()
  /** A document is read by the server, once, when the person asks for it. */
  const textOf = async (chosen: ChosenFile) => {
    if (!chosen.document) return chosen.text
    const form = new FormData()
    form.set('file', chosen.document)
    const read = await api.call(readAdFile, { form })
    setFile({ name: chosen.name, url: chosen.url, text: read.text })
    return read.text
  }
  const sourceOf = async () => {
    const given = file ? await textOf(file) : text.trim() ? text : ''
    return { ...(url.trim() ? { url: url.trim() } : {}), ...(given === '' ? {} : { text: given }) }
  }
  const look = useMutation({ mutationFn: async () => api.call(previewAd, { body: await sourceOf() }) })
  const save = useMutation({
    mutationKey: SAVING,
    mutationFn: async () => api.call(saveJobCall, { body: await sourceOf(), idempotencyKey: crypto.randomUUID() }),
    onSuccess: () => refreshApplications(),
  })
  const { mutate: lookAt } = look
  const isLooked = useRef(false)
  const isHandedOver = shared.url !== '' || shared.text !== ''
  useEffect(() => {
    // what another page handed over is read at once: what is left to do is one press of Save
    if (!isHandedOver || isLooked.current) return
    isLooked.current = true
    lookAt()
  }, [isHandedOver, lookAt])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!url.trim() && !text.trim() && !file) return setRefusal(saveJob.missing)
    setRefusal(undefined)
    save.reset()
    look.mutate()
  }
  /** What is shown below must be what would be saved. */
  const change = (set: (value: string) => void) => (value: string) => {
    set(value)
    look.reset()
    save.reset()
  }
  /** With the address that it named. */
  const dropFile = () => {
    setFile(undefined)
    setFileRefusal(undefined)
    if (file?.url && file.url === url) setUrl('')
    look.reset()
    save.reset()
  }
  const picker = useRef<HTMLInputElement>(null)
  const emptyPicker = () => {
    dropFile()
    if (picker.current) picker.current.value = ''
  }
  const open = async (chosen: File | undefined) => {
    dropFile()
    if (!chosen) return
    if (chosen.size > MOST_FILE_BYTES) return setFileRefusal(saveJob.tooLarge(MOST_FILE_BYTES / 1024 / 1024))
    const bytes = new Uint8Array(await chosen.arrayBuffer())
    if (isDocument(bytes)) {
      if (bytes.length > MOST_DOCUMENT_BYTES) return setFileRefusal(saveJob.tooLarge(MOST_DOCUMENT_BYTES / 1024 / 1024))
      setRefusal(undefined)
      return setFile({ name: chosen.name, url: '', text: '', document: chosen })
    }
    const page = pageOfFile(bytes)
    if (!page) return setFileRefusal(saveJob.notAPage)
    setRefusal(undefined)
    setFile({ name: chosen.name, ...page })
    if (page.url) setUrl(page.url)
  }
  return (
    <Strings of={{ saveJob }}>
      <div className="wrap pt-6 pb-16 sm:pt-9 sm:pb-24">
        <h1 className="text-3xl tracking-heading">{saveJob.heading}</h1>
        <p className="mt-2 mb-7 max-w-text text-ink-2">{saveJob.lead}</p>
        <div className="grid items-start gap-5 lg:grid-cols-5-7">
          <Card aria-label={saveJob.heading}>
            <form noValidate onSubmit={submit} className="grid gap-4">
              <Field
                label={saveJob.link}
                inputMode="url"
                autoComplete="off"
                value={url}
                onChange={(event) => change(setUrl)(event.target.value)}
                error={refusal}
                hint={saveJob.linkHint}
              />
              <TextArea
                label={saveJob.text}
                rows={10}
                value={text}
                onChange={(event) => {
                  if (file) emptyPicker()
                  change(setText)(event.target.value)
                }}
                hint={file ? saveJob.fileInstead(file.name) : saveJob.textHint}
              />
              <div className="grid gap-1.5">
                <label htmlFor="saved-page" className="text-sm font-semibold">
                  {saveJob.file}
                </label>
                <input
                  ref={picker}
                  id="saved-page"
                  type="file"
                  accept=".html,.htm,.mhtml,.mht,.txt,.pdf,.docx"
                  aria-describedby="saved-page-hint"
                  onChange={(event) => void open(event.target.files?.[0])}
                  className="min-h-11 w-full min-w-0 py-2 text-sm file:mr-4 file:rounded-button file:bg-brand-soft file:px-3 file:py-1.5 file:font-semibold file:text-brand-ink"
                />
                <p id="saved-page-hint" className="text-note text-ink-3">
                  {saveJob.fileHint}
                </p>
                {file ? (
                  <Button size="sm" variant="secondary" onClick={emptyPicker} className="justify-self-start">
                    {saveJob.dropFile}
                  </Button>
                ) : null}
                {fileRefusal ? (
                  <p role="alert" className="text-note font-medium text-red-ink">
                    {fileRefusal}
                  </p>
                ) : null}
              </div>
              {look.isError ? <Banner>{messageOf(look.error, saveJob.notRead)}</Banner> : null}
              <Button type="submit" isLoading={look.isPending} className="justify-self-start">
                {saveJob.look}
              </Button>
            </form>
          </Card>
          <div aria-live="polite">
            {look.isPending ? (
              <Loading isRead={false}>
                <Skeleton className="h-80 rounded-lg" />
              </Loading>
            ) : look.data ? (
              <AdPreview
                ad={look.data}
                isPasted={!file && text.trim() !== '' && formOf(text) === 'text'}
                isSaving={save.isPending}
                savedAs={save.data}
                problem={save.isError ? messageOf(save.error, saveJob.notRead) : undefined}
                onSave={() => {
                  // the second click of two comes before the button knows of the first
                  if (queryClient.isMutating({ mutationKey: SAVING }) === 0) save.mutate()
                }}
              />
            ) : null}
          </div>
        </div>
        <SaveFromAnywhere />
      </div>
    </Strings>
  )
}
