/**
 * Characters nobody sees: tags, variation selectors, zero-width and word joiners, marks of direction, soft
 * hyphens (what Unicode calls ignorable), annotations and controls. They carry hidden words to a model, or make a
 * text read otherwise than it is.
 */
const UNSEEN = /\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFB]|(?![\t\n])\p{Cc}/gu

/** Text on its way to a model: one form for each letter, nothing unseen. */
export function sanitise(text: string): string {
  return dropUnseen(text.replaceAll(/\r\n?/g, '\n').normalize('NFKC'))
}

/** The same on one line. */
export function sanitiseLine(text: string): string {
  return sanitise(text).replaceAll(/\s+/g, ' ').trim()
}

/** Text on its way to a reader: as written, without what is not seen. */
export function dropUnseen(text: string): string {
  return text.replaceAll(UNSEEN, '').replaceAll(/\p{Cs}/gu, '')
}
