import { useState } from 'react'
import { BoardLine } from '../../progress/board-line.tsx'
import { Chip } from '../../ui/card.tsx'
import { Segments } from '../../ui/segments.tsx'
import { exampleBoard, type ExamplePeriod } from './example-board.ts'
import { FeaturePanel, needsScript } from './feature-panel.tsx'

const periods: { id: ExamplePeriod; label: string }[] = [
  { id: 'all', label: 'All time' },
  { id: 'week', label: 'This week' },
]

const words: Record<ExamplePeriod, string> = {
  all: 'All points ever earned. Whoever started first is ahead.',
  week: 'Points of activities since Monday: every week somebody else can be first. Equal points share a rank.',
}

/** Sorts by all time or by this week, as the board does. */
export function LeaderboardPanel() {
  const [period, setPeriod] = useState<ExamplePeriod>('week')
  return (
    <FeaturePanel title="Leaderboard" note="Your full name, your initials, or not on it at all" chip={<Chip>Top 30</Chip>} said={words[period]}>
      <div className={needsScript}>
        <Segments label="Period of the example" options={periods} selected={period} onSelect={setPeriod} />
      </div>
      <ol aria-label={period === 'all' ? 'All time' : 'This week'} className="mt-3 grid gap-1.5">
        {exampleBoard(period).map((row) => (
          <BoardLine key={row.key} row={row} rankText={`${row.rank}`} />
        ))}
      </ol>
    </FeaturePanel>
  )
}
