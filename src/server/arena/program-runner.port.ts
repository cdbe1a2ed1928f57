import type { ProgramItem } from '#core/arena/item.ts'

export type Program = Pick<ProgramItem, 'language' | 'setup' | 'cases' | 'answer'>

/** Runs what somebody wrote, where it can reach nothing and takes no more than its share. */
export type ProgramRunner = {
  /**
   * Whether the reply gives what is expected in every case; false also for what fails, hangs or takes too much. People
   * take turns; throws 'request.too_many' when too much of one person's waits already.
   */
  isRight(program: Program, reply: string, userId: string): Promise<boolean>
  close(): Promise<void>
}
