import { readdirSync } from 'node:fs'
import { BILLING_PATH } from '#contract/billing.ts'
import type { Endpoint } from '#contract/endpoint.ts'

const folder = new URL('../../src/contract/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.ts'))
const modules = await Promise.all(
  files.map((name) => import(new URL(name, folder).href) as Promise<Record<string, unknown>>),
)

const everyEndpoint = modules.flatMap((module) => Object.values(module).filter(isEndpoint))

/** Calls of payment, which servers without it do not have. */
export const billingEndpoints: Endpoint[] = everyEndpoint.filter(({ path }) => path.startsWith(BILLING_PATH))

/** Every call there is on a server as it comes, from every file of the contract: a new file is attacked like the others. */
export const allEndpoints: Endpoint[] = everyEndpoint.filter((endpoint) => !billingEndpoints.includes(endpoint))

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'output' in value
}
