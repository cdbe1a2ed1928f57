import { expect, it } from 'vitest'
import { BackupProblem } from './backup-file.ts'
import { splitLines } from './split-lines.ts'

const MB = Buffer.alloc(2 ** 20, 'x')

async function* chunksOf(...chunks: (string | Buffer)[]): AsyncGenerator<Buffer> {
  for (const chunk of chunks) yield Buffer.from(chunk)
}

async function allOf(chunks: AsyncIterable<Buffer>): Promise<string[]> {
  const lines: string[] = []
  for await (const line of splitLines(chunks)) lines.push(line)
  return lines
}

it('gives the lines of chunks that end anywhere', async () => {
  const lines = await allOf(chunksOf('one\ntw', 'o\n', MB, MB, '\n', 'last'))
  expect(lines).toEqual(['one', 'two', 'x'.repeat(2 * 2 ** 20), 'last'])
})

it('reads no more of a line that does not end than a row can have', async () => {
  let read = 0
  const endless = async function* () {
    for (;;) {
      read += 1
      yield MB
    }
  }
  await expect(allOf(endless())).rejects.toThrow(BackupProblem)
  expect(read).toBe(65)
})
