import type { z } from 'zod'
import type * as contract from '#contract/documents.ts'
import { Problem } from '#contract/problem.ts'
import { applyMerge, proposeMerge as propose, type MergeChoices } from '#core/documents/merge-profile.ts'
import { profileFromFacts } from '#core/documents/profile-from-facts.ts'
import { NO_PROFILE, profileSchema, type Profile } from '#core/documents/profile.ts'
import { readJsonResume } from '#core/documents/import/json-resume.ts'
import { readReactiveResume } from '#core/documents/import/reactive-resume.ts'
import type { Deps } from '#server/deps.ts'
import { newId } from '#server/new-id.ts'
import { requireBearable } from '#server/text-limit.ts'
import { factsOf } from '#server/resume/get-latest-resume.ts'
import { findLatestResume } from '#server/resume/resume.repo.ts'
import { findProfile, insertProfile, updateProfile } from './profile.repo.ts'

type Stored = z.input<typeof contract.storedProfileSchema>
type Needs = Pick<Deps, 'db' | 'clock'>

/** The facts; at the first call those of the latest resume, if there is one. */
export async function loadProfile(deps: Needs, userId: string): Promise<Stored> {
  const row = await findProfile(deps.db, userId)
  const stored = row && profileSchema.parse(JSON.parse(row.profile))
  // who looked before there was a resume starts from it all the same
  if (stored && !(row.version === 1 && isEmpty(stored))) return { version: row.version, profile: stored }
  const profile = (await profileOfResume(deps, userId)) ?? NO_PROFILE
  const kept = { user_id: userId, profile: JSON.stringify(profile), version: 1, updated_at: deps.clock.now() }
  if (!row) await insertProfile(deps.db, kept)
  else if (!isEmpty(profile)) await updateProfile(deps.db, kept)
  const first = await findProfile(deps.db, userId)
  return { version: first?.version ?? 1, profile: first ? profileSchema.parse(JSON.parse(first.profile)) : profile }
}

const isEmpty = ({ entries, skills }: Profile) => entries.length === 0 && skills.length === 0

export async function saveProfile(deps: Needs, userId: string, { version, profile }: Stored): Promise<Stored> {
  requireBearable(profile)
  await loadProfile(deps, userId)
  const row = { user_id: userId, profile: JSON.stringify(profile), version, updated_at: deps.clock.now() }
  if (!(await updateProfile(deps.db, row))) throw changedElsewhere()
  return { version: version + 1, profile }
}

export async function proposeMerge(
  deps: Needs,
  userId: string,
  { format, text }: z.output<NonNullable<typeof contract.proposeMerge.body>>,
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
  { version, incoming, choices }: { version: number; incoming: Profile; choices: MergeChoices },
): Promise<Stored> {
  const present = await loadProfile(deps, userId)
  const merged = profileSchema.safeParse(applyMerge(present.profile, incoming, choices))
  if (!merged.success)
    throw new Problem(
      'documents.too_many',
      'Together these are more entries than a profile can hold. Nothing was changed.',
    )
  return saveProfile(deps, userId, { version, profile: merged.data })
}

async function profileOfResume(deps: Needs, userId: string): Promise<Profile | null> {
  const resume = await findLatestResume(deps.db, userId)
  return resume
    ? profileFromFacts(factsOf(resume), { kind: 'resume', name: resume.file_name ?? 'By hand' }, newId)
    : null
}

export function changedElsewhere(): Problem {
  return new Problem(
    'documents.changed_elsewhere',
    'This was changed in another window. Reload to see the newest version; your text is still here to copy.',
  )
}
