import type { Misconception } from './misconception.ts'

/**
 * Harmful acts as data/questions/misconceptions/acts.json writes them: what is done, to what, and how, each a class of
 * words (`@put @secret @openly`) that has a list in each language.
 */
export type ActFile = { classes: Classes; misconceptions: Act[] }
type Classes = Record<string, Readonly<Record<string, string>>>
type Act = Pick<Misconception, 'id' | 'wrong' | 'right'> & { acts: string[]; guard: string[] }

const CLASS = /^@(\w+)$/u
const PLAIN = 'en'

/** The acts as patterns whose parts stand in any order; in a language that lacks one of the classes, not at all. */
export function readActs({ classes, misconceptions }: ActFile): Misconception[] {
  const others = Object.keys(classes).filter((language) => language !== PLAIN)
  return misconceptions.map(({ id, acts, guard, wrong, right }) => {
    const patternsIn = (language: string): string[] =>
      acts.flatMap((act) => written(act, language, classes)).map((pattern) => `& ${pattern}`)
    const guardIn = (language: string): string[] => guard.flatMap((each) => written(each, language, classes))
    const inEach = (of: (language: string) => string[]): Record<string, string[]> =>
      Object.fromEntries(others.map((language) => [language, of(language)]))
    return {
      id,
      patterns: patternsIn(PLAIN),
      wrong,
      right,
      guard: guardIn(PLAIN),
      elsewhere: inEach(patternsIn),
      guardElsewhere: inEach(guardIn),
    }
  })
}

/** A pattern with the words of its classes; other words than classes are English. */
function written(pattern: string, language: string, classes: Classes): string[] {
  const elements = pattern.split(' ').map((element) => {
    const words = element.split('|').map((word) => {
      const name = CLASS.exec(word)?.[1]
      if (name === undefined) return language === PLAIN ? word : undefined
      return classes[language]?.[name]
    })
    return words.includes(undefined) ? undefined : words.join('|')
  })
  return elements.includes(undefined) ? [] : [elements.join(' ')]
}
