import { useState } from 'react'
import { BoardLine } from '#web/progress/board-line.tsx'
import { useStrings } from '#web/strings/strings.tsx'
import { Chip } from '#web/ui/card.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { exampleBoard, type ExamplePeriod } from './example-board.ts'
import { FeaturePanel, needsScript } from './feature-panel.tsx'

const periods = ['all', 'week'] as const

/** Sorts by all time or by this week, as the board does. */
export function LeaderboardPanel() {
  const words = useStrings('landing').panels.leaderboard
  const [period, setPeriod] = useState<ExamplePeriod>('week')
  return (
    <FeaturePanel title={words.title} note={words.note} chip={<Chip>{words.chip}</Chip>} said={words[period].text}>
      <div className={needsScript}>
        <Segments
          label={words.period}
          options={periods.map((id) => ({ id, label: words[id].label }))}
          selected={period}
          onSelect={setPeriod}
        />
      </div>
      <ol aria-label={words[period].label} className="mt-3 grid gap-1.5">
        {exampleBoard(period, words).map((row) => (
          <BoardLine key={row.key} row={row} rankText={`${row.rank}`} words={words} />
        ))}
      </ol>
    </FeaturePanel>
  )
}
