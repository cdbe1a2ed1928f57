import { useQuery } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import { getChallenge, listAttempts } from '#contract/arena.ts'
import type { UserInfo } from '#contract/account.ts'
import type { CareerSummary } from '#contract/career-summary.ts'
import { listRounds } from '#contract/interview.ts'
import { CHECK_MS } from '#core/arena/attempt-rules.ts'
import { MINUTE_MS } from '#core/time.ts'
import { queryOf } from '../../lib/queries.ts'
import { paths } from '../../paths.ts'
import { useStrings } from '../../strings/strings.tsx'
import { useSay } from '../../strings/use-say.ts'
import { Chip } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { Link } from '../../ui/link.tsx'
import type { PathRows } from '../path-rows.ts'
import { ThinStreak } from './thin-streak.tsx'
import { useHoursADay } from '../use-hours-a-day.ts'

/** Minutes of a challenge of five, of one interview question and of a check of eight, as people take them. */
const MINUTES = { challenge: 4, interview: 5 }

type Thing = {
  id: string
  to: string
  title: string
  note: string
  minutes: string
  isDone: boolean
  /** The card above says it too, where both are seen at once. */
  only?: 'phone' | 'desktop'
}

/** Three things for today, each with its minutes, and the streak. */
export function TodayRow({
  summary,
  rows,
  person,
  nowMs,
}: {
  summary: CareerSummary
  rows: PathRows
  person: UserInfo
  nowMs: number
}) {
  const words = useStrings('dashboard').today
  const things = useThings(summary, rows, nowMs)
  return (
    <section
      aria-labelledby="today"
      className="mt-4 grid gap-x-4.5 gap-y-2.5 lg:grid-cols-[repeat(3,minmax(0,1fr))_17rem] xl:grid-cols-[repeat(3,minmax(0,1fr))_20rem]"
    >
      <h2 id="today" className="text-sm font-semibold text-ink-2 lg:sr-only">
        {words.title}
      </h2>
      <ul className="max-lg:panel max-lg:divide-y max-lg:divide-line max-lg:rounded-lg max-lg:px-4 lg:contents">
        {things.map((thing) => (
          <li
            key={thing.id}
            className={classes(
              'lg:panel lg:rounded-lg',
              thing.only === 'phone' && 'lg:hidden',
              thing.only === 'desktop' && 'max-lg:hidden',
            )}
          >
            <ThingLink thing={thing} />
          </li>
        ))}
      </ul>
      {person.game_elements ? <ThinStreak person={person} nowMs={nowMs} /> : null}
    </section>
  )
}

/** Whether something was on this device's day. */
const isOnDayOf = (nowMs: number, instant: string) =>
  new Date(instant).toDateString() === new Date(nowMs).toDateString()

function useThings({ dream, moves, route }: CareerSummary, { ahead }: PathRows, nowMs: number): Thing[] {
  const say = useSay()
  const words = useStrings('dashboard').today
  const hoursADay = useHoursADay()
  const challenge = useQuery(queryOf(getChallenge))
  // the first day's card asks for both as well
  const attempts = useQuery(queryOf(listAttempts)).data ?? []
  const rounds = useQuery(queryOf(listRounds, { query: { limit: 1 } })).data?.rounds ?? []
  const [next] = ahead
  const tried = new Set(
    attempts
      .filter(({ mode, endedAt }) => mode === 'scored' && isOnDayOf(nowMs, endedAt))
      .map(({ skillId }) => skillId),
  )
  // the next scored try of a skill is tomorrow's
  const proof = moves.find(({ by, skillId }) => by === 'check' && !tried.has(skillId))
  const lesson: Thing | null = next
    ? {
        id: 'lesson',
        to: paths.plan(),
        title: words.lesson,
        note: next.step.kind === 'course' ? next.step.title : say(next.step.title),
        minutes: hoursADay(Math.min(route.hoursPerDay, next.step.hours)),
        isDone: false,
      }
    : null
  const check: Thing | null = proof
    ? {
        id: 'check',
        to: paths.arena(),
        title: words.prove(proof.name),
        note: words.adds(proof.adds),
        minutes: words.upTo(CHECK_MS / MINUTE_MS),
        isDone: false,
      }
    : null
  const first: Thing[] =
    lesson && check
      ? [
          { ...lesson, only: 'desktop' },
          { ...check, only: 'phone' },
        ]
      : [lesson ?? check].filter((thing) => thing !== null)
  return [
    ...first,
    {
      id: 'challenge',
      to: paths.challenge(),
      title: words.challenge,
      note: words.questions(dream.title),
      minutes: words.minutes(MINUTES.challenge),
      isDone: challenge.data?.done ?? false,
    },
    {
      id: 'interview',
      to: paths.mockInterview(),
      title: words.interview,
      note: words.aloud,
      minutes: words.minutes(MINUTES.interview),
      isDone: rounds.some(({ questions }) =>
        questions.some(({ feedback }) => feedback !== null && isOnDayOf(nowMs, feedback.at)),
      ),
    },
  ]
}

function ThingLink({ thing }: { thing: Thing }) {
  const words = useStrings('dashboard').today
  return (
    <Link
      to={thing.to}
      className="flex min-h-14 items-start gap-3.5 rounded-lg py-2.5 hover:text-brand-ink lg:h-full lg:px-5 lg:py-4.5"
    >
      <span
        aria-hidden="true"
        className={classes(
          'mt-0.5 grid size-6.5 flex-none place-items-center rounded-full text-on-brand',
          thing.isDone ? 'bg-brand' : 'shadow-todo forced-colors:border',
        )}
      >
        {thing.isDone ? <Check size={15} strokeWidth={3} /> : null}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block leading-snug font-semibold">
          {thing.isDone ? <span className="sr-only">{words.done}</span> : null}
          {thing.title}
        </span>
        <span className="line-clamp-1 text-note text-ink-3 lg:line-clamp-2">{thing.note}</span>
      </span>
      <Chip className="tnum">{thing.minutes}</Chip>
    </Link>
  )
}
