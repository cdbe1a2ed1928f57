import { dropDirection, isSeen } from './unseen.ts'

/** A stranger's name for something, on one line and as much of it as a field takes; what nobody can see is empty. */
export function shortLine(text: string, most: number): string {
  if (!isSeen(text)) return ''
  const line = dropDirection(text)
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(/[\u200B\u2060\uFEFF]/g, '')
    .trim()
  return line.length <= most
    ? line
    : `${line
        .slice(0, most - 1)
        .replace(/\p{Cs}$/u, '')
        .trimEnd()}…`
}
