import { Problem } from '#contract/problem.ts'

/** For a request whose account is gone or whose sign-in does not stand any more. */
export const sessionEnded = (): Problem => new Problem('auth.expired', 'Your session has ended. Please sign in again.')
