import type { CheckedRule } from '#contract/resume-check.ts'
import { Card, CardHeader } from '../../ui/card.tsx'
import { groupPoints, pointsText, type GROUPS } from './check-words.ts'
import { Finding } from './finding.tsx'

export function RuleGroup({ group, rules, isOnFile }: { group: (typeof GROUPS)[number]; rules: readonly CheckedRule[]; isOnFile: boolean }) {
  const { points, of } = groupPoints(rules, group.id)
  const titleId = `check-group-${group.id}`
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={group.title} note={group.note}>
        {of > 0 ? (
          <span className="tnum text-sm whitespace-nowrap text-ink-3">
            {pointsText(points)} of {of}
          </span>
        ) : null}
      </CardHeader>
      <div>
        {rules.map((rule) => (
          <Finding key={rule.id} rule={rule} isOnFile={isOnFile} />
        ))}
      </div>
    </Card>
  )
}
