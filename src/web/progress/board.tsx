import type { UserInfo } from '#contract/account.ts'
import { boardNameOf } from '#core/progress/leaderboard.ts'
import { medalImageUrl } from '#core/progress/image-urls.ts'
import { Loaded } from '../lib/loaded.tsx'
import { paths } from '../paths.ts'
import { Rich } from '../strings/rich.tsx'
import { useStrings } from '../strings/strings.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Link } from '../ui/link.tsx'
import { markOwn, podiumOf } from './board-rows.ts'
import { BoardLine } from './board-line.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'
import { Podium } from './podium.tsx'
import { useBoard, useStanding, type Period } from './progress-queries.ts'

/** The podium, the thirty rows, and one's own row when it is not among them. */
export function Board({ period, person }: { period: Period; person: UserInfo }) {
  const words = useStrings('leaderboard')
  const standing = useStanding(period)
  return (
    <Loaded query={useBoard(period)} skeleton={<BoardSkeleton />} otherwise={words.notLoaded}>
      {(entries) => {
        const own = standing.data ?? { rank: null, totalPoints: 0, rankIsExact: true, levelNumber: 1 }
        const rows = markOwn(entries, own, person)
        if (rows.length === 0) {
          return (
            <>
              <NobodyYet period={period} />
              {person.leaderboard_visibility === 'hidden' ? <NoRank person={person} period={period} /> : null}
            </>
          )
        }
        return (
          <>
            <Podium rows={podiumOf(rows)} />
            <ol aria-label={words.periods[period].label} className="grid gap-1.5">
              {rows.map((row) => (
                <BoardLine key={row.key} row={row} rankText={words.line.place(row.rank)} words={words.line} />
              ))}
            </ol>
            {standing.data && !rows.some((row) => row.isOwn) ? (
              <OwnBelow standing={standing.data} person={person} period={period} />
            ) : null}
          </>
        )
      }}
    </Loaded>
  )
}

type Standing = NonNullable<ReturnType<typeof useStanding>['data']>

function OwnBelow({ standing, person, period }: { standing: Standing; person: UserInfo; period: Period }) {
  const words = useStrings('leaderboard')
  if (standing.rank === null) return <NoRank person={person} period={period} />
  const row = {
    key: 'own',
    isOwn: true,
    rank: standing.rank,
    ...boardNameOf({ firstName: person.first_name, lastName: person.last_name }, person.leaderboard_visibility),
    badgeUrl: medalImageUrl(standing.levelNumber),
    totalPoints: standing.totalPoints,
  }
  return (
    <section aria-label={words.place} className="mt-5">
      <p className="mb-2 text-sm text-ink-3">
        {standing.rankIsExact ? words.rank(standing.rank) : words.aboutRank(standing.rank)}
      </p>
      <ol className="grid">
        <BoardLine
          row={row}
          rankText={standing.rankIsExact ? words.line.place(standing.rank) : words.line.about(standing.rank)}
          words={words.line}
        />
      </ol>
    </section>
  )
}

function NoRank({ person, period }: { person: UserInfo; period: Period }) {
  const words = useStrings('leaderboard')
  const settings = (
    <Link to={`${paths.settings()}#leaderboard`} className="font-semibold text-brand-ink underline underline-offset-3">
      {words.toSettings}
    </Link>
  )
  return (
    <Card className="mt-5 py-4! text-sm text-ink-2">
      {person.leaderboard_visibility === 'hidden' ? (
        <Rich text={words.hidden} values={{ settings }} />
      ) : (
        words.periods[period].noPoints
      )}
    </Card>
  )
}

function NobodyYet({ period }: { period: Period }) {
  const words = useStrings('leaderboard')
  return (
    <Card>
      <EmptyState
        title={words.periods[period].nobody}
        action={<LinkButton to={paths.dashboard()}>{words.takeStep}</LinkButton>}
      >
        {words.periods[period].nobodyText}
      </EmptyState>
    </Card>
  )
}
