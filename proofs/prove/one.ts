// One proof, once: node proofs/prove/one.ts <module> --count=100 [--seed=1] [--engine=sqlite]. The last line is its outcome as JSON.
import { must } from '#core/must.ts'
import { parseArgs } from 'node:util'
import { startPostgres } from '#test/support/postgres-server.ts'
import type { Engine, Outcome, Prove } from './proof.ts'

const FAULT_LENGTH = 500

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string', default: 'sqlite' },
  },
})
const engine = values.engine as Engine
process.env.WAYMARK_TEST_ENGINE = engine
const postgres = engine === 'postgres' ? await startPostgres() : undefined
if (postgres) process.env.WAYMARK_TEST_POSTGRES = postgres.url
const { prove } = (await import(must(positionals[0]))) as { prove: Prove }
const outcome = await prove({ count: Number(values.count), seed: Number(values.seed), engine }).catch(toFault)
await postgres?.stop()
const faults = outcome.faults.map((fault) => fault.slice(0, FAULT_LENGTH))
for (const fault of faults.slice(0, 20)) process.stderr.write(`${fault}\n`)
process.stdout.write(`${JSON.stringify({ ...outcome, faults: faults.slice(0, 1_000) })}\n`)
process.exit(outcome.faults.length === 0 ? 0 : 1)

/** A proof that breaks off has shown nothing. */
function toFault(error: unknown): Outcome {
  return { cases: 0, faults: [error instanceof Error ? (error.stack ?? error.message) : String(error)] }
}
