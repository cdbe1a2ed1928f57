import type { z } from 'zod'
import type * as contract from '#contract/documents.ts'
import type { DocumentContent, DocumentLanguage } from '#core/documents/content.ts'
import type { Deps } from '#server/deps.ts'
import { openDocument } from '#server/resume/open-document.ts'
import { loadProfile } from './keep-profile.ts'
import { loadRow, type DocumentDeps } from './show-document.ts'

const MOST_PICTURES = 4

/** What this content looks like on paper; nothing is stored. */
export async function previewDocument(
  deps: DocumentDeps & Pick<Deps, 'documents'>,
  userId: string,
  documentId: string,
  { content, language: asked }: { content: DocumentContent; language?: DocumentLanguage | undefined },
  signal: AbortSignal,
): Promise<z.input<typeof contract.previewDocument.output>> {
  const { profile } = await loadProfile(deps, userId)
  const row = await loadRow(deps, userId, documentId)
  const language = asked ?? (row.language as DocumentLanguage)
  const written = { profile, content, language, today: deps.clock.now(), ad: row.ad_text, title: row.name }
  const { bytes, ...fit } = await deps.workers.run('preview', written, { userId, signal })
  const numbers = bytes ? Array.from({ length: Math.min(fit.pages, MOST_PICTURES) }, (_, at) => at + 1) : []
  signal.throwIfAborted()
  // a page takes a moment; breaking it off would end the process that draws, and the next key would wait for another
  const pictures = await Promise.all(
    numbers.map((number) => openDocument(() => deps.documents.draw(bytes ?? new Uint8Array(), number))),
  )
  return { ...fit, pictures: pictures.map((picture) => Buffer.from(picture).toString('base64')) }
}
