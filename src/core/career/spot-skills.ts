import type { Catalogue } from '#core/career/catalogue.ts'
import type { Skill } from '#core/career/catalogue-types.ts'

/** A skill named in running text, once, and the spelling it was named by. */
export type SpottedSkill = { skill: Skill; term: string }

export type Token = { text: string; lower: string; /** What stands between it and the token before. */ gap: string }
export type Hit = { skill: Skill; term: string; from: number; to: number; isPlain: boolean }

/** No name in the catalogue has more words. */
const MOST_WORDS = 6

/**
 * The skills named in a piece of text, in order, each once. A term that is an everyday word as well ('go',
 * 'excel', 'react') counts only when it is written like a name and something near says that it is one: a
 * skill beside it in a list, words such as 'experience with' or 'developer', or nothing else in the text.
 */
export function spotSkills(catalogue: Catalogue, text: string): SpottedSkill[] {
  const spotted = new Map<string, SpottedSkill>()
  for (const { skill, term } of findHits(catalogue, text).hits)
    if (!spotted.has(skill.id)) spotted.set(skill.id, { skill, term })
  return [...spotted.values()]
}

/** Every naming of a skill in a text, in order, and the words it stands among. */
export function findHits(catalogue: Catalogue, text: string): { tokens: Token[]; hits: Hit[] } {
  const tokens = tokensOf(text)
  const hits = hitsIn(indexOf(catalogue), tokens)
  return {
    tokens,
    hits: hits.filter((hit, index) => hit.isPlain || isNamed(hit, tokens, hits[index - 1], hits[index + 1])),
  }
}

const TOKEN = /\.?[\p{L}\p{N}]+(?:[.'’][\p{L}\p{N}]+)*[+#]*/gu

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const match of text.normalize('NFKC').matchAll(TOKEN)) {
    const gap = match.input.slice(end, match.index)
    tokens.push({ text: match[0], lower: keyWord(match[0]), gap })
    end = match.index + match[0].length
  }
  return tokens
}

