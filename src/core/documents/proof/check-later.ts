import type { Aligned } from './align.ts'
import type { Finding } from './finding.ts'
import type { Language } from './language.ts'
import { oncePerSources, type Sources } from './sources.ts'

/** 'tested kiosks before they were introduced' is not 'introduced kiosks': what came later was not the person's deed. */
export function checkLater(tokens: readonly Aligned[], sources: Sources, language: Language): Finding[] {
  if (language.code !== 'en' || tokens.some(({ lower }) => LATER.test(lower))) return []
  const later = laterWords(sources, language)
  return tokens.flatMap((token) =>
    token.isContent && token.found.length > 0 && token.found.every((source) => later.has(source))
      ? [{ token, why: 'that came later, or from somebody else' }]
      : [],
  )
}

const laterWords = oncePerSources(
  ({ units }, language) =>
    new Set(
      units.flatMap(({ tokens: words }) =>
        words.filter(({ at, part }) => {
          const start = words.findLastIndex((word) => word.at < at && word.part === part && LATER.test(word.lower))
          return start >= 0 && words.slice(start, at).some(({ lower }) => language.be.has(lower))
        }),
      ),
    ),
)
const LATER = /^(?:before|until|once)$/
