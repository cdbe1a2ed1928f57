import { useState, type FormEvent } from 'react'
import { DAY_UNKNOWN } from '#core/applications/events.ts'
import { keptDayOf } from '#core/applications/kept-day.ts'
import { datesOf } from '../strings/date-format.ts'
import { useLanguage, useStrings } from '../strings/strings.tsx'
import { Button } from '../ui/button.tsx'
import { Card, CardHeader } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { DateField } from './add-dialog.tsx'
import { useOwnNow } from './own-now.ts'
import { type ApplicationDetail, useEvent } from './use-applications.ts'

/** Lines of one's own that can have been a slip; what is taken back counts nowhere. */
const TAKEN_BACK: ReadonlySet<string> = new Set<ApplicationDetail['events'][number]['kind']>([
  'stage',
  'outcome',
  'reopened',
  'note',
  'follow_up',
])

/** What happened, newest first, and a line to add; in the trash to read only. */
export function HistoryCard({ application }: { application: ApplicationDetail }) {
  const { day: today } = useOwnNow()
  const words = useStrings('applications')
  const { unknownDay, keptDay } = useStrings('applicationParts')
  const { date } = datesOf(useLanguage())
  const isFixed = application.deletedAt !== null
  const [note, setNote] = useState('')
  const add = useEvent(application.id, () => setNote(''))
  const takeBack = useEvent(application.id, () => undefined)
  const takenBack = new Set(
    application.events.flatMap(({ kind, to, replacesEventId }) =>
      kind === 'correction' && to === null ? [replacesEventId] : [],
    ),
  )
  const [dated, setDated] = useState<{ id: string; on: string }>()
  const redate = useEvent(application.id, () => setDated(undefined))
  const dayOf = new Map(
    application.events.flatMap(({ kind, replacesEventId, onDate }) =>
      kind === 'correction' && replacesEventId ? [[replacesEventId, onDate] as const] : [],
    ),
  )
  const meaningOf = (kind: ApplicationDetail['events'][number]['kind'], to: string | null) => {
    // an offer is a stage and a meaning of a letter
    const names: Record<string, string> =
      kind === 'reply' ? words.reply.meanings : { ...words.reply.meanings, ...words.stages, ...words.outcomes }
    return to === null ? '' : (names[to] ?? '')
  }
  const whatOf = ({ kind, to }: ApplicationDetail['events'][number]) =>
    [words.events[kind], meaningOf(kind, to)].filter(Boolean).join(': ')
  const textOf = ({ text, onDate }: ApplicationDetail['events'][number]) => {
    const kept = keptDayOf(text)
    if (kept) return keptDay[kept.of](kept.day)
    return text === DAY_UNKNOWN ? unknownDay.why(onDate) : withDays(text, date)
  }
  return (
    <Card>
      <CardHeader title={words.detail.history} />
      {isFixed ? null : (
        <form
          noValidate
          className="mb-4 flex items-end gap-3"
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            if (note.trim() !== '') add.mutate({ kind: 'note', text: note })
          }}
        >
          <Field
            label={words.detail.note}
            className="min-w-0 flex-1"
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <Button type="submit" variant="secondary" isLoading={add.isPending}>
            {words.detail.addNote}
          </Button>
        </form>
      )}
      <ol className="grid gap-3">
        {application.events.toReversed().map((event) => (
          <li key={event.id} className="border-l-2 border-line pl-4">
            <p className="text-sm text-ink-3">
              {event.text === DAY_UNKNOWN ? unknownDay.heading : words.detail.on(event.onDate, null)}
              {event.by === 'mcp' ? ` · ${words.detail.byAssistant}` : ''}
              {dayOf.has(event.id) &&
              !takenBack.has(event.id) &&
              (dayOf.get(event.id) !== event.onDate || event.text === DAY_UNKNOWN)
                ? ` · ${words.detail.correctedDay(dayOf.get(event.id) ?? event.onDate)}`
                : ''}
            </p>
            <p className={takenBack.has(event.id) ? 'line-through' : undefined}>{whatOf(event)}</p>
            {event.text ? <p className="wrap-anywhere whitespace-pre-line text-ink-2">{textOf(event)}</p> : null}
            {takenBack.has(event.id) ? (
              <p className="text-sm text-ink-3">{words.detail.takenBack}</p>
            ) : isFixed || event.kind === 'created' ? null : event.by === 'mcp' || TAKEN_BACK.has(event.kind) ? (
              <Button
                variant="ghost"
                size="sm"
                className="-ml-3.5"
                aria-label={words.detail.takeBackOf(whatOf(event))}
                isLoading={takeBack.isPending}
                onClick={() =>
                  takeBack.mutate({ kind: 'correction', replacesEventId: event.id, to: null, on: event.onDate })
                }
              >
                {words.detail.takeBack}
              </Button>
            ) : null}
            {isFixed || takenBack.has(event.id) || event.kind === 'correction' ? null : dated?.id === event.id ? (
              <form
                noValidate
                className="mt-2 flex flex-wrap items-end gap-3"
                onSubmit={(submitted: FormEvent) => {
                  submitted.preventDefault()
                  if (dated.on) redate.mutate({ kind: 'correction', replacesEventId: event.id, on: dated.on })
                }}
              >
                <DateField
                  label={words.detail.newDay}
                  value={dated.on}
                  max={today}
                  onChange={({ target }) => setDated({ id: event.id, on: target.value })}
                />
                <Button type="submit" size="sm" variant="secondary" isLoading={redate.isPending}>
                  {words.detail.saveDay}
                </Button>
              </form>
            ) : (
              <Button
                variant="ghost"
                size="sm"
                className="-ml-3.5"
                aria-label={words.detail.changeDayOf(whatOf(event))}
                onClick={() =>
                  setDated({
                    id: event.id,
                    on: dayOf.get(event.id) ?? (event.text === DAY_UNKNOWN ? '' : event.onDate),
                  })
                }
              >
                {words.detail.changeDay}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** The history is kept in one form of days and read in the language of the page. */
const withDays = (text: string, date: (day: string) => string): string =>
  text.replaceAll(/\b\d{4}-\d\d-\d\d\b/g, (day) => (Number.isNaN(Date.parse(day)) ? day : date(day)))
