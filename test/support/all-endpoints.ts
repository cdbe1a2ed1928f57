import { readdirSync } from 'node:fs'
import type { Endpoint } from '#contract/endpoint.ts'

const folder = new URL('../../src/contract/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.ts'))
const modules = await Promise.all(
  files.map((name) => import(new URL(name, folder).href) as Promise<Record<string, unknown>>),
)

/** Every call there is, from every file of the contract: a new file is attacked like the others. */
export const allEndpoints: Endpoint[] = modules.flatMap((module) => Object.values(module).filter(isEndpoint))

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'output' in value
}
