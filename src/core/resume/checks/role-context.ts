import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import { backgroundOf } from '#core/resume/background.ts'
import type { DreamRole } from '#core/career/catalogue/catalogue-types.ts'
import { matchRole } from '#core/career/match/role-match.ts'
import { skillStatesOf } from '#core/career/skills/skill-state.ts'
import type { ResumeFacts } from '#core/resume/schema.ts'
import type { LocalDate } from '#core/time.ts'

/** What this resume alone shows of what a role asks for; what else is known of the person stays out. */
export type RoleContext = { title: string; percent: number; missing: string[]; wantsPortfolio: boolean }

export function roleContextOf(
  catalogue: Catalogue,
  role: DreamRole,
  facts: ResumeFacts,
  today: LocalDate,
): RoleContext {
  const at = `${today}T00:00:00.000Z`
  const { records, jobs } = backgroundOf(catalogue, facts, { sourceId: 'checked', at })
  const states = skillStatesOf(records, at, catalogue, jobs)
  const match = matchRole(catalogue, role, states)
  return {
    title: role.title,
    percent: match.percent,
    // what is named a little was found
    missing: match.missing.filter(({ strength }) => strength === 0).map((skill) => skill.name),
    wantsPortfolio: role.showsWork === true,
  }
}
