import { readFileSync } from 'node:fs'
import path from 'node:path'
import { decodePage } from '#core/ads/page/decode-page.ts'
import { formOf } from '#core/ads/page/form-of.ts'
import { readJobPage } from '#core/ads/page/read-job-page.ts'
import { readAdText } from '#core/ads/read-ad-text.ts'
import { buildCatalogue } from '#core/career/catalogue/catalogue.ts'
import { localDateIn, systemClock } from '#core/time.ts'
import { CommandError } from './command-error.ts'
import { showAsJson } from './show-controls.ts'

const MOST_BYTES = 8_000_000

/** `waymark ad FILE|- [--url ADDRESS]`: prints what a saved job page, a board's answer or a pasted ad says, as JSON. */
export function runAd(args: string[]): Promise<void> {
  const at = args.indexOf('--url')
  const url = at < 0 ? '' : (args[at + 1] ?? '')
  const file = args.find((arg, index) => (arg === '-' || !arg.startsWith('--')) && (at < 0 || index !== at + 1))
  if (!file) throw new CommandError('Which file? Try: waymark ad page.html, or waymark ad - for standard input')
  const text = decodePage(bytesOf(file))
  const page = readJobPage({ url, text, form: formOf(text), today: localDateIn('UTC', systemClock.now()) })
  const { skills } = readAdText(catalogue(), page.descriptionText ?? text)
  process.stdout.write(`${showAsJson({ ...page, skills })}\n`)
  return Promise.resolve()
}

function bytesOf(file: string): Uint8Array {
  try {
    const bytes = readFileSync(file === '-' ? 0 : path.resolve(process.env.WAYMARK_CWD ?? '.', file))
    if (bytes.length > MOST_BYTES) throw new CommandError('This is larger than a job page. At most 8 MB are read.')
    return bytes
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR'))
      throw new CommandError(`There is no file '${file}'`)
    throw error
  }
}

function catalogue() {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(new URL(`../../data/${name}.json`, import.meta.url), 'utf8'))
  return buildCatalogue({ skills: read('skills'), roles: read('roles'), courses: read('courses') })
}
