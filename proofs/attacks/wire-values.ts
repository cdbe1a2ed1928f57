import { must } from '#core/must.ts'
import * as fc from 'fast-check'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { anyCharacter } from '#test/support/any-character.ts'
import { arbitraryOf, type JsonSchema } from './from-schema.ts'

/** Bodies that the endpoint's schema takes; what it refines beyond its shape may still refuse them. */
export function bodyArbitrary(endpoint: Endpoint): fc.Arbitrary<unknown> {
  return endpoint.body ? fromZod(endpoint.body) : fc.constant(undefined)
}

export function queryArbitrary(endpoint: Endpoint): fc.Arbitrary<unknown> {
  return endpoint.query ? fromZod(endpoint.query) : fc.constant({})
}

function fromZod(schema: z.ZodType): fc.Arbitrary<unknown> {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  return arbitraryOf(root, root)
}

/** What no schema expects: other types, odd texts, numbers at the edges, JSON that means something elsewhere. */
export const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1.5,
    1e308,
    2 ** 53,
    '',
    ' ',
    [],
    {},
    [[]],
    { $ne: null },
    '__proto__',
    'constructor',
    "' or 1=1 --",
    '../../etc/passwd',
    '<script>alert(1)</script>',
    '\u202e\u200b',
    'a\r\nb',
    '1e309',
    'NaN',
    '٣',
  ),
  fc.string({ unit: anyCharacter, maxLength: 40 }),
  fc.string({ maxLength: 20 }).map((text) => text.padEnd(3_000, text || 'x')),
  fc.jsonValue({ maxDepth: 3 }),
)

/** A fitting value, mostly with one thing wrong. */
export function twisted(fitting: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 5, arbitrary: fitting },
    { weight: 4, arbitrary: fc.tuple(fitting, fc.nat(), junk).map(([value, at, bad]) => replaceOne(value, at, bad)) },
    { weight: 1, arbitrary: fc.tuple(fitting, fc.nat()).map(([value, at]) => dropOne(value, at)) },
    { weight: 1, arbitrary: junk },
  )
}

function replaceOne(value: unknown, at: number, bad: unknown): unknown {
  if (!isRecord(value)) return bad
  const names = [...Object.keys(value), 'unknownField']
  return { ...value, [must(names[at % names.length])]: bad }
}

function dropOne(value: unknown, at: number): unknown {
  if (!isRecord(value)) return undefined
  const names = Object.keys(value)
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== names[at % (names.length || 1)]))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
