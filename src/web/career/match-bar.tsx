import { useStrings } from '../strings/strings.tsx'
import { Card } from '../ui/card.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import type { InterimRole } from './career-progress.ts'

export function MatchBar({ role }: { role: InterimRole }) {
  const words = useStrings('role')
  return (
    <Card>
      <div className="flex items-start justify-between gap-4">
        <h2 className="text-lg leading-title">{words.match}</h2>
        <p className="tnum text-figure leading-close font-display tracking-figure">
          {words.percent(role.progress, role.requirementsMet.length)}
        </p>
      </div>
      <ProgressBar
        label={words.matchWith(role.title)}
        value={role.progress}
        valueText={words.percentSpoken(role.progress, role.requirementsMet.length)}
        className="mt-3"
      />
    </Card>
  )
}
