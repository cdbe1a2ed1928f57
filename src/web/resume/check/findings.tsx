import type { ResumeCheckResult } from '#contract/resume-check.ts'
import { Banner } from '../../ui/banner.tsx'
import { GROUPS } from './check-points.ts'
import { RuleGroup } from './rule-group.tsx'
import { RuleTable } from './rule-table.tsx'

/** What the check found, under its score. `isOnFile`: its facts stand on /resume, so findings lead there. */
export function Findings({ check, isOnFile }: { check: ResumeCheckResult; isOnFile: boolean }) {
  return (
    <>
      {check.warnings.length > 0 ? (
        <Banner tone="notice">
          {check.warnings.map(({ code, message }) => (
            <p key={code + message}>{message}</p>
          ))}
        </Banner>
      ) : null}
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
