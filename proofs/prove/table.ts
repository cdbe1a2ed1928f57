import { readFileSync, writeFileSync } from 'node:fs'
import { proofs, type ProofEntry } from './registry.ts'
import { readResults, type Result } from './results.ts'

const PAGE = 'docs/quality/trust.md'
const BEGIN = '<!-- results: written by npm run prove -->'
const END = '<!-- end of results -->'

/** Puts the kept results into the page: of each proof and database the last run, and the longest one that held. */
export function writeTable(): void {
  const page = readFileSync(PAGE, 'utf8')
  const [before, rest] = page.split(BEGIN)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined) throw new Error(`${PAGE} has no place for results`)
  writeFileSync(PAGE, `${before}${BEGIN}\n\n${tableOf(readResults())}\n\n${END}${after}`)
}

function tableOf(results: readonly Result[]): string {
  const head =
    '| row | proof | claim | goal | cases | faults | measured | s | load | commit | date |\n|---|---|---|---|---|---|---|---|---|---|---|'
  const rows = proofs.flatMap((proof) => (proof.engines ?? [null]).flatMap((engine) => rowsOf(proof, engine, results)))
  return [head, ...rows].join('\n')
}

function rowsOf(proof: ProofEntry, engine: string | null, results: readonly Result[]): string[] {
  const own = results.filter((result) => result.name === proof.name && result.engine === engine)
  const shown = new Set([longest(own.filter(({ faults }) => faults === 0)), own.at(-1)])
  const runs = [...shown].filter((run) => run !== undefined)
  const what = `| ${proof.row} | \`${proof.name}\`${engine ? ` (${engine})` : ''} | ${proof.claim} | ${number(proof.full)} ${proof.unit}`
  if (runs.length === 0) return [`${what} | – | – | not run yet | | | | |`]
  return runs.map(
    (run) =>
      `${what} | ${number(run.cases)} | ${run.faults}${run.firstFault ? `: ${cell(run.firstFault)}` : ''} | ${cell(run.measured)} | ${run.seconds ?? '–'} | ${run.load ?? '–'} | ${run.commit} | ${run.at.slice(0, 10)} |`,
  )
}

function longest(runs: readonly Result[]): Result | undefined {
  return runs.reduce<Result | undefined>(
    (best, run) => (best === undefined || run.cases >= best.cases ? run : best),
    undefined,
  )
}

const number = (value: number) => value.toLocaleString('en')
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ').slice(0, 300)
