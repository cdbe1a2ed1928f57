import type { AskedRole } from '#core/career/catalogue/catalogue-types.ts'
import { matchPercent } from '#core/career/match/role-match.ts'
import { skillStatesOf } from '#core/career/skills/skill-state.ts'

/** Two roles of the catalogue by the parts that the example's skills can show, so that its bars are the product's own. */
export const exampleRoles = {
  dream: roleOf('software-developer', 'Software Developer', [
    [17, { python: 1, javascript: 0.95, 'programming-fundamentals': 0.8 }],
    [8, {}],
    [10, {}],
    [8, { git: 1 }],
    [12, { sql: 1 }],
    [11, { debugging: 0.7 }],
    [11, {}],
    [7, { 'code-review': 1 }],
    [9, {}],
    [7, {}],
  ]),
  interim: roleOf('backend-developer', 'Junior Back-End Developer', [
    [10, {}],
    [10, { javascript: 1 }],
    [9, { sql: 1 }],
    [8, {}],
    [8, { git: 1 }],
    [7, {}],
    [6, {}],
    [6, {}],
    [6, {}],
    [5, {}],
    [4, {}],
    [4, { debugging: 1 }],
  ]),
}

export const fromResume = [
  'programming-fundamentals',
  'python',
  'javascript',
  'debugging',
  'problem-solving',
  'communication',
]

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

function roleOf(id: string, title: string, parts: [weight: number, shownBy: Record<string, number>][]): AskedRole {
  const topics = parts.map(([weight, shownBy], index) => ({
    id: `${index}`,
    name: '',
    weight,
    core: false,
    any: Object.entries(shownBy).map(([skill, share]) => ({ skill, share })),
    learn: [],
  }))
  return { id, title, skills: [], topics }
}
