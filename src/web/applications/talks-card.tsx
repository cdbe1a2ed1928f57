import { saveApplicationInterview } from '#contract/applications.ts'
import type { LocalDate } from '#core/time.ts'
import { api } from '../lib/api.ts'
import { InterviewFile } from '../notices/interview-file.tsx'
import { RemindMe } from '../notices/remind-me.tsx'
import { useStrings } from '../strings/strings.tsx'
import { Chip } from '../ui/card.tsx'
import { Field, TextArea } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { useFields } from '../ui/use-fields.ts'
import { DateField } from './add-dialog.tsx'
import { useOwnNow } from './own-now.ts'
import { PartDialog, PartsCard, type PartFrame } from './parts-card.tsx'
import type { ApplicationDetail } from './use-applications.ts'

type Talk = ApplicationDetail['interviews'][number]
const KINDS = ['screen', 'technical', 'task', 'design', 'behavioural', 'onsite', 'final', 'other'] as const
const OUTCOMES = ['planned', 'done', 'passed', 'failed', 'cancelled'] as const

/** Planned, and its day has gone by. */
const isOver = (talk: Talk, today: LocalDate) => talk.outcome === 'planned' && talk.onDate < today

/** Interviews: planned ones, and what is worth keeping of those that took place. */
export function TalksCard({ application }: { application: ApplicationDetail }) {
  const { detail } = useStrings('applications')
  const words = useStrings('applicationParts').talks
  const { day: today } = useOwnNow()
  const isOpen = application.deletedAt === null && application.outcome === null
  return (
    <PartsCard
      id="talks-title"
      application={application}
      parts={application.interviews}
      words={{ title: detail.interviews, add: words.add, none: detail.noInterviews }}
      row={(talk) => {
        const when = detail.on(talk.onDate, talk.atTime)
        const ask = isOver(talk, today)
        const editName = ask ? `${words.ask} ${when}` : words.editOf(when)
        return {
          about: <About talk={talk} when={when} hasFile={isOpen} />,
          edit: ask ? words.ask : words.edit,
          editName,
        }
      }}
      dialog={TalkDialog}
    >
      {isOpen && application.interviews.some((talk) => talk.outcome === 'planned' && !isOver(talk, today)) ? (
        <RemindMe kind="interview" />
      ) : null}
    </PartsCard>
  )
}

function About({ talk, when, hasFile }: { talk: Talk; when: string; hasFile: boolean }) {
  const words = useStrings('applicationParts').talks
  const { day: today } = useOwnNow()
  return (
    <>
      <p className="font-semibold">
        {words.kinds[talk.kind]} <span className="font-normal text-ink-2">{when}</span>
      </p>
      {talk.place ? <p className="text-ink-2">{talk.place}</p> : null}
      {talk.outcome === 'planned' ? null : <Chip className="mt-1">{words.outcomes[talk.outcome]}</Chip>}
      {talk.note ? <p className="mt-1 whitespace-pre-line text-ink-2">{talk.note}</p> : null}
      {hasFile && talk.outcome === 'planned' && !isOver(talk, today) ? <InterviewFile id={talk.id} day={when} /> : null}
    </>
  )
}

function TalkDialog({ applicationId, part: talk, ...frame }: PartFrame<Talk>) {
  const words = useStrings('applicationParts').talks
  const { day: today } = useOwnNow()
  const { values, field } = useFields(() => ({
    kind: talk?.kind ?? 'other',
    onDate: talk?.onDate ?? today,
    atTime: talk?.atTime ?? '',
    minutes: talk?.minutes ? String(talk.minutes) : '',
    place: talk?.place ?? '',
    outcome: talk && isOver(talk, today) ? 'done' : (talk?.outcome ?? 'planned'),
    note: talk?.note ?? '',
  }))
  const save = () => {
    const { atTime, minutes, ...rest } = values
    const body = {
      ...rest,
      atTime: atTime || null,
      minutes: Number(minutes) || null,
      ...(talk ? { id: talk.id, was: talk } : {}),
    }
    return api.call(saveApplicationInterview, { params: { id: applicationId }, body })
  }
  return (
    <PartDialog {...frame} applicationId={applicationId} partId={talk?.id} words={words} save={save}>
      <Select label={words.kind} {...field('kind')}>
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {words.kinds[kind]}
          </option>
        ))}
      </Select>
      <DateField label={words.day} {...field('onDate')} />
      <DateField label={words.time} type="time" {...field('atTime')} />
      <Field label={words.minutes} kind="number" {...field('minutes')} />
      <Field label={words.place} className="sm:col-span-2" maxLength={300} {...field('place')} />
      <Select label={words.outcome} className="sm:col-span-2" {...field('outcome')}>
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
        {...field('note')}
      />
    </PartDialog>
  )
}
