import { z } from 'zod'
import { currentPasswordSchema, firstNameSchema, lastNameSchema, timeZoneSchema } from '#core/account/fields.ts'
import { LANGUAGES } from '#core/account/languages.ts'
import { careerQuestionsInputSchema, careerQuestionsSchema } from './career.ts'
import { emptySchema, endpoint } from './endpoint.ts'
import { forgotPasswordBody, loginBody, resetPasswordBody, signupBody, stepUpCodeSchema } from './form-bodies.ts'

export const tokenPairSchema = z.object({ accessToken: z.string(), refreshToken: z.string() }).meta({ id: 'TokenPair' })

export const signup = endpoint({
  method: 'POST',
  path: '/auth/signup',
  auth: 'anyone',
  tag: 'account',
  summary: 'Creates an account and signs it in',
  status: 201,
  body: signupBody,
  output: tokenPairSchema,
})

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  auth: 'anyone',
  tag: 'account',
  summary: 'Signs in',
  body: loginBody,
  output: tokenPairSchema,
})

const refreshTokenBody = z.object({ refreshToken: z.string().min(1).max(512) })

export const refresh = endpoint({
  method: 'POST',
  path: '/auth/refresh',
  auth: 'anyone',
  tag: 'account',
  summary: 'Rotates the pair; a retry within ten seconds gets the same successor, older reuse ends the sign-in',
  body: refreshTokenBody,
  output: tokenPairSchema,
})

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  auth: 'anyone',
  tag: 'account',
  summary: 'Ends this sign-in; idempotent',
  body: refreshTokenBody,
  output: emptySchema,
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/forgot-password',
  auth: 'anyone',
  tag: 'account',
  summary: 'Sends a reset link if the account exists; the answer is the same either way',
  body: forgotPasswordBody,
  /** Nothing, for every address; whether this server sends mail at all stands in `/site`. */
  output: emptySchema,
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  auth: 'anyone',
  tag: 'account',
  summary: 'Sets a new password with the token of a reset link; all sessions end',
  body: resetPasswordBody,
  output: emptySchema,
})

const languageSchema = z.enum(LANGUAGES, 'Choose one of the languages there are')
export const leaderboardVisibilitySchema = z.enum(['name', 'initials', 'hidden'])

export const userInfoSchema = z
  .object({
    user_id: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    /** An instant. */
    date_joined: z.string(),
    /** Local dates of the current streak, so its length is the streak. */
    streak_dates: z.array(z.string()),
    career_questions: careerQuestionsSchema.nullable(),
    plan: z.enum(['explorer', 'pathfinder', 'accelerator']),
    time_zone: z.string(),
    leaderboard_visibility: leaderboardVisibilitySchema,
    game_elements: z.boolean(),
    /** Of the questionnaire; answers are kept the same in every language. */
    language: languageSchema,
  })
  .meta({ id: 'UserInfo' })

export const getUserDetails = endpoint({
  method: 'GET',
  path: '/user/user-details',
  auth: 'person',
  tag: 'account',
  summary: 'The signed-in person',
  output: z.object({ userInfo: userInfoSchema }),
})

export const saveCareerQuestions = endpoint({
  method: 'PUT',
  path: '/user/career-questions',
  auth: 'person',
  tag: 'account',
  summary: 'Saves the answers of the career questionnaire',
  body: careerQuestionsInputSchema,
  output: careerQuestionsSchema,
  idempotent: true,
})

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/user/profile',
  auth: 'person',
  tag: 'account',
  summary: 'Changes names, time zone, leaderboard visibility, game elements or language',
  body: z.object({
    first_name: firstNameSchema.optional(),
    last_name: lastNameSchema.optional(),
    time_zone: timeZoneSchema.optional(),
    leaderboard_visibility: leaderboardVisibilitySchema.optional(),
    game_elements: z.boolean().optional(),
    language: languageSchema.optional(),
  }),
  output: z.object({ userInfo: userInfoSchema }),
})

export const exportAccount = endpoint({
  method: 'GET',
  path: '/user/export',
  auth: 'person',
  tag: 'account',
  summary: 'Everything held about the person',
  output: z.record(z.string(), z.unknown()),
})

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/user/account',
  auth: 'person',
  tag: 'account',
  summary: 'Deletes the account and everything of the person',
  body: z.object({ password: currentPasswordSchema, code: stepUpCodeSchema }),
  output: emptySchema,
})

export type TokenPair = z.infer<typeof tokenPairSchema>
export type UserInfo = z.infer<typeof userInfoSchema>
