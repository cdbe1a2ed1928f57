import { systemClock } from '#core/time.ts'
import { createApiClient } from './api-client.ts'
import { tokenStorage, tokenStore } from './browser-session.ts'
import { createSession } from './session.ts'

/** The browser's own session and client. Not for public pages' first load: the contract brings Zod along. */
export const session = createSession({
  store: tokenStore,
  storage: tokenStorage,
  clock: systemClock,
  onExpired: () => window.location.reload(),
})

export const api = createApiClient({
  session,
  // for anyone who helps a person with a problem: what the server said, where they can copy it
  onRefusal: ({ detail }) => console.log(detail), // eslint-disable-line no-console
})
