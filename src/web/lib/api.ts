import { createApiClient } from './api-client.ts'
import { tokenStorage, tokenStore } from './browser-session.ts'
import { createSession } from './session.ts'

/** The browser's own session and client. Not for public pages' first load: the contract brings Zod along. */
export const session = createSession({
  store: tokenStore,
  storage: tokenStorage,
  onExpired: () => window.location.reload(),
})

export const api = createApiClient({ session })
