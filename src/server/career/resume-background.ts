import { LRUCache } from 'lru-cache'
import type { Catalogue } from '#core/career/catalogue.ts'
import { oncePer } from '#core/once-per.ts'
import { backgroundOf, type Background } from '#core/resume/background.ts'
import { parseFacts, type StoredFacts } from './resume-facts.repo.ts'

/** Reading a resume for what it shows takes some milliseconds; several calls of one page need it. */
const MOST_KEPT = 200
const readFor = oncePer((_catalogue: Catalogue) => new LRUCache<string, Background>({ max: MOST_KEPT }))

/** What a resume shows, with its id. */
export function backgroundIn(catalogue: Catalogue, resume: StoredFacts): Background & { resumeId: string } {
  const known = readFor(catalogue)
  const key = `${resume.id} ${resume.text}`
  let background = known.get(key)
  if (!background) {
    background = backgroundOf(catalogue, parseFacts(resume.text), { sourceId: resume.id, at: resume.savedAt })
    known.set(key, background)
  }
  return { ...background, resumeId: resume.id }
}
