import { Problem } from '#contract/problem.ts'
import type { SeenResume } from '#contract/resume.ts'
import type { SavedResumeRow } from './resume.repo.ts'

/** What a call names of the resume it was made on. */
export type Seen = { [K in keyof SeenResume]?: SeenResume[K] | undefined }

/** Refuses a change made on another resume than the last one, or on an earlier state of it; null: on none. */
export function requireSeen(latest: SavedResumeRow | undefined, seen: Seen | null): void {
  const isSame =
    seen === null
      ? latest === undefined
      : (seen.resumeId ?? latest?.id) === latest?.id && (seen.version ?? latest?.version) === latest?.version
  if (isSame) return
  throw new Problem(
    'resume.changed_elsewhere',
    'Your resume was changed or replaced in another window or on another device since you opened it here. It was left as it is; look at the newer one first.',
  )
}
