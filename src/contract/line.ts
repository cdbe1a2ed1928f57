import { z } from 'zod'
import { seenLine } from '#core/text/unseen.ts'

/** Without marks of direction; what nobody can see is empty. */
export const line = (most: number) => z.string().overwrite(seenLine).max(most, `At most ${most} characters`)
