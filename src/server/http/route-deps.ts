import type { Deps } from '#server/deps.ts'

/** What every route needs, whatever it does. */
export type RouteDeps = Pick<Deps, 'db' | 'clock' | 'accessTokens' | 'keyedHash' | 'config' | 'catalogue' | 'workers'>
