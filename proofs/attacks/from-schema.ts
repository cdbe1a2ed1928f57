import * as fc from 'fast-check'

/** As much of JSON Schema as the contract emits. */
export type JsonSchema = {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  propertyNames?: JsonSchema
  items?: JsonSchema
  prefixItems?: JsonSchema[]
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  format?: string
  $defs?: Record<string, JsonSchema>
}

/** Text that people write, and some that the rules of texts are about. */
const WORDS = [
  'Data Scientist',
  'python',
  'Ana Maria',
  'a@waymark.example',
  'walk the long road',
  '2026-03-10',
  'https://example.org',
  'İstanbul',
  '日本語',
  '  padded  ',
  "O'Brien",
  '0',
  'a'.repeat(300),
]
const MOST_ITEMS = 4

/** Values that the schema takes. */
export function arbitraryOf(schema: JsonSchema, root: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.$ref) return arbitraryOf(resolve(schema.$ref, root), root)
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => arbitraryOf(choice, root)))
  if (schema.allOf) return arbitraryOf(Object.assign({}, ...schema.allOf) as JsonSchema, root)
  return ofType(schema, root)
}

function ofType(schema: JsonSchema, root: JsonSchema): fc.Arbitrary<unknown> {
  const [type] = [schema.type].flat()
  switch (type) {
    case 'string':
      return text(schema)
    case 'integer':
      return fc.oneof(fc.integer(rangeOf(schema)), fc.integer(smallRange(schema)))
    case 'number':
      return fc.double({ ...rangeOf(schema), noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return list(schema, root)
    case 'object':
      return object(schema, root)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function text({ minLength = 0, maxLength = 200, format }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'email') return fc.nat(99_999).map((number) => `fuzz${number}@waymark.example`)
  const longest = Math.max(minLength, Math.min(maxLength, 200))
  const known = WORDS.filter((word) => word.length >= minLength && word.length <= maxLength)
  const free = fc.string({ minLength, maxLength: longest })
  return known.length > 0 ? fc.oneof(fc.constantFrom(...known), free) : free
}

function rangeOf({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonSchema) {
  const min = minimum ?? (exclusiveMinimum === undefined ? -1_000_000 : exclusiveMinimum + 1)
  const max = maximum ?? (exclusiveMaximum === undefined ? 1_000_000 : exclusiveMaximum - 1)
  // what Zod writes for `int()` is every safe integer, and a column of PostgreSQL holds fewer
  return { min: Math.max(min, -(2 ** 53) + 1), max: Math.min(Math.max(max, min), 2 ** 53 - 1) }
}

function smallRange(schema: JsonSchema) {
  const { min, max } = rangeOf(schema)
  return min > 100 || max < 0 ? { min, max } : { min: Math.max(min, 0), max: Math.min(max, 100) }
}

function list(schema: JsonSchema, root: JsonSchema): fc.Arbitrary<unknown[]> {
  if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map((item) => arbitraryOf(item, root)))
  const minLength = schema.minItems ?? 0
  return fc.array(arbitraryOf(schema.items ?? {}, root), {
    minLength,
    maxLength: Math.max(minLength, Math.min(schema.maxItems ?? MOST_ITEMS, MOST_ITEMS)),
  })
}

function object(schema: JsonSchema, root: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, field]) => [name, arbitraryOf(field, root)]),
  )
  const known = fc.record(fields, { requiredKeys: (schema.required ?? []).filter((name) => name in fields) })
  if (typeof schema.additionalProperties !== 'object') return known
  return fc.dictionary(text(schema.propertyNames ?? {}), arbitraryOf(schema.additionalProperties, root), { maxKeys: 3 })
}

function resolve(reference: string, root: JsonSchema): JsonSchema {
  if (reference === '#') return root
  const found = reference
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], root)
  if (!found) throw new Error(`No such schema: ${reference}`)
  return found
}
