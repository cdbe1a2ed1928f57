import type { ResumeCheckResult } from '#contract/resume-check.ts'
import { resumeCheck } from '../../strings/en/resume-check.ts'
import { Strings, useStrings } from '../../strings/strings.tsx'
import { bestSteps, heightOf } from './check-points.ts'
import { FindingLink } from './finding-link.tsx'

const SHOWN_STEPS = 3

/** The check in a few lines: its score, what it means, and what would add most. */
export function CheckSummary({ check, isOnFile }: { check: ResumeCheckResult; isOnFile: boolean }) {
  return (
    <Strings of={{ resumeCheck }}>
      <Summary check={check} isOnFile={isOnFile} />
    </Strings>
  )
}

function Summary({ check, isOnFile }: { check: ResumeCheckResult; isOnFile: boolean }) {
  const words = useStrings('resumeCheck').score
  const steps = bestSteps(check.rules, SHOWN_STEPS)
  return (
    <div className="grid gap-2">
      <p>
        <b className="tnum">
          {check.score} {words.of100}
        </b>
        . {words.heights[heightOf(check)]}
      </p>
      {steps.length > 0 ? (
        <>
          <p>{words.stepsTitle}:</p>
          <ol className="grid list-decimal gap-1 pl-5">
            {steps.map((rule) => (
              <li key={rule.id}>
                <FindingLink rule={rule} isOnFile={isOnFile} />
              </li>
            ))}
          </ol>
        </>
      ) : null}
    </div>
  )
}
