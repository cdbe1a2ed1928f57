import { readFileSync } from 'node:fs'
import { buildCatalogue } from '#core/career/catalogue/catalogue.ts'

function parsed(file: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../data/${file}`, import.meta.url), 'utf8'))
}

/** The catalogue the product ships. */
export const fullCatalogue = buildCatalogue({
  skills: parsed('skills.json'),
  roles: parsed('roles.json'),
  courses: parsed('courses.json'),
  projects: parsed('projects.json'),
})
