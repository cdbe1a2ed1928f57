import { dropUnseen } from './unseen.ts'

/** Text as it may be stored, shown or sent to a model: one form for each letter (NFKC), nothing unseen. */
export function sanitise(text: string): string {
  return dropUnseen(text.replaceAll(/\r\n?/g, '\n').replaceAll('\u1680', ' ').normalize('NFKC'))
}

/** The same on one line. */
export function sanitiseLine(text: string): string {
  return tidy(sanitise(text))
}

/** `text` with runs of blanks made one and none at the ends. */
export function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
