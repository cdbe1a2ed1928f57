import { must } from '#core/must.ts'
import lexicon from './words/lexicon.json' with { type: 'json' }
import { IRREGULAR } from './words/irregular.ts'

type Worded = { lower: string }

const book = new Map(
  Object.entries(lexicon).map(([lemma, senses]) => {
    const [own, wider] = senses.split('|').map((ids) => ids.split(' ').filter(Boolean))
    return [lemma, { own: own ?? [], wider: wider ?? [] }] as const
  }),
)

/** The dictionary forms that an English word may be of. */
export function lemmasOf(lower: string): string[] {
  const root = /^(.{2,}?)(?:ed|ing)$/.exec(lower)?.[1]
  const forms = [
    lower,
    IRREGULAR.get(lower),
    lower.replace(/ie[sd]$/, 'y'),
    lower.replace(/es$/, ''),
    lower.replace(/(?<!s)s$/, ''),
    ...(root === undefined ? [] : [root, `${root}e`, root.replace(/(.)\1$/, '$1')]),
  ]
  return [...new Set(forms.filter((form) => form !== undefined && book.has(form)))] as string[]
}

const PARTICLE = /^(?:up|down|out|in|on|off|over|away|back|through|together|along|around|aside|after)$/

/**
 * What an English word may mean, by its commonest senses; a verb with a particle ('gave it up') means what both mean
 * together. A source founds a word of the same sense and one of a wider sense, never a narrower one.
 */
export function sensesOf(tokens: readonly Worded[], at: number, side: 'source' | 'rewrite'): ReadonlySet<string> {
  const lemmas = lemmasOf(must(tokens[at]).lower)
  const particle = tokens.slice(at + 1, at + 4).find(({ lower }) => PARTICLE.test(lower))?.lower
  const joint = particle === undefined ? [] : baseForms(must(tokens[at]).lower).map((form) => `${form}_${particle}`)
  const known = [...joint.filter((one) => book.has(one)), ...lemmas]
  return new Set(
    known.flatMap((lemma) => {
      const { own, wider } = must(book.get(lemma))
      return side === 'source' ? [...own, ...wider] : own
    }),
  )
}

const baseForms = (lower: string) => [...new Set([lower, ...lemmasOf(lower)])]
