// npm run eval -- people --in DIR --out DIR: for every person of a folder (or of its people/) the percent of each role, the gaps and
// courses in the order they are shown for the role the person goes for, and the skills held, by the code that serves the pages.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { judgePerson } from './judge-person.ts'
import type { JsonResume } from './json-resume.ts'

const { values } = parseArgs({ options: { in: { type: 'string' }, out: { type: 'string' } } })
const from = values.in ?? join(import.meta.dirname, '../people')
const to = values.out
if (to === undefined) {
  console.error('Usage: npm run eval -- people --in DIR --out DIR')
  process.exit(2)
}

const folder = existsSync(join(from, 'people')) ? join(from, 'people') : from
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort()
mkdirSync(to, { recursive: true })
const times: number[] = []
for (const file of files) {
  const resume = JSON.parse(readFileSync(join(folder, file), 'utf8')) as JsonResume
  const label = labelOf(join(from, 'labels', file))
  const started = performance.now()
  const prediction = judgePerson(resume, label?.own)
  times.push(performance.now() - started)
  writeFileSync(join(to, file), `${JSON.stringify(prediction, null, 1)}\n`)
}
times.sort((a, b) => a - b)
const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
process.stdout.write(`${files.length} people judged to ${to}; median ${at(0.5)} ms, p95 ${at(0.95)} ms\n`)

/** Only the role a person applies for is taken from a label: it is what they would choose in the questionnaire. */
function labelOf(path: string): { own: string } | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as { own: string }) : undefined
}
