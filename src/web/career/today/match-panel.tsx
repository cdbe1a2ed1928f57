import { lazy, Suspense, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { getMatchHistory } from '#contract/career-plan.ts'
import type { CareerSummary, RoleStanding } from '#contract/career-summary.ts'
import { CHECK_ITEMS } from '#core/arena/attempt-rules.ts'
import { queryOf } from '../../lib/queries.ts'
import { paths } from '../../paths.ts'
import { useStrings } from '../../strings/strings.tsx'
import { useNames } from '../../strings/use-names.ts'
import { Card, Chip } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { PhoneFold } from '../../ui/phone-fold.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { useReasons } from '../use-reasons.tsx'
import { skillCounts, type RoleMatch } from '../match-words.ts'
import { standingLine } from '../standing-words.ts'
import { useCareerProgress } from '../use-learning-path.ts'
import { RecountedNote } from './recounted-note.tsx'

const SkillsDialog = lazy(async () => ({ default: (await import('./skills-dialog.tsx')).SkillsDialog }))

const MOST_MOVES = 3

/** Both bars, how they moved, and what would move them most. */
export function MatchPanel({ summary, hasInterim }: { summary: CareerSummary; hasInterim: boolean }) {
  const words = useStrings('dashboard').match
  const progress = useCareerProgress()
  return (
    <Card aria-labelledby="role-match" className="h-full max-md:py-4">
      <div className="mb-3.5 flex items-center justify-between gap-3">
        <h2 id="role-match" className="text-lg leading-title">
          {words.title}
        </h2>
        <Trend />
      </div>
      <RecountedNote />
      <div className="grid gap-3.5">
        <Bar kind="dream" standing={summary.dream} match={progress.data?.dreamRole} />
        {hasInterim && summary.interim ? (
          <Bar
            kind={summary.route.via ? 'onRoute' : 'interim'}
            standing={summary.interim}
            match={progress.data?.interimRole ?? undefined}
          />
        ) : null}
      </div>
      <PhoneFold
        label={words.moves}
        buttonClassName="mt-2 -mb-3 w-full justify-between border-t border-line"
        className="max-md:pt-2"
      >
        <Moves summary={summary} />
        {progress.data ? <AllSkills match={progress.data.dreamRole} count={summary.skills.all} /> : null}
      </PhoneFold>
    </Card>
  )
}

function Trend() {
  const words = useStrings('dashboard').match
  const history = useQuery(queryOf(getMatchHistory))
  const points = history.data ?? []
  const last = points.at(-1)
  const before = points.findLast(({ percent }) => percent !== last?.percent)
  if (!last || !before) return null
  const change = last.percent - before.percent
  return <Chip tone={change > 0 ? 'green' : 'neutral'}>{words.since(change, before.date)}</Chip>
}

function Bar({
  kind,
  standing,
  match,
}: {
  kind: 'dream' | 'interim' | 'onRoute'
  standing: RoleStanding
  match: RoleMatch | undefined
}) {
  const words = useStrings('dashboard').match
  const matchWords = useStrings('match')
  const roles = useStrings('role')
  const named = useNames()
  const label = words.of(words[kind], standing.title)
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <p className="min-w-0 leading-snug">
          <b className="font-semibold">{named(standing.title)}</b>{' '}
          <span className="text-note text-ink-3">{words[kind]}</span>
        </p>
        {match ? (
          <Why match={match} met={standing.mustsHeld} />
        ) : (
          <b className="tnum text-xl">{matchWords.percent(standing.percent, standing.mustsHeld)}</b>
        )}
      </div>
      <ProgressBar
        label={label}
        value={standing.percent}
        valueText={words.spoken(standing.percent, standingLine(standing, roles.standing), standing.mustsHeld)}
        className="my-2"
      />
      <p className="text-note text-ink-2">{standingLine(standing, roles.standing)}</p>
    </div>
  )
}

/** `met`: its must-haves that are there; parts that are count as well. */
function Why({ match, met }: { match: RoleMatch; met: number }) {
  const reasons = useReasons(match)
  const shown = Math.max(met, skillCounts(match)[0])
  const words = useStrings('match')
  const named = useNames()
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${words.why(match.percent, shown)} ${named(match.title)}`}
        onClick={reasons.open}
        className="tnum -my-2.5 -mr-2 inline-flex min-h-11 items-center gap-0.5 rounded-sm px-2 text-xl font-strong hover:text-brand-ink"
      >
        {words.percent(match.percent, shown)}
        <ChevronRight size={16} aria-hidden className="text-ink-3" />
      </button>
      {reasons.dialog}
    </>
  )
}

function Moves({ summary: { moves } }: { summary: CareerSummary }) {
  const words = useStrings('dashboard').match
  const named = useNames()
  if (moves.length === 0) return null
  // a check is always among them where one would help: it is the quickest
  const check = moves.find(({ by }) => by === 'check')
  const shown = [
    ...moves.filter((move) => move !== check).slice(0, check ? MOST_MOVES - 1 : MOST_MOVES),
    ...(check ? [check] : []),
  ].toSorted((one, other) => other.adds - one.adds)
  return (
    <div className="md:mt-3 md:border-t md:border-line md:pt-2.5">
      <h3 className="text-sm tracking-normal text-ink-2 max-md:sr-only">{words.moves}</h3>
      <ul className="mt-1">
        {shown.map(({ skillId, name, adds, by, courseId, shown: weakly }) => (
          <li key={skillId}>
            <Link
              to={by === 'check' ? paths.arena() : paths.plan()}
              className="-mx-2 flex min-h-11 items-center lg:min-h-9.5 justify-between gap-3 rounded-sm px-2 text-md hover:bg-sunken"
            >
              <span className="min-w-0">
                {by === 'check' ? words.proving(name) : named(name)}{' '}
                <span className="text-note text-ink-3">
                  {by === 'check'
                    ? words.check(CHECK_ITEMS.least, CHECK_ITEMS.most)
                    : courseId === null
                      ? words.noCourse
                      : words.onPath}
                  {weakly ? `, ${words.weakly[weakly]}` : null}
                </span>
              </span>
              <b className="tnum font-semibold text-green-ink">{words.gain(adds)}</b>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function AllSkills({ match, count }: { match: RoleMatch; count: number }) {
  const words = useStrings('dashboard').skills
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="mt-0.5 -mb-2 -ml-2 inline-flex min-h-11 items-center rounded-sm px-2 text-sm font-semibold text-brand-ink hover:underline hover:underline-offset-3"
      >
        {words.all(count)}
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <SkillsDialog match={match} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
