import { readFileSync } from 'node:fs'
import { decodePage } from '#core/ads/page/decode-page.ts'
import { formOf } from '#core/ads/page/form-of.ts'
import { readJobPage } from '#core/ads/page/read-job-page.ts'
import { readAdText } from '#core/ads/read-ad-text.ts'
import { buildCatalogue } from '#core/career/catalogue/catalogue.ts'
import { localDateIn, systemClock } from '#core/time.ts'
import { CommandError } from './command-error.ts'
import { readAtMost, readInput } from './read-input.ts'
import { showAsJson } from './show-controls.ts'

/** By its number: `process.stdin` would have a pipe answer at once that nothing is there yet. */
const STANDARD_INPUT = 0
const LIMIT = { bytes: 8_000_000, refusal: 'This is larger than a job page. At most 8 MB are read.' }

/** `waymark ad FILE|- [--url ADDRESS]`: prints what a saved job page, a board's answer or a pasted ad says, as JSON. */
export function runAd(args: string[]): Promise<void> {
  const at = args.indexOf('--url')
  const url = at < 0 ? '' : (args[at + 1] ?? '')
  const file = args.find((arg, index) => (arg === '-' || !arg.startsWith('--')) && (at < 0 || index !== at + 1))
  if (!file) throw new CommandError('Which file? Try: waymark ad page.html, or waymark ad - for standard input')
  const text = decodePage(file === '-' ? readAtMost(STANDARD_INPUT, LIMIT) : readInput(file, LIMIT))
  const page = readJobPage({ url, text, form: formOf(text), today: localDateIn('UTC', systemClock.now()) })
  const { skills } = readAdText(catalogue(), page.descriptionText ?? text)
  process.stdout.write(`${showAsJson({ ...page, skills })}\n`)
  return Promise.resolve()
}

function catalogue() {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(new URL(`../../data/${name}.json`, import.meta.url), 'utf8'))
  return buildCatalogue({ skills: read('skills'), roles: read('roles'), courses: read('courses') })
}
