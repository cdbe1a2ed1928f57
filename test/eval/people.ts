// npm run eval -- people [--in DIR --out DIR]: for every person of a folder (or of its people/) the percent of each role, the gaps
// and courses in the order they are shown for the role the person goes for, and the skills held, by the code that serves the
// pages. Without folders, the committed people and a table.
import { must } from '#core/must.ts'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { evalFolders, filesOf, folderOf, timesOf, writePrediction } from './folder.ts'
import { judgePerson, type PersonPrediction } from './judge-person.ts'
import type { JsonResume } from './json-resume.ts'

/** In the sets an id begins with the role that the person goes for. */
const ROLE_LETTERS: Record<string, string> = {
  sd: 'software-developer',
  fs: 'full-stack-developer',
  ds: 'data-scientist',
  mo: 'mobile-app-developer',
  ux: 'ui-ux-designer',
  cy: 'cybersecurity-analyst',
  cl: 'cloud-engineer',
  ne: 'network-engineer',
  ai: 'ai-engineer',
}

const folders = evalFolders('Usage: npm run eval -- people --in DIR --out DIR')
const from = folders?.in ?? join(import.meta.dirname, '../people')
const folder = folderOf(from, 'people')
const times: number[] = []
for (const file of filesOf(folder, '.json')) {
  const resume = JSON.parse(readFileSync(join(folder, file), 'utf8')) as JsonResume
  const started = performance.now()
  const prediction = judgePerson(resume, dreamRoleOf(file))
  times.push(performance.now() - started)
  if (folders) writePrediction(folders.out, basename(file, '.json'), prediction)
  else console.log(file.padEnd(10), lineOf(file, prediction))
}
console.log(timesOf(times))

/** What a person would choose in the questionnaire, from their label or their id: nothing else is taken from a label. */
function dreamRoleOf(file: string): string | undefined {
  const label = join(from, 'labels', file)
  if (existsSync(label)) return (JSON.parse(readFileSync(label, 'utf8')) as { own: string }).own
  return ROLE_LETTERS[/^[a-z]{2}(?=-)/.exec(file)?.[0] ?? '']
}

function lineOf(file: string, { roles, missing }: PersonPrediction): string {
  const { own, roles: said } = JSON.parse(readFileSync(join(from, 'labels', file), 'utf8')) as {
    own: string
    roles: Record<string, { readiness: number }>
  }
  return `${own.padEnd(24)} readiness ${must(said[own]).readiness}  ${String(roles[own]).padStart(3)} %  ${missing.join(', ')}`
}
