import type { Catalogue } from './catalogue.ts'

export type Say = { (sentence: string): string; (sentence: string | undefined): string | undefined }

/** Without React, so that what runs beside the pages can say it too. */
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
