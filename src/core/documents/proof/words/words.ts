/** What the proof knows of one language. Lists are words parted by blanks, without case. */
export type LanguageWords = {
  /** Carry no claim: articles, pronouns, prepositions, conjunctions, auxiliaries. */
  glue: string
  /** Verbs that only carry a noun of action ('handled scheduling'). */
  light: string
  /** Words that make a claim smaller, by how they do it. */
  dampers: Readonly<Record<DamperKind, string>>
  /** Words that make a figure or a claim larger. */
  raisers: string
  /** A noun behind one of these is no object of the verb before it. */
  accompany: string
  /** Name a group, which may itself be what the work was about. */
  companions: string
  /** Ranks and roles over others: these need the same place in the source. */
  ranks: string
  /** Before one of these, a rank is somebody's own: 'as', 'als', 'olarak'. */
  roleMarks: string
  /** Levels of a language or skill. */
  levels: string
  /** Parts of a sentence that may come from different bullets stand on either side of these. */
  joints: string
  /** Prepositions that stop a noun group; 'of' does not. */
  prepositions: string
  /** The word between part and whole: 3 of 11. */
  partOf: string
  /** Words between the ends of a range. */
  rangeTo: string
  /** Prepositions of opposite direction: left and right. */
  directions: readonly (readonly [string, string])[]
  singular: string
  /** 'since', 'until now': the work goes on. */
  ongoing: string
  /** One word for each length of time; its group has the others. */
  times: string
  /** Words that may stand about a length of time worked out from dates. */
  durations: { nearly: string; over: string; years: string; months: string; around: string }
  numbers: NumberWords
  months: readonly string[]
  /** Subjects other than the person: 'the manager wrote it'. */
  determiners: string
  byAgent: string
  be: string
  me: string
  /** Endings that say 'we'. */
  we?: RegExp
  negative?: RegExp
  comparative?: RegExp
}

/** Phrases parted by a bar, and the word that they are written as before anything is compared; some are left out. */
export type Phrases = readonly (readonly [phrases: string, word: string])[]

/**
 * Words that stand for each other, in their base forms where endings are regular. No group and no pair says who decides or who is
 * over whom, that a thing was finished, used or a success, how well, how often or how much, or for whom it was done.
 */
export type SameWords = {
  /** Words that claim the same and no more than each other. */
  groups: readonly string[]
  /** The left side founds the right side, which claims less; never the other way round. */
  weaker: readonly (readonly [source: string, rewrite: string])[]
}

/** Groups parted by semicolons. */
export const groupsOf = (text: string): string[] => text.split(';')

export const DAMPER_KINDS = [
  'assist',
  'attend',
  'together',
  'tentative',
  'negation',
  'limit',
  'approx',
  'condition',
  'other',
  'unfinished',
] as const
export type DamperKind = (typeof DAMPER_KINDS)[number]

export type NumberWords = {
  /** 'twenty 20 thirty 30'. */
  units: string
  hundred: string
  thousand: string
  million: string
  /** Words inside a number: 'and'. */
  and: string
  /** Numbers are written as one word ('dreihundertfünfzig'). */
  isGlued: boolean
}

export function listOf(words: string): string[] {
  return words.split(/\s+/).filter(Boolean)
}

export const setOf = (words: string): Set<string> => new Set(listOf(words))
