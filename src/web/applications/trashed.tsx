import { useMutation } from '@tanstack/react-query'
import { restoreApplication } from '#contract/applications.ts'
import { trashedUntil } from '#core/applications/trash.ts'
import { localDateIn } from '#core/time.ts'
import { SentFor } from '../documents/sent-for.tsx'
import { api } from '../lib/api.ts'
import { browserZone } from '../lib/browser-zone.ts'
import { messageOf } from '../lib/errors.ts'
import { refreshApplications } from '../lib/refresh-applications.ts'
import { useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Card, CardHeader } from '../ui/card.tsx'
import { toast } from '../ui/toasts.tsx'
import { AdvertLink, FactList } from './fact-list.tsx'
import { HistoryCard } from './history-card.tsx'
import { MatchCard } from './match-card.tsx'
import { PeopleCard } from './people-card.tsx'
import { TalksCard } from './talks-card.tsx'
import { type ApplicationDetail } from './use-applications.ts'

type Props = { application: ApplicationDetail }

/** An application in the trash: all of it can be read, and the one thing to do is to take it back. */
export function Trashed({ application, deletedAt, onRestored }: Props & { deletedAt: string; onRestored: () => void }) {
  const { detail } = useStrings('applications')
  const { trash } = detail
  const restore = useMutation({
    mutationFn: () =>
      api.call(restoreApplication, { params: { id: application.id }, query: { version: application.version } }),
    onSuccess: async () => {
      await refreshApplications()
      toast.success(trash.restored)
      onRestored()
    },
    onError: (error) => toast.error(messageOf(error)),
  })
  return (
    <>
      <Banner tone="notice" className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <span>{trash.until(localDateIn(browserZone(), trashedUntil(deletedAt)))}</span>
        <Button size="sm" isLoading={restore.isPending} onClick={() => restore.mutate()}>
          {trash.takeBack}
        </Button>
      </Banner>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-5-7">
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <Card aria-label={detail.facts}>
            <div className="grid gap-4">
              <FactList application={application} />
              <AdvertLink application={application} />
            </div>
          </Card>
          {application.tasks.length > 0 ? <Tasks application={application} /> : null}
          {application.contacts.length > 0 ? <PeopleCard application={application} /> : null}
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-5">
          {application.adId ? <MatchCard adId={application.adId} isFixed /> : null}
          {application.interviews.length > 0 ? <TalksCard application={application} /> : null}
          {application.notes ? (
            <Card>
              <CardHeader title={detail.notes} />
              <p className="whitespace-pre-line wrap-anywhere">{application.notes}</p>
            </Card>
          ) : null}
          <SentFor applicationId={application.id} />
          <HistoryCard application={application} />
        </div>
      </div>
    </>
  )
}

function Tasks({ application }: Props) {
  const words = useStrings('applicationParts').tasks
  return (
    <Card aria-labelledby="tasks-title">
      <CardHeader id="tasks-title" title={words.title} />
      <ul className="grid grid-cols-1 gap-2">
        {application.tasks.map((task) => (
          <li key={task.id} className="wrap-anywhere">
            {task.state === 'done' ? <s>{task.title}</s> : task.title}
            {task.dueOn ? <span className="text-sm text-ink-3"> {words.due(task.dueOn)}</span> : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}
