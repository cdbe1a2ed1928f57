import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { tokenChoices } from './tokens.ts'

const clientFields = { clientId: z.string().min(1).max(4_000), redirectUri: z.string().min(1).max(1_000) }

export const viewConnection = endpoint({
  method: 'GET',
  path: '/api/connections/asked',
  auth: 'person',
  tag: 'account',
  summary: 'Which program asks to be connected (OAuth 2.1), and where its answer would go; its name is its own word',
  query: z.object(clientFields),
  /** `isClaim`: the name says more than a name may, or is written with letters that look like others. */
  output: z.object({ name: z.string(), isClaim: z.boolean(), leadsTo: z.string() }),
})

export const approveConnection = endpoint({
  method: 'POST',
  path: '/api/connections',
  auth: 'person',
  tag: 'account',
  summary: 'Lets a program fetch a personal token, once and within a minute; answers where the browser goes on',
  body: z.object({
    ...clientFields,
    codeChallenge: z.string().regex(/^[\w-]{43}$/, 'This is no challenge of the method S256'),
    /** 'plain' would let the one who sees the code use it. */
    codeChallengeMethod: z.literal('S256', 'Use the method S256'),
    state: z.string().max(2_000).optional(),
    ...tokenChoices,
  }),
  output: z.object({ goTo: z.string() }),
})
