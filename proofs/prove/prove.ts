// npm run prove: every proof at its full count, in portions; what is done is kept, so that it can be stopped and goes on.
import { parseArgs } from 'node:util'
import { forgetProgress } from './progress.ts'
import { proofs, type ProofEntry } from './registry.ts'
import { keepResult, type Result } from './results.ts'
import { runProof } from './run-proof.ts'
import { writeTable } from './table.ts'

const { values } = parseArgs({
  options: {
    list: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    count: { type: 'string' },
    share: { type: 'string', default: '1' },
    sample: { type: 'boolean', default: false },
    engine: { type: 'string' },
    again: { type: 'boolean', default: false },
  },
})

const say = (line: string) => void process.stdout.write(`${line}\n`)
const asked = proofs.filter(({ name }) => !values.only || values.only.includes(name))
const unknown = values.only?.find((name) => !proofs.some((proof) => proof.name === name))
if (unknown) throw new Error(`There is no proof '${unknown}'. See: npm run prove -- --list`)

if (values.list)
  for (const { name, row, full, unit, claim } of asked)
    say(`${name.padEnd(18)} ${row.padEnd(8)} ${`${full} ${unit}`.padEnd(26)} ${claim}`)
else process.exitCode = await proveAll()

async function proveAll(): Promise<number> {
  const failed: string[] = []
  for (const proof of asked) {
    for (const engine of enginesOf(proof)) {
      if (values.again) forgetProgress(proof, engine)
      const result: Result = await runProof(proof, engine, countOf(proof))
      keepResult(result)
      writeTable()
      say(
        `${result.faults === 0 ? '✓' : '✗'} ${proof.name}${proof.engines ? ` on ${engine}` : ''}: ${result.cases} ${proof.unit}, ${result.faults} faults, ${result.seconds} s ${result.measured}`,
      )
      if (result.faults > 0) failed.push(proof.name)
    }
  }
  say(failed.length === 0 ? 'all held' : `did not hold: ${failed.join(', ')}`)
  return failed.length === 0 ? 0 : 1
}

function enginesOf({ engines }: ProofEntry) {
  return (engines ?? (['sqlite'] as const)).filter((engine) => !values.engine || !engines || engine === values.engine)
}

function countOf({ full, sample }: ProofEntry): number {
  if (values.count) return Number(values.count)
  if (full === 0) return 0
  return values.sample ? sample : Math.max(1, Math.round(full * Number(values.share)))
}
