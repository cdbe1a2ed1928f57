import { z } from 'zod'
import { currentPasswordSchema } from '#core/account/fields.ts'
import { tokenPairSchema } from './account.ts'
import { emptySchema, endpoint } from './endpoint.ts'
import { changePasswordBody } from './form-bodies.ts'

/** Six digits of an app, or a recovery code; spaces and dashes are for reading. */
const codeSchema = z.string('Code is required').trim().min(1, 'Code is required').max(32, 'This is too long for a code')
const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) })

export const sessionSchema = z.object({
  id: z.string(),
  started_at: z.string(),
  last_used_at: z.string(),
  /** The sign-in that asks. */
  is_current: z.boolean(),
})

export const getSecurity = endpoint({
  method: 'GET',
  path: '/user/security',
  auth: 'person',
  tag: 'account',
  summary: 'How the account is guarded: open sign-ins, second step, whether the e-mail address was verified',
  output: z.object({
    sessions: z.array(sessionSchema),
    second_factor: z.object({ is_on: z.boolean(), recovery_codes_left: z.number() }),
    email: z.object({ is_verified: z.boolean(), can_verify: z.boolean() }),
  }),
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/user/password',
  auth: 'person',
  tag: 'account',
  summary: 'Sets a new password; every other sign-in ends, this one goes on with the new pair',
  body: changePasswordBody,
  output: tokenPairSchema,
})

export const signOutEverywhere = endpoint({
  method: 'POST',
  path: '/user/sign-out-everywhere',
  auth: 'person',
  tag: 'account',
  summary: 'Ends every sign-in, this one too',
  output: emptySchema,
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/user/sessions/:id',
  auth: 'person',
  tag: 'account',
  summary: 'Ends one sign-in of the person',
  params: z.object({ id: z.string().min(1).max(64) }),
  output: emptySchema,
})

export const startSecondFactor = endpoint({
  method: 'POST',
  path: '/user/second-factor',
  auth: 'person',
  tag: 'account',
  summary: 'A new key for an authenticator app (RFC 6238); it counts once a code of it was confirmed',
  body: z.object({ password: currentPasswordSchema }),
  output: z.object({ key: z.string(), uri: z.string() }),
})

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/user/second-factor/confirm',
  auth: 'person',
  tag: 'account',
  summary: 'Turns the second step on with a first code; gives ten recovery codes, once',
  body: z.object({ code: codeSchema }),
  output: recoveryCodesSchema,
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/user/second-factor/recovery-codes',
  auth: 'person',
  tag: 'account',
  summary: 'Ten new recovery codes; those of before are void',
  body: z.object({ password: currentPasswordSchema, code: codeSchema }),
  output: recoveryCodesSchema,
})

export const turnOffSecondFactor = endpoint({
  method: 'DELETE',
  path: '/user/second-factor',
  auth: 'person',
  tag: 'account',
  summary: 'Turns the second step off',
  body: z.object({ password: currentPasswordSchema, code: codeSchema }),
  output: emptySchema,
})

export const sendEmailCheck = endpoint({
  method: 'POST',
  path: '/user/email-check',
  auth: 'person',
  tag: 'account',
  summary: 'Mails a link that verifies the address; three an hour',
  output: emptySchema,
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/auth/verify-email',
  auth: 'anyone',
  tag: 'account',
  summary: 'Verifies the address a link was mailed to',
  body: z.object({ token: z.string().min(1).max(512) }),
  output: emptySchema,
})

export type Security = z.infer<typeof getSecurity.output>
export type SessionInfo = z.infer<typeof sessionSchema>
