import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, type RunnerTask } from 'vitest'

/**
 * Of a file that this list names, only these tests run: scripts/lib/postgres-tests.mjs writes it for PostgreSQL. Without the
 * variable, and of files that are not on it, all run.
 */
const list = process.env.WAYMARK_CHOSEN_TESTS
const chosen = list ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, string[]>) : {}

/** A test within its file. */
export function nameOf(task: RunnerTask): string {
  return task.suite ? `${nameOf(task.suite)} › ${task.name}` : task.name
}

// before the file's own hooks: what leads to no test is not made either
// eslint-disable-next-line no-empty-pattern -- the suite comes second, and Vitest wants a pattern first
beforeAll(({}, suite) => {
  const names = chosen[path.relative('.', suite.file.filepath)]
  if (names) suite.tasks.forEach((task) => leaveOut(task, new Set(names)))
})

/** Says whether anything is left to run. */
function leaveOut(task: RunnerTask, names: ReadonlySet<string>): boolean {
  const runs =
    task.type === 'suite' ? task.tasks.map((one) => leaveOut(one, names)).includes(true) : names.has(nameOf(task))
  if (!runs) task.mode = 'skip'
  return runs
}
