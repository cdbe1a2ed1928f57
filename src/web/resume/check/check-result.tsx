import type { ResumeCheckResult } from '#contract/resume-check.ts'
import { Banner } from '../../ui/banner.tsx'
import { BeforeAfter } from './before-after.tsx'
import { CheckScore } from './check-score.tsx'
import { GROUPS } from './check-points.ts'
import { RuleGroup } from './rule-group.tsx'
import { RuleTable } from './rule-table.tsx'

/** `isOnFile`: its facts stand on /resume, so findings lead there. */
export function CheckResult({ check, isOnFile }: { check: ResumeCheckResult; isOnFile: boolean }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      {check.warnings.length > 0 ? (
        <Banner tone="notice">
          {check.warnings.map(({ code, message }) => (
            <p key={code + message}>{message}</p>
          ))}
        </Banner>
      ) : null}
      <CheckScore check={check} />
      {isOnFile ? <BeforeAfter /> : null}
      {GROUPS.map((group) => (
        <RuleGroup
          key={group}
          group={group}
          rules={check.rules.filter((rule) => rule.group === group)}
          isOnFile={isOnFile}
        />
      ))}
      <RuleTable rules={check.rules} />
    </div>
  )
}
