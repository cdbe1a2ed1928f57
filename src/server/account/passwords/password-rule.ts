import { containsOwnWords } from '#core/account/own-words.ts'
import { Problem } from '#contract/problem.ts'

type Person = { firstName: string; lastName: string; email: string }

const FEW_CHARACTERS = 3
const LONG_ENOUGH = 16

/** Refuses common passwords and those that contain the person's own name or e-mail. Length is the contract's. */
export async function requireStrongPassword(password: string, person: Person): Promise<void> {
  const weakness = (await isCommon(password))
    ? 'This password is on the lists that attackers try first. Please choose another.'
    : containsOwnWords(password, [person.firstName, person.lastName, person.email])
      ? 'Please choose a password without your own name or email address in it.'
      : undefined
  if (weakness) throw new Problem('account.weak_password', weakness, { fields: { password: weakness } })
}

let common: Promise<Set<string>> | undefined

/** The list is 49,000 words long: it is read at the first signup, not at start-up. */
async function isCommon(password: string): Promise<boolean> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  const lower = password.toLowerCase()
  return hasFewCharacters(lower) || isRun(lower) || (await common).has(lower) || isRepeatOfCommon(lower, await common)
}

/** 'aaaaaaab', 'abcabcabc'; a long one of few characters is long all the same. */
function hasFewCharacters(text: string): boolean {
  const different = new Set(text).size
  return different === 1 || (different <= FEW_CHARACTERS && text.length < LONG_ENOUGH)
}

/** 'abcdefgh', '87654321': each character follows the one before. */
function isRun(text: string): boolean {
  const steps = new Set<number>()
  for (let index = 1; index < text.length; index += 1) steps.add(text.charCodeAt(index) - text.charCodeAt(index - 1))
  return steps.size === 1 && (steps.has(1) || steps.has(-1))
}

/** 'passwordpassword' is no better than 'password'. */
function isRepeatOfCommon(text: string, words: Set<string>): boolean {
  const unit = /^(.{4,}?)\1+$/u.exec(text)?.[1]
  return unit !== undefined && words.has(unit)
}
