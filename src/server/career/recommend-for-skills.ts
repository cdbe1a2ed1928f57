import type { z } from 'zod'
import type { recommend } from '#contract/career.ts'
import { Problem } from '#contract/problem.ts'
import { findSkill, interimRoleByTitle } from '#core/career/catalogue/catalogue.ts'
import { interimRoleCards } from '#core/career/routes/interim-roles.ts'
import { DEFAULT_LEARNING_PREFERENCE, DEFAULT_TIME_COMMITMENT } from '#core/career/questionnaire.ts'
import { nearestInterimRole } from '#core/career/routes/stepping-stones.ts'
import { matchWithNotes } from '#core/career/courses/skill-gaps.ts'
import { skillStatesOf } from '#core/career/skills/skill-state.ts'
import { hoursPerDayOf } from '#core/career/courses/study-hours.ts'
import type { Deps } from '#server/deps.ts'
import { dreamRoleAsked } from './no-answers.ts'
import { recommendFor } from './recommend.ts'

/** Courses, interim roles and gaps for skills named in a request; nothing is stored. */
export function recommendForSkills(
  deps: Pick<Deps, 'clock' | 'catalogue'>,
  asked: z.output<NonNullable<typeof recommend.body>>,
): z.input<typeof recommend.output> {
  const { catalogue } = deps
  const now = deps.clock.now()
  const dreamRole = dreamRoleAsked(catalogue, asked.dreamRole)
  const skills = asked.skills.flatMap((name) => findSkill(catalogue, name) ?? [])
  const states = skillStatesOf(
    skills.map((skill) => ({ skillId: skill.id, kind: 'resume', sourceId: 'request', at: now })),
    now,
    catalogue,
  )
  const wanted = asked.interimRole === undefined ? null : interimRoleByTitle(catalogue, dreamRole, asked.interimRole)
  if (asked.interimRole !== undefined && !wanted) {
    throw new Problem('career.unknown_role', `This is not an interim role of ${dreamRole.title}`, {
      fields: { interimRole: 'Unknown interim role' },
    })
  }
  const wish = {
    dreamRole,
    interimRole: wanted ?? nearestInterimRole(catalogue, dreamRole, states),
    states,
    learningPreference: asked.learningPreference ?? DEFAULT_LEARNING_PREFERENCE,
    hoursPerDay: hoursPerDayOf(asked.timeCommitment ?? DEFAULT_TIME_COMMITMENT),
    challenges: [],
  }
  return {
    courses: recommendFor(deps, wish),
    interimRoles: interimRoleCards(catalogue, dreamRole, states),
    gaps: matchWithNotes(catalogue, dreamRole, states).missing,
  }
}
