import { useMutation } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { commitImport, previewImport, undoImport } from '#contract/application-reports.ts'
import { STAGES, type Stage } from '#core/applications/stage.ts'
import { systemClock, utcDateOf } from '#core/time.ts'
import { api } from '../lib/api.ts'
import type { OutputOf } from '../lib/api-client.ts'
import { messageOf } from '../lib/errors.ts'
import { paths } from '../paths.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { applicationParts } from '../strings/en/application-parts.ts'
import { applications } from '../strings/en/applications.ts'
import { Strings, useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Select } from '../ui/select.tsx'
import { toast } from '../ui/toasts.tsx'
import { DateField } from './add-dialog.tsx'
import { refreshApplications } from './use-applications.ts'

export const meta = (texts: Partial<Catalogue>) => [(texts.applications ?? applications).importing.meta]

type Preview = OutputOf<typeof previewImport>
type Columns = Preview['columns']
type Answers = {
  order?: 'dayFirst' | 'monthFirst'
  status: Record<string, Stage | ''>
  days: Record<string, string>
  columns?: Columns
  repeats: 'once' | 'each'
}
const NONE: Answers = { status: {}, days: {}, repeats: 'once' }

const COLUMNS = ['company', 'title', 'status', 'appliedOn', 'url', 'location', 'salaryText', 'notes'] as const

export default function ImportPage() {
  return (
    <Strings of={{ applications, applicationParts }}>
      <div className="wrap pt-6 pb-16 sm:pt-9 sm:pb-24">
        <Import />
      </div>
    </Strings>
  )
}

/** Answers that were given, as the call takes them; words left open are not sent. */
function formOf(file: File, answers: Answers): FormData {
  const status = Object.entries(answers.status).flatMap(([word, stage]) =>
    stage === '' ? [] : [{ word, stage, outcome: null }],
  )
  const form = new FormData()
  form.set('file', file)
  const { order, columns, repeats } = answers
  const days = Object.fromEntries(Object.entries(answers.days).filter(([, day]) => day !== ''))
  form.set(
    'answers',
    JSON.stringify({ ...(order ? { order } : {}), ...(columns ? { columns } : {}), repeats, days, status }),
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
    onSuccess: async () => {
      toast.success(words.undone)
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
        <Card className="mt-5" role="status">
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
          <Button isLoading={commit.isPending} onClick={() => commit.mutate(file)}>
            {words.start}
          </Button>
        </Shown>
      ) : null}
    </>
  )
}

type Skipped = Preview['skipped'][number]

/** Rows left out one below the other for the same reason, as one line. */
function runsOf(skipped: readonly Skipped[]): { at: number; from: number; to: number; reason: Skipped['reason'] }[] {
  const runs: ReturnType<typeof runsOf> = []
  for (const [at, { row, reason }] of skipped.entries()) {
    const last = runs.at(-1)
    if (last?.reason === reason && row === last.to + 1) last.to = row
    else runs.push({ at, from: row, to: row, reason })
  }
  return runs
}

