import type { Catalogue } from './catalogue.ts'
import { useGivenStrings } from './strings.tsx'

type Say = { (sentence: string): string; (sentence: string | undefined): string | undefined }

/**
 * Says a sentence of the rules or of the server in the page's language. They come in English, whichever form or call
 * they come from, so English is their key; what a translation does not know stays as it came.
 */
export function useSay(): Say {
  return sayWith(useGivenStrings('messages'))
}

export function sayWith(messages: Catalogue['messages'] | undefined): Say {
  const say = (sentence: string | undefined): string | undefined => {
    if (!messages || sentence === undefined) return sentence
    const exact: Readonly<Record<string, string>> = messages.exact
    const known = exact[sentence]
    if (known !== undefined) return known
    for (const [pattern, inWords] of messages.patterns) {
      const match = pattern.exec(sentence)
      if (match) return inWords(...match.slice(1))
    }
    return sentence
  }
  return say as Say
}
