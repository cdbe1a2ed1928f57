import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { getWorkRecord, printWorkRecord } from '#contract/application-reports.ts'
import {
  RECORD_LANGUAGES,
  RECORD_PRESETS,
  type RecordLanguage,
  type RecordPreset,
} from '#core/applications/work-record.ts'
import { addDays } from '#core/time.ts'
import { api } from '../lib/api.ts'
import type { OutputOf } from '../lib/api-client.ts'
import { messageOf } from '../lib/errors.ts'
import { Loaded } from '../lib/loaded.tsx'
import { queryOf } from '../lib/queries.ts'
import { saveAsFile } from '../lib/save-as-file.ts'
import { paths } from '../paths.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { applicationParts } from '../strings/en/application-parts.ts'
import { applications } from '../strings/en/applications.ts'
import { Strings, useLanguage, useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { classes } from '../ui/classes.ts'
import { Field } from '../ui/field.tsx'
import { Link } from '../ui/link.tsx'
import { Select } from '../ui/select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { DateField } from './add-dialog.tsx'
import { useOwnNow } from './own-now.ts'

export const meta = (texts: Partial<Catalogue>) => [(texts.applications ?? applications).record.meta]

type Shown = OutputOf<typeof getWorkRecord>
const MOST_LEFT_OUT = 50
/** `language` null: the page's, which may come later than the page. */
type Asked = { from: string; to: string; preset: RecordPreset; language: RecordLanguage | null }

export default function RecordPage() {
  return (
    <Strings of={{ applications, applicationParts }}>
      <div className="wrap pt-6 pb-16 sm:pt-9 sm:pb-24">
        <WorkRecord />
      </div>
    </Strings>
  )
}

function WorkRecord() {
  const words = useStrings('applications').record
  const { unknownDay } = useStrings('applicationParts')
  const language = useLanguage()
  const { day: today } = useOwnNow()
  const [chosen, setAsked] = useState<Asked>({
    from: addDays(today, -30),
    to: today,
    preset: 'generic',
    language: null,
  })
  const asked = { ...chosen, language: chosen.language ?? language }
  const [holder, setHolder] = useState({ name: '', number: '' })
  const isBackwards = asked.from > asked.to
  const isWhole = asked.from !== '' && asked.to !== '' && !isBackwards
  const record = useQuery({
    ...queryOf(getWorkRecord, { query: asked }),
    enabled: isWhole,
    placeholderData: (old) => old,
  })
  const file = useMutation({
    mutationFn: async (format: 'pdf' | 'csv') => {
      const named = Object.fromEntries(Object.entries(holder).filter(([, text]) => text.trim() !== ''))
      saveAsFile(
        `${words.fileName}.${format}`,
        await api.file(printWorkRecord, { query: { ...asked, ...named, format } }),
      )
    },
  })
  const ask = (change: Partial<Asked>) => setAsked((before) => ({ ...before, ...change }))
  return (
    <>
      <Link
        to={paths.applications()}
        className="-ml-2 mb-2 inline-flex min-h-11 items-center gap-1.5 rounded-sm px-2 text-sm font-semibold text-brand-ink hover:underline hover:underline-offset-3"
      >
        <ArrowLeft size={16} aria-hidden />
        {words.back}
      </Link>
      <h1 className="text-3xl tracking-heading">{words.heading}</h1>
      <p className="mt-2 mb-6 max-w-text text-ink-2">{words.lead}</p>
      <Card className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <DateField
          label={words.from}
          max={today}
          value={asked.from}
          onChange={(event) => ask({ from: event.target.value })}
        />
        <DateField
          label={words.to}
          value={asked.to}
          error={isBackwards ? words.backwards : undefined}
          onChange={(event) => ask({ to: event.target.value })}
        />
        <Select
          label={words.preset}
          value={asked.preset}
          onChange={(event) => ask({ preset: event.target.value as RecordPreset })}
        >
          {RECORD_PRESETS.map((preset) => (
            <option key={preset} value={preset}>
              {words.presets[preset]}
            </option>
          ))}
        </Select>
        {asked.preset === 'generic' ? (
          <Select
            label={words.language}
            value={asked.language}
            onChange={(event) => ask({ language: event.target.value as RecordLanguage })}
          >
            {RECORD_LANGUAGES.map((one) => (
              <option key={one} value={one}>
                {words.languages[one]}
              </option>
            ))}
          </Select>
        ) : null}
        <Field
          label={words.name}
          value={holder.name}
          maxLength={100}
          onChange={(event) => setHolder({ ...holder, name: event.target.value })}
        />
        <Field
          label={words.number}
          hint={words.numberHint}
          value={holder.number}
          maxLength={60}
          onChange={(event) => setHolder({ ...holder, number: event.target.value })}
        />
      </Card>
      {isWhole ? (
        <Loaded query={record} skeleton={<Skeleton className="mt-5 h-60 rounded-lg" />} otherwise={words.notLoaded}>
          {(shown) => (
            <>
              <Missing shown={shown} />
              <LeftOut id="undated-title" words={unknownDay.undated(shown.undated.length)} of={shown.undated} />
              <LeftOut id="unsaid-title" words={unknownDay.unsaid(shown.unsaid.length)} of={shown.unsaid} />
              <Steps shown={shown} />
              {file.error ? <Banner>{messageOf(file.error)}</Banner> : null}
              <div className="mt-5 flex flex-wrap gap-3">
                <Button isLoading={file.isPending} onClick={() => file.mutate('pdf')}>
                  {words.pdf}
                </Button>
                <Button variant="secondary" disabled={file.isPending} onClick={() => file.mutate('csv')}>
                  {words.csv}
                </Button>
              </div>
            </>
          )}
        </Loaded>
      ) : null}
    </>
  )
}

/** What the form wants and is not there: to be filled now, or by hand on the paper. */
function Missing({ shown }: { shown: Shown }) {
  const words = useStrings('applications').record
  if (shown.incomplete.length === 0) return null
  const headers = [...new Set(shown.incomplete.map(({ header }) => header))]
  return (
    <Card className="mt-5" aria-labelledby="missing-title">
      <h2 id="missing-title" className="text-lg">
        {words.missing}
      </h2>
      <ul className="mt-2 grid gap-1">
        {headers.map((header) => {
          const lacking = shown.incomplete.filter((entry) => entry.header === header)
          return (
            <li key={header}>
              {words.lacks(lacking.length, header)}{' '}
              <Link to={paths.application(lacking[0]?.applicationId ?? '')}>{words.fillNow}</Link>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

/** What is in no record as long as nobody says more, with the way there. */
function LeftOut({ id, words, of }: { id: string; words: string; of: Shown['undated'] }) {
  if (of.length === 0) return null
  return (
    <Card className="mt-5" aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {words}
      </h2>
      <ul className="mt-2 grid gap-1">
        {of.slice(0, MOST_LEFT_OUT).map(({ applicationId, name }) => (
          <li key={applicationId} className="wrap-anywhere">
            <Link to={paths.application(applicationId)}>{name}</Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Steps({ shown }: { shown: Shown }) {
  const words = useStrings('applications').record
  if (shown.entries.length === 0) return <p className="mt-5 text-ink-2">{words.none}</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached without a mouse
    <section className="mt-5 overflow-x-auto" tabIndex={0} aria-label={shown.title}>
      {/* on a phone a row is a block, and each field says what it is */}
      <table className="w-full text-left text-sm max-md:block">
        <caption className="pb-2 text-left font-semibold max-md:block">
          {shown.title} · {words.entries(shown.entries.length)}
        </caption>
        <thead className="max-md:sr-only">
          <tr>
            {shown.headers.map((header) => (
              <th key={header} scope="col" className="border-b border-line px-2 py-2 font-semibold">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {shown.entries.map((entry, place) => (
            <tr
              key={`${entry.applicationId} ${entry.activity} ${place}`}
              className="border-line wrap-anywhere max-md:block max-md:border-b max-md:py-3"
            >
              {entry.cells.map((cell, column) => (
                <td
                  key={shown.headers[column]}
                  className={classes(
                    'border-line px-2 py-2 align-top max-md:px-0 max-md:py-0.5 md:border-b',
                    cell === '' ? 'max-md:hidden' : 'max-md:block',
                  )}
                >
                  <span className="text-ink-3 md:hidden">{shown.headers[column]}: </span>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
