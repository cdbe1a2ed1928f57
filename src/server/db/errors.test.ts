import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { isDatabaseAway, isDatabaseBusy, isDuplicate, isOrphan, isStorageFull } from './errors.ts'

const kinds = { isDatabaseAway, isDatabaseBusy, isDuplicate, isOrphan, isStorageFull }
const kindsOf = (error: unknown) => Object.entries(kinds).flatMap(([name, is]) => (is(error) ? [name] : []))
const failure = (more: object, message = 'x') => Object.assign(new Error(message), more)

it.each([
  ['a duplicate key (SQLite, primary)', failure({ errcode: 1555 }), ['isDuplicate']],
  ['a duplicate key (SQLite, unique)', failure({ errcode: 2067 }), ['isDuplicate']],
  ['a duplicate key (PostgreSQL)', failure({ code: '23505' }), ['isDuplicate']],
  ['an owner that is gone (SQLite)', failure({ errcode: 787 }), ['isOrphan']],
  ['an owner that is gone (PostgreSQL)', failure({ code: '23503' }), ['isOrphan']],
  ['a full disk (SQLite)', failure({ errcode: 13 }), ['isStorageFull']],
  ['a write that failed (SQLite)', failure({ errcode: 778 }), ['isStorageFull']],
  ['a full disk (PostgreSQL)', failure({ code: '53100' }), ['isStorageFull']],
  ['a full disk (a file)', failure({ code: 'ENOSPC' }), ['isStorageFull']],
  ['a quota that is used up (a file)', failure({ code: 'EDQUOT' }), ['isStorageFull']],
  ['a file larger than is allowed', failure({ code: 'EFBIG' }), ['isStorageFull']],
  ['a lock held too long (SQLite)', failure({ errcode: 5 }), ['isDatabaseBusy']],
  ['a snapshot that is old (SQLite)', failure({ errcode: 517 }), ['isDatabaseBusy']],
  ['a deadlock (PostgreSQL)', failure({ code: '40P01' }), ['isDatabaseBusy']],
  ['a refused connection', failure({ code: 'ECONNREFUSED' }), ['isDatabaseAway']],
  ['a socket that is not there', failure({ code: 'ENOENT', syscall: 'connect' }), ['isDatabaseAway']],
  ['a server shutting down', failure({ code: '57P01' }), ['isDatabaseAway']],
  ['too many connections', failure({ code: '53300' }), ['isDatabaseAway']],
  ['a pool that waited in vain', failure({}, 'timeout exceeded when trying to connect'), ['isDatabaseAway']],
  ['a connection that broke', failure({}, 'Connection terminated unexpectedly'), ['isDatabaseAway']],
  [
    'a connection that broke before it was asked',
    failure({}, 'Client has encountered a connection error and is not queryable'),
    ['isDatabaseAway'],
  ],
  ['a file that is not there', failure({ code: 'ENOENT', syscall: 'open' }), []],
  ['a check that failed', failure({ errcode: 275 }), []],
  ['a syntax error', failure({ code: '42601' }), []],
  ['something thrown that is no error', { code: 'x' }, []],
])('knows %s', (_name, error, expected) => {
  expect(kindsOf(error)).toEqual(expected)
})

it('knows what SQLite really throws', () => {
  const db = new DatabaseSync(':memory:')
  db.exec(
    'pragma foreign_keys=on; create table a (id text primary key, u text unique); create table b (a text references a(id)); insert into a values (1, 1)',
  )
  const thrownBy = (statement: string): unknown => {
    try {
      db.exec(statement)
    } catch (error) {
      return error
    }
    return undefined
  }
  expect(kindsOf(thrownBy("insert into a values ('1', 'x')"))).toEqual(['isDuplicate'])
  expect(kindsOf(thrownBy("insert into a values ('2', '1')"))).toEqual(['isDuplicate'])
  expect(kindsOf(thrownBy("insert into b values ('nobody')"))).toEqual(['isOrphan'])
  db.exec('pragma max_page_count = 1')
  expect(kindsOf(thrownBy('create table c (x text); insert into c values (randomblob(100000))'))).toEqual([
    'isStorageFull',
  ])
})
