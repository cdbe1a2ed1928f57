import { must } from '#core/must.ts'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { weave, type Mutant } from './weave.ts'

const LEFT_OUT = new Set([
  'node_modules',
  '.git',
  'build',
  'dist',
  '.cache',
  '.waymark',
  'test-results',
  'playwright-report',
])

/** Changes reached, and the tests that reached them; the name '' stands for what runs outside of a test, or in a child process. */
export type Reached = Map<number, Set<string>>

/** A copy of the tree with every change woven in; the tree itself is never touched. */
export type Copy = {
  folder: string
  mutants: Mutant[]
  /** Makes one change alive, or none; `record` notes which are reached. */
  bringToLife(id: number | 'none' | 'record'): void
  /** What was reached since the last time this was asked. */
  takeReached(): Reached
  drop(): void
}

export function makeCopy(files: readonly string[]): Copy {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-mutate-'))
  const root = process.cwd()
  cpSync(root, folder, {
    recursive: true,
    filter: (file) => !LEFT_OUT.has(must(path.relative(root, file).split(path.sep)[0])),
  })
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  const mutants: Mutant[] = []
  for (const file of files) {
    const woven = weave(
      file,
      readFileSync(path.join(root, file), 'utf8'),
      '#proofs/mutate/active.ts',
      mutants.length + 1,
    )
    mutants.push(...woven.mutants)
    writeFileSync(path.join(folder, file), woven.code)
  }
  writeFileSync(path.join(folder, 'vitest.config.ts'), CONFIG)
  const note = (name: string) => path.join(folder, 'proofs/mutate', name)
  return {
    folder,
    mutants,
    bringToLife: (id) => writeFileSync(note('.alive'), String(id)),
    takeReached: () => takeLines(note('.reached')),
    drop: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function takeLines(file: string): Reached {
  const reached: Reached = new Map()
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  rmSync(file, { force: true })
  for (const line of lines) {
    const [id, test = ''] = line.split('\t')
    reached.set(Number(id), (reached.get(Number(id)) ?? new Set()).add(test))
  }
  return reached
}

/** No second try: a test that fails once has noticed. */
const CONFIG = `export default { test: {
  setupFiles: ['proofs/mutate/name-running-test.ts', 'test/support/no-console-error.ts'],
  include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'proofs/**/*.test.ts'],
  env: { WAYMARK_TEST_ENGINE: 'sqlite' },
  testTimeout: 90000, hookTimeout: 120000, fileParallelism: false,
} }
`
