import type { CheckedRule, ResumeCheckResult } from '#contract/resume-check.ts'
import { useStrings } from '../../strings/strings.tsx'
import { useSay } from '../../strings/use-say.ts'
import { Card } from '../../ui/card.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { bestSteps, GROUPS, groupPoints, heightOf } from './check-points.ts'
import { findingId, openFinding } from './finding.tsx'

const SHOWN_STEPS = 4

export function CheckScore({ check }: { check: ResumeCheckResult }) {
  const words = useStrings('resumeCheck').score
  const leftOut = check.rules.filter((rule) => rule.status === 'left_out').length
  const steps = bestSteps(check.rules, SHOWN_STEPS)
  return (
    <Card aria-labelledby="check-score" className="grid gap-6 lg:grid-cols-5-6 lg:gap-10">
      <div className="grid content-start gap-4">
        <div>
          <h2 id="check-score" className="text-lg leading-title">
            {words.title}
          </h2>
          {check.fileName ? <p className="mt-0.5 text-sm break-words text-ink-3">{check.fileName}</p> : null}
        </div>
        <p className="flex items-baseline gap-2">
          <span className="tnum text-[3.5rem] leading-none font-strong tracking-amount">{check.score}</span>
          <span className="text-ink-3">{words.of100}</span>
        </p>
        <p className="max-w-prose">{words.heights[heightOf(check)]}</p>
        <GroupBars rules={check.rules} />
        <p className="text-sm text-ink-3">
          {leftOut === 0 ? words.allRules : words.someRules(check.rules.length - leftOut)} {words.noForecast}
        </p>
      </div>
      {steps.length > 0 ? <Steps steps={steps} /> : null}
    </Card>
  )
}

function GroupBars({ rules }: { rules: readonly CheckedRule[] }) {
  const { groups, score: words } = useStrings('resumeCheck')
  return (
    <ul className="grid gap-2.5">
      {GROUPS.map((id) => {
        const { short, title } = groups[id]
        const { points, of } = groupPoints(rules, id)
        if (of === 0) return null
        return (
          <li key={id} className="grid grid-cols-[5.5rem_minmax(0,1fr)_4.5rem] items-center gap-3 text-sm">
            <span className="text-ink-2">{short}</span>
            <ProgressBar
              label={title}
              value={points}
              max={of}
              valueText={words.groupValue(points, of)}
              tone={points / of >= 0.8 ? 'green' : points / of >= 0.4 ? 'brand' : 'amber'}
            />
            <span className="tnum text-right text-ink-3" aria-hidden>
              {words.groupPoints(points, of)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function Steps({ steps }: { steps: readonly CheckedRule[] }) {
  const words = useStrings('resumeCheck').score
  const say = useSay()
  return (
    <div className="grid content-start gap-3 lg:border-l lg:border-line lg:pl-10">
      <h3 className="text-md font-semibold">{words.stepsTitle}</h3>
      <ol className="grid gap-2">
        {steps.map((rule) => (
          <li key={rule.id}>
            <a
              href={`#${findingId(rule)}`}
              onClick={(event) => {
                event.preventDefault()
                openFinding(rule)
              }}
              className="grid grid-cols-side-13 items-baseline gap-3 rounded-md px-3 py-2.5 no-underline shadow-line hover:bg-sunken"
            >
              <span className="tnum font-semibold text-green-ink">{words.gain(rule.gain)}</span>
              <span>
                <span className="block font-semibold">{say(rule.title)}</span>
                <span className="block text-sm text-ink-2">{say(rule.found)}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </div>
  )
}
