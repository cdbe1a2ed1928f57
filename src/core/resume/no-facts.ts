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
