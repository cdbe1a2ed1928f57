import { Link } from 'react-router'
import type { SkillCheck } from '#contract/arena.ts'
import { Problem } from '#contract/problem.ts'
import { longDate } from '#core/long-date.ts'
import { Loaded } from '../lib/loaded.tsx'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/button.tsx'
import { Card, CardHeader, Chip } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { AllChecks } from './all-checks.tsx'
import { useChallenge, useCheckQuota, useChecks, useHistory } from './arena-queries.ts'
import { CheckRow } from './check-row.tsx'

export const meta = () => [{ title: 'Arena · Waymark' }]

const SUGGESTED = 4

export default function ArenaPage() {
  const checks = useChecks()
  return (
    <div className="wrap pt-6 pb-16 sm:pt-9 sm:pb-24">
      <h1 className="text-3xl tracking-[-0.03em]">Arena</h1>
      <p className="mt-2 mb-7 max-w-[60ch] text-ink-2">
        Turn “I know this” into proof: eight fresh questions, twenty minutes, six right is a pass. A failed check takes nothing away.
      </p>
      <div className="grid items-start gap-5 lg:grid-cols-[7fr_5fr]">
        <div className="grid min-w-0 gap-5">
          <TodayCard />
          <Loaded query={checks} skeleton={<Skeleton className="h-80 rounded-lg" />} otherwise="The checks could not be loaded. Please try again.">
            {(loaded) => <Suggested checks={loaded} />}
          </Loaded>
        </div>
        <div className="grid min-w-0 gap-5">
          <QuotaLine />
          <HistoryCard />
        </div>
      </div>
      {checks.data ? <AllChecks checks={checks.data} /> : null}
    </div>
  )
}

function TodayCard() {
  const challenge = useChallenge()
  const isAsking = challenge.error instanceof Problem && challenge.error.code === 'career.no_answers'
  return (
    <section aria-labelledby="today" className="dawn flex flex-wrap items-center gap-x-6 gap-y-4 rounded-lg p-6">
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="today" className="text-xl">
          Today's challenge
        </h2>
        <p className="mt-1 text-ink-2">
          {isAsking
            ? 'It is made from the skills of your dream role. Choose one first.'
            : challenge.data
              ? challenge.data.done
                ? 'Done. The next one comes tomorrow.'
                : `Five questions for everyone on the way to ${challenge.data.dreamRole}.`
              : 'Five questions a day.'}
        </p>
      </div>
      {isAsking ? (
        <LinkButton to={paths.resumeUpload()}>Choose a dream role</LinkButton>
      ) : (
        <LinkButton to={paths.challenge()} variant={challenge.data?.done ? 'secondary' : 'primary'}>
          {challenge.data?.done ? "See today's answers" : "Start today's challenge"}
        </LinkButton>
      )}
    </section>
  )
}

function Suggested({ checks }: { checks: readonly SkillCheck[] }) {
  const suggested = checks.filter((check) => check.adds > 0 && check.nextTryAt === null).slice(0, SUGGESTED)
  if (suggested.length === 0) return null
  return (
    <Card aria-labelledby="suggested">
      <CardHeader id="suggested" title="Suggested checks" note="What adds most to your role match, first." />
      <ul className="divide-y divide-line">
        {suggested.map((check) => (
          <CheckRow key={check.skillId} check={check} />
        ))}
      </ul>
    </Card>
  )
}

function QuotaLine() {
  const quota = useCheckQuota()
  if (!quota.data || quota.data.limit === null) return null
  const { left, limit, renewsAt } = quota.data
  return (
    <Card aria-label="Scored checks this month">
      <p className="text-[0.9375rem] text-ink-2">
        <b className="tnum text-ink">
          {left} of {limit}
        </b>{' '}
        scored checks left this month. They renew on {longDate(renewsAt)}. Practice is without limit.
      </p>
    </Card>
  )
}

function HistoryCard() {
  const history = useHistory()
  return (
    <Card aria-labelledby="history">
      <CardHeader id="history" title="History" />
      <Loaded query={history} skeleton={<Skeleton className="h-40" />} otherwise="Your history could not be loaded. Please try again.">
        {(entries) =>
          entries.length === 0 ? (
            <p className="text-ink-3">Nothing yet. Your checks and practice will be listed here.</p>
          ) : (
            <ul className="-mx-2 max-h-96 overflow-y-auto">
              {entries.map((entry) => (
                <li key={entry.attemptId}>
                  <Link to={paths.skillCheck(entry.attemptId)} className="flex min-h-12 items-center justify-between gap-3 rounded-control px-2 py-1.5 hover:bg-sunken">
                    <span className="min-w-0">
                      <span className="block font-[550]">{entry.name}</span>
                      <span className="block text-sm text-ink-3">
                        {longDate(entry.endedAt)}
                        {entry.mode === 'practice' ? ' · practice' : ''}
                        {entry.isOutOfTime ? ' · out of time' : ''}
                      </span>
                    </span>
                    <Chip tone={entry.passed && entry.mode === 'scored' ? 'green' : 'neutral'}>
                      {entry.score}%{entry.mode === 'scored' ? (entry.passed ? ' passed' : ' not yet') : ''}
                    </Chip>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}
