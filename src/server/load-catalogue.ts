import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildCatalogue, type Catalogue } from '#core/career/catalogue/catalogue.ts'

const data = path.resolve(import.meta.dirname, '../../data')

/** Skills, roles and courses as they come with the program. */
export function loadCatalogue(): Catalogue {
  return buildCatalogue({
    skills: read('skills.json'),
    roles: read('roles.json'),
    courses: read('courses.json'),
    projects: read('projects.json'),
    linkChecks: read('link-checks.json'),
  })
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(path.join(data, name), 'utf8'))
}
