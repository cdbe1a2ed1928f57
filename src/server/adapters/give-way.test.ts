import { spawn } from 'node:child_process'
import { getPriority } from 'node:os'
import { expect, it } from 'vitest'
import { must } from '#core/must.ts'
import { GIVES_WAY, giveWay } from './give-way.ts'

it('a process of long work leaves the processor to others', () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1_000)'], { stdio: 'ignore' })
  const before = getPriority(must(child.pid))
  giveWay(child, before + GIVES_WAY)
  expect(getPriority(must(child.pid))).toBe(before + GIVES_WAY)
  child.kill('SIGKILL')
})
