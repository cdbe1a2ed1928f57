import { must } from '#core/must.ts'
import type { SavedResume } from '#contract/resume.ts'
import type { DocumentMeasures } from '#core/resume/checks/document-measures.ts'
import { MINUTE_MS, msOf } from '#core/time.ts'
import type { Deps } from '#server/deps.ts'
import type { DocumentReader } from './document-reader.port.ts'
import { openDocument } from './open-document.ts'
import { findFile } from './resume-files.repo.ts'

type Kept = { measures: DocumentMeasures; untilMs: number }

const MOST = 50
const KEPT_MS = 10 * MINUTE_MS
/** Between two looks at one resume its file does not change; a conversation looks with every question. */
const memory = new WeakMap<DocumentReader, Map<string, Kept>>()

/** What can be known about a saved resume's file; null when it is not kept. Throws a Problem when it cannot be opened. */
export async function measureKept(
  deps: Pick<Deps, 'db' | 'clock' | 'documents'>,
  userId: string,
  saved: SavedResume,
  signal: AbortSignal,
): Promise<DocumentMeasures | null> {
  if (!saved.file?.isKept) return null
  const nowMs = msOf(deps.clock.now())
  const known = memoryOf(deps.documents, nowMs)
  const kept = known.get(saved.resumeId)
  if (kept) return kept.measures
  const file = await findFile(deps.db, userId, saved.resumeId)
  if (!file) return null
  const { measures } = await openDocument(() => deps.documents.measure(file.bytes, { signal }))
  if (known.size >= MOST) known.delete(must(known.keys().next().value))
  known.set(saved.resumeId, { measures, untilMs: nowMs + KEPT_MS })
  return measures
}

function memoryOf(documents: DocumentReader, nowMs: number): Map<string, Kept> {
  const known = memory.get(documents) ?? new Map<string, Kept>()
  memory.set(documents, known)
  for (const [id, { untilMs }] of known) if (untilMs <= nowMs) known.delete(id)
  return known
}
