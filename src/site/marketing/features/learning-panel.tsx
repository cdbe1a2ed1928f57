import { useState } from 'react'
import Clock from 'lucide-react/icons/clock'
import { ACTIVITIES } from '#core/progress/activities.ts'
import type { Catalogue } from '#web/strings/catalogue.ts'
import { useStrings } from '#web/strings/strings.tsx'
import { Chip } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { RouteList, RouteStep } from '#web/ui/route-list.tsx'
import { exampleCourses, exampleMatch } from './example-path.ts'
import { FeaturePanel, needsScript } from './feature-panel.tsx'

/** Finishing a course moves both bars at once, as it does on the dashboard. */
export function LearningPanel() {
  const words = useStrings('landing').panels.learning
  const [finished, setFinished] = useState<ReadonlySet<string>>(new Set(['sqlbolt']))
  const [said, setSaid] = useState(words.hint)
  const match = exampleMatch(finished)
  const next = exampleCourses.find(({ id }) => !finished.has(id))?.id
  const finish = (id: string, isFinished: boolean) => {
    const after = new Set(finished)
    if (isFinished) after.add(id)
    else after.delete(id)
    setFinished(after)
    setSaid(changeInWords(words, match, exampleMatch(after)))
  }
  return (
    <FeaturePanel
      title={words.dream}
      note={words.note}
      chip={<Chip tone="brand">{words.count(finished.size, exampleCourses.length)}</Chip>}
      said={said}
    >
      <div className="mb-5 grid gap-3">
        <Bar label={words.dreamRole} title={words.dream} percent={match.dream} />
        <Bar label={words.onTheWay} title={words.interim} percent={match.interim} />
      </div>
      <RouteList>
        <RouteStep state="done" title="Python" note={words.fromResume}>
          <Chip tone="green">{words.held}</Chip>
        </RouteStep>
        {exampleCourses.map(({ id, title, hours }) => (
          <RouteStep
            key={id}
            state={finished.has(id) ? 'done' : id === next ? 'now' : 'todo'}
            title={title}
            note={
              finished.has(id) ? words.paid(ACTIVITIES.courseCompleted.points) : <Length>{words.hours(hours)}</Length>
            }
          >
            <Checkbox
              id={`finished-${id}`}
              className={needsScript}
              label={
                <>
                  {words.finished}
                  <span className="sr-only">{words.finishedWhat(title)}</span>
                </>
              }
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
  const words = useStrings('landing').panels.learning
  return (
    <div>
      <p className="mb-1.5 flex justify-between gap-3 text-sm">
        <span className="text-ink-2">
          {label}: <span className="font-semibold text-ink">{title}</span>
        </span>
        <span className="tnum font-semibold">{words.percent(percent / 100)}</span>
      </p>
      <ProgressBar label={words.match(title)} value={percent} valueText={words.percentInWords(percent)} />
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

function changeInWords(words: Catalogue['landing']['panels']['learning'], before: Match, after: Match): string {
  const points = after.dream - before.dream
  if (points === 0 && after.interim === before.interim) return words.bothStay
  return words.change(points, after.dream, after.interim)
}
