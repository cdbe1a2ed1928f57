import { expect, it } from 'vitest'
import { explainStart } from './explain-start.ts'

it.each([
  ['a write', { code: 'ENOSPC', syscall: 'write' }, 'DATA_DIR'],
  ['a write above a quota', { code: 'EDQUOT', syscall: 'write' }, 'DATA_DIR'],
  ['a database', { code: 'ERR_SQLITE_ERROR', errcode: 13 }, 'DATA_DIR'],
  ['a folder elsewhere', { code: 'ENOSPC', syscall: 'mkdtemp', path: '/tmp/waymark-XXXXXX' }, '/tmp/waymark-XXXXXX'],
])('names where a disk has no room for %s', (_name, more, where) => {
  expect(explainStart(Object.assign(new Error('x'), more))).toBe(
    `${where}: its disk is full, and there is no room to start. Free some space and start again`,
  )
})
