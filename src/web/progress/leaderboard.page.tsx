import { useState } from 'react'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { getMoments } from '#contract/moments.ts'
import { Loaded } from '../lib/loaded.tsx'
import { queryOf, useUserDetails } from '../lib/queries.ts'
import { paths } from '../paths.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { boardName } from '../strings/en/board-name.ts'
import { leaderboard } from '../strings/en/leaderboard.ts'
import { Strings, useStrings } from '../strings/strings.tsx'
import { Link } from '../ui/link.tsx'
import { Page } from '../ui/page.tsx'
import { Segments } from '../ui/segments.tsx'
import { Board } from './board.tsx'
import { BoardNameQuestion } from './board-name-question.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'
import type { Period } from './progress-queries.ts'

export const meta = (texts: Partial<Catalogue>) => [(texts.leaderboard ?? leaderboard).meta]

const PERIODS = ['all', 'week'] as const

export default function LeaderboardPage() {
  return (
    <Strings of={{ leaderboard, boardName }}>
      <Leaderboard />
    </Strings>
  )
}

function Leaderboard() {
  const words = useStrings('leaderboard')
  const person = useUserDetails()
  const news = useQuery(queryOf(getMoments))
  const [period, setPeriod] = useState<Period>('all')
  if (person.data && !person.data.game_elements) return <Navigate to={paths.dashboard()} replace />
  return (
    <Page className="max-w-215!">
      <Link
        to={paths.achievements()}
        className="-ml-1 inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-brand-ink hover:underline"
      >
        <ArrowLeft size={16} aria-hidden />
        {words.back}
      </Link>
      <h1 className="mt-2 text-3xl tracking-heading">{words.heading}</h1>
      <p className="mt-2 max-w-prose text-ink-2">{words.lead}</p>
      <Loaded query={person} isHeld={news.isPending} skeleton={<BoardSkeleton />} otherwise={words.notLoaded}>
        {(loaded) => (
          <>
            <BoardNameQuestion />
            <div className="mt-6 mb-5">
              <Segments
                label={words.period}
                options={PERIODS.map((id) => ({ id, label: words.periods[id].label }))}
                selected={period}
                onSelect={setPeriod}
              />
              <p className="mt-2 text-sm text-ink-3">{words.periods[period].note}</p>
            </div>
            <Board key={period} period={period} person={loaded} />
          </>
        )}
      </Loaded>
    </Page>
  )
}
