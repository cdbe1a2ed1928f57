import type { z } from 'zod'
import type * as profileCalls from '#contract/document-profile.ts'
import { Problem } from '#contract/problem.ts'
import { idsIn } from '#core/documents/follow-resume.ts'
import { applyMerge, proposeMerge as propose, type MergeChoices } from '#core/documents/merge-profile.ts'
import { must } from '#core/must.ts'
import { NO_PROFILE, profileSchema, type Profile } from '#core/documents/profile.ts'
import { readJsonResume } from '#core/documents/import/json-resume.ts'
import { readReactiveResume } from '#core/documents/import/reactive-resume.ts'
import type { Deps } from '#server/deps.ts'
import { newId } from '#server/new-id.ts'
import { requireBearable } from '#server/text-limit.ts'
import { findLatestResume } from '#server/resume/resume.repo.ts'
import { findProfile, findVersion, insertProfile, updateProfile } from './profile.repo.ts'
import { NOTHING_TAKEN, profileIn, storedOf, takenBeside, takeResume } from './take-resume.ts'

type Stored = z.output<typeof profileCalls.storedProfileSchema>
type Saved = Pick<Stored, 'version' | 'profile'>
type Needs = Pick<Deps, 'db' | 'clock' | 'catalogue'>

/** The facts; those that came from the resume follow it. */
export async function loadProfile(deps: Needs, userId: string): Promise<Stored> {
  const row = await findProfile(deps.db, userId)
  const resume = await findLatestResume(deps.db, userId)
  // the first version that anybody sees is 1, with a resume or without
  const first = { ...EMPTY, user_id: userId, version: resume ? 0 : 1, updated_at: deps.clock.now() }
  if (!row) await insertProfile(deps.db, first)
  const stored = row ?? must(await findProfile(deps.db, userId))
  return resume ? takeResume(deps, stored, resume) : { ...storedOf(stored), hasOtherResume: false }
}

const EMPTY = { profile: JSON.stringify(NO_PROFILE), taken: JSON.stringify(NOTHING_TAKEN) }

/** Before twelve hundred facts are checked and compared, for a version that is over. */
export async function refuseOldVersion({ db }: Pick<Needs, 'db'>, userId: string, body: unknown): Promise<void> {
  if (typeof body !== 'object' || body === null || !('version' in body) || typeof body.version !== 'number') return
  const present = await findVersion(db, userId)
  if (present !== undefined && present !== body.version) throw changedElsewhere()
}

/** What came in is joined with what is there and gets no shorter: too much alone is too much together. */
export function refuseTooLong(body: unknown): void {
  if (typeof body === 'object' && body !== null && 'incoming' in body) requireBearable(body.incoming)
}

export async function saveProfile(deps: Needs, userId: string, { version, profile }: Saved): Promise<Stored> {
  requireBearable(profile)
  requireOwnIds(profile)
  const { hasOtherResume } = await loadProfile(deps, userId)
  const row = { user_id: userId, profile: JSON.stringify(profile), version, updated_at: deps.clock.now() }
  if (!(await updateProfile(deps.db, row))) throw changedElsewhere()
  return { version: version + 1, profile, hasOtherResume }
}

/** Documents name a fact by its id: of two with one id nobody could say which is meant. */
function requireOwnIds(profile: Profile): void {
  const ids = new Set<string>()
  for (const id of idsIn(profile)) {
    if (ids.has(id))
      throw new Problem('request.invalid', `Two facts have the id ${id}. Each needs its own; nothing was changed.`)
    ids.add(id)
  }
}

export async function proposeMerge(
  deps: Needs,
  userId: string,
  { format, text }: z.output<NonNullable<typeof profileCalls.proposeMerge.body>>,
) {
  const { profile } = await loadProfile(deps, userId)
  const incoming =
    format === 'resume'
      ? await profileOfResume(deps, userId)
      : format === 'json-resume'
        ? readJsonResume(text, newId)
        : readReactiveResume(text, newId)
  if (!incoming) {
    throw new Problem(
      'documents.not_read',
      format === 'resume'
        ? 'There is no resume yet. Upload one first.'
        : 'This file is not an export of that kind. Nothing was changed.',
    )
  }
  return beside(profile, incoming)
}

/** What came in, each entry beside the one it seems to be. */
export function beside(present: Profile, incoming: Profile) {
  return { incoming: profileSchema.parse(incoming), pairs: propose(present, incoming) }
}

export async function mergeProfile(
  deps: Needs,
  userId: string,
  wish: { version: number; incoming: Profile; choices: MergeChoices; isResume: boolean },
): Promise<Stored> {
  const present = await loadProfile(deps, userId)
  const merged = profileSchema.safeParse(applyMerge(present.profile, wish.incoming, wish.choices, deps.catalogue))
  if (!merged.success)
    throw new Problem(
      'documents.too_many',
      'Together these are more entries than a profile can hold. Nothing was changed.',
    )
  const saved = await saveProfile(deps, userId, { version: wish.version, profile: merged.data })
  const resume = wish.isResume ? await findLatestResume(deps.db, userId) : undefined
  if (!resume) return saved
  const row = must(await findProfile(deps.db, userId))
  const taken = takenBeside(saved.profile, resume)
  await updateProfile(deps.db, { ...row, taken })
  return { ...saved, version: row.version + 1, hasOtherResume: false }
}

async function profileOfResume({ db }: Needs, userId: string): Promise<Profile | null> {
  const resume = await findLatestResume(db, userId)
  return resume ? profileIn(resume) : null
}

export function changedElsewhere(): Problem {
  return new Problem(
    'documents.changed_elsewhere',
    'This was changed in another window. Reload to see the newest version; your text is still here to copy.',
  )
}
