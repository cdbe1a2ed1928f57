import { must } from '#core/must.ts'
import { spawn } from 'node:child_process'
import { loadavg } from 'node:os'
import { currentCommit, forgetProgress, keepProgress, readProgress } from './progress.ts'
import { addOutcomes, type Engine, type Outcome } from './proof.ts'
import type { ProofEntry } from './registry.ts'
import { machine, type Result } from './results.ts'

/** Runs a proof portion by portion, each in its own process and with its own seed, from where it was left. */
export async function runProof(proof: ProofEntry, engine: Engine, count: number): Promise<Result> {
  const portion = Math.min(count, proof.portion ?? count)
  let progress = readProgress(proof, engine, count)
  // a count of 0 stands for all there is, in one go
  while ((progress.portions === 0 || progress.portions * portion < count) && progress.outcome.faults.length === 0) {
    const next = Math.min(portion, count - progress.portions * portion)
    const started = performance.now()
    const outcome = await runPortion(proof, engine, next, progress.portions + 1)
    const seconds = progress.seconds + (performance.now() - started) / 1_000
    progress = {
      ...progress,
      portions: progress.portions + 1,
      seconds,
      outcome: addOutcomes(progress.outcome, outcome),
    }
    keepProgress(proof, engine, progress)
  }
  const { outcome, seconds } = progress
  // a fault is tried again the next time, not remembered for good
  if (outcome.faults.length > 0) forgetProgress(proof, engine)
  return {
    name: proof.name,
    row: proof.row,
    engine: proof.engines ? engine : null,
    cases: outcome.cases,
    faults: outcome.faults.length,
    firstFault: outcome.faults[0]?.slice(0, 300) ?? null,
    measured: Object.entries(outcome.figures ?? {})
      .map(([name, value]) => `${name} ${typeof value === 'number' ? Math.round(value * 100) / 100 : value}`)
      .join(', '),
    seconds: Math.round(seconds),
    command: `npm run prove -- --only ${proof.name} --count ${count}${proof.engines ? ` --engine ${engine}` : ''}`,
    commit: currentCommit(),
    at: new Date().toISOString(),
    load: Math.round(must(loadavg()[1]) * 10) / 10,
    machine: machine(),
  }
}

async function runPortion(proof: ProofEntry, engine: Engine, count: number, seed: number): Promise<Outcome> {
  const isModule = 'module' in proof
  const args = isModule
    ? ['proofs/prove/one.ts', proof.module, `--count=${count}`, `--seed=${seed}`, `--engine=${engine}`]
    : proof.command(count, engine)
  const { code, output } = await run(args, { ...process.env, WAYMARK_TEST_ENGINE: engine })
  const lines = output.trim().split('\n')
  if (isModule) return readOutcome(lines.at(-1) ?? '', code)
  return (
    toldInJson(lines[0] ?? '') ?? {
      cases: count,
      faults: code === 0 ? [] : [lines.at(-1) ?? `ended with ${code}`],
      figures: { said: lines.join(' · ').slice(0, 600) },
    }
  )
}

/** The AI proofs begin with their result in JSON, and some of what failed after it. */
function toldInJson(line: string): Outcome | undefined {
  const [, json, failures] = /^(\{"proof".*?\})(?: (.*))?$/.exec(line) ?? []
  if (json === undefined) return undefined
  const {
    proof,
    cases,
    failed,
    engine: _engine,
    seconds: _seconds,
    commit: _commit,
    at: _at,
    load: _load,
    ...figures
  } = JSON.parse(json) as Record<string, string | number>
  return {
    cases: Number(cases),
    faults: Array.from({ length: Number(failed) }, () => `${proof}: ${failures ?? ''}`),
    figures,
  }
}

function readOutcome(line: string, code: number | null): Outcome {
  try {
    const { cases, faults, figures } = JSON.parse(line) as Outcome
    return { cases, faults, ...(figures ? { figures } : {}) }
  } catch {
    return { cases: 0, faults: [`the proof ended with ${code} and no outcome`] }
  }
}

function run(args: string[], env: NodeJS.ProcessEnv): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (bytes: Buffer) => (output += bytes.toString('utf8')))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })))
}
