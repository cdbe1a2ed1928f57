import { fold as foldAny } from '#core/text/fold.ts'
import { remembered } from '#core/text/remembered.ts'

/** Lower case without accents, as everywhere; kept, since several rules fold each line. */
export const fold = remembered(foldAny)
