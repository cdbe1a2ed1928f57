import { must } from '#core/must.ts'
import { execFileSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { startPostgres } from '#test/support/postgres-server.ts'
import { proveFaults, proveInjections, proveLeaving, proveRush, proveSeparation } from './ai-proofs.ts'

/**
 * The full counts behind the sampled tests of the AI layer, against our own provider over real HTTP.
 * Usage: node proofs/load/prove-ai.ts [name …] [--share=0.1] [--engine=postgres]. Appends what came of it to docs/quality/ai-proofs.jsonl;
 * fails when anything did.
 */
const proofs: Record<string, (share: number) => Promise<Proof>> = {
  faults: proveFaults,
  leaving: proveLeaving,
  separation: proveSeparation,
  rush: proveRush,
  injections: proveInjections,
}

export type Proof = { cases: number; failures: string[]; measured: Record<string, number> }

const share = Number(/--share=([\d.]+)/.exec(process.argv.join(' '))?.[1] ?? 1)
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const engine = process.argv.includes('--engine=postgres') ? 'postgres' : 'sqlite'
process.env.WAYMARK_TEST_ENGINE = engine
const postgres = engine === 'postgres' ? await startPostgres() : undefined
if (postgres) process.env.WAYMARK_TEST_POSTGRES = postgres.url
const unhandled: string[] = []
process.on('unhandledRejection', (reason) => void unhandled.push(String(reason)))
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()

for (const [name, prove] of Object.entries(proofs)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const began = performance.now()
  const { cases, failures, measured } = await prove(share)
  failures.push(...unhandled.splice(0).map((reason) => `unhandled: ${reason}`))
  const result = {
    proof: name,
    engine,
    cases,
    failed: failures.length,
    ...measured,
    seconds: Math.round((performance.now() - began) / 1_000),
    commit,
    at: new Date().toISOString(),
    load: Number(must(loadavg()[0]).toFixed(1)),
  }
  console.log(JSON.stringify(result), failures.slice(0, 5))
  appendFileSync('docs/quality/ai-proofs.jsonl', `${JSON.stringify(result)}\n`)
  if (failures.length > 0) process.exitCode = 1
}
await postgres?.stop()
process.exit()
