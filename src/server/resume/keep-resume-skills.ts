import { findSkill } from '#core/career/catalogue/catalogue.ts'
import type { EvidenceKind } from '#core/career/skills/evidence.ts'
import { replaceEvidence } from '#server/career/skill-evidence.repo.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { factsOf, factsRead } from './get-latest-resume.ts'
import type { SavedResumeRow } from './resume.repo.ts'

type KeepDeps = Pick<Deps, 'clock' | 'catalogue'>

/** Makes the skills a resume names the person's evidence, in place of what the last resume said. */
async function keepResumeSkills(
  deps: KeepDeps,
  tx: Db,
  userId: string,
  resumeId: string,
  skills: readonly string[],
  kind: Extract<EvidenceKind, 'resume' | 'word'>,
): Promise<void> {
  const at = deps.clock.now()
  const ids = new Set(skills.flatMap((name) => findSkill(deps.catalogue, name)?.id ?? []))
  await replaceEvidence(
    tx,
    userId,
    kind,
    [...ids].map((skillId) => ({ skillId, kind, sourceId: resumeId, at })),
  )
}

/**
 * Makes a corrected resume the person's evidence: skills that it showed stay its own, those that were added are
 * the person's word. Without a resume neither says anything any more.
 */
export async function keepCorrectedSkills(
  deps: KeepDeps,
  tx: Db,
  userId: string,
  row: SavedResumeRow | undefined,
): Promise<void> {
  const { skills } = row ? factsOf(row) : { skills: [] }
  const read = new Set(row ? factsRead(row).skills : [])
  const id = row?.id ?? ''
  await keepResumeSkills(
    deps,
    tx,
    userId,
    id,
    skills.filter((skill) => read.has(skill)),
    'resume',
  )
  await keepResumeSkills(
    deps,
    tx,
    userId,
    id,
    skills.filter((skill) => !read.has(skill)),
    'word',
  )
}
