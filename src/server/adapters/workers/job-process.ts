import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { giveWay } from '#server/adapters/give-way.ts'
import type { JobName } from '#server/workers/workers.port.ts'

export type JobTask = { job: JobName; input: unknown }
export type JobAnswer =
  | { kind: 'ready' }
  | { kind: 'done'; output: unknown; spentMs: number }
  | { kind: 'failed'; reason: string }

/** The work itself broke off: a fault of the program, and not of how much it was given. */
export class JobFault extends Error {}

/** The child was not there in time: what it was to do is not to blame. */
export class NotStarted extends Error {}

/**
 * `timeMs` bounds one job, counted from when the child is ready; `startMs` how long it may take to become so, and to read
 * what its first job needs.
 */
export type JobLimits = { timeMs: number; startMs: number; heapMegabytes: number; niceness: number }

/** Of the first job of a process: what it reads for all that come later is nobody's use. */
const FIRST_JOB_MS = 500

const CHILD_FILE = fileURLToPath(new URL('./child.ts', import.meta.url))

/** A child process that does one job at a time. After a kill or a fall it is `isSpent`. */
export class JobProcess {
  isSpent = false
  /** Has done a job: what is read for the first one takes longer than most jobs. */
  isWarm = false
  private readonly child: ChildProcess
  private readonly limits: JobLimits
  private readonly ready = Promise.withResolvers<void>()
  private settle: ((answer: JobAnswer | Error) => void) | undefined

  constructor(limits: JobLimits) {
    this.limits = limits
    this.child = fork(CHILD_FILE, [], {
      execArgv: [
        `--max-old-space-size=${limits.heapMegabytes}`,
        '--max-semi-space-size=4',
        '--disable-warning=ExperimentalWarning',
      ],
      env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    })
    giveWay(this.child, limits.niceness)
    this.release()
    this.ready.promise.catch(() => undefined)
    this.child.on('message', (answer: JobAnswer) =>
      answer.kind === 'ready' ? this.ready.resolve() : this.settle?.(answer),
    )
    this.child.on('exit', () => this.end(new Error('the process ended')))
    this.child.on('error', () => this.end(new Error('the process could not be reached')))
  }

  /** Rejects with the reason when the job fails, hangs or takes the process with it. */
  async run(task: JobTask, spend: (ms: number) => void = () => undefined): Promise<unknown> {
    this.child.channel?.ref()
    let timer = setTimeout(() => this.end(new NotStarted('it did not start in time')), this.limits.startMs)
    try {
      await this.ready.promise
      clearTimeout(timer)
      const limitMs = this.limits.timeMs + (this.isWarm ? 0 : this.limits.startMs)
      timer = setTimeout(() => this.end(new Error('it took too long')), limitMs)
      const answer = await new Promise<JobAnswer>((resolve, reject) => {
        this.settle = (result) => (result instanceof Error ? reject(result) : resolve(result))
        if (this.isSpent) this.end(new Error('the process ended'))
        else this.child.send(task, (error) => error && this.end(error))
      })
      if (answer.kind === 'failed') throw new JobFault(answer.reason)
      if (answer.kind !== 'done') return undefined
      spend(this.isWarm ? answer.spentMs : Math.min(answer.spentMs, FIRST_JOB_MS))
      this.isWarm = true
      return answer.output
    } finally {
      clearTimeout(timer)
      this.settle = undefined
      this.release()
    }
  }

  stop(): void {
    this.isSpent = true
    this.child.kill('SIGKILL')
  }

  /** While it has nothing to do it keeps nobody from ending. */
  private release(): void {
    this.child.unref()
    this.child.channel?.unref()
  }

  private end(error: Error): void {
    this.stop()
    this.ready.reject(error)
    this.settle?.(error)
  }
}
