import { dropUnseen } from './unseen.ts'

/** Text as it may be stored, shown or sent to a model: one form for each letter (NFKC), nothing unseen. */
export function sanitise(text: string): string {
  return dropUnseen(
    text.replaceAll(/\r\n?/g, '\n').replaceAll('\u1680', ' ').normalize('NFKC').replaceAll(UPRIGHT, '|'),
  )
}

/** Strokes of boxes and of phonetic letters stand where the keyboard's own bar is meant. */
const UPRIGHT = /[\u2502\u2503\u250A\u2758\u2759\u2223\u01C0\u23D0\u23AE]/g

/** The same on one line. */
export function sanitiseLine(text: string): string {
  return tidy(sanitise(text))
}

/** `text` with runs of blanks made one and none at the ends. */
export function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
