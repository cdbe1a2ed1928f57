import { useMutation } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { removeApplication, restoreApplication } from '#contract/applications.ts'
import { OUTCOMES, STAGES, type Outcome, type Stage } from '#core/applications/stage.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { Loaded } from '../lib/loaded.tsx'
import { SentFor } from '../documents/sent-for.tsx'
import { InterviewFile } from '../notices/interview-file.tsx'
import { RemindMe } from '../notices/remind-me.tsx'
import { paths } from '../paths.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { applications as englishApplications } from '../strings/en/applications.ts'
import { Strings, useRoom, useStrings } from '../strings/strings.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Link } from '../ui/link.tsx'
import { Select } from '../ui/select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { toast } from '../ui/toasts.tsx'
import { FollowUpCard } from './follow-up-card.tsx'
import { HistoryCard } from './history-card.tsx'
import { MatchCard } from './match-card.tsx'
import { NotesCard } from './notes-card.tsx'
import { type ApplicationDetail, refreshApplications, useApplication, useMove } from './use-applications.ts'

export const meta = (texts: Partial<Catalogue>) => [(texts.applications ?? englishApplications).meta]

export default function ApplicationPage() {
  const applications = useRoom('applications', englishApplications)
  const { id = '' } = useParams()
  const application = useApplication(id)
  return (
    <Strings of={{ applications }}>
      <div className="wrap pt-6 pb-16 sm:pt-9 sm:pb-24">
        <BackLink />
        <Loaded
          query={application}
          skeleton={<Skeleton className="h-96 rounded-lg" />}
          otherwise={applications.detail.missing}
        >
          {(loaded) => <Detail key={loaded.id} application={loaded} />}
        </Loaded>
      </div>
    </Strings>
  )
}

function BackLink() {
  const words = useStrings('applications').detail
  return (
    <Link to={paths.applications()} className="mb-4 inline-flex min-h-11 items-center gap-2 text-ink-2">
      <ArrowLeft size={18} aria-hidden /> {words.back}
    </Link>
  )
}

function Detail({ application }: { application: ApplicationDetail }) {
  const words = useStrings('applications')
  return (
    <>
      <h1 className="text-3xl tracking-heading wrap-anywhere">{application.title ?? words.unnamed}</h1>
      <p className="mt-1 mb-6 text-lg wrap-anywhere text-ink-2">
        {[application.company, application.location].filter(Boolean).join(' · ')}
      </p>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[5fr_7fr]">
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <FactsCard application={application} />
          <FollowUpCard application={application} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-5">
          {application.adId ? <MatchCard adId={application.adId} /> : null}
          <NotesCard application={application} />
          <SentFor applicationId={application.id} />
          <HistoryCard application={application} />
        </div>
      </div>
    </>
  )
}

function FactsCard({ application }: { application: ApplicationDetail }) {
  const words = useStrings('applications')
  const { detail } = words
  const navigate = useNavigate()
  const move = useMove(() => toast.success(detail.changed))
  const restore = async () => {
    await api.call(restoreApplication, { params: { id: application.id } })
    await refreshApplications()
  }
  const remove = useMutation({
    mutationFn: () => api.call(removeApplication, { params: { id: application.id } }),
    onSuccess: async () => {
      toast.success(detail.removed, { action: { label: detail.undo, onClick: () => void restore() } })
      await navigate(paths.applications())
      await refreshApplications()
    },
    onError: (error) => toast.error(messageOf(error)),
  })
  const facts = [
    [detail.pay, application.pay?.text],
    [detail.source, application.source],
    [detail.method, application.method],
    [detail.deadline, application.deadlineOn ? detail.on(application.deadlineOn, null) : null],
  ] as const
  return (
    <Card aria-label={detail.facts}>
      <div className="grid gap-4">
        <Select
          label={detail.stage}
          value={application.stage}
          disabled={move.isPending}
          onChange={(event) => move.mutate({ id: application.id, stage: event.target.value as Stage })}
        >
          {STAGES.map((stage) => (
            <option key={stage} value={stage}>
              {words.stages[stage]}
            </option>
          ))}
        </Select>
        <Select
          label={detail.outcome}
          value={application.outcome ?? ''}
          disabled={move.isPending}
          onChange={(event) =>
            move.mutate({
              id: application.id,
              outcome: event.target.value === '' ? null : (event.target.value as Outcome),
            })
          }
        >
          <option value="">{detail.open}</option>
          {OUTCOMES.map((outcome) => (
            <option key={outcome} value={outcome}>
              {words.outcomes[outcome]}
            </option>
          ))}
        </Select>
        {application.appliedOn ? <p>{words.appliedOn(application.appliedOn)}</p> : null}
        <dl className="grid gap-2">
          {facts.map(([name, value]) =>
            value ? (
              <div key={name} className="flex justify-between gap-4">
                <dt className="text-ink-3">{name}</dt>
                <dd className="text-right wrap-anywhere">{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
        {application.deadlineOn && application.outcome === null && ['saved', 'offer'].includes(application.stage) ? (
          <RemindMe kind="deadline" />
        ) : null}
        {application.url ? (
          <a href={application.url} target="_blank" rel="noreferrer" className="underline">
            {detail.advert}
          </a>
        ) : null}
        <Interviews application={application} />
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-start"
          isLoading={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {detail.remove}
        </Button>
      </div>
    </Card>
  )
}

function Interviews({ application }: { application: ApplicationDetail }) {
  const { detail } = useStrings('applications')
  if (application.interviews.length === 0) return null
  return (
    <div>
      <h2 className="text-sm font-semibold">{detail.interviews}</h2>
      <ul className="mt-1 grid grid-cols-1 gap-1 wrap-anywhere text-ink-2">
        {application.interviews.map(({ id, onDate, atTime, place }) => (
          <li key={id}>
            {detail.on(onDate, atTime)}
            {place ? ` · ${place}` : ''}
            <InterviewFile id={id} day={detail.on(onDate, atTime)} />
          </li>
        ))}
      </ul>
      <RemindMe kind="interview" />
    </div>
  )
}
