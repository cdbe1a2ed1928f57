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
  if (!names) return
  const found = new Set(suite.tasks.flatMap((task) => leaveOut(task, new Set(names))))
  const lost = names.filter((name) => !found.has(name))
  // a file that fails runs again as a whole
  if (lost.length > 0) throw new Error(`chosen, and not in this file: ${lost.join(', ')}`)
})

/** The names of what is left to run. */
function leaveOut(task: RunnerTask, names: ReadonlySet<string>): string[] {
  const left =
    task.type === 'suite'
      ? task.tasks.flatMap((one) => leaveOut(one, names))
      : [nameOf(task)].filter((name) => names.has(name))
  if (left.length === 0) task.mode = 'skip'
  return left
}
