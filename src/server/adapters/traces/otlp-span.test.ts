import { expect, test } from 'vitest'
import { nameOfQuery, readTraceparent, toNanos } from './otlp-span.ts'

test.each([
  ['select "id" from "users" where "email" = $1', 'select users'],
  ['insert into "sign_ins" ("id") values (?)', 'insert sign_ins'],
  ['update "users" set "plan" = ?', 'update users'],
  ['delete from "recovery_codes" where "hash" = ?', 'delete recovery_codes'],
  ['begin immediate', 'begin'],
  ["select 'ana@waymark.example'", 'select'],
])('%s is named %s', (sql, name) => {
  expect(nameOfQuery(sql)).toBe(name)
})

test.each([
  undefined,
  '',
  'nonsense',
  `00-${'0'.repeat(32)}-${'1'.repeat(16)}-01`,
  `00-${'1'.repeat(31)}-${'1'.repeat(16)}-01`,
  `00-${'G'.repeat(32)}-${'1'.repeat(16)}-01`,
])("the traceparent '%s' is none", (header) => {
  expect(readTraceparent(header)).toBeUndefined()
})

test('a traceparent is read', () => {
  expect(readTraceparent(`00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`)).toEqual({
    traceId: 'a'.repeat(32),
    spanId: 'b'.repeat(16),
  })
})

test('nanoseconds keep every digit of the milliseconds', () => {
  expect(toNanos(1_763_000_000_123.25)).toBe('1763000000123250000')
})
