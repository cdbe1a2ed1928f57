import type { Role } from './scam-roles.ts'

/** What a deal is called: `acts-as-you` lends strangers a name, an account or a line, `plays-another` pays for pretending. */
export type ScamFlow = 'asks-money' | 'moves-money' | 'acts-as-you' | 'plays-another' | 'asks-secrets' | 'risks-device'

/** Who gives what to whom: all of `roles` in `span` neighbouring sentences, in any order, and none of `unless`. */
export type Flow = { sign: ScamFlow; roles: readonly Role[]; unless?: readonly Role[]; span: 1 | 2 | 3 }

/** The work of the post itself, and those it is done for. */
export const AT_WORK: readonly Role[] = ['MY_WORK', 'USERS']
