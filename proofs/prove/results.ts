import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'

const FILE = 'docs/quality/results.jsonl'

/** One run of one proof, as it is kept: raw, one JSON line each, never changed afterwards. */
export type Result = {
  name: string
  row: string
  engine: string | null
  cases: number
  faults: number
  firstFault: string | null
  measured: string
  /** null where the run was not timed. */
  seconds: number | null
  command: string
  commit: string
  at: string
  /** Over the last five minutes; null where it was not recorded. */
  load: number | null
  machine: string
}

export function keepResult(result: Result): void {
  appendFileSync(FILE, `${JSON.stringify(result)}\n`)
}

export function readResults(): Result[] {
  if (!existsSync(FILE)) return []
  return readFileSync(FILE, 'utf8')
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Result)
}

export function machine(): string {
  return `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`
}
