import type { Aligned } from './align.ts'
import type { SourceToken } from './sources.ts'

export type Finding = { token: Aligned; why: string }

/** Words of a source that are true only together with what governs them: one of `by` has to stay. `deedsOnly`: as a deed at the head of a clause. */
export type Governed = { by: readonly SourceToken[]; words: readonly SourceToken[]; deedsOnly: boolean; why: string }
