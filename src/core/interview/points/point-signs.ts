import type { QuestionPoint } from '../question.ts'
import { foldForLookup, hasTerm, wordsOf } from '../words.ts'

/** A word or phrase that speaks for a point. Signs with the same `of` are one word in two forms. */
export type Sign = {
  of: string
  isPhrase: boolean
  /** Chosen for the point by its author, and no everyday word. */
  isTerm: boolean
  /** The question says it too. */
  isAsked: boolean
  isIn: (folded: string) => boolean
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words that stand in the points of too many questions to speak for one. */
const GENERIC = setOf(
  'with what time that change changes from first names before when such small only people each says back real they keeps keep without after which where other looks look them same finds find uses used early both others next through needed tells tell about gives give over needs need does start starts read reads right then than known their more make makes made takes take have into some work works done help helps doing things thing would like also this there said kept part parts show shows case cases while',
)
/** Terms that are everyday words: no sign of a point by themselves. */
const EVERYDAY = setOf(
  'small same first next after before under told tell asked ask what time each other others real only stop stopp hour hours week weeks day days month minut minutes right wrong left read write check checks test tests change chang clear short long large size fast slow early later quick limit cost costs team user users people notes note name list open keep keeps state states learn learned did found would built still help over both one two few many half bug bugs normal worth clean miss decid simple simpl expect agree know known plan must harm honest again now then last past job work working done see saw watch show talk listen word words call said say wrote gave give take took move moved turn leave back down up out off on new old good bad best better more most less number value values order reason error errors wait point start end begin use used using usual often never always not page pages screen phone line data code file files',
)
const STEM = 6
const SHORTEST = 4

export function signsOfPoint({ text, terms }: QuestionPoint, asked: string): Sign[] {
  const question = foldForLookup(asked)
  const chosen = terms
    .filter((term) => !GENERIC.has(term))
    .map((term) => {
      const isAsked = hasTerm(question, term)
      return {
        of: term.slice(0, SHORTEST),
        isPhrase: /\w{3,} \w{4,}/u.test(term) && !isAsked,
        isTerm: !EVERYDAY.has(term),
        isAsked,
        isIn: (folded: string) => hasTerm(folded, term),
      }
    })
  const words = stemsOfText(text).map((word) => ({
    of: word.slice(0, SHORTEST),
    isPhrase: false,
    isTerm: false,
    isAsked: question.includes(` ${word}`),
    isIn: (folded: string) => folded.includes(` ${word}`),
  }))
  return [...chosen, ...words]
}

/** The beginnings of the words of a text that are about something. */
export function stemsOfText(text: string): string[] {
  return wordsOf(text)
    .filter((word) => word.length >= SHORTEST && !GENERIC.has(word))
    .map((word) =>
      word
        .replace(/['’].*$/u, '')
        .replace(/(?<=[^s]{3})s$/u, '')
        .slice(0, STEM),
    )
    .filter((word) => word.length >= SHORTEST - 1 && !GENERIC.has(word))
}
