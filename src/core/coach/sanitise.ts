/**
 * Characters nobody sees: tags, variation selectors, zero-width and word joiners, marks of direction, soft
 * hyphens, controls. They carry hidden words to a model, or make a text read otherwise than it is.
 */
const UNSEEN =
  // eslint-disable-next-line no-control-regex
  /[\u{E0000}-\u{E0FFF}\u{FE00}-\u{FE0F}\u{200B}-\u{200F}\u{202A}-\u{202E}\u{2060}-\u{206F}\u{FEFF}\u{00AD}\u{034F}\u{061C}\u{115F}\u{1160}\u{17B4}\u{17B5}\u{180B}-\u{180F}\u{3164}\u{FFA0}\u{FFF9}-\u{FFFB}\u{0000}-\u{0008}\u{000B}-\u{001F}\u{007F}-\u{009F}]/gu

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
