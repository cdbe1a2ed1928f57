import type { Catalogue } from '#core/career/catalogue.ts'
import { findSkill } from '#core/career/catalogue.ts'
import type { DreamRole } from '#core/career/catalogue-types.ts'
import { matchRole } from '#core/career/role-match.ts'
import { skillStatesOf } from '#core/career/skill-state.ts'
import type { LocalDate } from '#core/time.ts'

/** What this resume alone shows of what a role asks for; what else is known of the person stays out. */
export type RoleContext = { title: string; percent: number; missing: string[]; wantsPortfolio: boolean }

export function roleContextOf(
  catalogue: Catalogue,
  role: DreamRole,
  skills: readonly string[],
  today: LocalDate,
): RoleContext {
  const at = `${today}T00:00:00.000Z`
  const ids = [...new Set(skills.flatMap((skill) => findSkill(catalogue, skill)?.id ?? []))]
  const states = skillStatesOf(
    ids.map((skillId) => ({ skillId, kind: 'resume', sourceId: 'checked', at })),
    at,
    catalogue,
  )
  const match = matchRole(catalogue, role, states)
  return {
    title: role.title,
    percent: match.percent,
    missing: match.missing.map((skill) => skill.name),
    wantsPortfolio: role.showsWork === true,
  }
}
