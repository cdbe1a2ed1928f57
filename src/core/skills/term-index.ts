import { must } from '#core/must.ts'
import type { SkillTerm } from './skill-term.ts'
import { type Token, tokenise } from './tokens.ts'
import { localNames } from './local-names.ts'
import { isInCase } from './word-endings.ts'

export type Term = {
  skill: SkillTerm
  words: string[]
  isAmbiguous: boolean
  /** How it is written where capitals matter ('Node', 'SOLID'), else null; all in capitals is right as well. */
  spelling: string | null
  /** Its last word takes the endings of Turkish cases. */
  takesEndings: boolean
}

export type TermIndex = Map<string, Term[]>

/** A term found in a text; `from` and `to` are token positions, `to` not included. */
export type TermMatch = { term: Term; from: number; to: number; text: string }

const built = new WeakMap<SkillTerm[], TermIndex>()

/** Terms by their first word, longest first. Built once for each list. */
export function indexTerms(skills: SkillTerm[]): TermIndex {
  const known = built.get(skills)
  if (known) return known
  const index: TermIndex = new Map()
  for (const skill of skills)
    for (const term of termsOf(skill)) index.set(must(term.words[0]), [...(index.get(must(term.words[0])) ?? []), term])
  for (const terms of index.values()) terms.sort((a, b) => b.words.length - a.words.length)
  built.set(skills, index)
  return index
}

