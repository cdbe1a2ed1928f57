import type { z } from 'zod'
import type * as contract from '#contract/documents.ts'
import { Problem } from '#contract/problem.ts'
import { readAdText } from '#core/ads/read-ad-text.ts'
import type { DocumentContent, DocumentLanguage } from '#core/documents/content.ts'
import { blocksOf } from '#core/documents/print.ts'
import type { Profile } from '#core/documents/profile.ts'
import { doubtsIn } from '#core/documents/prove-content.ts'
import { explain, type Asked } from '#core/documents/tailor.ts'
import { layOut } from '#core/resume/export/pdf-layout.ts'
import { skillTermsOf } from '#core/documents/skill-terms.ts'
import type { Deps } from '#server/deps.ts'
import { loadPrintFonts } from '#server/resume/print-fonts.ts'
import { findDocument, type DocumentRow } from './documents.repo.ts'

export type DocumentDeps = Pick<Deps, 'db' | 'clock' | 'catalogue'>

export async function loadRow(deps: DocumentDeps, userId: string, documentId: string): Promise<DocumentRow> {
  const row = await findDocument(deps.db, userId, documentId)
  if (!row) throw new Problem('documents.unknown', 'There is no such document.')
  return row
}

export function contentOf(row: Pick<DocumentRow, 'content'>): DocumentContent {
  return JSON.parse(row.content) as DocumentContent
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
export function showDocument(
  deps: DocumentDeps,
  row: DocumentRow,
  profile: Profile,
): z.input<typeof contract.documentSchema> {
  const content = contentOf(row)
  const skills = skillTermsOf(deps.catalogue)
  const asOf = deps.clock.now().slice(0, 7)
  const language = row.language as DocumentLanguage
  return {
    ...headOf(row),
    content,
    doubts: doubtsIn(profile, content, { language, asOf, skills }),
    explained:
      row.ad_text && content.kind === 'resume'
        ? explain(profile, content, { asked: askedIn(deps, row.ad_text), skills }).map(plain)
        : [],
    pages: pagesOf(profile, content, language, deps.clock.now()),
  }
}

const plain = ({ asked, places }: { asked: Asked; places: string[] }) => ({
  asked: { ...asked, ids: [...asked.ids] },
  places,
})

export function askedIn({ catalogue }: Pick<Deps, 'catalogue'>, ad: string): Asked[] {
  return readAdText(catalogue, ad).skills.map(({ ids, level, words }) => ({ ids, level, words }))
}

export function pagesOf(profile: Profile, content: DocumentContent, language: DocumentLanguage, today: string): number {
  return layOut(blocksOf(profile, content, language, today), loadPrintFonts()).pageCount
}
