import { englishStem } from './turkish-signs.ts'
import { foldForLookup, wordsOf } from '../words.ts'

/**
 * `data/questions/elsewhere/words.json`: for each language, what the beginnings of English words that questions are made of
 * are in it, as beginnings too. Not a dictionary: it tells subjects apart and translates nothing.
 */
export type WordsElsewhere = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** German joins words: in 'Serverzertifikat' the second one counts too. Shorter ones stand in others by chance. */
const JOINED = 5
/** Words of fewer letters are the same in two languages by chance: 'die', 'son', 'pour'. */
const SAME = 5

/** The beginnings of the English words that an answer in another language has, in its own words or as they are. */
export function englishStemsIn(answer: string, language: string, words: WordsElsewhere): string[] {
  const folded = foldForLookup(answer)
  const isSaid = (beginning: string): boolean =>
    folded.includes(` ${beginning}`) || (language === 'de' && beginning.length >= JOINED && folded.includes(beginning))
  const translated = Object.entries(words[language] ?? {}).flatMap(([stem, beginnings]) =>
    beginnings.some(isSaid) ? [stem] : [],
  )
  const same = wordsOf(answer)
    .filter((word) => word.length >= SAME)
    .map(englishStem)
  return [...new Set([...translated, ...same])]
}
