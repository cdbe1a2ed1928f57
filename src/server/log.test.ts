import { expect, it } from 'vitest'
import { createLog } from './log.ts'

it.each(['trace', 'debug'] as const)('at %s leaves out the headers that libraries tell of', (level) => {
  const lines: string[] = []
  const log = createLog(level, { write: (line) => void lines.push(line) })
  const headers = { authorization: 'Bearer canary', cookie: 'canary' }
  log[level]({ busboyOptions: { headers, limits: { files: 1 } } }, 'options')
  log[level]({ headers }, 'headers')
  log[level]({ req: { raw: { headers }, rawHeaders: ['authorization', 'Bearer canary'] } }, 'request')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toContain('"files":1')
  expect(lines.join()).not.toContain('canary')
})
