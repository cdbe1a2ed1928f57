import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import type { Engine, Outcome } from './proof.ts'
import type { ProofEntry } from './registry.ts'

const FOLDER = '.cache/prove'

/** How far a proof came on this commit. Another commit starts over: what was shown for it was not shown for this one. */
export type Progress = { commit: string; count: number; portions: number; seconds: number; outcome: Outcome }

const NOTHING: Omit<Progress, 'commit' | 'count'> = { portions: 0, seconds: 0, outcome: { cases: 0, faults: [] } }

export function readProgress(proof: ProofEntry, engine: Engine, count: number): Progress {
  const fresh = { ...NOTHING, commit: currentCommit(), count }
  try {
    const kept = JSON.parse(readFileSync(fileOf(proof, engine), 'utf8')) as Progress
    return kept.commit === fresh.commit && kept.count === count ? kept : fresh
  } catch {
    return fresh
  }
}

export function keepProgress(proof: ProofEntry, engine: Engine, progress: Progress): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(fileOf(proof, engine), JSON.stringify(progress))
}

export function forgetProgress(proof: ProofEntry, engine: Engine): void {
  rmSync(fileOf(proof, engine), { force: true })
}

export function currentCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return 'unknown'
  }
}

function fileOf({ name }: ProofEntry, engine: Engine): string {
  return `${FOLDER}/${name}-${engine}.json`
}
