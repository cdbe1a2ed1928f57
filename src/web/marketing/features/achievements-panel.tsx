import { useState } from 'react'
import { ACTIVITIES } from '#core/progress/activities.ts'
import { Chip } from '../../ui/card.tsx'
import { Medal } from '../../ui/medal.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { askedOf, exampleActions, examplePoints, isPaidNext, nothingDone, type ExampleAction } from './example-points.ts'
import { FeaturePanel, needsScript } from './feature-panel.tsx'

const medals = {
  courseCompleted: { name: 'Course Finisher', unit: 'course', glyph: 'route' },
  skillCheckPassed: { name: 'Skill Master', unit: 'checks', glyph: 'arrow' },
  mockInterviewCompleted: { name: 'Mock Marathon', unit: 'rounds', glyph: 'cup' },
} as const

const buttons: Record<ExampleAction, string> = {
  courseCompleted: 'Finish a course',
  skillCheckPassed: 'Pass a skill check',
  mockInterviewCompleted: 'Do a mock interview',
}

/** Three things one does, and what they bring: points, a level, medals. */
export function AchievementsPanel() {
  const [done, setDone] = useState(nothingDone)
  const [said, setSaid] = useState('Do one of the three and watch the points, the level and the medals.')
  const now = examplePoints(done)
  const act = (action: ExampleAction) => {
    const after = { ...done, [action]: done[action] + 1 }
    setDone(after)
    setSaid(gainInWords(action, now, examplePoints(after)))
  }
  return (
    <FeaturePanel title={now.levelName} note={`Level ${now.level} on the way to Software Developer`} chip={<Chip tone="brand" className="tnum">{now.total.toLocaleString('en')} xp</Chip>} said={said}>
      <ProgressBar label="Example, points to the next level" value={now.total} max={now.nextAt} valueText={`${now.total} of ${now.nextAt} xp`} />
      <p className="tnum mt-1.5 text-sm text-ink-3">{(now.nextAt - now.total).toLocaleString('en')} xp to level {now.level + 1}</p>
      <ul className="mt-5 grid grid-cols-3 gap-x-2 text-center">
        {exampleActions.map((action) => (
          <li key={action} className="grid justify-items-center">
            <Medal glyph={medals[action].glyph} tone={action === 'courseCompleted' ? 'green' : 'brand'} earned={now.medals[action]} />
            <span className="mt-1.5 text-sm leading-[1.3] font-semibold tracking-[-0.01em]">{medals[action].name}</span>
            <span className="tnum text-xs text-ink-3">
              {now.medals[action] === 1 ? 'Earned' : `${now.counts[action]} of ${askedOf(action)} ${medals[action].unit}`}
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
            className="flex min-h-11 items-center justify-between gap-3 rounded-control px-4 text-[0.9375rem] font-semibold text-ink shadow-[inset_0_0_0_1px_var(--control)] hover:bg-sunken"
          >
            {buttons[action]}
            <span className="tnum text-sm text-brand-ink">+{isPaidNext(action, done[action]) ? ACTIVITIES[action].points : 0} xp</span>
          </button>
        ))}
      </div>
    </FeaturePanel>
  )
}

type Now = ReturnType<typeof examplePoints>

function gainInWords(action: ExampleAction, before: Now, after: Now): string {
  const gained = after.total - before.total
  if (gained === 0) return 'It counts, but earns no more points today: a day has a limit, so that nobody learns for points alone.'
  const medal = before.medals[action] < 1 && after.medals[action] === 1 ? ` ${medals[action].name} is yours.` : ''
  const level = after.level > before.level ? ` Level ${after.level} reached: ${after.levelName}.` : ''
  return `+${gained} xp.${medal}${level}`
}