function Shown({
  preview,
  answers,
  onAnswer,
  onColumns,
  children,
}: {
  preview: Preview
  answers: Answers
  onAnswer: (answers: Answers) => void
  onColumns: (columns: Columns) => void
  children: React.ReactNode
}) {
  const { importing: words, stages, outcomes, appliedOn } = useStrings('applications')
  const known = preview.rows.filter(({ isKnown }) => isKnown).length
  const repeated = preview.rows.filter(({ isRepeat }) => isRepeat).length
  const { dateOrder, statusWords, unclearDays } = preview.questions
  const { unknownDay } = useStrings('applicationParts')
  const { headers, columns, rows } = preview
  const isAsking = headers.length > 0 && columns.company === undefined && columns.title === undefined
  return (
    <Card className="mt-5">
      <p className="font-semibold" role="status">
        {isAsking
          ? words.columns.ask
          : [
              words.rows(preview.rows.length),
              known > 0 ? words.known(known) : '',
              preview.skipped.length > 0 ? words.skipped(preview.skipped.length) : '',
            ]
              .filter(Boolean)
              .join(' · ')}
      </p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {repeated > 0 ? (
          <Select
            label={words.repeats(repeated)}
            value={answers.repeats}
            onChange={({ target }) => onAnswer({ ...answers, repeats: target.value === 'each' ? 'each' : 'once' })}
          >
            <option value="once">{words.once}</option>
            <option value="each">{words.each}</option>
          </Select>
        ) : null}
        {dateOrder ? (
          <Select
            label={words.order(dateOrder)}
            value={answers.order ?? ''}
            onChange={(event) => {
              const order = event.target.value as 'dayFirst' | 'monthFirst' | ''
              const { order: _before, ...others } = answers
              onAnswer(order === '' ? others : { ...answers, order })
            }}
          >
            <option value="">{words.leave}</option>
            <option value="dayFirst">{words.dayFirst}</option>
            <option value="monthFirst">{words.monthFirst}</option>
          </Select>
        ) : null}
        {unclearDays.map((cell) => (
          <DateField
            key={cell}
            label={unknownDay.asked(cell)}
            max={utcDateOf(systemClock.now())}
            value={answers.days[cell] ?? ''}
            onChange={({ target }) => onAnswer({ ...answers, days: { ...answers.days, [cell]: target.value } })}
          />
        ))}
        {statusWords.map((word) => (
          <Select
            key={word}
            label={words.status(word)}
            value={answers.status[word] ?? ''}
            onChange={(event) =>
              onAnswer({ ...answers, status: { ...answers.status, [word]: event.target.value as Stage | '' } })
            }
          >
            <option value="">{words.leave}</option>
            {STAGES.map((stage) => (
              <option key={stage} value={stage}>
                {stages[stage]}
              </option>
            ))}
          </Select>
        ))}
      </div>
      {preview.headers.length > 0 ? (
        <details className="mt-4" open={rows.length === 0 || answers.columns !== undefined}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand-ink">
            {words.columns.title}
          </summary>
          <div className="mt-2 grid gap-4 sm:grid-cols-2">
            {COLUMNS.map((name) => (
              <Select
                key={name}
                label={words.columns.names[name]}
                value={preview.columns[name] ?? ''}
                onChange={({ target: { value } }) => {
                  const { [name]: _before, ...others } = preview.columns
                  onColumns(value === '' ? others : { ...others, [name]: Number(value) })
                }}
              >
                <option value="">{words.columns.none}</option>
                {preview.headers.map((header, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a file may name two columns alike
                  <option key={column} value={column}>
                    {[header.name || words.columns.unnamed(column + 1), header.samples.join(', ').slice(0, 60)]
                      .filter(Boolean)
                      .join(': ')}
                  </option>
                ))}
              </Select>
            ))}
          </div>
        </details>
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div role="region" aria-label={words.shown} tabIndex={0} className="mt-4 max-h-96 overflow-y-auto">
        <ul className="divide-y divide-line wrap-anywhere">
          {preview.rows.map((row, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- two sheets number their rows alike
            <li key={at} className="flex flex-wrap justify-between gap-x-6 py-2">
              <span>{[row.title, row.company].filter(Boolean).join(' · ')}</span>
              <span className="text-sm text-ink-3">
                {[
                  row.outcome ? outcomes[row.outcome] : row.stage ? stages[row.stage] : '',
                  row.outcomeOn ? words.endedOn(row.outcomeOn) : '',
                  row.appliedOn ? appliedOn(row.appliedOn) : row.stage !== 'saved' && row.stage !== null && words.noDay,
                  row.isRepeat ? words.isRepeat : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
          {runsOf(preview.skipped).map(({ from, to, reason, at }) => (
            <li key={`skipped-${at}`} className="py-2 text-ink-3">
              {from === to
                ? `${words.row(from)} ${words.reasons[reason]}`
                : `${words.rowRange(from, to)} ${words.reasonsOfMany[reason]}`}
            </li>
          ))}
        </ul>
      </div>
      {rows.length > 0 ? <div className="mt-4">{children}</div> : null}
    </Card>
  )
}
