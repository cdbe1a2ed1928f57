import type { jobs } from './jobs.ts'

export type JobName = keyof typeof jobs
export type JobInput<J extends JobName> = Parameters<(typeof jobs)[J]>[1]
export type JobOutput<J extends JobName> = Awaited<ReturnType<(typeof jobs)[J]>>

/** Work that takes the processor for long is done beside the process that answers. */
export type Workers = {
  /**
   * Does the job in the turn of its user. Throws 'request.too_many' when the user has too much waiting, and
   * 'server.too_slow' when it takes longer than anything honest does; a fault of the job is thrown as it is.
   */
  run<J extends JobName>(
    job: J,
    input: JobInput<J>,
    call: { userId: string; signal?: AbortSignal },
  ): Promise<JobOutput<J>>
  /** An account whose work counts for its address as well, until then. */
  meet(userId: string, address: string, untilMs: number): void
  state(): { waiting: number; underWay: number; processes: number }
  /** Told of each job when it has ended. */
  watch(listener: (job: JobName, seconds: number, outcome: 'done' | 'failed') => void): void
  close(): Promise<void>
}
