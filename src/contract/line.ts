import { z } from 'zod'
import { dropDirection, isSeen } from '#core/text/unseen.ts'

/** Without marks of direction; what nobody can see is empty. */
export const line = (most: number) =>
  z
    .string()
    .overwrite((text) => (isSeen(text) ? dropDirection(text).trim() : ''))
    .max(most, `At most ${most} characters`)
