import { useMutation } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { commitImport, previewImport, undoImport } from '#contract/application-reports.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { refreshApplications } from '../lib/refresh-applications.ts'
import { paths } from '../paths.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { applicationParts } from '../strings/en/application-parts.ts'
import { applications } from '../strings/en/applications.ts'
import { Strings, useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { takeLostFocus } from '../ui/focus-now.ts'
import { toast } from '../ui/toasts.tsx'
import { OUTCOMES, STAGES } from '#core/applications/stage.ts'
import { Shown, type Answers } from './import-preview.tsx'

export const meta = (texts: Partial<Catalogue>) => [(texts.applications ?? applications).importing.meta]

const NONE: Answers = { status: {}, days: {}, repeats: 'once', like: 'leave' }

export default function ImportPage() {
  return (
    <Strings of={{ applications, applicationParts }}>
      <div className="wrap pt-6 pb-16 sm:pt-9 sm:pb-24">
        <Import />
      </div>
    </Strings>
  )
}

/** What one says of an offer alone; of the other ends the file does not tell how far it went. */
const OF_OFFERS = new Set<string>(['accepted', 'declined'])

/** Answers that were given, as the call takes them; words left open are not sent. */
function formOf(file: File, answers: Answers): FormData {
  const status = Object.entries(answers.status).flatMap(([word, meaning]) => {
    const outcome = OUTCOMES.find((one) => one === meaning) ?? null
    const stage = STAGES.find((one) => one === meaning) ?? (OF_OFFERS.has(meaning) ? 'offer' : 'applied')
    return meaning === '' ? [] : [{ word, stage, outcome }]
  })
  const form = new FormData()
  form.set('file', file)
  const { order, columns, repeats, like } = answers
  const days = Object.fromEntries(Object.entries(answers.days).filter(([, day]) => day !== ''))
  form.set(
    'answers',
    JSON.stringify({ ...(order ? { order } : {}), ...(columns ? { columns } : {}), repeats, like, days, status }),
  )
  return form
}

function Import() {
  const words = useStrings('applications').importing
  const fileId = useId()
  const [file, setFile] = useState<File>()
  const [answers, setAnswers] = useState<Answers>(NONE)
  const preview = useMutation({
    mutationFn: ({ chosen, given }: { chosen: File; given: Answers }) =>
      api.call(previewImport, { form: formOf(chosen, given) }),
  })
  const commit = useMutation({
    mutationFn: (chosen: File) => api.call(commitImport, { form: formOf(chosen, answers) }),
    onSuccess: () => refreshApplications(),
  })
  const undo = useMutation({
    mutationFn: (id: string) => api.call(undoImport, { params: { id } }),
    onSuccess: async ({ stayed }) => {
      toast.success(stayed === 0 ? words.undone : words.undoneBut(stayed))
      commit.reset()
      await refreshApplications()
    },
    onError: (error) => toast.error(messageOf(error)),
  })
  const failure = preview.error ?? commit.error
  return (
    <>
      <h1 className="text-3xl tracking-heading">{words.heading}</h1>
      <p className="mt-2 mb-6 max-w-text text-ink-2">{words.lead}</p>
      <Card>
        <form
          noValidate
          className="grid grid-cols-1 gap-4"
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            if (file) preview.mutate({ chosen: file, given: answers })
          }}
        >
          <label htmlFor={fileId} className="text-sm font-semibold">
            {words.file}
          </label>
          <input
            id={fileId}
            type="file"
            accept=".csv,.tsv,.txt,.md,.xlsx,.json"
            onChange={(event) => {
              preview.reset()
              commit.reset()
              undo.reset()
              setAnswers(NONE)
              setFile(event.target.files?.[0])
            }}
            className="min-h-11 w-full min-w-0 py-2 text-sm file:mr-4 file:rounded-button file:bg-brand-soft file:px-3 file:py-1.5 file:font-semibold file:text-brand-ink"
          />
          {failure ? <Banner>{messageOf(failure)}</Banner> : null}
          <Button type="submit" className="justify-self-start" disabled={!file} isLoading={preview.isPending}>
            {words.read}
          </Button>
        </form>
      </Card>
      {commit.data ? (
        <Card ref={takeLostFocus} role="status" tabIndex={-1} className="mt-5 outline-none">
          <p className="font-semibold">{words.done(commit.data.made)}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <LinkButton to={paths.applications()} size="sm">
              {words.show}
            </LinkButton>
            <Button
              size="sm"
              variant="ghost"
              isLoading={undo.isPending}
              onClick={() => undo.mutate(commit.data.importId)}
            >
              {words.undo}
            </Button>
          </div>
        </Card>
      ) : preview.data && file ? (
        <Shown
          preview={preview.data}
          answers={answers}
          onAnswer={setAnswers}
          onColumns={(columns) => {
            const given = { ...answers, columns }
            setAnswers(given)
            preview.mutate({ chosen: file, given })
          }}
        >
          <Button
            ref={undo.isSuccess ? takeLostFocus : undefined}
            isLoading={commit.isPending}
            onClick={() => commit.mutate(file)}
          >
            {words.start}
          </Button>
        </Shown>
      ) : null}
    </>
  )
}
