// The folders of an evaluation: --in DIR --out DIR, relative to where the command was given.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** Where to read and write, or null when the call named neither. Stops the process on half a call. */
export function evalFolders(usage: string): { in: string; out: string } | null {
  const { values } = parseArgs({ options: { in: { type: 'string' }, out: { type: 'string' } } })
  if (values.in === undefined && values.out === undefined) return null
  if (values.in === undefined || values.out === undefined || !existsSync(fromCaller(values.in))) {
    console.error(usage)
    process.exit(2)
  }
  const out = fromCaller(values.out)
  mkdirSync(out, { recursive: true })
  return { in: fromCaller(values.in), out }
}

/** DIR/name when the set's parent folder was given, else DIR. */
export function folderOf(given: string, name: string): string {
  return existsSync(join(given, name)) ? join(given, name) : given
}

export function filesOf(folder: string, ending: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort()
}

export function writePrediction(out: string, id: string, prediction: unknown): void {
  writeFileSync(join(out, `${id}.json`), `${JSON.stringify(prediction, null, 1)}\n`)
}

/** '40 read, median 1.2 ms, slowest 4.0 ms'. */
export function timesOf(millis: readonly number[]): string {
  const sorted = millis.toSorted((a, b) => a - b)
  const of = (value: number | undefined) => (value ?? 0).toFixed(1)
  return `${sorted.length} read, median ${of(sorted[sorted.length >> 1])} ms, slowest ${of(sorted.at(-1))} ms`
}

function fromCaller(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), path)
}
