import { LRUCache } from 'lru-cache'
import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import { oncePer } from '#core/once-per.ts'
import { backgroundOf, type Background } from '#core/resume/background.ts'
import type { Deps } from '#server/deps.ts'
import { parseFacts, type StoredFacts } from './resume-facts.repo.ts'

/** Reading a resume for what it shows takes some milliseconds; several calls of one page need it. */
const MOST_KEPT = 200
const readFor = oncePer((_catalogue: Catalogue) => new LRUCache<string, Background>({ max: MOST_KEPT }))

const keyOf = ({ id, text }: StoredFacts) => `${id} ${text}`

/** Shorter facts are read faster than they are sent to another process. */
const LONG_FACTS = 20_000

/** Has long facts read beside the server before they are saved, so that nobody waits where all are answered. */
export async function readAhead(
  { catalogue, workers }: Pick<Deps, 'catalogue' | 'workers'>,
  userId: string,
  { id, savedAt, text }: StoredFacts,
): Promise<void> {
  if (text.length < LONG_FACTS) return
  const source = { sourceId: id, at: savedAt }
  const background = await workers.run('readBackground', { facts: parseFacts(text), source }, { userId })
  readFor(catalogue).set(keyOf({ id, savedAt, text }), background)
}

/** What a resume shows, with its id. */
export function backgroundIn(catalogue: Catalogue, resume: StoredFacts): Background & { resumeId: string } {
  const known = readFor(catalogue)
  const key = keyOf(resume)
  let background = known.get(key)
  if (!background) {
    background = backgroundOf(catalogue, parseFacts(resume.text), { sourceId: resume.id, at: resume.savedAt })
    known.set(key, background)
  }
  return { ...background, resumeId: resume.id }
}
