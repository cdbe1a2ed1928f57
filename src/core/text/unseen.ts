/** Between letters of these scripts a joining sign is spelling (Persian 'می‌کند'); one at a time carries no message. */
const JOINED = String.raw`[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{M}]`

/**
 * The one list of characters that nobody sees: zero-width and joining signs, marks of direction, tags, variation
 * selectors, soft hyphens, fillers (what Unicode calls ignorable) and annotations. They hide words from a reader or
 * carry them to a model.
 */
const UNSEEN = new RegExp(
  String.raw`(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFB]|(?<!${JOINED})[\u200C\u200D]|[\u200C\u200D](?!${JOINED})`,
  'gu',
)

/** Unseen, but common in honest files: line-break hints and the choice of a picture's colour. */
const HARMLESS = /[\u00AD\p{Variation_Selector}]/gu

/** Marks that turn the direction of what follows. */
const DIRECTION = /\p{Bidi_Control}/gu

const PLAIN_ASCII = /^[\t\n\x20-\x7e]*$/
const CONTROL = /[^\P{Cc}\t\n]/gu
const HALF_PAIR = /\p{Cs}/gu
const ANY_PAIR = /[\uD800-\uDFFF]/

/** The text as written, without what is not seen, control characters and halves of pairs; tabs and line breaks stay. */
export function dropUnseen(text: string): string {
  const seen = text.replaceAll(UNSEEN, '').replaceAll(CONTROL, '')
  // most texts have no pairs at all, which is quick to see
  return ANY_PAIR.test(seen) ? seen.replaceAll(HALF_PAIR, '') : seen
}

/** For names, where joining signs belong to the spelling of some scripts. */
export function dropDirection(text: string): string {
  return text.replaceAll(DIRECTION, '')
}

/** A short text somebody wrote: without marks of direction, and empty where nobody can see anything of it. */
export function seenLine(text: string): string {
  if (PLAIN_ASCII.test(text)) return text.trim()
  return isSeen(text) ? dropDirection(text).trim() : ''
}

/** Whether anything of it can be seen. */
export function isSeen(text: string): boolean {
  return dropUnseen(text).trim() !== ''
}

/** How many unseen characters a text holds that an honest file has no use for. */
export function countHiding(text: string): number {
  return text.replaceAll(HARMLESS, '').match(UNSEEN)?.length ?? 0
}
