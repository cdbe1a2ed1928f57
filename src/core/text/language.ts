/** Small words that carry sentences in one language and hardly stand in another. */
const SMALL_WORDS: Record<string, string> = {
  en: 'the and of to in with for on by from at an as was were is are that this which into over our their',
  de: 'und der die das mit für von im den dem des zur zum ein eine einer bei auf als sowie ich durch',
  fr: 'et de la le les des du en pour dans avec une un sur au aux par ainsi mes à',
  es: 'y de la el los las en para con del una un por al como mi su se',
  pt: 'e de da do dos das em para com uma um por na no ao como os',
  it: 'e di il la che per con del della in un una dei nel alla le gli presso',
  nl: 'en de het van een met voor op in te bij aan als door naar zijn',
  pl: 'i w z na do oraz dla przy się od przez za jako po',
  tr: 've ile için bir bu olarak da de ilgili üzerinde olan en sonra gibi',
}
const ALL_SMALL = new Set(Object.values(SMALL_WORDS).flatMap((words) => words.split(' ')))
/** Whether a word carries sentences in any of these languages and names nothing. */
export const isSmallWord = (word: string): boolean => ALL_SMALL.has(word.toLowerCase())

const FEWEST = 4
/** Letters that only one of these languages has; names have them on any page. */
export const OWN_LETTERS: Record<string, RegExp> = { tr: /[ğşı]/u, pl: /[ąęłńśźż]/u }
const WORD = /[\p{L}\p{N}]+(?:[-'’.+#/&][\p{L}\p{N}]+)*/gu

/** The language most of the text is written in, of nine; null when too little speaks for any of them. */
export function languageOf(text: string): string | null {
  const words = text.toLowerCase().match(WORD) ?? []
  if (isForeignScript(text)) return null
  let best: { language: string; count: number } | null = null
  for (const [language, small] of Object.entries(SMALL_WORDS)) {
    const known = new Set(small.split(' '))
    const carried = words.filter((word) => known.has(word)).length
    const letter = OWN_LETTERS[language]
    const count = carried + (letter && carried > 0 ? words.filter((word) => letter.test(word)).length : 0)
    if (count >= FEWEST && count > (best?.count ?? 0)) best = { language, count }
  }
  return best?.language ?? null
}

/** A third of the letters are not Latin ones. */
export function isForeignScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return letters > 0 && latin < letters * (2 / 3)
}
