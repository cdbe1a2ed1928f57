import { Problem } from '#contract/problem.ts'
import { DOCUMENT_FORMATS } from '#contract/documents.ts'
import { composeResume } from '#core/documents/compose.ts'
import type { DocumentContent, DocumentLanguage } from '#core/documents/content.ts'
import { openSlots } from '#core/documents/open-slots.ts'
import { fileNameOf } from '#core/documents/file-name.ts'
import { blocksOf, toMarkdown, toText } from '#core/documents/print.ts'
import type { Profile } from '#core/documents/profile.ts'
import { toJsonResume } from '#core/resume/json-resume.ts'
import { requireOutOfTrash } from '#server/applications/application-view.ts'
import type { FileAnswer } from '#server/http/serve-file.ts'
import { newId } from '#server/new-id.ts'
import { printBlocks } from '#server/workers/print-blocks.ts'
import type { DocumentRow } from './documents.repo.ts'
import { countCopies, insertCopy } from './documents.repo.ts'
import { loadProfile } from './keep-profile.ts'
import { contentOf, loadRow, type DocumentDeps } from './show-document.ts'

export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number]

export async function printDocument(
  deps: DocumentDeps,
  userId: string,
  documentId: string,
  format: DocumentFormat,
): Promise<FileAnswer> {
  const { profile } = await loadProfile(deps, userId)
  const row = await loadRow(deps, userId, documentId)
  return fileOf(deps, row, profile, format, deps.clock.now())
}

const MOST_COPIES = 1_000

/** Freezes what would go out now. */
export async function keepSentCopy(
  deps: DocumentDeps,
  userId: string,
  documentId: string,
  { note, applicationId }: { note: string; applicationId: string | null },
) {
  if (applicationId !== null) await requireOutOfTrash(deps.db, userId, applicationId)
  const { profile } = await loadProfile(deps, userId)
  const row = await loadRow(deps, userId, documentId)
  const slots = slotsIn(contentOf(row))
  if (slots.length > 0) throw new Problem('documents.open_slots', `Please fill in ${slots[0]} before you send this.`)
  if ((await countCopies(deps.db, userId)) >= MOST_COPIES)
    throw new Problem('documents.too_many', `You have kept ${MOST_COPIES} sent copies, as many as there is room for.`)
  const sentAt = deps.clock.now()
  const { bytes, fileName } = await fileOf(deps, row, profile, 'pdf', sentAt)
  const copy = {
    id: newId('cpy'),
    user_id: userId,
    document_id: row.id,
    file_name: fileName,
    note,
    sent_at: sentAt,
    application_id: applicationId,
  }
  await insertCopy(deps.db, { ...copy, file_bytes: bytes })
  return describeCopy(copy)
}

export function describeCopy(copy: {
  id: string
  document_id: string
  file_name: string
  note: string
  sent_at: string
  application_id: string | null
}) {
  return {
    copyId: copy.id,
    documentId: copy.document_id,
    fileName: copy.file_name,
    note: copy.note,
    sentAt: copy.sent_at,
    applicationId: copy.application_id,
  }
}

const slotsIn = (content: DocumentContent) => (content.kind === 'letter' ? openSlots(content) : [])

async function fileOf(
  deps: Pick<DocumentDeps, 'workers'>,
  row: DocumentRow,
  profile: Profile,
  format: DocumentFormat,
  today: string,
): Promise<FileAnswer & { fileName: string }> {
  const content = contentOf(row)
  const language = row.language as DocumentLanguage
  const blocks = blocksOf(profile, content, language, today)
  const fileName = fileNameOf([profile.basics.name, row.name], format)
  const info = { title: [profile.basics.name, row.name].filter(Boolean).join(' – '), language, look: content.look }
  const text = (words: string, mediaType: string) => ({ bytes: Buffer.from(words), mediaType, fileName })
  switch (format) {
    case 'txt':
      return text(toText(blocks, language), 'text/plain')
    case 'md':
      return text(toMarkdown(blocks), 'text/markdown')
    case 'json': {
      if (content.kind !== 'resume') throw new Problem('documents.unknown', 'Only a resume has a JSON Resume form.')
      return text(JSON.stringify(toJsonResume(composeResume(profile, content)), null, 2), 'application/json')
    }
    default:
      return { ...(await printBlocks(deps, blocks, info, format, { userId: row.user_id })), fileName }
  }
}
