import type { Ask, Source } from '#core/openings/source.ts'
import type { SourceFault } from './tables.ts'

/** What a source answered. `retryAfterMs`: it asked to be left alone so long. */
export type Answered =
  | { kind: 'fresh'; body: string; etag: string | null; lastModified: string | null }
  | { kind: 'unchanged' }
  | { kind: 'fault'; fault: SourceFault; retryAfterMs?: number }

export type AskSource = (
  ask: Ask,
  known: { etag: string | null; lastModified: string | null; timeoutMs?: number | undefined },
) => Promise<Answered>

/** Where openings come from on this server. */
export type OpeningSources = { feeds: readonly Source[]; ask: AskSource }
