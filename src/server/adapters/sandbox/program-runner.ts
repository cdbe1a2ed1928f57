import { must } from '#core/must.ts'
import { Worker } from 'node:worker_threads'
import type { Program, ProgramRunner } from '#server/arena/program-runner.port.ts'
import { createFairTurns } from '#server/http/fair-turns.ts'

/** For all cases of one program together; starting the worker counts. */
const LIMIT_MS = 3_000
/** A hand-in runs its programs one after the other, so more than a few waiting are no hand-ins. */
const TURNS = { atOnce: 1, perKey: 1, waitingPerKey: 3 }
const MEMORY_MB = 96

/**
 * A worker for each reply, one at a time: it holds WebAssembly without imports of ours, so there is no file, socket, process or
 * module in reach, and it is ended when its time is up, wherever it hangs (docs/decisions/0050).
 */
export function createProgramRunner(): ProgramRunner {
  const turns = createFairTurns(TURNS)
  const running = new Set<Worker>()
  return {
    isRight: (program, reply, userId) => turns.run(userId, () => runInWorker(program, reply, running)),
    close: async () => {
      await Promise.all([...running].map((worker) => worker.terminate()))
    },
  }
}

function runInWorker(
  { language, setup, cases, answer }: Program,
  reply: string,
  running: Set<Worker>,
): Promise<boolean> {
  const worker = new Worker(new URL('./run-program.ts', import.meta.url), {
    workerData: { program: { language, setup, given: cases.map(({ given }) => given) }, reply },
    env: {},
    argv: [],
    execArgv: [],
    stdin: false,
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
  })
  running.add(worker)
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => void end(false), LIMIT_MS)
    // the first thing that comes decides; ending the worker makes it say 'exit', too
    const end = async (isRight: boolean) => {
      if (!running.delete(worker)) return
      clearTimeout(timer)
      await worker.terminate()
      resolve(isRight)
    }
    worker.once('message', (came: unknown) => {
      void end(
        isExpected(
          came,
          cases.map(({ expected }) => expected),
          /\border by\b/iu.test(answer) || language !== 'sql',
        ),
      )
    })
    worker.once('error', () => void end(false))
    worker.once('exit', () => void end(false))
  })
}

/** Rows without an asked order compare in any order. */
export function isExpected(came: unknown, expected: readonly string[], isOrdered: boolean): boolean {
  if (!Array.isArray(came) || came.length !== expected.length) return false
  const key = (text: string) => (isOrdered ? text : text.split('\n').sort().join('\n'))
  return came.every((text, at) => typeof text === 'string' && key(text) === key(must(expected[at])))
}