/** 'Node.js' and 'nodejs' are one word; the leading dot of '.NET' stays. */
function keyWord(word: string): string {
  return word.toLowerCase().replace(/(?!^)[.'’]/g, '')
}

function hitsIn(index: ReadonlyMap<string, IndexedTerm>, tokens: readonly Token[]): Hit[] {
  const hits: Hit[] = []
  for (let from = 0; from < tokens.length;) {
    const hit = longestAt(index, tokens, from)
    if (hit) hits.push(hit)
    from = hit ? hit.to : from + 1
  }
  return hits
}

/** No term is written with more between its words; a page of blanks would be read over and over. */
const LONGEST_GAP = 20

function longestAt(index: ReadonlyMap<string, IndexedTerm>, tokens: readonly Token[], from: number): Hit | null {
  let key = ''
  let longest: Hit | null = null
  for (let to = from + 1; to <= Math.min(tokens.length, from + MOST_WORDS); to++) {
    const token = tokens[to - 1]!
    if (
      to > from + 1 &&
      (token.gap.length > LONGEST_GAP || !/^(?:[ \t\u00a0]*[-/&_]?[ \t\u00a0]*|\s)$/.test(token.gap))
    )
      break
    key = key === '' ? token.lower : `${key} ${token.lower}`
    const found = index.get(key) ?? index.get(key.replace(/s$/, '')) ?? index.get(key.replace(/\d+$/, ''))
    const term = tokens
      .slice(from, to)
      .map((one) => one.text)
      .join(' ')
    if (found && hasItsCapitals(found, term))
      longest = { skill: found.skill, term, from, to, isPlain: !found.isAmbiguous }
  }
  return longest
}

/**
 * A case-sensitive term counts in capitals or as the name is written: 'SOLID' and 'REST', not 'Solid' or
 * 'Rest'; 'Node' and 'NODE', not 'node'.
 */
function hasItsCapitals({ spelling }: IndexedTerm, text: string): boolean {
  if (spelling === null || text === spelling) return true
  return text.length > 1 && text === text.toUpperCase() && text !== text.toLowerCase()
}

const CUE_BEFORE = new Set(
  'in on with using of know knowledge know-how like including include via learn learning and or'.split(' '),
)
const CUE_AFTER = new Set(
  'developer developers engineer programming language scripting scripts framework library sdk api apis code codebase development skills stack ecosystem administrator certified certification dashboards workbooks formulas and or'.split(
    ' ',
  ),
)

function isNamed(hit: Hit, tokens: readonly Token[], previous: Hit | undefined, next: Hit | undefined): boolean {
  const first = tokens[hit.from]!
  const gapAfter = tokens[hit.to]?.gap ?? ''
  if (first.text.length === 1 && /[-&'’.]$/.test(first.gap)) return false
  if (first.text.length === 1 && /^[-&'’]/.test(gapAfter)) return false
  const isListed =
    (previous !== undefined && isBeside(tokens, previous, hit)) || (next !== undefined && isBeside(tokens, hit, next))
  if (first.text === first.text.toLowerCase()) return isListed && hasPlainNeighbour(previous, next)
  const year = tokens[hit.to]?.text ?? ''
  if (/^(19|20)\d\d$/.test(year)) return false
  // a list item that says nothing else: '- Tableau'
  if (hit.from === 0 && hit.to === tokens.length) return true
  const before = /^[ \t]+$/.test(first.gap) ? tokens[hit.from - 1]?.lower : undefined
  const after = /^[ \t]+$/.test(gapAfter) ? tokens[hit.to]?.lower : undefined
  return isListed || CUE_BEFORE.has(before ?? '') || CUE_AFTER.has(after ?? '')
}

function hasPlainNeighbour(previous: Hit | undefined, next: Hit | undefined): boolean {
  return previous?.isPlain === true || next?.isPlain === true
}

/** Whether nothing but a list's own signs stand between two hits: 'Go, Rust', 'Java / Kotlin', 'R and SQL'. */
function isBeside(tokens: readonly Token[], left: Hit, right: Hit): boolean {
  const between = tokens.slice(left.to, right.from)
  if (between.length > 1 || between.some((token) => !/^(and|or)$/.test(token.lower))) return false
  const gaps = [...between, tokens[right.from]!].map((token) => token.gap).join('')
  return between.length === 1 || /[,;/|•·+()\n-]/.test(gaps)
}

/** `spelling` is how a case-sensitive term is written; null where capitals do not matter. */
type IndexedTerm = { skill: Skill; isAmbiguous: boolean; spelling: string | null }

const indexes = new WeakMap<Catalogue, Map<string, IndexedTerm>>()

/** Terms by their words, 'ci cd' for CI/CD; built on first use and kept as long as the catalogue. */
function indexOf(catalogue: Catalogue): ReadonlyMap<string, IndexedTerm> {
  const known = indexes.get(catalogue)
  if (known) return known
  const index = new Map<string, IndexedTerm>()
  for (const [term, skill] of catalogue.termIndex) {
    const key = term
      .split(/[\s\-_/&]+/)
      .map(keyWord)
      .join(' ')
      .trim()
    if (key === '' || index.has(key)) continue
    const isAmbiguous = skill.ambiguousTerms?.includes(term) ?? false
    const spelling = skill.caseSensitiveTerms?.includes(term) ? spellingOf(skill, term) : null
    index.set(key, { skill, isAmbiguous, spelling })
  }
  indexes.set(catalogue, index)
  return index
}

/** As it stands in the skill's name ('Node' in Node.js), else in capitals. */
function spellingOf(skill: Skill, term: string): string {
  const at = skill.name.toLowerCase().indexOf(term)
  return at < 0 ? term.toUpperCase() : skill.name.slice(at, at + term.length)
}
