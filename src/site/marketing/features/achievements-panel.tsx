import { useState } from 'react'
import { ACTIVITIES } from '#core/progress/activities.ts'
import type { Catalogue } from '#web/strings/catalogue.ts'
import { useStrings } from '#web/strings/strings.tsx'
import { Chip } from '#web/ui/card.tsx'
import { Medal } from '#web/ui/medal.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { ASKED, exampleActions, examplePoints, isPaidNext, nothingDone, type ExampleAction } from './example-points.ts'
import { FeaturePanel, needsScript } from './feature-panel.tsx'

const glyphs = { courseCompleted: 'route', skillCheckPassed: 'arrow', mockInterviewCompleted: 'cup' } as const

/** Three things one does, and what they bring: points, a level, medals. */
export function AchievementsPanel() {
  const words = useStrings('landing').panels.achievements
  const [done, setDone] = useState(nothingDone)
  const [said, setSaid] = useState(words.hint)
  const now = examplePoints(done)
  const act = (action: ExampleAction) => {
    const after = { ...done, [action]: done[action] + 1 }
    setDone(after)
    setSaid(gainInWords(words, action, now, examplePoints(after)))
  }
  return (
    <FeaturePanel
      title={now.levelName}
      note={words.note(now.level)}
      chip={
        <Chip tone="brand" className="tnum">
          {words.points(now.total)}
        </Chip>
      }
      said={said}
    >
      <ProgressBar
        label={words.progress}
        value={now.total}
        max={now.nextAt}
        valueText={words.pointsOf(now.total, now.nextAt)}
      />
      <p className="tnum mt-1.5 text-sm text-ink-3">{words.toLevel(now.nextAt - now.total, now.level + 1)}</p>
      <ul className="mt-5 grid grid-cols-3 gap-x-2 text-center">
        {exampleActions.map((action) => (
          <li key={action} className="grid justify-items-center">
            <Medal
              glyph={glyphs[action]}
              tone={action === 'courseCompleted' ? 'green' : 'brand'}
              earned={now.medals[action]}
            />
            <span className="mt-1.5 text-sm leading-title font-semibold tracking-close">{words[action].name}</span>
            <span className="tnum text-xs text-ink-3">
              {now.medals[action] === 1 ? words.earned : words[action].count(now.counts[action], ASKED[action])}
            </span>
          </li>
        ))}
      </ul>
      <div className={`mt-5 grid gap-2 ${needsScript}`}>
        {exampleActions.map((action) => (
          <button
            key={action}
            type="button"
            onClick={() => act(action)}
            className="flex min-h-11 items-center justify-between gap-3 rounded-control px-4 text-md font-semibold text-ink shadow-control hover:bg-sunken"
          >
            {words[action].button}
            <span className="tnum text-sm text-brand-ink">
              +{words.points(isPaidNext(action, done[action]) ? ACTIVITIES[action].points : 0)}
            </span>
          </button>
        ))}
      </div>
    </FeaturePanel>
  )
}

type Now = ReturnType<typeof examplePoints>

function gainInWords(
  words: Catalogue['landing']['panels']['achievements'],
  action: ExampleAction,
  before: Now,
  after: Now,
): string {
  const gained = after.total - before.total
  if (gained === 0) return words.capped
  const medal = before.medals[action] < 1 && after.medals[action] === 1 ? words.medal(words[action].name) : ''
  const level = after.level > before.level ? words.level(after.level, after.levelName) : ''
  return `${words.gained(gained)}${medal}${level}`
}
