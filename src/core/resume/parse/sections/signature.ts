import type { Line } from '../layout/line.ts'

/** A town and a whole date, and perhaps the name: 'Kassel, den 20.11.2026', 'Lyon, le 3 mai 2026'. */
const SIGNED =
  /^\p{Lu}[\p{L} .'-]{1,40}?,?\s+(?:(?:den|am|le|il|el|em|a|dnia)\s+)?\d{1,2}\s?[./]?\s?(?:\d{1,2}|(?:de )?\p{L}{3,12}(?: de)?)\s?[./]?\s?\d{4}(?:\s+\p{Lu}[\p{L} .'-]{2,40})?$/u
/** A scanned name may stand below. */
const LAST_LINES = 2

/** The lines without the one that signs a resume at its end: it belongs to no section. */
export function withoutSignature(lines: Line[]): Line[] {
  const at = lines.findLastIndex((line) => SIGNED.test(line.text))
  return at > 0 && at >= lines.length - LAST_LINES ? lines.slice(0, at) : lines
}
