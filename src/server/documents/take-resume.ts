import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import type * as profileCalls from '#contract/document-profile.ts'
import { followFacts } from '#core/documents/follow-facts.ts'
import { followResume, isAsTaken, takenSince } from '#core/documents/follow-resume.ts'
import { profileFromFacts } from '#core/documents/profile-from-facts.ts'
import { BY_HAND, NO_PROFILE, profileSchema, type Profile } from '#core/documents/profile.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { newId } from '#server/new-id.ts'
import { factsOf } from '#server/resume/get-latest-resume.ts'
import { listResumes, type SavedResumeRow } from '#server/resume/resume.repo.ts'
import { changeWithin, listDocuments } from './documents.repo.ts'
import { findProfile, updateProfile } from './profile.repo.ts'
import { contentOf, factsSeenOf } from './show-document.ts'
import type { CareerProfilesTable } from './tables.ts'

type Stored = z.output<typeof profileCalls.storedProfileSchema>
type Row = Selectable<CareerProfilesTable>

/** `resumeId` is null where there was no resume yet, `hash` that of what it said. */
const markSchema = z.object({ resumeId: z.string().nullable(), hash: z.string() })
const takenSchema = markSchema.extend({ profile: profileSchema })
type Taken = z.infer<typeof takenSchema>

export const NOTHING_TAKEN: Taken = { resumeId: null, hash: '', profile: NO_PROFILE }

export function storedOf({ version, profile }: Pick<Row, 'version' | 'profile'>) {
  return { version, profile: profileSchema.parse(JSON.parse(profile)) }
}

/** Until this version nobody had changed the facts, when it was not kept yet what was taken. */
const UNCHANGED_VERSION = 1

/**
 * The facts, and the documents that show all of them, after what the resume says now. Another resume than the one they came
 * from is only followed where the person changed nothing and made nothing of it; else it is theirs to lay side by side.
 */
export async function takeResume(
  { db, clock, catalogue }: Pick<Deps, 'db' | 'clock' | 'catalogue'>,
  row: Row,
  resume: SavedResumeRow,
): Promise<Stored> {
  const stored = storedOf(row)
  const now = { resumeId: resume.id, hash: hashOf(resume) }
  const unchanged = { ...stored, hasOtherResume: false }
  const written: unknown = row.taken === null ? null : JSON.parse(row.taken)
  // every look at the facts comes here, and hardly ever is there more to do
  const mark = written === null ? null : markSchema.parse(written)
  if (mark?.resumeId === now.resumeId && mark.hash === now.hash) return unchanged
  const before = written === null ? null : takenSchema.parse(written)
  if (before && before.resumeId !== null && before.resumeId !== now.resumeId && before.hash !== now.hash) {
    if (resume.status === 'draft') return unchanged
    if (!isAsTaken(stored.profile, before.profile, catalogue) || (await holdsMore(db, row.user_id, before.resumeId)))
      return { ...stored, hasOtherResume: true }
  }
  const read = profileIn(resume)
  const taken =
    before?.profile ?? (row.version <= UNCHANGED_VERSION ? stored.profile : takenSince(stored.profile, read))
  const followed = followResume(stored.profile, taken, read, catalogue)
  const profile = profileSchema.safeParse(followed.profile)
  // together more than fits: what is there stays
  if (!profile.success) return unchanged
  const updatedAt = clock.now()
  await db.transaction().execute(async (trx) => {
    const change = {
      ...row,
      profile: JSON.stringify(profile.data),
      taken: JSON.stringify({ ...now, profile: followed.taken }),
      updated_at: updatedAt,
    }
    // another tab may have followed it first
    if (await updateProfile(trx, change))
      await followInDocuments(trx, row.user_id, { before: stored.profile, after: profile.data }, updatedAt)
  })
  return { ...storedOf((await findProfile(db, row.user_id)) ?? row), hasOtherResume: false }
}

/** What of the facts came from this resume; null where they follow another one. */
export function takenFrom(row: Row, resume: SavedResumeRow): Profile | null {
  if (row.taken === null) return takenSince(storedOf(row).profile, profileIn(resume))
  const taken = takenSchema.parse(JSON.parse(row.taken))
  return taken.resumeId === resume.id ? taken.profile : null
}

export function profileIn(resume: SavedResumeRow): Profile {
  return profileFromFacts(factsOf(resume), { kind: 'resume', name: resume.file_name ?? BY_HAND }, newId)
}

/** What is kept where the person laid the resume beside their facts and chose. */
export function takenBeside(profile: Profile, resume: SavedResumeRow): string {
  const taken: Taken = { resumeId: resume.id, hash: hashOf(resume), profile: takenSince(profile, profileIn(resume)) }
  return JSON.stringify(taken)
}

/** Documents made from the resume before, or corrections to it: another reading would undo them unasked. */
async function holdsMore(db: Db, userId: string, resumeId: string): Promise<boolean> {
  if ((await listDocuments(db, userId)).length > 0) return true
  return (await listResumes(db, userId)).some(
    ({ id, facts, corrections }) => id === resumeId && corrections !== null && corrections !== facts,
  )
}

export async function followInDocuments(
  db: Db,
  userId: string,
  facts: { before: Profile; after: Profile },
  updatedAt: string,
): Promise<void> {
  for (const document of await listDocuments(db, userId)) {
    const followed = followFacts(contentOf(document), facts, document.ad_text !== null)
    if (!followed) continue
    const { name, language, ad_text } = document
    await changeWithin(db, document, {
      name,
      language,
      ad_text,
      content: JSON.stringify(followed.content),
      facts_seen: JSON.stringify({ ...factsSeenOf(document), ...followed.seen }),
      updated_at: updatedAt,
    })
  }
}

function hashOf({ facts, corrections }: Pick<SavedResumeRow, 'facts' | 'corrections'>): string {
  return createHash('sha256')
    .update(corrections ?? facts)
    .digest('hex')
}
