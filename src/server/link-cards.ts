import { Problem } from '#contract/problem.ts'
import { proofCard } from './arena/proof-card.ts'
import { wayCard } from './career/way-card.ts'
import type { Deps } from './deps.ts'
import type { LinkCard } from './http/link-card.ts'

/** A plan's link as people type it: capitals and slashes at the end are let in by the router, too. */
const WAY = /^\/ways\/([^/]+)\/*$/i
const PROOF = /^\/proofs\/([^/]+)\/*$/i

/** The card, and the page's address as links spell it. */
export type FoundCard = { card: LinkCard; path: string }

/** What the page at this path says of itself to other sites; undefined for most, and 'gone' for a plan or a proof that nobody shows. */
export async function linkCardOf(deps: Deps, path: string): Promise<FoundCard | 'gone' | undefined> {
  const [, token] = WAY.exec(path) ?? []
  if (token !== undefined) return (await found(wayCard(deps, token), `/ways/${token}`)) ?? 'gone'
  const [, id] = PROOF.exec(path) ?? []
  return id === undefined ? undefined : ((await found(proofCard(deps, id), `/proofs/${id}`)) ?? 'gone')
}

async function found(described: Promise<LinkCard>, path: string): Promise<FoundCard | undefined> {
  try {
    return { card: await described, path }
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}
