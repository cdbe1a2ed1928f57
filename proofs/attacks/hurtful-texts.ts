import { must } from '#core/must.ts'
/** Short things that many patterns repeat. */
const COMMON = [
  'a',
  'A',
  '0',
  ' ',
  '\n',
  '\t',
  '.',
  '-',
  ',',
  '/',
  '(',
  '<',
  '[',
  '@',
  'a ',
  'a.',
  'a@',
  ' a',
  '0 ',
  '0-',
  'a,',
  ' \n',
  'https://',
  '<a ',
  '**',
  '((',
]
const ENDS = ['', '!', '\u0000', '\nx']

/** Texts of `length` characters that a pattern may read over and over: its own letters and classes, and what is common. */
export function hurtfulTexts(source: string, length: number): { name: string; text: string }[] {
  const units = [...new Set([...COMMON, ...unitsOf(source)])]
  return units.flatMap((unit) =>
    ENDS.map((end) => ({
      name: `${JSON.stringify(unit)} × n + ${JSON.stringify(end)}`,
      text: unit.repeat(Math.ceil(length / unit.length)).slice(0, length) + end,
    })),
  )
}

/** Letters in a row and the members of classes, as they stand in the pattern. */
function unitsOf(source: string): string[] {
  const plain = source
    .replace(/\\[pP]\{[^}]*\}/g, 'é')
    .replace(/\\[wWsSdDbB]/g, 'a')
    .replace(/\\(.)/g, '$1')
  const words = plain.match(/[\p{L}\p{N}]{2,12}/gu) ?? []
  const classes = [...plain.matchAll(/\[\^?([^\]]{1,40})\]/g)].flatMap(([, members]) => [...must(members)].slice(0, 6))
  return [...words.slice(0, 4), ...classes.slice(0, 8), ...words.slice(0, 2).map((word) => `${word} `)]
}
