import type { z } from 'zod'
import type * as contract from '#contract/documents.ts'
import { Problem } from '#contract/problem.ts'
import { documentContentSchema, type DocumentContent, type DocumentLanguage } from '#core/documents/content.ts'
import { factChanges, factsSeenSchema, type FactsSeen } from '#core/documents/facts-seen.ts'
import { letterLanguage } from '#core/documents/first-language.ts'
import type { Profile } from '#core/documents/profile.ts'
import { loadSkillStates } from '#server/career/load-person.ts'
import type { Deps } from '#server/deps.ts'
import { findDocument, type DocumentRow } from './documents.repo.ts'

export type DocumentDeps = Pick<Deps, 'db' | 'clock' | 'catalogue' | 'workers'>

export async function loadRow(deps: DocumentDeps, userId: string, documentId: string): Promise<DocumentRow> {
  const row = await findDocument(deps.db, userId, documentId)
  if (!row) throw new Problem('documents.unknown', 'There is no such document.')
  return row
}

export function contentOf(row: Pick<DocumentRow, 'content'>): DocumentContent {
  return documentContentSchema.parse(JSON.parse(row.content))
}

/** null: kept before that was written down. */
export function factsSeenOf({ facts_seen: seen }: Pick<DocumentRow, 'facts_seen'>): FactsSeen | null {
  return seen === null ? null : factsSeenSchema.parse(JSON.parse(seen))
}

export function headOf(row: DocumentRow) {
  return {
    documentId: row.id,
    kind: row.kind,
    name: row.name,
    language: row.language as DocumentLanguage,
    updatedAt: row.updated_at,
    version: row.version,
  }
}

/** A document as its owner sees it: with what it says more than its facts, and where it answers the advert. */
export async function showDocument(
  deps: DocumentDeps,
  row: DocumentRow,
  profile: Profile,
): Promise<z.output<typeof contract.documentSchema>> {
  const content = contentOf(row)
  const language = row.language as DocumentLanguage
  const states = row.ad_text === null ? [] : [...(await loadSkillStates(deps, deps.db, row.user_id)).values()]
  const written = { profile, content, language, today: deps.clock.now(), ad: row.ad_text, states }
  return {
    ...headOf(row),
    content,
    adLanguage: letterLanguage(row.ad_text ?? ''),
    factChanges: factChanges(factsSeenOf(row) ?? {}, profile),
    ...(await deps.workers.run('readDocument', written, { userId: row.user_id })),
  }
}
