import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { removeApplication, restoreApplication } from '#contract/applications.ts'
import { OUTCOMES, STAGES, type Outcome, type Stage } from '#core/applications/stage.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { Loaded } from '../lib/loaded.tsx'
import { refreshApplications } from '../lib/refresh-applications.ts'
import { SentFor } from '../documents/sent-for.tsx'
import { RemindMe } from '../notices/remind-me.tsx'
import { paths } from '../paths.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { applicationParts } from '../strings/en/application-parts.ts'
import { applications as englishApplications } from '../strings/en/applications.ts'
import { Strings, useRoom, useStrings } from '../strings/strings.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Link } from '../ui/link.tsx'
import { Select } from '../ui/select.tsx'
import { DottedLine } from '../ui/dotted-line.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { toast } from '../ui/toasts.tsx'
import { Beside } from './beside.tsx'
import { AdvertLink, FactList } from './fact-list.tsx'
import { FactsDialog } from './facts-dialog.tsx'
import { FollowUpCard } from './follow-up-card.tsx'
import { HistoryCard } from './history-card.tsx'
import { MatchCard } from './match-card.tsx'
import { NotesCard } from './notes-card.tsx'
import { OthersCard } from './others-card.tsx'
import { PeopleCard } from './people-card.tsx'
import { PrepareCard } from './prepare-card.tsx'
import { OwnStageNames } from './stage-names.tsx'
import { TalksCard } from './talks-card.tsx'
import { TasksCard } from './tasks-card.tsx'
import { Trashed } from './trashed.tsx'
import { type ApplicationDetail, useApplication, useChange, useMove } from './use-applications.ts'

export const meta = (texts: Partial<Catalogue>) => [(texts.applications ?? englishApplications).meta]

export default function ApplicationPage() {
  const applications = useRoom('applications', englishApplications)
  const { id = '' } = useParams()
  const application = useApplication(id)
  return (
    <Strings of={{ applications, applicationParts }}>
      <div className="wrap pt-6 pb-16 sm:pt-9 sm:pb-24">
        <OwnStageNames>
          <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
            <BackLink />
            <Beside id={id} />
          </div>
          <Loaded
            query={application}
            isPage
            skeleton={<Skeleton className="h-96 rounded-lg" />}
            otherwise={applications.detail.missing}
          >
            {(loaded) => <Detail key={loaded.id} application={loaded} />}
          </Loaded>
        </OwnStageNames>
      </div>
    </Strings>
  )
}

function BackLink() {
  const words = useStrings('applications').detail
  return (
    <Link to={paths.applications()} className="inline-flex min-h-11 items-center gap-2 text-ink-2">
      <ArrowLeft size={18} aria-hidden /> {words.back}
    </Link>
  )
}

function Detail({ application }: { application: ApplicationDetail }) {
  const words = useStrings('applications')
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-3xl tracking-heading wrap-anywhere">
        {application.title ?? words.unnamed}
      </h1>
      <p className="mt-1 mb-6 text-lg wrap-anywhere text-ink-2">
        <DottedLine texts={[application.company, application.location]} />
      </p>
      {application.deletedAt === null ? (
        <Parts application={application} />
      ) : (
        <Trashed
          application={application}
          deletedAt={application.deletedAt}
          onRestored={() => heading.current?.focus()}
        />
      )}
    </>
  )
}

function Parts({ application }: { application: ApplicationDetail }) {
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-5-7">
      <div className="grid min-w-0 grid-cols-1 gap-5">
        <FactsCard application={application} />
        {application.outcome === 'accepted' ? <OthersCard acceptedId={application.id} /> : null}
        <TasksCard application={application} />
        <FollowUpCard application={application} />
        <PeopleCard application={application} />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-5">
        {application.adId ? <MatchCard adId={application.adId} /> : null}
        {application.adId && application.outcome === null ? <PrepareCard application={application} /> : null}
        <TalksCard application={application} />
        <NotesCard application={application} />
        <SentFor applicationId={application.id} />
        <HistoryCard application={application} />
      </div>
    </div>
  )
}

function FactsCard({ application }: { application: ApplicationDetail }) {
  const words = useStrings('applications')
  const { detail } = words
  const { edit } = useStrings('applicationParts')
  const navigate = useNavigate()
  const move = useMove(() => toast.success(detail.changed))
  const change = useChange(application, () => toast.success(detail.changed))
  const [isEditing, setIsEditing] = useState(false)
  const { id, version } = application
  const restore = async () => {
    await api.call(restoreApplication, { params: { id }, query: { version: version + 1 } })
    await refreshApplications()
  }
  const remove = useMutation({
    mutationFn: () => api.call(removeApplication, { params: { id }, query: { version } }),
    onSuccess: async () => {
      toast.success(detail.removed, {
        action: {
          label: detail.undo,
          onClick: () => void restore().catch((error: unknown) => toast.error(messageOf(error))),
        },
      })
      await navigate(paths.applications())
      await refreshApplications()
    },
    onError: (error) => toast.error(messageOf(error)),
  })
  return (
    <Card aria-label={detail.facts}>
      <div className="grid gap-4">
        <Select
          label={detail.stage}
          value={application.stage}
          isBusy={move.isPending}
          onChange={(event) => move.mutate({ id, version, stage: event.target.value as Stage })}
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
          isBusy={move.isPending}
          onChange={(event) =>
            move.mutate({
              id,
              version,
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
        <FactList application={application} />
        {application.deadlineOn && application.outcome === null && ['saved', 'offer'].includes(application.stage) ? (
          <RemindMe kind="deadline" />
        ) : null}
        <AdvertLink application={application} />
        {application.outcome === null ? (
          <Checkbox
            label={detail.remindsFollowUps}
            checked={application.remindsFollowUps}
            isBusy={change.isPending}
            onChange={(event) => change.mutate({ remindsFollowUps: event.target.checked })}
          />
        ) : null}
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => setIsEditing(true)}>
          {edit.open}
        </Button>
        <FactsDialog application={application} isOpen={isEditing} onOpenChange={setIsEditing} />
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
