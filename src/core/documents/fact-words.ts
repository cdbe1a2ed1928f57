/** A fact's words as a part of a sentence: that has its own full stop. */
export const bare = (text: string) => text.replace(/[.\s]+$/, '')

/** Behind 'I': 'wrote reports'. */
export const afterI = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

/** The forms in which a letter tells a fact. */
export const formsOf = (text: string): string[] => [bare(text), afterI(bare(text))]
