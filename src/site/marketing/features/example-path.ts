import type { AskedRole } from '#core/career/catalogue-types.ts'
import { matchPercent } from '#core/career/role-match.ts'
import { skillStatesOf } from '#core/career/skill-state.ts'

/** Two roles of the catalogue with what they ask for, so that the example's bars are the product's own. */
export const exampleRoles = {
  dream: roleOf('software-developer', 'Software Developer', {
    'programming-fundamentals': 10,
    dsa: 10,
    oop: 9,
    git: 9,
    sql: 9,
    debugging: 8,
    'problem-solving': 8,
    java: 7,
    python: 7,
    'rest-api': 6,
    'unit-testing': 6,
    'database-design': 6,
    agile: 5,
    'code-review': 5,
    'design-patterns': 4,
    communication: 4,
  }),
  interim: roleOf('backend-developer', 'Junior Back-End Developer', {
    nodejs: 10,
    javascript: 10,
    sql: 9,
    'rest-api': 8,
    git: 8,
    express: 7,
    postgresql: 6,
    authentication: 6,
    'unit-testing': 6,
    linux: 5,
    'api-design': 4,
    debugging: 4,
  }),
}

const fromResume = ['programming-fundamentals', 'python', 'javascript', 'debugging', 'problem-solving', 'communication']

export const exampleCourses = [
  { id: 'sqlbolt', title: 'SQLBolt', hours: 5, skills: ['sql'] },
  { id: 'learn-git-branching', title: 'Learn Git Branching', hours: 5, skills: ['git'] },
  {
    id: 'introduction-to-git-and-github',
    title: 'Introduction to Git and GitHub',
    hours: 17,
    skills: ['git', 'code-review'],
  },
] as const

/** How far the example's person has come in both roles, by the rule that everybody's bars follow. */
export function exampleMatch(finished: ReadonlySet<string>): { dream: number; interim: number } {
  const at = '2026-01-01T00:00:00.000Z'
  const courses = exampleCourses.filter(({ id }) => finished.has(id))
  const states = skillStatesOf(
    [
      ...fromResume.map((skillId) => ({ skillId, kind: 'resume' as const, sourceId: 'resume', at })),
      ...courses.flatMap(({ id, skills }) =>
        skills.map((skillId) => ({ skillId, kind: 'course' as const, sourceId: id, at })),
      ),
    ],
    at,
  )
  return { dream: matchPercent(exampleRoles.dream, states), interim: matchPercent(exampleRoles.interim, states) }
}

function roleOf(id: string, title: string, weights: Record<string, number>): AskedRole {
  return { id, title, skills: Object.entries(weights).map(([skill, weight]) => ({ skill, level: 'must', weight })) }
}
