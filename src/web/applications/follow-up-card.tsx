import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { writeFollowUp } from '#contract/application-reports.ts'
import { fittingFollowUps, type FollowUpKind, hasTakenPlace } from '#core/applications/follow-ups/fitting-follow-ups.ts'
import { FOLLOW_UP_LANGUAGES, type FollowUpLanguage } from '#core/applications/follow-ups/letter-words.ts'
import { Loaded } from '../lib/loaded.tsx'
import { queryOf } from '../lib/queries.ts'
import { RemindMe } from '../notices/remind-me.tsx'
import { useLanguage, useStrings } from '../strings/strings.tsx'
import { Button } from '../ui/button.tsx'
import { Card, CardHeader } from '../ui/card.tsx'
import { Select } from '../ui/select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { toast } from '../ui/toasts.tsx'
import { useOwnNow } from './own-now.ts'
import { type ApplicationDetail, useEvent } from './use-applications.ts'

/** A letter from what is known, to copy and send by oneself; nothing where no letter would be true. */
export function FollowUpCard({ application }: { application: ApplicationDetail }) {
  const now = useOwnNow()
  const { stage, outcome, interviews, tasks, events } = application
  const hasTask =
    tasks.some(({ state }) => state === 'open') && events.some(({ kind, to }) => kind === 'reply' && to === 'task')
  const hasTalked = interviews.some((talk) => hasTakenPlace(talk, now))
  const isInvited = interviews.some(
    (talk) => talk.outcome === 'planned' && talk.onDate >= now.day && !hasTakenPlace(talk, now),
  )
  const kinds = fittingFollowUps({ stage, outcome, hasTalked, isInvited, hasTask })
  const [chosen, setKind] = useState<FollowUpKind>()
  const kind = kinds.find((one) => one === chosen) ?? kinds[0]
  return kind ? <Letter application={application} kinds={kinds} kind={kind} onKind={setKind} /> : null
}

type LetterProps = {
  application: ApplicationDetail
  kinds: readonly FollowUpKind[]
  kind: FollowUpKind
  onKind: (kind: FollowUpKind) => void
}

function Letter({ application, kinds, kind, onKind }: LetterProps) {
  const words = useStrings('applications').detail
  const [chosen, setLanguage] = useState<FollowUpLanguage>()
  const letter = useQuery(
    queryOf(writeFollowUp, {
      params: { id: application.id },
      query: { kind, ...(chosen ? { language: chosen } : {}) },
    }),
  )
  // until one is chosen, that in which the employer writes
  const own = useLanguage()
  const language = chosen ?? letter.data?.language ?? own
  const sent = useEvent(application.id, () => toast.success(words.noted))
  return (
    <Card>
      <CardHeader title={words.followUp} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select label={words.letterKind} value={kind} onChange={(event) => onKind(event.target.value as FollowUpKind)}>
          {kinds.map((name) => (
            <option key={name} value={name}>
              {words.letters[name]}
            </option>
          ))}
        </Select>
        <Select
          label={words.letterLanguage}
          value={language}
          onChange={(event) => setLanguage(event.target.value as FollowUpLanguage)}
        >
          {FOLLOW_UP_LANGUAGES.map((name) => (
            <option key={name} value={name}>
              {words.languages[name]}
            </option>
          ))}
        </Select>
      </div>
      <Loaded query={letter} skeleton={<Skeleton className="mt-4 h-32 rounded-lg" />}>
        {({ subject, body }) => (
          <>
            <p className="mt-4 font-semibold wrap-anywhere" lang={language}>
              {subject}
            </p>
            <p className="mt-2 wrap-anywhere whitespace-pre-line text-ink-2" lang={language}>
              {body}
            </p>
            <div className="mt-4 flex flex-wrap gap-2">
              <Button
                size="sm"
                variant="secondary"
                onClick={() =>
                  void navigator.clipboard.writeText(`${subject}\n\n${body}`).then(() => toast.success(words.copied))
                }
              >
                {words.copy}
              </Button>
              <Button
                size="sm"
                isLoading={sent.isPending}
                onClick={() => sent.mutate({ kind: 'follow_up', text: subject })}
              >
                {words.sent}
              </Button>
            </div>
          </>
        )}
      </Loaded>
      {application.outcome === null ? (
        <div className="mt-4">
          <RemindMe kind="follow_up" />
        </div>
      ) : null}
    </Card>
  )
}
