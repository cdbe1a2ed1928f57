import type { ResumeFacts } from './schema.ts'

/** Nothing was read. */
export const NO_FACTS: ResumeFacts = {
  basics: { name: null, headline: null, email: null, phone: null, location: null, summary: null, links: [] },
  skills: [],
  experience: [],
  education: [],
  certifications: [],
  projects: [],
  languages: [],
}

/** Whether a resume tells more than skills: a job, a school, a certificate or a project. */
export const hasHistory = ({ experience, education, certifications, projects }: ResumeFacts): boolean =>
  [experience, education, certifications, projects].some((entries) => entries.length > 0)
