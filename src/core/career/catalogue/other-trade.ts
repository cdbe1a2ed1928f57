import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import { oncePer } from '#core/once-per.ts'
import type { TitleFamily } from '#core/career/catalogue/catalogue-types.ts'

/** So many words of the other trade make it that one. */
const ENOUGH_WORDS = 2
const LONGEST_TEXT = 3_000

/** Whether a job belongs to a trade that shares its title: who watches a mall's cameras is a security analyst of another kind. */
export function isOtherTrade(catalogue: Catalogue, families: readonly string[], texts: readonly string[]): boolean {
  const patterns = patternsOf(catalogue.titleFamilies)
  const text = texts.join('\n').slice(0, LONGEST_TEXT).toLowerCase()
  return families.some((family) => {
    const found = new Set(Array.from(text.matchAll(patterns.get(family) ?? NOTHING), ([words]) => words))
    return found.size >= ENOUGH_WORDS
  })
}

const NOTHING = /(?!)/g

const patternsOf = oncePer(
  (families: readonly TitleFamily[]) =>
    new Map(
      families.flatMap(({ id, otherTrade = [] }) =>
        otherTrade.length === 0 ? [] : [[id, patternOf(otherTrade)] as const],
      ),
    ),
)

/** '*' at the end of a word is the rest of it. */
function patternOf(words: readonly string[]): RegExp {
  const parts = words.map((word) =>
    word.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', String.raw`\p{L}{0,20}`),
  )
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${parts.join('|')})(?![\p{L}\p{N}])`, 'gu')
}
