// Asked by woven code, in a copy of the tree only: which change is alive stands in a file beside this one, so that child
// processes with their own environment know it too. 'record' writes down which changes
// were reached, and by which test (name-running-test.ts).
import { appendFileSync, readFileSync } from 'node:fs'

const at = (name: string) => new URL(name, import.meta.url)
const alive = read('.alive')
const living = Number(alive)
const reached = new Map<string, Set<number>>()
const running = globalThis as { waymarkTest?: string }

export function isMutant(id: number): boolean {
  if (alive === 'record') record(id, running.waymarkTest ?? '')
  return id === living
}

function record(id: number, test: string): void {
  const ids = reached.get(test) ?? new Set()
  reached.set(test, ids)
  if (ids.has(id)) return
  ids.add(id)
  appendFileSync(at('.reached'), `${id}\t${test}\n`)
}

function read(name: string): string {
  try {
    return readFileSync(at(name), 'utf8')
  } catch {
    return ''
  }
}
