import { useId, useState, type FormEvent } from 'react'
import { removeApplicationPart, saveApplicationInterview } from '#contract/applications.ts'
import { systemClock, utcDateOf } from '#core/time.ts'
import { api } from '../lib/api.ts'
import { InterviewFile } from '../notices/interview-file.tsx'
import { RemindMe } from '../notices/remind-me.tsx'
import { useStrings } from '../strings/strings.tsx'
import { Button } from '../ui/button.tsx'
import { Card, CardHeader, Chip } from '../ui/card.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field, TextArea } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { DateField } from './add-dialog.tsx'
import { type ApplicationDetail, usePart } from './use-applications.ts'

type Talk = ApplicationDetail['interviews'][number]
const KINDS = ['screen', 'technical', 'task', 'design', 'behavioural', 'onsite', 'final', 'other'] as const
const OUTCOMES = ['planned', 'done', 'passed', 'failed', 'cancelled'] as const

/** Interviews: planned ones, and what is worth keeping of those that took place. */
export function TalksCard({ application }: { application: ApplicationDetail }) {
  const { detail } = useStrings('applications')
  const words = useStrings('applicationParts').talks
  const [edited, setEdited] = useState<Talk | 'new'>()
  const today = utcDateOf(systemClock.now())
  return (
    <Card aria-labelledby="talks-title">
      <CardHeader id="talks-title" title={detail.interviews}>
        <Button size="sm" variant="secondary" onClick={() => setEdited('new')}>
          {words.add}
        </Button>
      </CardHeader>
      {application.interviews.length === 0 ? <p className="text-ink-2">{detail.noInterviews}</p> : null}
      <ul className="divide-y divide-line">
        {application.interviews.map((talk) => {
          const when = detail.on(talk.onDate, talk.atTime)
          const isOver = talk.outcome === 'planned' && talk.onDate < today
          return (
            <li key={talk.id} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 py-3 wrap-anywhere">
              <div className="min-w-0">
                <p className="font-semibold">
                  {words.kinds[talk.kind]} <span className="font-normal text-ink-2">{when}</span>
                </p>
                {talk.place ? <p className="text-ink-2">{talk.place}</p> : null}
                {talk.outcome === 'planned' ? null : <Chip className="mt-1">{words.outcomes[talk.outcome]}</Chip>}
                {talk.note ? <p className="mt-1 whitespace-pre-line text-ink-2">{talk.note}</p> : null}
                {talk.outcome === 'planned' && !isOver ? <InterviewFile id={talk.id} day={when} /> : null}
              </div>
              <Button
                size="sm"
                variant="ghost"
                aria-label={isOver ? `${words.ask} ${when}` : words.editOf(when)}
                onClick={() => setEdited(talk)}
              >
                {isOver ? words.ask : words.edit}
              </Button>
            </li>
          )
        })}
      </ul>
      {application.interviews.length > 0 ? <RemindMe kind="interview" /> : null}
      <TalkDialog
        key={edited === undefined || edited === 'new' ? edited : edited.id}
        applicationId={application.id}
        talk={edited === 'new' ? undefined : edited}
        isOpen={edited !== undefined}
        onClose={() => setEdited(undefined)}
      />
    </Card>
  )
}

function TalkDialog({
  applicationId,
  talk,
  isOpen,
  onClose,
}: {
  applicationId: string
  talk: Talk | undefined
  isOpen: boolean
  onClose: () => void
}) {
  const words = useStrings('applicationParts').talks
  const form = useId()
  const today = utcDateOf(systemClock.now())
  const [values, setValues] = useState(() => ({
    kind: talk?.kind ?? 'other',
    onDate: talk?.onDate ?? today,
    atTime: talk?.atTime ?? '',
    minutes: talk?.minutes ? String(talk.minutes) : '',
    place: talk?.place ?? '',
    outcome: talk?.outcome === 'planned' && talk.onDate < today ? ('done' as const) : (talk?.outcome ?? 'planned'),
    note: talk?.note ?? '',
  }))
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change })
  const params = { id: applicationId }
  const saving = usePart(() => {
    const { atTime, minutes, ...rest } = values
    const body = { ...rest, atTime: atTime || null, minutes: Number(minutes) || null, ...(talk ? { id: talk.id } : {}) }
    return api.call(saveApplicationInterview, { params, body })
  }, onClose)
  const removing = usePart(
    (partId: string) => api.call(removeApplicationPart, { params: { ...params, partId } }),
    onClose,
  )
  return (
    <Dialog
      title={words.title}
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : onClose())}
      footer={
        <>
          {talk ? (
            <Button variant="ghost" isLoading={removing.isPending} onClick={() => removing.mutate(talk.id)}>
              {words.remove}
            </Button>
          ) : null}
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={form} isLoading={saving.isPending}>
            {words.save}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="grid grid-cols-1 gap-4 sm:grid-cols-2"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          saving.mutate()
        }}
      >
        <Select
          label={words.kind}
          value={values.kind}
          onChange={(event) => set({ kind: event.target.value as typeof values.kind })}
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {words.kinds[kind]}
            </option>
          ))}
        </Select>
        <DateField label={words.day} value={values.onDate} onChange={(event) => set({ onDate: event.target.value })} />
        <DateField
          label={words.time}
          type="time"
          value={values.atTime}
          onChange={(event) => set({ atTime: event.target.value })}
        />
        <Field
          label={words.minutes}
          kind="number"
          value={values.minutes}
          onChange={(event) => set({ minutes: event.target.value })}
        />
        <Field
          label={words.place}
          className="sm:col-span-2"
          maxLength={300}
          value={values.place}
          onChange={(event) => set({ place: event.target.value })}
        />
        <Select
          label={words.outcome}
          className="sm:col-span-2"
          value={values.outcome}
          onChange={(event) => set({ outcome: event.target.value as typeof values.outcome })}
        >
          {OUTCOMES.map((outcome) => (
            <option key={outcome} value={outcome}>
              {words.outcomes[outcome]}
            </option>
          ))}
        </Select>
        <TextArea
          label={words.note}
          hint={words.noteHint}
          className="sm:col-span-2"
          rows={6}
          maxLength={5_000}
          value={values.note}
          onChange={(event) => set({ note: event.target.value })}
        />
      </form>
    </Dialog>
  )
}
