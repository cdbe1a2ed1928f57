import { baseFormsOf } from './lexicon.ts'
import kin from './words/kin.json' with { type: 'json' }

const words = new Map(Object.entries(kin.words))
const widerOf = kin.wider.split('|')
const alike = new Map<string, Set<string>>()
for (const [word, others] of Object.entries(kin.alike))
  for (const other of others.split(' ')) {
    alike.set(word, (alike.get(word) ?? new Set()).add(other))
    alike.set(other, (alike.get(other) ?? new Set()).add(word))
  }

/** What a word may mean in any of its senses, its verb or noun included, and what is one step wider. */
type Senses = { own: ReadonlySet<string>; wider: ReadonlySet<string> }
const known = new Map<string, Senses>()

function sensesOf(lemma: string): Senses {
  const before = known.get(lemma)
  if (before) return before
  const own = new Set((words.get(lemma) ?? '').split(' ').filter(Boolean))
  const wider = new Set([...own].flatMap((id) => (widerOf[Number.parseInt(id, 36)] ?? '').split(' ').filter(Boolean)))
  const senses = { own, wider }
  known.set(lemma, senses)
  return senses
}

const meet = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].some((id) => other.has(id))

/**
 * Whether two English words can be about the same thing: a sense in common, or one a step wider than the other, in any of
 * their senses. Too wide to found a word by itself; narrow enough between a new word and one that was left out for it.
 */
export function isKin(one: string, other: string): boolean {
  const others = baseFormsOf(other, words)
  return baseFormsOf(one, words).some((left) =>
    others.some((right) => {
      if (left === right || alike.get(left)?.has(right)) return true
      const [a, b] = [sensesOf(left), sensesOf(right)]
      return meet(a.own, b.own) || meet(a.wider, b.own) || meet(a.own, b.wider)
    }),
  )
}

/** Whether two words share a sense, or are equal in use. */
export function isEqual(one: string, other: string): boolean {
  const others = baseFormsOf(other, words)
  return baseFormsOf(one, words).some((left) =>
    others.some(
      (right) => left === right || alike.get(left)?.has(right) || meet(sensesOf(left).own, sensesOf(right).own),
    ),
  )
}

const qualities = new Set(kin.qualities.split(' '))

/** Says what something is like more often than what it is or what is done. */
export const isQuality = (lower: string): boolean => qualities.has(lower)

const deeds = new Set(kin.deeds.split(' '))

/** Whether a word is used for a deed often enough to be one. */
export const isDeedWord = (lower: string): boolean => baseFormsOf(lower, deeds).length > 0
