import type { CheckedRule } from '#contract/resume-check.ts'
import { useStrings } from '../../strings/strings.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { groupPoints, type GROUPS } from './check-points.ts'
import { Finding } from './finding.tsx'

export function RuleGroup({
  group,
  rules,
  isOnFile,
}: {
  group: (typeof GROUPS)[number]
  rules: readonly CheckedRule[]
  isOnFile: boolean
}) {
  const { groups, pointsOf } = useStrings('resumeCheck')
  const { points, of } = groupPoints(rules, group)
  const titleId = `check-group-${group}`
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={groups[group].title} note={groups[group].note}>
        {of > 0 ? <span className="tnum text-sm whitespace-nowrap text-ink-3">{pointsOf(points, of)}</span> : null}
      </CardHeader>
      <div>
        {rules.map((rule) => (
          <Finding key={rule.id} rule={rule} isOnFile={isOnFile} />
        ))}
      </div>
    </Card>
  )
}
