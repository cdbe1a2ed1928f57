import { z } from 'zod'
import { currentPasswordSchema } from '#core/account/fields.ts'
import { TOKEN_DAYS_MOST, TOKEN_SCOPES } from '#core/account/token-scopes.ts'
import { emptySchema, endpoint } from './endpoint.ts'

export const tokenScopeSchema = z.enum(TOKEN_SCOPES)

/** What its owner decides about a token, and proves by the password again. */
export const tokenChoices = {
  scopes: z
    .array(tokenScopeSchema)
    .min(1, 'Choose at least one thing it may do')
    .max(TOKEN_SCOPES.length)
    .transform((scopes) => TOKEN_SCOPES.filter((scope) => scopes.includes(scope))),
  days: z.int().min(1, 'At least one day').max(TOKEN_DAYS_MOST, 'At most one year'),
  password: currentPasswordSchema,
  /** Of the authenticator app, where the second step is on. */
  code: z.string().trim().max(32).optional(),
}

export const personalTokenSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    scopes: z.array(tokenScopeSchema),
    createdAt: z.string(),
    expiresAt: z.string(),
    /** To the minute; null while it was never used. */
    lastUsedAt: z.string().nullable(),
  })
  .meta({ id: 'PersonalToken' })

export const listTokens = endpoint({
  method: 'GET',
  path: '/api/tokens',
  auth: 'person',
  tag: 'account',
  summary: 'Personal tokens, newest first; never their secrets',
  output: z.array(personalTokenSchema),
})

export const createToken = endpoint({
  method: 'POST',
  path: '/api/tokens',
  auth: 'person',
  tag: 'account',
  summary: 'A personal token for an assistant or another program; its secret is shown this once',
  status: 201,
  body: z.object({
    name: z.string().trim().min(1, 'Name the token, such as the program that will use it').max(60),
    ...tokenChoices,
  }),
  output: z.object({ token: personalTokenSchema, secret: z.string() }),
})

export const revokeToken = endpoint({
  method: 'DELETE',
  path: '/api/tokens/:id',
  auth: 'person',
  tag: 'account',
  summary: 'Ends a personal token at once',
  params: z.object({ id: z.string().min(1).max(64) }),
  output: emptySchema,
})

export type PersonalToken = z.infer<typeof personalTokenSchema>
