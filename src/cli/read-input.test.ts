import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CommandError } from './command-error.ts'
import { readAtMost, readInput, requireFile } from './read-input.ts'

const LIMIT = { bytes: 100_000, refusal: 'This is too large.' }

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'waymark-input-'))
  spawnSync('mkfifo', [at('pipe.pdf')])
  symlinkSync('/dev/zero', at('link.pdf'))
  writeFileSync(at('empty.pdf'), '')
  writeFileSync(at('huge.pdf'), '')
  truncateSync(at('huge.pdf'), 3 * 1024 ** 3)
  writeFileSync(at('resume.pdf'), 'x'.repeat(100_000))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const at = (name: string): string => path.join(folder, name)

test.each([
  ['/dev/zero', 'is a device or a pipe'],
  ['pipe.pdf', 'is a device or a pipe'],
  ['link.pdf', 'is a device or a pipe'],
  ['.', 'is a folder, and no file'],
  ...(existsSync('/proc/self')
    ? ['/proc/self/environ', '/proc/self/pagemap'].map((name) => [name, 'is empty'] as const)
    : []),
  ['empty.pdf', 'is empty'],
  ['gone.pdf', 'There is no file'],
  ['empty.pdf/x', 'There is no file'],
] as const)('refuses %s with a sentence', (name, sentence) => {
  const file = path.resolve(folder, name)
  for (const read of [() => readInput(file, LIMIT), () => requireFile(file)]) {
    expect(read).toThrow(CommandError)
    expect(read).toThrow(sentence)
    expect(read).toThrow(`'${file}'`)
  }
})

test('reads a whole file, and refuses what is larger or never ends', () => {
  expect(readInput(at('resume.pdf'), LIMIT).toString()).toBe('x'.repeat(100_000))
  expect(() => readInput(at('resume.pdf'), { ...LIMIT, bytes: 99_999 })).toThrow('This is too large.')
  expect(() => readInput(at('huge.pdf'), LIMIT)).toThrow('This is too large.')
  const zeros = openSync('/dev/zero', 'r')
  expect(() => readAtMost(zeros, LIMIT)).toThrow('This is too large.')
  closeSync(zeros)
})