function termsOf(skill: SkillTerm): Term[] {
  const seen = new Set<string>()
  const local = new Map(localNames(skill.name).map((one) => [one.text, one]))
  return [skill.name, ...skill.aliases, ...local.keys()].flatMap((text) => {
    const words = tokenise(text).map((token) => token.key)
    const key = words.join(' ')
    if (words.length === 0 || seen.has(key)) return []
    seen.add(key)
    const lower = text.toLowerCase()
    return [
      {
        skill,
        words,
        isAmbiguous: (skill.ambiguousTerms?.includes(lower) ?? false) || (local.get(lower)?.isEveryday ?? false),
        spelling:
          (skill.caseSensitiveTerms?.includes(lower) ?? false) ||
          (words.length === 1 && key.length <= 2 && !/[#+]/.test(key))
            ? spellingOf(skill, lower)
            : null,
        takesEndings: local.get(lower)?.takesEndings ?? false,
      },
    ]
  })
}

const NO_TERMS: Term[] = []

/** All terms in `tokens`, the longest at each place, none over another. */
export function matchTerms(tokens: Token[], text: string, index: TermIndex): TermMatch[] {
  const matches: TermMatch[] = []
  for (let at = 0; at < tokens.length;) {
    const { key, bare } = must(tokens[at])
    const term =
      termAt(key, tokens, at, index) ??
      (bare === key ? undefined : termAt(bare, tokens, at, index)) ??
      pluralTerm(tokens, at, index) ??
      respelledTerm(must(tokens[at]), index) ??
      joinedTerm(must(tokens[at]), index)
    if (!term) {
      at += 1
      continue
    }
    const to = at + (isJoined(term, must(tokens[at]).key) ? 1 : term.words.length)
    matches.push({ term, from: at, to, text: wordsOf(tokens.slice(at, to), text, term) })
    at = to
  }
  return matches
}

const termAt = (word: string, tokens: Token[], at: number, index: TermIndex): Term | undefined =>
  (index.get(word) ?? NO_TERMS).find((candidate) => fits(candidate, tokens, at))

/** As they stand in the text, without an ending behind the last and an elision before the first: 'Go' of 'Go'da', 'web testi' of 'web testine'. */
function wordsOf(tokens: readonly Token[], text: string, { takesEndings, words }: Term): string {
  const [first, last] = [must(tokens[0]), must(tokens.at(-1))]
  const elided = first.bare === first.key ? 0 : Math.max(0, first.key.indexOf(first.bare))
  const word = takesEndings ? must(words.at(-1)) : last.bare
  const bare = isInCase(last.key, word) ? word : last.bare
  const ending = bare === last.key ? 0 : last.key.length - last.key.indexOf(bare) - bare.length
  return text.slice(first.start + elided, last.end - ending)
}

function fits(term: Term, tokens: Token[], at: number): boolean {
  // 'my SQL' is one's own; 'My SQL' in a list is the database
  if (must(tokens[at]).text === 'my') return false
  for (let offset = 0; offset < term.words.length; offset += 1) {
    const token = tokens[at + offset]
    const word = must(term.words[offset])
    if (token === undefined) return false
    const isLast = offset === term.words.length - 1
    if (token.key !== word && token.bare !== word && !(isLast && term.takesEndings && isInCase(token.key, word)))
      return false
    if (offset > 0 && !/^(?:blank|tight|slash)$/.test(token.joint)) return false
  }
  // 'CI' of 'CI/CD' and 'Next' of 'Next-gen' are part of something else only when glued on by a hyphen.
  return true
}

/** Shorter ones are more often another word: 'GitHub action', 'key'. */
const LEAST_SINGULAR = 7

/** 'REST APIs' is 'REST API', 'neural network' is 'Neural Networks', and 'deep links' is 'Deep Linking'. */
function pluralTerm(tokens: Token[], at: number, index: TermIndex): Term | undefined {
  for (const term of index.get(must(tokens[at]).key) ?? []) {
    const last = tokens[at + term.words.length - 1]
    const name = term.words.at(-1)
    if (
      term.words.length < 2 ||
      !last ||
      (last.key !== `${name}s` &&
        (last.key.length < LEAST_SINGULAR || `${last.key}s` !== name) &&
        (last.key.length < 4 || `${last.key.replace(/s$/, '')}ing` !== name))
    )
      continue
    if (term.words.slice(0, -1).every((word, offset) => must(tokens[at + offset]).key === word)) return term
  }
  return undefined
}

/** 'RestAssured' and 'GitHubActions': capitals stand for the blanks of a name. */
function joinedTerm({ text, key }: Token, index: TermIndex): Term | undefined {
  const [first, ...rest] = INNER_CAPITAL.test(text) ? text.split(HUMP) : []
  if (first === undefined || rest.length === 0) return undefined
  const heads = rest.map((_, at) => text.slice(0, first.length + rest.slice(0, at).join('').length).toLowerCase())
  const term = heads.flatMap((head) => index.get(head) ?? NO_TERMS).find((one) => isJoined(one, key))
  // nobody writes the everyday words so: 'rest assured'
  return term && { ...term, isAmbiguous: false, spelling: null }
}
const INNER_CAPITAL = /^\p{Lu}[\p{L}\p{N}]{1,38}$/u
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u

const isJoined = ({ words }: Term, key: string) => words.length > 1 && words.join('') === key

/** 'Nodejs' for Node.js, 'HTML5' and 'Python3' for the name without the figure, 'databases' for one. Everyday words keep their spelling. */
function respelledTerm({ key }: Token, index: TermIndex): Term | undefined {
  const known = respelled.get(index) ?? new Map<string, Term | undefined>()
  respelled.set(index, known)
  if (known.has(key)) return known.get(key)
  if (known.size > MOST_RESPELLED) known.clear()
  const term = findRespelled(key, index)
  known.set(key, term)
  return term
}

/** Everyday words come again and again; what was found out of them is kept. */
const respelled = new WeakMap<TermIndex, Map<string, Term | undefined>>()
const MOST_RESPELLED = 20_000

function findRespelled(key: string, index: TermIndex): Term | undefined {
  for (const other of respellings(key)) {
    const term = index.get(other)?.find(({ words, isAmbiguous }) => words.length === 1 && !isAmbiguous)
    if (term) return term
  }
  return undefined
}

/** A word that only looks like several of a tool. */
const NOT_MANY = new Set(['canvas'])

/** 'Pythonkenntnisse', 'Javaentwicklung'. */
const GERMAN_COMPOUND = /^(\p{L}{3,})(?:(?:grund|fach)?kenntnissen?|erfahrung(?:en)?|programmierung|entwicklung)$/u

function respellings(key: string): string[] {
  const plain = key.replaceAll(/(?!^)[.'](?=.)/g, '')
  const spellings = plain === key ? [] : [plain]
  const compound = GERMAN_COMPOUND.exec(key)?.[1]
  if (compound) spellings.push(compound)
  if (key.length > 3 && /\p{L}\d$/u.test(key)) spellings.push(key.slice(0, -1))
  if (key.length > 4 && key.endsWith('s') && !NOT_MANY.has(key)) spellings.push(key.slice(0, -1))
  return spellings
}

/** As it stands in the skill's name ('Node' in Node.js), else in capitals. */
function spellingOf(skill: SkillTerm, term: string): string {
  const at = skill.name.toLowerCase().indexOf(term)
  return at < 0 ? term.toUpperCase() : skill.name.slice(at, at + term.length)
}
