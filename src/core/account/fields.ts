import { z } from 'zod'
import { dropDirection, isSeen } from '#core/text/unseen.ts'

/** The account's form fields, with the messages of the specification (section 5). Shared by web and server. */

const NAME_MAX = 80
const EMAIL_MAX = 254
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
export const PASSWORD_TOO_SHORT = 'Password must be at least 8 characters'

const nameSchema = (required: string) =>
  z
    .string(required)
    .transform((name) => dropDirection(name).normalize('NFC').trim())
    .pipe(
      z
        .string()
        .min(1, required)
        .max(NAME_MAX, `Please keep this under ${NAME_MAX} characters`)
        .refine(
          (name) => !hasControlCharacter(name) && isSeen(name),
          'Please use letters, spaces and punctuation only',
        ),
    )

export const firstNameSchema = nameSchema('First name is required')
export const lastNameSchema = nameSchema('Last name is required')

export const emailSchema = z
  .string('Email address is required')
  .transform((email) => email.normalize('NFC').trim().toLowerCase())
  .pipe(
    z
      .string()
      .min(1, 'Email address is required')
      .max(EMAIL_MAX, 'This email address is too long')
      .refine(isEmail, 'Enter a valid email address'),
  )

export const newPasswordSchema = z
  .string('Password is required')
  .min(1, 'Password is required')
  .refine((password) => [...password].length >= PASSWORD_MIN || password.length === 0, PASSWORD_TOO_SHORT)
  .refine((password) => [...password].length <= PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`)

/** A password that is being checked, not chosen: it only has to be there. */
export const currentPasswordSchema = z
  .string('Password is required')
  .min(1, 'Password is required')
  .max(1024, 'Password is too long')

export const timeZoneSchema = z.string().min(1).max(64)

/** One @, a dotted host without blanks; linear time. Mail servers decide the rest. */
export function isEmail(email: string): boolean {
  const at = email.lastIndexOf('@')
  if (at < 1 || at > 64) return false
  const local = email.slice(0, at)
  const host = email.slice(at + 1)
  if (/[\s@<>()[\]\\,;:"]/.test(local) || local.startsWith('.') || local.endsWith('.') || local.includes('..'))
    return false
  if (hasControlCharacter(email) || hasTwin(email)) return false
  const labels = host.split('.')
  return (
    labels.length >= 2 && labels.every((label) => /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u.test(label))
  )
}

/** Characters that nobody sees, or that look like others: two accounts would seem to have one address. */
function hasTwin(email: string): boolean {
  return email.normalize('NFKC') !== email || /[\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]/u.test(email)
}

function hasControlCharacter(text: string): boolean {
  return /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text)
}
