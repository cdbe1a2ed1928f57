import type { ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'

/** Of a process that does long work: anyone who waits for a quick answer comes first. */
export const GIVES_WAY = 10

/** A higher `niceness` leaves more of the processor to others. */
export function giveWay({ pid }: ChildProcess, niceness: number): void {
  if (pid === undefined) return
  try {
    setPriority(pid, niceness)
  } catch {
    // where that is not allowed it works all the same
  }
}
