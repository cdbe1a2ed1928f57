import { must } from '#core/must.ts'
import type { FastifyRequest } from 'fastify'

/** The best of our compressions that the reader takes, or nothing. */
export function acceptedEncoding(request: FastifyRequest): 'br' | 'gzip' | undefined {
  const accepted = request.headers['accept-encoding'] ?? ''
  const names = accepted
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => !/;\s*q=0(\.0*)?$/.test(one))
    .map((one) => must(one.split(';')[0]).trim())
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : undefined
}
