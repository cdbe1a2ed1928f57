import { plain } from '../plain.ts'

/** A text of a message, folded once: it is compared with every application there is. */
export type HeardText = {
  text: string
  /** Folded, with a space at both ends. */
  folded: string
  /** Folded words of whatever begins with a capital letter, and the first of each. */
  capitalWords: ReadonlySet<string>
  firstCapitalWords: ReadonlySet<string>
}

export function hear(text: string): HeardText {
  const capitals = (text.match(/(?<!\p{L})\p{Lu}[\p{L}'’-]*/gu) ?? []).map(wordsOf)
  return {
    text,
    folded: ` ${plain(text)} `,
    capitalWords: new Set(capitals.flat()),
    firstCapitalWords: new Set(capitals.flatMap(([first]) => first ?? [])),
  }
}

export function wordsOf(text: string): string[] {
  return plain(text).split(' ').filter(Boolean)
}
