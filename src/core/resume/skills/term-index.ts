import type { SkillTerm } from './skill-term.ts'
import { type Token, tokenise } from './tokens.ts'

export type Term = {
  skill: SkillTerm
  words: string[]
  isAmbiguous: boolean
  /** Capitals must be as in the skill's name. */
  isCaseSensitive: boolean
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
    for (const term of termsOf(skill)) index.set(term.words[0]!, [...(index.get(term.words[0]!) ?? []), term])
  for (const terms of index.values()) terms.sort((a, b) => b.words.length - a.words.length)
  built.set(skills, index)
  return index
}

function termsOf(skill: SkillTerm): Term[] {
  const seen = new Set<string>()
  return [skill.name, ...skill.aliases].flatMap((text) => {
    const words = tokenise(text).map((token) => token.key)
    const key = words.join(' ')
    if (words.length === 0 || seen.has(key)) return []
    seen.add(key)
    const lower = text.toLowerCase()
    return [
      {
        skill,
        words,
        isAmbiguous: skill.ambiguousTerms?.includes(lower) ?? false,
        isCaseSensitive:
          (skill.caseSensitiveTerms?.includes(lower) ?? false) || (words.length === 1 && key.length <= 2),
      },
    ]
  })
}

/** All terms in `tokens`, the longest at each place, none over another. */
export function matchTerms(tokens: Token[], text: string, index: TermIndex): TermMatch[] {
  const matches: TermMatch[] = []
  for (let at = 0; at < tokens.length;) {
    const term =
      (index.get(tokens[at]!.key) ?? []).find((candidate) => fits(candidate, tokens, at)) ??
      pluralTerm(tokens, at, index)
    if (!term) {
      at += 1
      continue
    }
    const to = at + term.words.length
    matches.push({ term, from: at, to, text: text.slice(tokens[at]!.start, tokens[to - 1]!.end) })
    at = to
  }
  return matches
}

function fits(term: Term, tokens: Token[], at: number): boolean {
  for (let offset = 0; offset < term.words.length; offset += 1) {
    const token = tokens[at + offset]
    if (token === undefined || token.key !== term.words[offset]) return false
    if (offset > 0 && !/^(?:blank|tight|slash)$/.test(token.joint)) return false
  }
  // 'CI' of 'CI/CD' and 'Next' of 'Next-gen' are part of something else only when glued on by a hyphen.
  return true
}

/** 'REST APIs' is 'REST API'. */
function pluralTerm(tokens: Token[], at: number, index: TermIndex): Term | undefined {
  for (const term of index.get(tokens[at]!.key) ?? []) {
    const last = tokens[at + term.words.length - 1]
    if (term.words.length < 2 || !last || last.key !== `${term.words.at(-1)}s`) continue
    if (term.words.slice(0, -1).every((word, offset) => tokens[at + offset]!.key === word)) return term
  }
  return undefined
}
