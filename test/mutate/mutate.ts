// npm run mutate: changes one thing at a time in what must not break, and counts the changes that no test notices.
// --only refresh · --share 0.1 · --list. What was tried is kept in .cache/mutate until the source changes.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createVitest } from 'vitest/node'
import { applyMutant, mutantsOf, type Mutant } from './mutants.ts'
import { targets } from './targets.ts'

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true }, share: { type: 'string', default: '1' }, list: { type: 'boolean', default: false } } })
const say = (line: string) => void process.stdout.write(`${line}\n`)
const GOAL = 0.9
const CACHE = '.cache/mutate'

type Verdict = 'killed' | 'survived'

let isBelow = false
for (const target of targets.filter(({ name }) => !values.only || values.only.includes(name))) {
  const mutants = target.files.flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')))
  const step = Math.max(1, Math.round(1 / Number(values.share)))
  const chosen = mutants.filter((_, index) => index % step === 0)
  if (values.list) for (const mutant of chosen) say(describe(mutant))
  else isBelow = (await judge(target, chosen)) < GOAL || isBelow
}
process.exit(isBelow ? 1 : 0)

async function judge({ name, files, tests }: (typeof targets)[number], mutants: readonly Mutant[]): Promise<number> {
  const verdicts = readVerdicts(name, [...files, ...tests])
  const open = mutants.filter((mutant) => !(describe(mutant) in verdicts))
  if (open.length > 0) {
    for await (const [mutant, verdict] of tryAll(open, tests)) {
      verdicts[describe(mutant)] = verdict
      keepVerdicts(name, [...files, ...tests], verdicts)
    }
  }
  const survivors = mutants.filter((mutant) => verdicts[describe(mutant)] === 'survived')
  const score = 1 - survivors.length / mutants.length
  for (const mutant of survivors) say(`  survived: ${describe(mutant)}`)
  say(`${score >= GOAL ? '✓' : '✗'} ${name}: ${Math.round(score * 100)}% of ${mutants.length} mutants noticed (goal ${GOAL * 100}%)`)
  return score
}

/** The change is made on the way into the tests, never on the disk, where others may be reading. */
async function* tryAll(mutants: readonly Mutant[], tests: string[]): AsyncGenerator<[Mutant, Verdict]> {
  let current: Mutant | undefined
  const plugin = { name: 'mutant', enforce: 'pre' as const, transform: (text: string, id: string) => (current && id.split('?')[0] === path.resolve(current.file) ? applyMutant(text, current) : undefined) }
  const present = tests.filter((file) => existsSync(file))
  // projects do not take plugins handed in from outside, so this is one of its own
  const test = { watch: false, config: false as const, include: present, env: { WAYMARK_TEST_ENGINE: 'sqlite' }, setupFiles: ['test/support/no-console-error.ts'], reporters: [{}], bail: 1, testTimeout: 20_000, hookTimeout: 60_000, teardownTimeout: 5_000 }
  const vitest = await createVitest('test', test, { configFile: false, plugins: [plugin] })
  const specifications = await vitest.globTestSpecifications(present)
  if (!(await passes(specifications))) throw new Error('The tests fail without any change: mend them first')
  const broken: Mutant = { ...mutants[0]!, start: 0, end: 0, becomes: "throw new Error('a change that no test can miss');" }
  for (const mutant of [broken, ...mutants]) {
    current = mutant
    vitest.invalidateFile(path.resolve(mutant.file))
    const verdict = (await passes(specifications)) ? 'survived' : 'killed'
    if (mutant === broken && verdict === 'survived') throw new Error('The changes do not reach the tests: no score would mean anything')
    vitest.invalidateFile(path.resolve(mutant.file))
    if (mutant === broken) continue
    say(`  ${verdict}: ${describe(mutant)}`)
    yield [mutant, verdict]
  }
  await vitest.close()

  async function passes(these: typeof specifications): Promise<boolean> {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(these)
    return testModules.length > 0 && testModules.every((module) => module.ok()) && unhandledErrors.length === 0
  }
}

function describe({ file, line, was, becomes, start }: Mutant): string {
  return `${file}:${line} [${start}] ${oneLine(was)} → ${becomes === '' ? 'nothing' : becomes}`
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 80)
}

function cacheFile(name: string): string {
  mkdirSync(CACHE, { recursive: true })
  return path.join(CACHE, `${name.replaceAll(' ', '-')}.json`)
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) if (existsSync(file)) hash.update(readFileSync(file))
  return hash.digest('hex')
}

function readVerdicts(name: string, files: readonly string[]): Record<string, Verdict> {
  try {
    const kept = JSON.parse(readFileSync(cacheFile(name), 'utf8')) as { hash: string; verdicts: Record<string, Verdict> }
    return kept.hash === hashOf(files) ? kept.verdicts : {}
  } catch {
    return {}
  }
}

function keepVerdicts(name: string, files: readonly string[], verdicts: Record<string, Verdict>): void {
  writeFileSync(cacheFile(name), JSON.stringify({ hash: hashOf(files), verdicts }))
}
