import { OWN_LETTERS } from '#core/text/language.ts'
import { easternLanguage } from './eastern.ts'
import { fold } from './fold.ts'

/** Short words that only one of the languages uses often. */
const WORDS: Record<string, string> = {
  en: 'the and you with for our are will your have from this that what who their which about',
  de: 'und die der mit fur sie wir das den eine bei deine dein ihre unser sind auf von ist zum zur im als auch nicht uns um',
  tr: 've bir ile icin olan bu gibi olarak en veya konusunda sahibi deneyim iyi yil uzerinde calisma ekip bizim bey hanim size sizi sizin saat gunu lutfen',
  fr: 'les des et vous une pour avec nos dans sur est notre votre du au aux qui en nous le la',
  es: 'los las y para con una del el que en por nuestro tu nuestra es al como se',
  it: 'il di che per con della gli nel sono una del alla nostro e le ci ha deve lei grazie gentile la sul',
  nl: 'het een van je met voor en onze bij wij zijn aan jij op als dat',
  pt: 'os uma para com do da em nossa que nao voce e dos das na no pelo pela seu sua ate obrigado obrigada ola recebeu',
  pl: 'i w z na do oraz dla sie jest lub przez od o prosze prosimy dziekujemy dzien dobry aby panstwo',
  ro: 'pentru sa nu cu este din noastra trebuie va multumim nostru',
  sv: 'och att en som med du vi av pa ar till det har vara',
  no: 'og til er du med som vi et av pa det har deg',
  da: 'og til er du med som vi et af pa det har dig',
}
const SETS = Object.entries(WORDS).map(([language, words]) => [language, new Set(words.split(' '))] as const)

const MOST_CHARACTERS = 6_000
const wordsIn = (text: string): readonly string[] => fold(text.slice(0, MOST_CHARACTERS)).match(/\p{L}+/gu) ?? []

/** How many of its small words each language has. */
export const smallWordsOf = (text: string) => countedIn(wordsIn(text))

const countedIn = (words: readonly string[]): { language: string; hits: number }[] =>
  SETS.map(([language, set]) => ({ language, hits: words.filter((word) => set.has(word)).length }))

/** The language of a text by its small words; null when it is too short to say. */
export function languageOf(text: string): string | null {
  const eastern = easternLanguage(text.slice(0, MOST_CHARACTERS))
  if (eastern) return eastern
  const words = wordsIn(text)
  if (words.length < 12) return null
  const [best] = countedIn(words).toSorted((one, other) => other.hits - one.hits)
  return best && best.hits / words.length > 0.04 ? best.language : isTurkish(text) ? 'tr' : null
}

const LEAST_WORDS = 3
/** Turkish puts its small words into endings: its letters say it. */
export const isTurkish = (text: string): boolean =>
  text.split(/\s+/).filter((word) => OWN_LETTERS.tr?.test(word.toLowerCase())).length >= LEAST_WORDS
