import { sayWith, type Say } from './say-with.ts'
import { useGivenStrings } from './strings.tsx'

/**
 * Says a sentence of the rules or of the server in the page's language. They come in English, whichever form or call
 * they come from, so English is their key; what a translation does not know stays as it came.
 */
export function useSay(): Say {
  return sayWith(useGivenStrings('messages'))
}
