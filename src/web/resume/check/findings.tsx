import type { ResumeCheckResult } from '#contract/resume-check.ts'
import { WarningList } from '../warning-list.tsx'
import { GROUPS } from './check-points.ts'
import { RuleGroup } from './rule-group.tsx'
import { RuleTable } from './rule-table.tsx'

/** What the check found, under its score. `isOnFile`: its facts stand on /resume, so findings lead there. */
export function Findings({ check, isOnFile }: { check: ResumeCheckResult; isOnFile: boolean }) {
  return (
    <>
      <WarningList warnings={check.warnings} />
      {GROUPS.map((group) => (
        <RuleGroup
          key={group}
          group={group}
          rules={check.rules.filter((rule) => rule.group === group)}
          isOnFile={isOnFile}
        />
      ))}
      <RuleTable rules={check.rules} />
    </>
  )
}
