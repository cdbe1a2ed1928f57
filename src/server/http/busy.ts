import { Problem } from '#contract/problem.ts'

export const BUSY = 'The server is busy. Please try again in a moment.'

export const busy = (retryAfterSeconds: number): Problem => new Problem('server.busy', BUSY, { retryAfterSeconds })
