import { z } from 'zod'

/** What somebody tried before signing up, for as long as the tab is open: it begins the questions that follow. */
const triedSchema = z.object({ dreamRole: z.string().max(120), skills: z.array(z.string().max(120)).max(200) })

export type Tried = z.infer<typeof triedSchema>

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
    return triedSchema.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')).data
  } catch {
    return undefined
  }
}

/** Once it is saved with the account it begins nothing any more. */
export function forgetTried(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // there was nothing to forget
  }
}
