import * as fc from 'fast-check'
import { z } from 'zod'
import { allEndpoints } from '#test/support/all-endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Outcome, Prove } from '#proofs/prove/proof.ts'
import { concretePath, send } from '#test/support/wire.ts'
import type { JsonSchema } from './from-schema.ts'
import { nameOf, openStand, paramsOf, type Stand } from './stand.ts'
import { bodyArbitrary } from './wire-values.ts'

/**
 * Each text field, query and parameter with the longest text its schema takes, made of what patterns read over and over
 * (row 18, on the server's own thread): no request may use it for long. `count` is units tried on each; 0 is all.
 */
export const prove: Prove = async ({ count }) => {
  const stand = await openStand()
  const outcome = await fillFields(stand, count)
  await stand.close()
  return outcome
}

const UNITS = [
  '(',
  '0',
  ' ',
  'a',
  '-',
  '/',
  'a ',
  '[a](',
  '*',
  '.',
  'a.',
  'a@',
  '\n',
  '#',
  'at A',
  '<a ',
  '`',
  ',',
  ' \n',
  '((a',
]
const LONGEST = 20_000
const LIMIT_MS = 400

type Field = { name: string; maxLength: number; where: 'body' | 'query' | 'path' }

export async function fillFields(stand: Stand, count: number): Promise<Outcome> {
  const faults: string[] = []
  let cases = 0
  let slowestMs = 0
  let slowest = ''
  const units = UNITS.slice(0, count || undefined)
  for (const endpoint of allEndpoints.filter(
    ({ path, content }) => path !== '/user/account' && content !== 'multipart',
  )) {
    for (const field of fieldsOf(endpoint)) {
      for (const unit of units) {
        const ms = await cpuOf(() => fill(stand, endpoint, field, unit))
        cases += 1
        if (ms > slowestMs) [slowestMs, slowest] = [ms, `${nameOf(endpoint)} ${field.name}`]
        if (ms > LIMIT_MS)
          faults.push(
            `${nameOf(endpoint)}: ${field.name} of ${field.maxLength} × ${JSON.stringify(unit)} used ${Math.round(ms)} ms`,
          )
      }
    }
  }
  return { cases, faults, figures: { slowestMs, slowest } }
}

async function fill(
  { server, attacker }: Stand,
  endpoint: Endpoint,
  { name, maxLength, where }: Field,
  unit: string,
): Promise<void> {
  const text = `${unit.repeat(Math.ceil(maxLength / unit.length)).slice(0, maxLength - 1)}x`
  const body = endpoint.body
    ? {
        ...(fc.sample(bodyArbitrary(endpoint), { numRuns: 1, seed: 7 })[0] as object),
        ...(where === 'body' ? { [name]: text } : {}),
      }
    : undefined
  const path = concretePath(endpoint, where === 'path' ? { [name]: text } : {})
  const answer = await send(
    server,
    endpoint.method,
    where === 'query' ? `${path}?${new URLSearchParams({ [name]: text })}` : path,
    { token: attacker.tokens.accessToken, body },
  )
  if (answer.status >= 500) throw new Error(`${nameOf(endpoint)} answered ${answer.status}`)
}

/** Of this process alone: hashes and documents are made elsewhere, other work of the machine does not count. */
async function cpuOf(work: () => Promise<void>): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

function fieldsOf(endpoint: Endpoint): Field[] {
  const fields = (schema: z.ZodType | undefined, where: Field['where']) => {
    const { properties = {} } = schema
      ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
      : {}
    return Object.entries(properties).flatMap(([name, field]) =>
      field.type === 'string' && !field.enum
        ? [{ name, where, maxLength: Math.min(field.maxLength ?? LONGEST, LONGEST) }]
        : [],
    )
  }
  const params = paramsOf(endpoint).map((name): Field => ({ name, where: 'path', maxLength: 4_000 }))
  return [...fields(endpoint.body, 'body'), ...fields(endpoint.query, 'query'), ...params]
}
