import { useState } from 'react'
import Clock from 'lucide-react/icons/clock'
import { ACTIVITIES } from '#core/progress/activities.ts'
import { Chip } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { RouteList, RouteStep } from '../../ui/route-list.tsx'
import { exampleCourses, exampleMatch, exampleRoles } from './example-path.ts'
import { FeaturePanel, needsScript } from './feature-panel.tsx'

/** Finishing a course moves both bars at once, as it does on the dashboard. */
export function LearningPanel() {
  const [finished, setFinished] = useState<ReadonlySet<string>>(new Set(['sqlbolt']))
  const [said, setSaid] = useState('Tick a course as finished: both bars move at once.')
  const match = exampleMatch(finished)
  const next = exampleCourses.find(({ id }) => !finished.has(id))?.id
  const finish = (id: string, isFinished: boolean) => {
    const after = new Set(finished)
    if (isFinished) after.add(id)
    else after.delete(id)
    setFinished(after)
    setSaid(changeInWords(match, exampleMatch(after)))
  }
  return (
    <FeaturePanel title={exampleRoles.dream.title} note="Ordered for the role, without what the resume shows" chip={<Chip tone="brand">{finished.size} of 3</Chip>} said={said}>
      <div className="mb-5 grid gap-3">
        <Bar label="Dream role" title={exampleRoles.dream.title} percent={match.dream} />
        <Bar label="On the way" title={exampleRoles.interim.title} percent={match.interim} />
      </div>
      <RouteList>
        <RouteStep state="done" title="Python" note="From your resume">
          <Chip tone="green">Held</Chip>
        </RouteStep>
        {exampleCourses.map(({ id, title, hours }) => (
          <RouteStep
            key={id}
            state={finished.has(id) ? 'done' : id === next ? 'now' : 'todo'}
            title={title}
            note={finished.has(id) ? `Finished course, +${ACTIVITIES.courseCompleted.points} XP` : <Length>{hours} hours</Length>}
          >
            <Checkbox
              className={needsScript}
              label={<>Finished<span className="sr-only">: {title}</span></>}
              checked={finished.has(id)}
              onChange={(event) => finish(id, event.currentTarget.checked)}
            />
          </RouteStep>
        ))}
      </RouteList>
    </FeaturePanel>
  )
}

function Bar({ label, title, percent }: { label: string; title: string; percent: number }) {
  return (
    <div>
      <p className="mb-1.5 flex justify-between gap-3 text-sm">
        <span className="text-ink-2">
          {label}: <span className="font-semibold text-ink">{title}</span>
        </span>
        <span className="tnum font-semibold">{percent}%</span>
      </p>
      <ProgressBar label={`Example, role match with ${title}`} value={percent} valueText={`${percent} percent`} />
    </div>
  )
}

function Length({ children }: { children: React.ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1">
      <Clock size={13} aria-hidden /> {children}
    </span>
  )
}

type Match = ReturnType<typeof exampleMatch>

function changeInWords(before: Match, after: Match): string {
  const points = after.dream - before.dream
  if (points === 0 && after.interim === before.interim) return 'Both bars stay: another course already taught these skills.'
  return `Dream role ${signed(points)} points, now ${after.dream}%. On the way: ${after.interim}%.`
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`
}
