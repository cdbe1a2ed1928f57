/** A fact's words as a part of a sentence: that has its own full stop. */
export const bare = (text: string) => text.replace(/[.\s]+$/, '')

/** Behind 'I': 'wrote reports'. */
export const afterI = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

/** The forms in which a letter tells a fact. */
export const formsOf = (text: string): string[] => [bare(text), afterI(bare(text))]

/** 'A, B and C'. In Spanish 'y' is 'e' before its own sound. */
export function listed(things: readonly string[], and: string): string {
  const last = things.at(-1) ?? ''
  const link = and === 'y' && /^h?[iíIÍ](?!e)/u.test(last) ? 'e' : and
  return things.length > 1 ? `${things.slice(0, -1).join(', ')} ${link} ${last}` : last
}
