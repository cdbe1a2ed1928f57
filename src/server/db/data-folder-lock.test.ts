import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FolderTakenError, lockDataFolder } from './data-folder-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'waymark-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('refuses a second holder, and names the first', () => {
  const lock = lockDataFolder(folder, 4711)
  expect(() => lockDataFolder(folder, 4712)).toThrow(
    `${folder} is already used by the Waymark server with process id 4711. Stop it first`,
  )
  lock.announce('http://localhost:3000')
  expect(() => lockDataFolder(folder, 4712)).toThrow(FolderTakenError)
  expect(() => lockDataFolder(folder, 4712)).toThrow('with process id 4711 on http://localhost:3000. Stop it first')
  lock.release()
})

it('is free again after a release', () => {
  for (let round = 0; round < 20; round += 1) lockDataFolder(folder, round).release()
})

it('stays with its process though nobody kept it, and is free when the process was killed', async () => {
  const script = `const { lockDataFolder } = await import('#server/db/data-folder-lock.ts'); lockDataFolder(${JSON.stringify(folder)}, process.pid); gc(); gc(); console.log('held'); setInterval(gc, 10)`
  const holder = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => holder.once('exit', resolve))
  await new Promise((resolve) => holder.stdout.once('data', resolve))
  for (let look = 0; look < 5; look += 1) {
    expect(() => lockDataFolder(folder, 1)).toThrow(`process id ${holder.pid}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  holder.kill('SIGKILL')
  await ended
  lockDataFolder(folder, 1).release()
})

it('makes the folder when there is none, for its owner alone', () => {
  lockDataFolder(path.join(folder, 'new/deep'), 1).release()
})
