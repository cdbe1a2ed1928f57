import { lowerCase } from '#core/text/turkish-letters.ts'

/**
 * A spelling with its separators gone: 'Node JS', 'node.js' and 'node-js' fold to one. '+', '#' and a
 * leading dot stay, since they tell C from C++ and C#, and .NET from a net.
 */
export function foldTerm(term: string): string {
  return term
    .toLowerCase()
    .replace(/[\s\-_/'’]+/g, '')
    .replace(/(?!^)\./g, '')
}

/** The ways to read what a person typed, most literal first: as it is, without brackets, without a version. */
export function readingsOf(text: string): string[] {
  const literal = lowerCase(text.normalize('NFKC')).replace(/\s+/g, ' ').trim()
  const trimmed = literal.replace(/^[\s"'“”‘’•*,;:·-]+|[\s"'“”‘’•*,;:·!?-]+$/g, '').replace(/(?<=\w)\.$/, '')
  const bare = trimmed.replace(/\s*[([{].*$/, '')
  const readings = [literal, trimmed, bare, withoutVersion(bare)]
  return [...new Set(readings)].filter((reading) => reading !== '')
}

/** 'Python 3.11', 'Angular 14+', 'Java v17' and 'PHP 8.x' name the skill before the number. */
function withoutVersion(term: string): string {
  return term.replace(/[\s/-]*\bv?\d+(\.(\d+|x))*\+?$/, '')
}
