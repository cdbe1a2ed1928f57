import { useState } from 'react'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link, Navigate } from 'react-router'
import { Loaded } from '../lib/loaded.tsx'
import { useUserDetails } from '../lib/queries.ts'
import { paths } from '../paths.ts'
import { Segments } from '../ui/segments.tsx'
import { Board } from './board.tsx'
import { BoardNameQuestion } from './board-name-question.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'
import type { Period } from './progress-queries.ts'

export const meta = () => [{ title: 'Leaderboard · Waymark' }]

const PERIODS = [
  { id: 'all', label: 'All time' },
  { id: 'week', label: 'This week' },
] as const

export default function LeaderboardPage() {
  const person = useUserDetails()
  const [period, setPeriod] = useState<Period>('all')
  if (person.data && !person.data.game_elements) return <Navigate to={paths.dashboard()} replace />
  return (
    <div className="wrap max-w-[860px]! pt-6 pb-16 sm:pt-9 sm:pb-24">
      <Link to={paths.achievements()} className="-ml-1 inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-brand-ink hover:underline">
        <ArrowLeft size={16} aria-hidden />
        Back to Achievements
      </Link>
      <h1 className="mt-2 text-3xl tracking-[-0.03em]">Leaderboard</h1>
      <p className="mt-2 max-w-prose text-ink-2">
        See who's leading the pack. Top users are ranked based on performance. Aim high and claim your spot!
      </p>
      <BoardNameQuestion />
      <div className="mt-6 mb-5">
        <Segments label="Time counted" options={PERIODS} selected={period} onSelect={setPeriod} />
        <p className="mt-2 text-sm text-ink-3">
          {period === 'all' ? 'All points earned so far, daily bonuses included.' : 'Points for activity since Monday, 00:00 UTC. Daily bonuses are left out.'}
        </p>
      </div>
      <Loaded query={person} skeleton={<BoardSkeleton />} otherwise="The leaderboard could not be loaded. Please try again.">
        {(loaded) => <Board key={period} period={period} person={loaded} />}
      </Loaded>
    </div>
  )
}
