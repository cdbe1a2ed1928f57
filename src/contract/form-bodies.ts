import { z } from 'zod'
import {
  currentPasswordSchema,
  emailSchema,
  firstNameSchema,
  lastNameSchema,
  newPasswordSchema,
  timeZoneSchema,
} from '#core/account/fields.ts'
import { LANGUAGES } from '#core/account/languages.ts'
import { MILESTONE_TYPES } from '#core/progress/activities.ts'

/**
 * What people fill in: the browser runs these too, before it sends. They stand apart from their endpoints so that
 * a page without a form need not load Zod (see scripts/web-build/slim-contract.ts).
 */

export const signupBody = z.object({
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  email: emailSchema,
  password: newPasswordSchema,
  terms: z.literal(true, 'You must accept our terms and conditions'),
  /** The browser's IANA zone; UTC when left out or unknown. */
  timeZone: timeZoneSchema.optional(),
  /** The plan the person came for (pricing links carry it). Remembered as a wish; everyone starts on Explorer. */
  plan: z.enum(['explorer', 'pathfinder', 'accelerator']).optional(),
  /** Of the page one signed up on; English when left out. */
  language: z.enum(LANGUAGES).optional(),
})

export const loginBody = z.object({
  email: emailSchema,
  password: currentPasswordSchema,
  /** Ticked: the sign-in lasts 30 days; else 24 hours. */
  remember: z.boolean().optional(),
  /** Of the authenticator app or a recovery code; asked for with `auth.second_factor_required`. */
  code: z.string().trim().max(32, 'This is too long for a code').optional(),
})

export const forgotPasswordBody = z.object({ email: emailSchema })

export const resetPasswordBody = z.object({ token: z.string().min(1).max(512), password: newPasswordSchema })

/** Wanted beside the password where the second step is on; spaces and dashes are for reading. */
export const stepUpCodeSchema = z.string().trim().max(32, 'This is too long for a code').optional()

export const changePasswordBody = z.object({
  current_password: currentPasswordSchema,
  password: newPasswordSchema,
  code: stepUpCodeSchema,
})

export const contactMessageBody = z.object({
  name: z
    .string('Name is required')
    .trim()
    .min(1, 'Name is required')
    .max(120, 'Please keep this under 120 characters'),
  email: emailSchema,
  message: z
    .string('Message is required')
    .trim()
    .min(1, 'Message is required')
    .max(5000, 'Please keep this under 5,000 characters'),
})

export const feedbackBody = z.object({
  rating: z
    .int('Choose from one to five stars')
    .min(1, 'Choose from one to five stars')
    .max(5, 'Choose from one to five stars')
    .default(1),
  feedback: z
    .string('Feedback is required')
    .max(5000, 'Please keep this under 5,000 characters')
    .refine((text) => text.trim().length > 0, 'Feedback is required'),
})

export const milestoneBody = z.object({
  type: z.enum(MILESTONE_TYPES, 'Choose one of the milestones'),
  note: z
    .string('Tell us in a few words')
    .trim()
    .min(1, 'Tell us in a few words')
    .max(1000, 'Please keep this under 1,000 characters'),
})
