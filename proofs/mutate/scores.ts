import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { currentCommit } from '#proofs/prove/progress.ts'
import type { Mutant } from './weave.ts'

const FILE = 'docs/quality/mutation.json'
const PAGE = 'docs/quality/trust.md'
const BEGIN = '<!-- mutation: written by npm run mutate -->'
const END = '<!-- end of mutation -->'

export type Fate = { mutant: Mutant; fate: 'noticed' | 'out of time' | 'survived' | 'equivalent' }
export type Score = {
  changes: number
  noticed: number
  outOfTime: number
  equivalent: number
  survived: { at: string; from: string; to: string }[]
  score: number
  commit: string
  at: string
}

/** Changes that nothing can notice do not count, neither way. */
export function scoreOf(fates: readonly Fate[]) {
  const survived = fates.filter(({ fate }) => fate === 'survived')
  const counted = fates.filter(({ fate }) => fate !== 'equivalent')
  return { survived, score: counted.length === 0 ? 100 : (100 * (counted.length - survived.length)) / counted.length }
}

/** Keeps what came out, and puts the table into the page. */
export function writeScores(name: string, fates: readonly Fate[]): void {
  const kept = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Score>) : {}
  const { survived, score } = scoreOf(fates)
  const count = (wanted: Fate['fate']) => fates.filter(({ fate }) => fate === wanted).length
  kept[name] = {
    changes: fates.length,
    noticed: count('noticed'),
    outOfTime: count('out of time'),
    equivalent: count('equivalent'),
    survived: survived.map(({ mutant }) => ({ at: `${mutant.file}:${mutant.line}`, from: mutant.from, to: mutant.to })),
    score: Math.round(score * 10) / 10,
    commit: currentCommit(),
    at: new Date().toISOString(),
  }
  keepAndTell(kept)
}

export function keepAndTell(kept: Record<string, Score>): void {
  writeFileSync(FILE, `${JSON.stringify(kept, null, 2)}\n`)
  const page = readFileSync(PAGE, 'utf8')
  const [before, rest] = page.split(BEGIN)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined) throw new Error(`${PAGE} has no place for the mutation table`)
  const head =
    '| rules | changes | noticed | out of time | nothing could notice | survived | score | commit |\n|---|---|---|---|---|---|---|---|'
  const rows = Object.entries(kept).map(
    ([name, { changes, noticed, outOfTime, equivalent, survived, score, commit }]) =>
      `| ${name} | ${changes} | ${noticed} | ${outOfTime} | ${equivalent} | ${survived.length} | ${score} % | ${commit} |`,
  )
  writeFileSync(PAGE, `${before}${BEGIN}\n\n${[head, ...rows].join('\n')}\n\n${END}${after}`)
}
