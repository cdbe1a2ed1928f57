import type { z } from 'zod'
import type { noticeSchema } from '#contract/applications.ts'
import type { Catalogue } from '../strings/catalogue.ts'

/** Of what is worth knowing of other applications at a firm: the first, in words, and which application it is. */
export function similarNote(
  notices: readonly z.output<typeof noticeSchema>[],
  words: Catalogue['saveJob']['similar'],
): { text: string; applicationId: string } | null {
  const [first] = notices
  if (!first) return null
  const isOver = first.kind === 'applied_before' && first.onDate !== null
  return { text: isOver ? words.ended(first.onDate ?? '') : words.open, applicationId: first.applicationId }
}
