import type { z } from 'zod'
import type { prepareForRole as prepareForRoleCall } from '#contract/career-plan.ts'
import { Problem } from '#contract/problem.ts'
import { interimRoleById, skillName, type Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { Course, InterimRole } from '#core/career/catalogue/catalogue-types.ts'
import { pickCourses } from '#core/career/courses/pick-courses.ts'
import { isMet } from '#core/career/match/requirements.ts'
import type { CareerSummary, Situation } from '#core/career/summary.ts'
import type { CoachedQuestion } from '#core/interview/question.ts'
import type { Deps } from '#server/deps.ts'
import { loadSummary } from './load-summary.ts'
import { questionIn } from '#core/interview/question-in-language.ts'
import { findUser } from '#server/users/user.repo.ts'
import { noAnswers } from './no-answers.ts'

type Preparation = z.input<typeof prepareForRoleCall.output>

const TECHNICAL = 2

/** What lies between the person and an interim role, and what its interviews ask. */
export async function prepareForRole(
  deps: Pick<Deps, 'db' | 'clock' | 'catalogue' | 'questions'>,
  userId: string,
  roleId: string,
): Promise<Preparation> {
  const role = interimRoleById(deps.catalogue, roleId)
  if (!role) throw new Problem('request.not_found', 'There is no such interim role.')
  const loaded = await loadSummary(deps, deps.db, userId)
  if (!loaded) throw noAnswers()
  const { situation, summary } = loaded
  const language = (await findUser(deps.db, userId))?.language ?? 'en'
  const questions = typicalQuestions(deps.questions.questionsOf(situation.dreamRole.id), role)
  return {
    gaps: gapsOf(deps, situation, summary, role),
    questions: questions.map((one) => ({ questionId: one.id, text: questionIn(one, language).text })),
  }
}

function gapsOf(
  { catalogue }: Pick<Deps, 'catalogue'>,
  situation: Situation,
  { steps }: CareerSummary,
  role: InterimRole,
): Preparation['gaps'] {
  const onRoute = steps.flatMap(({ courseId }) => catalogue.courses.get(courseId) ?? [])
  const onPath = new Set(steps.flatMap(({ courseId, isOnPath }) => (isOnPath ? courseId : [])))
  const missing = role.skills.filter((asked) => asked.level === 'must' && !isMet(role, asked, situation.states))
  return missing.map(({ skill, weight }) => {
    const own = onRoute.find((course) => course.skills.includes(skill))
    const course = own ?? pickCourses(catalogue, new Map([[skill, weight]]), situation.states, situation)[0]
    return {
      skillId: skill,
      name: skillName(catalogue, skill),
      course: course ? { ...described(course), isOnPath: onPath.has(course.id) } : null,
      project: course ? null : projectFor(catalogue, skill),
    }
  })
}

/** Where no course teaches a skill: a project of ours that practises it, the one about it most. */
function projectFor({ projects }: Catalogue, skill: string) {
  const fitting = projects.filter(({ skills }) => skills.includes(skill))
  const [best] = fitting.toSorted((a, b) => a.skills.indexOf(skill) - b.skills.indexOf(skill))
  return best ? { title: best.title, deliverable: best.deliverable } : null
}

function described({ id, title, provider, durationHours, link }: Course) {
  return { courseId: id, title, provider, hours: durationHours, link }
}

/** Two about what the role asks for, of different subjects, and one about working with others. */
export function typicalQuestions(all: readonly CoachedQuestion[], role: InterimRole): CoachedQuestion[] {
  const weights = new Map(role.skills.map(({ skill, weight }) => [skill, weight]))
  const fit = ({ skills }: CoachedQuestion) => skills.reduce((sum, skill) => sum + (weights.get(skill) ?? 0), 0)
  // an interim role is a first job: nobody is asked the hardest there
  const technical = all
    .filter(({ category, difficulty }) => category === 'technical' && difficulty !== 'hard')
    .toSorted((a, b) => fit(b) - fit(a))
  const chosen: CoachedQuestion[] = []
  for (const question of technical) {
    if (chosen.length === TECHNICAL) break
    if (!chosen.some(({ competency }) => competency === question.competency)) chosen.push(question)
  }
  const together = all.find(({ kind, category }) => kind === 'teamwork' && category === 'behavioural')
  return together ? [...chosen, together] : chosen
}
