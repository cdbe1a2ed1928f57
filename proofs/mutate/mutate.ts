// npm run mutate: changes the rules in small ways, in a copy of the tree, and tells which changes no test notices.
import { must } from '#core/must.ts'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { makeCopy, type Copy, type Reached } from './copy.ts'
import { equivalents } from './equivalents.ts'
import { Runner, type Verdict } from './runner.ts'
import { scoreOf, writeScores, type Fate } from './scores.ts'
import { targets, type Target } from './targets.ts'
import type { Mutant } from './weave.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    list: { type: 'boolean', default: false },
    line: { type: 'string' },
    goal: { type: 'string', default: '90' },
  },
})
const asked = targets.filter(({ name }) => !values.only || values.only.includes(name))
const SIGNALS = ['SIGINT', 'SIGTERM'] as const
const say = (line: string) => void process.stdout.write(`${line}\n`)

if (values.list) for (const target of targets) say(`${target.name.padEnd(14)} ${filesOf(target).join(' ')}`)
else process.exitCode = await mutateAll()

async function mutateAll(): Promise<number> {
  let code = 0
  for (const target of asked) {
    const fates = await mutate(target)
    const { score, survived } = scoreOf(fates)
    for (const { mutant } of survived)
      say(`  survived ${mutant.file}:${mutant.line}  ${oneLine(mutant.from)}  →  ${oneLine(mutant.to)}`)
    say(`${target.name}: ${score.toFixed(1)} % of ${fates.length} changes noticed, ${survived.length} survived`)
    if (!values.line) writeScores(target.name, fates)
    if (score < Number(values.goal)) code = 1
  }
  return code
}

async function mutate(target: Target): Promise<Fate[]> {
  const copy = makeCopy(filesOf(target))
  const runner = new Runner(copy.folder)
  const leave = () => {
    runner.stop()
    copy.drop()
    process.exit(1)
  }
  for (const signal of SIGNALS) process.once(signal, leave)
  try {
    const reach = await learnReach(
      copy,
      runner,
      target.tests.filter((file) => existsSync(file)),
    )
    const fates: Fate[] = []
    for (const mutant of copy.mutants.filter(({ line }) => !values.line || line === Number(values.line)))
      fates.push(await fateOf(mutant, copy, runner, reach))
    await mustStillPass(copy, runner, reach)
    return fates
  } finally {
    for (const signal of SIGNALS) process.off(signal, leave)
    runner.stop()
    copy.drop()
  }
}

type Reach = { file: string; reached: Reached; ms: number }

/** Every test file runs once unchanged: it has to pass, and shows which changes it reaches. The quick ones are asked first. */
async function learnReach(copy: Copy, runner: Runner, tests: string[]): Promise<Reach[]> {
  const reach: Reach[] = []
  copy.bringToLife('record')
  for (const file of tests) {
    const started = performance.now()
    const verdict = await runner.run(file, 300_000)
    if (verdict !== 'passed') throw new Error(`${file} ${verdict} without any change`)
    reach.push({ file, reached: copy.takeReached(), ms: performance.now() - started })
  }
  say(
    `${copy.mutants.length} changes; ${reach.map(({ file, reached, ms }) => `${file.split('/').at(-1)} reaches ${reached.size} in ${Math.round(ms)} ms`).join(', ')}`,
  )
  return reach.sort((a, b) => a.ms - b.ms)
}

/** A runner that went bad on the way would call everything noticed. */
async function mustStillPass(copy: Copy, runner: Runner, reach: Reach[]): Promise<void> {
  copy.bringToLife('none')
  for (const { file, ms } of reach) {
    const verdict = await runner.run(file, 60_000 + 5 * ms)
    if (verdict !== 'passed')
      throw new Error(`${file} ${verdict} without any change, after all the others: the score would be worth nothing`)
  }
}

async function fateOf(mutant: Mutant, copy: Copy, runner: Runner, reach: Reach[]): Promise<Fate> {
  const line = must(readFileSync(mutant.file, 'utf8').split('\n')[mutant.line - 1])
  const reason = equivalents.find(
    (known) =>
      known.file === mutant.file &&
      line.includes(known.line) &&
      known.from === oneLine(mutant.from) &&
      known.to === oneLine(mutant.to),
  )?.reason
  if (reason) return { mutant, fate: 'equivalent' }
  copy.bringToLife(mutant.id)
  for (const { file, reached, ms } of reach) {
    const tests = reached.get(mutant.id)
    if (!tests) continue
    const verdict: Verdict = await runner.run(file, 15_000 + 2 * ms, tests.has('') ? null : [...tests])
    if (verdict !== 'passed') return { mutant, fate: verdict === 'failed' ? 'noticed' : 'out of time' }
  }
  return { mutant, fate: 'survived' }
}

function filesOf({ files }: Target): string[] {
  return files.flatMap((file) =>
    file.endsWith('.ts')
      ? [file]
      : readdirSync(file)
          .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
          .map((name) => `${file}/${name}`),
  )
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 120)
}
