import { Problem } from '#contract/problem.ts'
import { proofCard } from './arena/proof-card.ts'
import { wayCard } from './career/way-card.ts'
import type { Deps } from './deps.ts'
import type { LinkCard } from './http/link-card.ts'

const KINDS: readonly [RegExp, (deps: Deps, id: string) => Promise<LinkCard>][] = [
  [/^\/proofs\/([\w-]{1,64})$/, proofCard],
  [/^\/ways\/([\w-]{1,64})$/, wayCard],
]

/** What the page at this path says of itself to other sites; undefined for most, and for what nobody may see. */
export async function linkCardOf(deps: Deps, path: string): Promise<LinkCard | undefined> {
  for (const [pattern, describe] of KINDS) {
    const [, id] = pattern.exec(path) ?? []
    if (id !== undefined) return describe(deps, id).catch(noneWhereNothingIs)
  }
  return undefined
}

function noneWhereNothingIs(error: unknown): undefined {
  if (error instanceof Problem) return undefined
  throw error
}
