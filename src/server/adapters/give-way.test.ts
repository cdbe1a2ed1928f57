import { spawn } from 'node:child_process'
import { getPriority } from 'node:os'
import { expect, it } from 'vitest'
import { must } from '#core/must.ts'
import { giveWay } from './give-way.ts'

/** Whatever the priority of the tests is, a lower one may be set. */
const LEAST = 19

it('a process of long work leaves the processor to others', () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1_000)'], { stdio: 'ignore' })
  try {
    giveWay(child, LEAST)
    expect(getPriority(must(child.pid))).toBe(LEAST)
  } finally {
    child.kill('SIGKILL')
  }
})
