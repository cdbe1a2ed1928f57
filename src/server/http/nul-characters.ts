import type { FastifyInstance } from 'fastify'
import { Problem } from '#contract/problem.ts'

/** PostgreSQL stores no NUL character in text, and nobody half of a pair (a lone surrogate): none is let in, on either database. */
export function refuseNulCharacters(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    // a person who opens such an address gets the page of unknown addresses
    if (request.url.includes('%00') && !request.is404) throw refused()
    refuseNul(request.body)
  })
}

export function refuseNul(value: unknown): void {
  if (holdsUnstorable(value)) throw refused()
}

function refused(): Problem {
  return new Problem('request.malformed', 'The text contains a character that cannot be stored.')
}

function holdsUnstorable(value: unknown): boolean {
  const open: unknown[] = [value]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next === 'string') {
      if (next.includes('\0') || !next.isWellFormed()) return true
    } else if (typeof next === 'object' && next !== null && !(next instanceof Uint8Array)) {
      for (const [key, inner] of Object.entries(next)) open.push(key, inner)
    }
  }
  return false
}
