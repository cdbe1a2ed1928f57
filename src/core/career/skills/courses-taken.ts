import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { Course } from '#core/career/catalogue/catalogue-types.ts'
import type { Evidence } from '#core/career/skills/evidence.ts'
import { statesWithout, type SkillStates } from '#core/career/skills/skill-state.ts'
import { oncePer } from '#core/once-per.ts'

/** The courses finished so far, first those finished first. */
export function coursesTaken(catalogue: Catalogue, states: SkillStates): Course[] {
  const at = new Map<string, string>()
  for (const { evidence } of states.values())
    for (const one of evidence) if (isCourse(one)) at.set(one.sourceId, one.at)
  const ids = [...at].sort(([a, first], [b, second]) => (`${first} ${a}` < `${second} ${b}` ? -1 : 1))
  return ids.flatMap(([id]) => catalogue.courses.get(id) ?? [])
}

/** The states as they would be without any finished course. */
export const beforeCourses = (catalogue: Catalogue, states: SkillStates): SkillStates => beforeIn(catalogue)(states)

const beforeIn = oncePer((catalogue: Catalogue) =>
  oncePer((states: SkillStates) =>
    [...states.values()].some(({ evidence }) => evidence.some(isCourse))
      ? statesWithout(catalogue, states, isCourse)
      : states,
  ),
)

const isCourse = ({ kind }: Evidence) => kind === 'course'
