import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterAll } from 'vitest'

/** They serve the next file too, hold no runner up, and end with it. */
const LASTING = /adapters\/(?:workers|documents)\/child\.ts$/

/** A test that fails midway leaves the process it started, and a runner with a living child never ends. */
const started = new Set<ChildProcess>()
const note = (message: unknown) => {
  const { process: child } = message as { process: ChildProcess }
  started.add(child)
  child.once('exit', () => started.delete(child))
}
subscribe('child_process', note)

afterAll(() => {
  unsubscribe('child_process', note)
  for (const child of started) if (!child.spawnargs.some((argument) => LASTING.test(argument))) child.kill('SIGKILL')
})
