import ArrowDownRight from 'lucide-react/icons/arrow-down-right'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { InterviewHistory, PastRound, RoundQuestion } from '#contract/interview.ts'
import { ROUNDS_FOR_TREND } from '#core/interview/round/trend.ts'
import { messageOf } from '../lib/errors.ts'
import { useStrings } from '../strings/strings.tsx'
import { useNames } from '../strings/use-names.ts'
import { Button } from '../ui/button.tsx'
import { Card, CardHeader } from '../ui/card.tsx'
import { ErrorState } from '../ui/empty-state.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { BandMeter } from './band-meter.tsx'
import { FeedbackDetails } from './feedback-details.tsx'
import { useInterviewHistory } from './interview-queries.ts'

/** Everything that was answered, newest first, with a direction once there are three. */
export function HistorySection() {
  const words = useStrings('interview').history
  const history = useInterviewHistory()
  const rounds = history.data?.pages.flatMap((page) => page.rounds) ?? []
  const first = history.data?.pages[0]
  return (
    <Card aria-labelledby="history">
      <CardHeader id="history" title={words.title} note={words.note} />
      {history.isError && !first ? (
        <ErrorState message={messageOf(history.error, words.notLoaded)} onRetry={() => void history.refetch()} />
      ) : null}
      {history.isPending ? (
        <Loading>
          <Skeleton className="h-24" />
        </Loading>
      ) : null}
      {first && rounds.length === 0 ? <p className="text-ink-2">{words.none}</p> : null}
      {first && rounds.length > 0 ? <TrendLine history={first} /> : null}
      <ul className="mt-2 divide-y divide-line">
        {rounds.map((round) => (
          <li key={round.roundId}>
            <PastInterview round={round} />
          </li>
        ))}
      </ul>
      {history.hasNextPage ? (
        <Button
          variant="secondary"
          className="mt-4"
          isLoading={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          {words.older}
        </Button>
      ) : null}
    </Card>
  )
}

const DIRECTIONS = {
  up: { Icon: ArrowUpRight, tone: 'text-green-ink' },
  steady: { Icon: ArrowRight, tone: 'text-ink-3' },
  down: { Icon: ArrowDownRight, tone: 'text-amber-ink' },
} as const

function TrendLine({ history: { trend, rounds } }: { history: InterviewHistory }) {
  const { dimensions, history: words } = useStrings('interview')
  if (!trend) {
    const left = ROUNDS_FOR_TREND - rounds.filter(({ summary }) => summary !== null).length
    return <p className="text-md text-ink-2">{left > 0 ? words.trendLeft(left) : words.trendOfAKind}</p>
  }
  return (
    <div>
      <p className="text-md text-ink-2">{words.against[trend.by](trend.rounds)}</p>
      <ul className="mt-2 mb-3 flex flex-wrap gap-x-5 gap-y-1.5">
        {trend.directions.map(({ dimension, direction }) => {
          const { Icon, tone } = DIRECTIONS[direction]
          return (
            <li key={dimension} className="flex items-center gap-1.5 text-sm">
              <Icon size={16} aria-hidden className={tone} />
              <span className="font-mid">{dimensions[dimension]}</span> {words.directions[direction]}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function PastInterview({ round }: { round: PastRound }) {
  const words = useStrings('interview').history
  const named = useNames()
  const judged = round.questions.filter(({ feedback }) => feedback !== null)
  const kept = round.questions.filter(({ answer }) => answer !== null && answer !== '')
  return (
    <details className="group py-1">
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-4 gap-y-1 py-2 [&::-webkit-details-marker]:hidden">
        <ChevronDown
          size={18}
          aria-hidden
          className="flex-none text-ink-3 transition-transform group-open:rotate-180"
        />
        <span className="min-w-0 flex-1 basis-56">
          <span className="font-mid" lang={named.lang(round.dreamRole)}>
            {named(round.dreamRole)}
          </span>{' '}
          <span className="block text-sm text-ink-2 sm:inline">
            {(round.isCurrent && judged.length < round.questions.length ? words.inProgress : words.answered)(
              lastJudgedAt(round),
              judged.length,
              round.questions.length,
            )}
          </span>
        </span>
        {round.summary ? <BandMeter band={round.summary.band} className="max-sm:ml-8.5" /> : null}
      </summary>
      <ul className="mb-3 grid gap-2 sm:pl-9">
        {kept.map((question) => (
          <li key={question.id}>
            <PastAnswer question={question} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** A round may have been drawn long before it was answered. */
function lastJudgedAt({ questions, startedAt }: PastRound): string {
  return questions.reduce(
    (latest, { feedback }) => (feedback && feedback.at > latest ? feedback.at : latest),
    startedAt,
  )
}

function PastAnswer({ question }: { question: RoundQuestion }) {
  const { history: words, category } = useStrings('interview')
  const { feedback } = question
  return (
    <details className="rounded-md bg-sunken">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5">
        <span className="min-w-0 flex-1 basis-56 text-md">
          <span className="font-mid">{category(question.category)}.</span> {question.text}
        </span>
        <BandMeter band={feedback?.band ?? null} />
      </summary>
      <div className="grid gap-5 rounded-b-md bg-surface px-4 pt-4 pb-5">
        <div>
          <h3 className="mb-1 text-base font-semibold">{words.answer}</h3>
          <p
            className={
              question.isCode
                ? 'overflow-x-auto font-mono text-sm whitespace-pre-wrap'
                : 'max-w-article whitespace-pre-wrap text-ink-2'
            }
          >
            {question.answer}
          </p>
        </div>
        {feedback ? <FeedbackDetails feedback={feedback} headingLevel={3} /> : null}
      </div>
    </details>
  )
}
