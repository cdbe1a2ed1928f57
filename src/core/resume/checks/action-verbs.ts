import { must } from '#core/must.ts'
import { IRREGULAR_VERBS, PLAIN_VERBS } from './verb-list.ts'
import { weakOpener } from './weak-openers.ts'

/** Words that may stand before the verb: 'Successfully led', 'Also built', 'Co-founded'. */
const LEAD =
  /^(?:(?:successfully|also|then|currently|consistently|independently|jointly|personally|single-handedly|proactively|quickly|regularly|effectively|and|co)[\s-]+)+/iu
/** End like a verb in the past and are none. */
const NOT_VERBS = new Set([
  'experienced',
  'skilled',
  'dedicated',
  'red',
  'need',
  'speed',
  'seed',
  'feed',
  'hundred',
  'motivated',
  'talented',
  'assorted',
  'indeed',
  'related',
  'qualified',
  'based',
  'varied',
])
/** As often adjectives ('Distributed systems'): verbs when something to act on follows. */
const EITHER = new Set([
  'advanced',
  'distributed',
  'embedded',
  'detailed',
  'limited',
  'mixed',
  'united',
  'certified',
  'focused',
  'weighted',
  'extended',
  'applied',
  'combined',
])
const OBJECT = /^\s+(?:an?|the|all|our|their|its|this|that|to|on|\d\S*|\p{Lu}\S*)(?=\s|$)/u
const BASES = new Map<string, string>()
for (const verb of PLAIN_VERBS) for (const form of formsOf(verb)) BASES.set(form, verb)
for (const [verb, past] of IRREGULAR_VERBS) for (const form of [...formsOf(verb), ...past]) BASES.set(form, verb)

/** Whether an English bullet opens with a verb that says what was done. */
export function isActionVerb(text: string): boolean {
  return weakOpener(text) === null && openingVerb(text) !== null
}

/** The verb a bullet opens with, in its plain form where it is known, or null. */
export function openingVerb(text: string): string | null {
  const rest = text.replace(/^[^\p{L}]+/u, '').replace(LEAD, '')
  const word = /^[\p{L}]+(?:-\p{L}+)?/u.exec(rest)?.[0]
  if (!word) return null
  const lower = word.toLowerCase().replace(/^(?:co|re|pre|over)-/, '')
  if (NOT_VERBS.has(lower) || (EITHER.has(lower) && !OBJECT.test(rest.slice(word.length)))) return null
  const base = BASES.get(lower)
  if (base) return isNounHere(lower, rest.slice(word.length)) ? null : base
  return /^\p{L}{3,}ed$/u.test(lower) ? lower : null
}

/** 'Design of a…', 'Support for…', 'Test automation:': the noun of the same spelling. */
function isNounHere(word: string, after: string): boolean {
  if (/ed$|ing$/.test(word)) return false
  return /^\s*(?:[:–—,]|of\b|for\b|in\b|is\b|was\b|and \p{L}+ of\b)/u.test(after)
}

function formsOf(verb: string): string[] {
  if (verb.endsWith('e')) return [verb, `${verb}s`, `${verb}d`, `${verb.slice(0, -1)}ing`]
  if (/[^aeiou]y$/.test(verb)) return [verb, `${verb.slice(0, -1)}ies`, `${verb.slice(0, -1)}ied`, `${verb}ing`]
  const last = must(verb.at(-1))
  const doubled = /^[^aeiou]*[aeiou][bdgmnprt]$|(?:[^aeiou][aeiou][lprt])$/.test(verb)
    ? [`${verb}${last}ed`, `${verb}${last}ing`]
    : []
  const third = /(?:s|sh|ch|x|z)$/.test(verb) ? `${verb}es` : `${verb}s`
  return [verb, third, `${verb}ed`, `${verb}ing`, ...doubled]
}
