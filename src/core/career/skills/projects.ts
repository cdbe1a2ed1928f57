import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { Project } from '#core/career/catalogue/catalogue-types.ts'
import type { SkillStates } from '#core/career/skills/skill-state.ts'
import { must } from '#core/must.ts'

export type StepProject = { projectId: string; hours: number }

/** What is read of a step of a route. */
type Step = { kind: string; courseId: string; practiceHours: number; projects: StepProject[]; skills: string[] }

/** Beside a course, and where there is nothing but projects. */
const MOST_PROJECTS = { course: 3, practice: 6 }

/**
 * Fills the practice of each step with projects, each once on a route. A project comes when its central skill is
 * known, first those that practise what the step has just taught. What no project fits stays without a name.
 */
export function withProjects<One extends Step>(
  catalogue: Catalogue,
  asked: ReadonlySet<string>,
  states: SkillStates,
  steps: readonly One[],
): One[] {
  const used = new Set<string>()
  const known = new Set(states.keys())
  return steps.map((step) => {
    for (const skill of catalogue.courses.get(step.courseId)?.skills ?? []) known.add(skill)
    if (step.practiceHours === 0) return step
    const taught = new Set(step.kind === 'practice' ? asked : step.skills)
    const fitting = catalogue.projects
      .filter(
        ({ id, skills }) => !used.has(id) && known.has(must(skills[0])) && skills.some((skill) => asked.has(skill)),
      )
      .map((project) => ({ project, fit: fitOf(project, taught, known) }))
      .sort((a, b) => b.fit - a.fit)
      .map(({ project }) => project)
    const most = step.kind === 'practice' ? MOST_PROJECTS.practice : MOST_PROJECTS.course
    const chosen = chosenFor(fitting, step.practiceHours, most)
    for (const { id } of chosen) used.add(id)
    return { ...step, projects: shared(chosen, step.practiceHours) }
  })
}

/** New skills count most, the central one twice; what is not known yet counts against it. */
function fitOf({ skills }: Project, taught: ReadonlySet<string>, known: ReadonlySet<string>): number {
  const fresh = skills.filter((skill) => taught.has(skill)).length + (taught.has(must(skills[0])) ? 1 : 0)
  return fresh * 2 - skills.filter((skill) => !known.has(skill)).length
}

/** The first that fit into the hours, until these are full. */
function chosenFor(fitting: readonly Project[], hours: number, mostProjects: number): Project[] {
  const chosen: Project[] = []
  let [least, most] = [0, 0]
  for (const project of fitting) {
    if (chosen.length === mostProjects || most >= hours) break
    if (least + project.hours.least > hours) continue
    chosen.push(project)
    least += project.hours.least
    most += project.hours.most
  }
  return chosen
}

/** The small version of each, and what is left of the hours by how far each can be taken; whole hours. */
function shared(projects: readonly Project[], hours: number): StepProject[] {
  const least = projects.reduce((sum, one) => sum + one.hours.least, 0)
  const room = projects.reduce((sum, one) => sum + one.hours.most - one.hours.least, 0)
  const share = room === 0 ? 0 : Math.min(1, (hours - least) / room)
  let [exact, given] = [0, 0]
  return projects.map(({ id, hours: range }) => {
    exact += range.least + share * (range.most - range.least)
    const own = Math.round(exact) - given
    given += own
    return { projectId: id, hours: own }
  })
}
