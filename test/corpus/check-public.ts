import { readFileSync, readdirSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { buildCatalogue, dreamRoleByTitle } from '#core/career/catalogue/catalogue.ts'
import { must } from '#core/must.ts'
import { checkResume } from '#core/resume/checks/check-resume.ts'
import type { ResumeCheck } from '#core/resume/checks/checked-rule.ts'
import { roleContextOf } from '#core/resume/checks/role-context.ts'
import { loadPdfium } from '#server/adapters/documents/pdfium-module.ts'
import { measureFile } from '#server/adapters/documents/read-document.ts'

export const PUBLIC_FOLDER = join(import.meta.dirname, '../resumes/documents')
/** The check must say the same tomorrow. */
const TODAY = '2026-11-21'

/** The beginning of a document's name says which role its person has in mind. */
const ROLES: Record<string, string> = {
  ai: 'AI Engineer',
  cl: 'Cloud Engineer',
  cy: 'Cybersecurity Analyst',
  ds: 'Data Scientist',
  fs: 'Full-Stack Developer',
  mb: 'Mobile App Developer',
  nw: 'Network Engineer',
  sd: 'Software Developer',
  ux: 'UI/UX Designer',
}

const json = (name: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, '../../data', name), 'utf8'))
export const catalogue = buildCatalogue({
  skills: json('skills.json'),
  roles: json('roles.json'),
  courses: json('courses.json'),
})

/** The check of each public document against the role its person has in mind, by document name. */
export async function checkPublic(names = readdirSync(PUBLIC_FOLDER).sort()): Promise<Map<string, ResumeCheck>> {
  const pdfium = await loadPdfium()
  const checks = new Map<string, ResumeCheck>()
  for (const name of names) {
    const { resume, measures } = await measureFile(
      readFileSync(join(PUBLIC_FOLDER, name)),
      [...catalogue.skills.values()],
      () => Promise.resolve(pdfium),
    )
    const { evidence, warnings: _, ...facts } = resume
    const role = must(dreamRoleByTitle(catalogue, must(ROLES[basename(name, extname(name)).slice(0, 2)])))
    checks.set(
      name,
      checkResume({
        facts,
        evidence,
        document: measures,
        role: roleContextOf(catalogue, role, facts, TODAY),
        catalogue,
        today: TODAY,
      }),
    )
  }
  return checks
}
