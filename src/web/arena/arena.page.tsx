import type { SkillCheck } from '#contract/arena.ts'
import { Problem } from '#contract/problem.ts'
import { Loaded } from '../lib/loaded.tsx'
import { paths } from '../paths.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { arena } from '../strings/en/arena.ts'
import { Rich } from '../strings/rich.tsx'
import { Strings, useStrings } from '../strings/strings.tsx'
import { useNames } from '../strings/use-names.ts'
import { LinkButton } from '../ui/button.tsx'
import { Card, CardHeader, Chip } from '../ui/card.tsx'
import { FirstUse } from '../ui/first-use.tsx'
import { Link } from '../ui/link.tsx'
import { Page } from '../ui/page.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { AllChecks } from './all-checks.tsx'
import { useChallenge, useCheckQuota, useChecks, useHistory } from './arena-queries.ts'
import { CheckRow } from './check-row.tsx'
import { suggestedChecks } from './shown-checks.ts'

export const meta = (texts: Partial<Catalogue>) => [(texts.arena ?? arena).meta]

export default function ArenaPage() {
  return (
    <Strings of={{ arena }}>
      <Arena />
    </Strings>
  )
}

function Arena() {
  const words = useStrings('arena')
  const checks = useChecks()
  // Asked for at once, shown with the checks: what stands below them stays where it is.
  useCheckQuota()
  useHistory()
  return (
    <Page>
      <h1 className="text-3xl tracking-heading">{words.heading}</h1>
      <p className="mt-2 mb-7 max-w-text text-ink-2">{words.lead}</p>
      <FirstUse of="arena" />
      <div className="grid items-start gap-5 lg:grid-cols-7-5">
        <div className="grid min-w-0 gap-5">
          <TodayCard />
          <Loaded
            query={checks}
            skeleton={<Skeleton className="h-164 rounded-lg sm:h-102" />}
            otherwise={words.notLoaded}
          >
            {(loaded) => <Suggested checks={loaded} />}
          </Loaded>
        </div>
        <div className="grid min-w-0 gap-5">
          {checks.isPending ? (
            <Skeleton className="h-60 rounded-lg" />
          ) : (
            <>
              <QuotaLine />
              <HistoryCard />
            </>
          )}
        </div>
      </div>
      {checks.data ? <AllChecks checks={checks.data} /> : null}
    </Page>
  )
}

function TodayCard() {
  const words = useStrings('arena').today
  const challenge = useChallenge()
  const isAsking = challenge.error instanceof Problem && challenge.error.code === 'career.no_answers'
  return (
    <section aria-labelledby="today" className="dawn flex flex-wrap items-center gap-x-6 gap-y-4 rounded-lg p-6">
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="today" className="text-xl">
          {words.title}
        </h2>
        <p className="mt-1 text-ink-2 max-sm:min-h-two-lines">
          {isAsking
            ? words.noRole
            : challenge.data
              ? challenge.data.done
                ? words.done
                : words.open(challenge.data.dreamRole)
              : words.daily}
        </p>
      </div>
      {isAsking ? (
        <LinkButton to={paths.resumeUpload()}>{words.chooseRole}</LinkButton>
      ) : (
        <LinkButton to={paths.challenge()} variant={challenge.data?.done ? 'secondary' : 'primary'}>
          {challenge.data?.done ? words.seeAnswers : words.start}
        </LinkButton>
      )}
    </section>
  )
}

function Suggested({ checks }: { checks: readonly SkillCheck[] }) {
  const words = useStrings('arena').suggested
  const suggested = suggestedChecks(checks)
  if (suggested.length === 0) return null
  return (
    <Card aria-labelledby="suggested">
      <CardHeader
        id="suggested"
        title={words.title}
        note={words.note(suggested.some(({ isHeld, proof }) => isHeld && proof === 'none'))}
      />
      <ul className="divide-y divide-line">
        {suggested.map((check) => (
          <CheckRow key={check.skillId} check={check} />
        ))}
      </ul>
    </Card>
  )
}

function QuotaLine() {
  const words = useStrings('arena').month
  const quota = useCheckQuota()
  const { left, limit, renewsAt } = quota.data ?? {}
  if (quota.isPending)
    return (
      <Loading>
        <Skeleton className="h-27.5 rounded-lg sm:h-24" />
      </Loading>
    )
  if (left == null || limit == null || renewsAt === undefined) return null
  return (
    <Card aria-label={words.label}>
      <p className="text-md text-ink-2">
        <Rich
          text={words.text(renewsAt)}
          values={{ left: <b className="tnum text-ink">{words.left(left, limit)}</b> }}
        />
      </p>
    </Card>
  )
}

function HistoryCard() {
  const words = useStrings('arena').history
  const named = useNames()
  const history = useHistory()
  return (
    <Card aria-labelledby="history">
      <CardHeader id="history" title={words.title} />
      <Loaded query={history} skeleton={<Skeleton className="h-40" />} otherwise={words.notLoaded}>
        {(entries) =>
          entries.length === 0 ? (
            <p className="text-ink-3">{words.none}</p>
          ) : (
            <ul className="-mx-2 max-h-96 overflow-y-auto">
              {entries.map((entry) => (
                <li key={entry.attemptId}>
                  <Link
                    to={paths.skillCheck(entry.attemptId)}
                    className="flex min-h-12 items-center justify-between gap-3 rounded-control px-2 py-1.5 hover:bg-sunken"
                  >
                    <span className="min-w-0">
                      <span className="block font-mid">{named(entry.name)}</span>
                      <span className="block text-sm text-ink-3">
                        {words.day(entry.endedAt)}
                        {entry.mode === 'practice' ? ` · ${words.practice}` : ''}
                        {entry.isOutOfTime ? ` · ${words.outOfTime}` : ''}
                      </span>
                    </span>
                    <Chip tone={entry.passed && entry.mode === 'scored' ? 'green' : 'neutral'}>
                      {entry.mode === 'practice'
                        ? words.practised(entry.score)
                        : entry.passed
                          ? words.passed(entry.score)
                          : words.notYet}
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
