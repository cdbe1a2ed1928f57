import { findDates } from '../words/dates.ts'
import { headingKind } from '../sections/heading-kind.ts'

/** What the layout steps must know of the words themselves. */
export type Judge = {
  isHeading(text: string): boolean
  /** Which section a heading opens, null for other text. */
  kindOf(text: string): string | null
  isDated(text: string): boolean
}

/** Answers are kept: finding columns asks about the same piece many times. */
export function createJudge(): Judge {
  const kinds = new Map<string, string | null>()
  const dated = new Map<string, boolean>()
  const kindOf = (text: string) => {
    let kind = kinds.get(text)
    if (kind === undefined) {
      kind = headingKind(text)
      kinds.set(text, kind)
    }
    return kind
  }
  return {
    isHeading: (text) => kindOf(text) !== null,
    kindOf,
    isDated(text) {
      let is = dated.get(text)
      if (is === undefined) {
        is = findDates(text).length > 0
        dated.set(text, is)
      }
      return is
    },
  }
}
