import type { Role } from './scam-roles.ts'

export type ScamFlow = 'asks-money' | 'moves-money' | 'asks-secrets' | 'risks-device'

/** Who gives what to whom: all of `roles` in `span` neighbouring sentences, in any order, and none of `unless`. */
export type Flow = { sign: ScamFlow; roles: readonly Role[]; unless?: readonly Role[]; span: 1 | 2 | 3 }
