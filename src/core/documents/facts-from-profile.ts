import type { ResumeFacts } from '#core/resume/schema.ts'
import { composeResume, wholeContent } from './compose.ts'
import type { Profile } from './profile.ts'

/** All facts that are not on hold as a resume that can be saved: what is longer than a resume takes is cut or left out. */
export function factsFromProfile(profile: Profile): ResumeFacts {
  const facts = composeResume(profile, wholeContent(profile))
  const cut = (text: string | null) => text && text.slice(0, 80)
  return {
    ...facts,
    skills: facts.skills.filter((name) => name.length <= 120),
    experience: facts.experience.slice(0, 60),
    education: facts.education.slice(0, 30).map((school) => ({ ...school, grade: cut(school.grade) })),
    projects: facts.projects
      .slice(0, 60)
      .map((project) => ({ ...project, highlights: project.highlights.slice(0, 40) })),
    languages: facts.languages.map(({ name, level }) => ({ name: name.slice(0, 80), level: cut(level) })),
  }
}
