import type { z } from 'zod'
import type { noticeSchema } from '#contract/applications.ts'
import type { Catalogue } from '../strings/catalogue.ts'

/** Of what is worth knowing of other applications at a firm: an open one, else the newest, in words, and which application it is. */
export function similarNote(
  notices: readonly z.output<typeof noticeSchema>[],
  words: Catalogue['saveJob']['similar'],
): { text: string; applicationId: string } | null {
  const newest = notices.toSorted((one, other) => (other.onDate ?? '').localeCompare(one.onDate ?? ''))
  const told = newest.find(({ kind }) => kind === 'similar_open') ?? newest[0]
  if (!told) return null
  const { kind, onDate, applicationId } = told
  if (kind === 'similar_open') return { text: words.open, applicationId }
  return { text: onDate === null ? words.endedSometime : words.ended(onDate), applicationId }
}
