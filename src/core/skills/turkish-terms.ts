import names from '../../../data/names/tr.json' with { type: 'json' }
import { lowerCase, withoutHat, withPlainI } from '#core/text/turkish-letters.ts'

const SKILL_NAMES = new Map(Object.entries(names.skills))

/**
 * The spellings, in lower case, by which a skill's Turkish name is met: as it is, in capitals (whose 'I' is read as an English
 * one), without its circumflex and bracket, and many of it ('birim testleri').
 */
export function turkishTerms(name: string): string[] {
  const turkish = SKILL_NAMES.get(name)
  if (turkish === undefined) return []
  const lower = lowerCase(turkish).replaceAll('’', "'")
  const bare = lower.replace(/\s*\([^)]*\)/u, '')
  const many = bare.replace(/(?<=\btest)i?$/u, bare.endsWith('i') ? 'leri' : 'ler')
  return [
    ...new Set(
      [lower, bare, many].flatMap((term) => [term, withoutHat(term)]).flatMap((term) => [term, withPlainI(term)]),
    ),
  ]
}
