import { Problem } from '#contract/problem.ts'
import { GIVES_WAY } from '#server/adapters/give-way.ts'
import { busy } from '#server/http/busy.ts'
import { createFairTurns } from '#server/http/fair-turns.ts'
import type { UseLimits } from '#server/http/recent-use.ts'
import type { JobInput, JobName, JobOutput, Workers } from '#server/workers/workers.port.ts'
import { JobFault, JobProcess, NotStarted, type JobLimits } from './job-process.ts'
import { createNewcomers } from './newcomers.ts'

export type WorkerLimits = JobLimits & {
  processes: number
  waitingPerUser: number
  idleMs: number
  patienceMs: number
  use: UseLimits
}

export const WORKER_LIMITS: WorkerLimits = {
  processes: 2,
  timeMs: 20_000,
  startMs: 20_000,
  heapMegabytes: 192,
  niceness: GIVES_WAY,
  waitingPerUser: 18,
  idleMs: 60_000,
  patienceMs: 45_000,
  // of the processor: dozens of ordinary letters
  use: { littleMs: 5_000, halfLifeMs: 120_000 },
}

/**
 * Processes for the pure work that takes long, started when the first job comes and ended when there is none for a while.
 * Users are served by what they used of the processor lately, one job of a user at a time, and those who used much leave a
 * process to all others; new accounts pay together, by their address. A process that dies or hangs is replaced at once. A given list of idle processes outlives the pool.
 */
export function createWorkerPool(given: Partial<WorkerLimits> = {}, lasting?: JobProcess[]): Workers {
  const limits = { ...WORKER_LIMITS, ...given }
  const turns = createFairTurns({
    atOnce: limits.processes,
    perKey: 1,
    waitingPerKey: limits.waitingPerUser,
    patienceMs: limits.patienceMs,
    use: limits.use,
  })
  const newcomers = createNewcomers()
  const listeners: Parameters<Workers['watch']>[0][] = []
  const idle = lasting ?? []
  const working = new Set<JobProcess>()
  let retire: NodeJS.Timeout | undefined
  let isClosed = false

  const take = () => {
    const sound = idle.splice(0).filter(({ isSpent }) => !isSpent)
    const worker = sound.findLast(({ isWarm }) => isWarm) ?? sound.at(-1) ?? new JobProcess(limits)
    idle.push(...sound.filter((one) => one !== worker))
    working.add(worker)
    return worker
  }
  const giveBack = (worker: JobProcess) => {
    working.delete(worker)
    if (!isClosed) idle.push(worker.isSpent ? new JobProcess(limits) : worker)
    clearTimeout(retire)
    retire = setTimeout(() => stopAll(idle.splice(0)), limits.idleMs)
    retire.unref()
  }

  async function work<J extends JobName>(
    job: J,
    input: JobInput<J>,
    spend: (ms: number) => void,
  ): Promise<JobOutput<J>> {
    const began = performance.now()
    const tell = (outcome: 'done' | 'failed') => {
      for (const listener of listeners) listener(job, (performance.now() - began) / 1000, outcome)
    }
    const worker = take()
    try {
      // who leaves does not end the process: starting another one costs more than what is left to do
      const output = (await worker.run({ job, input }, spend)) as JobOutput<J>
      tell('done')
      return output
    } catch (error) {
      tell('failed')
      if (error instanceof JobFault) throw error
      if (error instanceof NotStarted) throw busy(NEXT_TRY_SECONDS)
      throw new Problem('server.too_slow', 'This takes too long for this server. Please try it with less text.', {
        cause: error,
      })
    } finally {
      giveBack(worker)
    }
  }

  return {
    run: (job, input, { userId, signal }) =>
      turns.run(userId, (spend) => work(job, input, spend), signal, {
        payer: newcomers.addressOf(userId),
        isLong: isLong(input),
        isLarge: isLarge(input),
      }),
    meet: newcomers.meet,
    state: () => ({ ...turns.state(), processes: idle.length + working.size }),
    watch: (listener) => void listeners.push(listener),
    close: async () => {
      isClosed = true
      clearTimeout(retire)
      stopAll([...working, ...(lasting ? [] : idle.splice(0))])
    },
  }
}

const NEXT_TRY_SECONDS = 5

/** Work on so many facts takes long whatever is asked of them; nobody's pages show as many. */
const LONG_PROFILE = 60_000

function isLong(input: unknown): boolean {
  if (typeof input !== 'object' || input === null) return false
  const facts = 'profile' in input ? input.profile : 'facts' in input ? input.facts : null
  return JSON.stringify(facts).length > LONG_PROFILE
}

/** Characters or bytes of a page or a file, beyond which it may be made to take seconds. */
const LARGE_TEXT = 60_000

function isLarge(input: unknown): boolean {
  if (typeof input !== 'object' || input === null) return false
  const sizes = Object.values(input).map((one) =>
    typeof one === 'string' ? one.length : one instanceof Uint8Array ? one.byteLength : 0,
  )
  return sizes.reduce((sum, size) => sum + size, 0) > LARGE_TEXT
}

function stopAll(workers: JobProcess[]): void {
  for (const worker of workers) worker.stop()
}
