/** What somebody tried before signing up, for as long as the tab is open: it begins the questions that follow. */
export type Tried = { dreamRole: string; skills: string[] }

const KEY = 'tried'

export function keepTried(tried: Tried): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(tried))
  } catch {
    // without storage one begins with empty questions
  }
}

export function readTried(): Tried | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isTried(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

/** By hand: a schema would bring Zod to a page that has no other use for it. */
function isTried(kept: unknown): kept is Tried {
  if (typeof kept !== 'object' || kept === null || !('dreamRole' in kept) || !('skills' in kept)) return false
  const { dreamRole, skills } = kept
  return typeof dreamRole === 'string' && Array.isArray(skills) && skills.every((name) => typeof name === 'string')
}

/** Once it is saved with the account it begins nothing any more. */
export function forgetTried(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // there was nothing to forget
  }
}
