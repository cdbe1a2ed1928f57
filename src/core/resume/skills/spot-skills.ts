import { FOLLOWING, JOINTS, LEADS, ROLE_WORDS, TOOL_LEADS, isTechVerb } from './context-words.ts'
import type { SkillTerm } from './skill-term.ts'
import { indexTerms, matchTerms, type TermMatch } from './term-index.ts'
import { tokenise, type Token } from './tokens.ts'
import { spotUnknown } from './unknown-tools.ts'

/** `id` is null for a name that the catalogue lacks. */
export type SpottedSkill = { id: string | null; text: string; isSure: boolean }

export type SpotOptions = {
  /** Ids the resume lists as skills. */
  listed?: Set<string>
  /** Which words are names of employers, schools, places or people. */
  isBarred?: (text: string) => boolean
  /** German writes every noun with a capital, so there capitals say less. */
  hasCapitalNouns?: boolean
}

/** Fields and activities: in lower case inside a sentence they describe, they do not name. */
const GENERAL = new Set([
  'practice',
  'networking',
  'security',
  'data',
  'design',
  'cloud',
  'testing',
  'ml',
  'mobile',
  'devops',
])
/** Common nouns at the end of an alias that are no part of the name: 'Sigma rules', 'Stripe payments'. */
const TAIL =
  /^(\p{Lu}\S{2,})\s+(?:rules|payments|streams|hooks|queries|scripts|pipelines|dashboards|services|clusters|containers|components|api|apis)$/u

const EASTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const PERSON =
  /^(?:engineer|developer|analyst|administrator|architect|scientist|specialist|consultant|technician|manager|designer)s?$/

const LONGEST_PARAGRAPH = 6_000

type Scene = { tokens: Token[]; matches: TermMatch[]; firm: boolean[]; listed: Set<string>; text: string }

/**
 * Skills named in running text. Everyday words count only with a second signal: capitals inside a sentence together
 * with a neighbour that is a skill, a word that leads to a tool, or a noun that follows one.
 */
export function spotSkills(text: string, skills: SkillTerm[], options: SpotOptions = {}): SpottedSkill[] {
  const { listed = new Set(), isBarred = () => false, hasCapitalNouns = false } = options
  const plain = withoutAddresses(text)
  const tokens = tokenise(plain)
  const matches = matchTerms(tokens, plain, indexTerms(skills))
  const scene: Scene = { tokens, matches, firm: [], listed, text: plain }
  scene.firm = matches.map((match) => isFirm(match, scene))
  const known = matches.map(
    (match, index) =>
      !isBarred(match.text) && !isRole(match, tokens) && (scene.firm[index]! || isBacked(match, index, scene)),
  )
  const found = matches.flatMap((match, index): SpottedSkill[] =>
    known[index] && isNamed(match, listed)
      ? [{ id: match.term.skill.id, text: nameOf(match), isSure: scene.firm[index]! }]
      : [],
  )
  const taken = matches.filter((_, index) => known[index])
  return [...found, ...spotUnknown(tokens, taken, matches, isBarred, hasCapitalNouns)]
}

const withoutAddresses = (text: string) =>
  text
    .slice(0, LONGEST_PARAGRAPH)
    .replaceAll(/https?:\/\/\S+|www\.\S+|[^\s@]{1,64}@\S{1,200}|\b[\w-]{1,60}(?:\.[\w-]{1,60}){1,4}\/\S*/g, ' ; ')

const nameOf = (match: TermMatch) => TAIL.exec(match.text)?.[1] ?? match.text

/** Needs no second signal: not an everyday word, and its capitals are right where they matter. */
function isFirm(match: TermMatch, { tokens, text }: Scene): boolean {
  const { term } = match
  // Among characters of another script no everyday word of English stands.
  if (term.isAmbiguous && !(hasCapital(match.text) && EASTERN.test(text))) return false
  if (term.skill.category === 'soft' || term.skill.category === 'certification') return false
  if (isGlued(match, tokens) && term.words.length === 1 && match.text.length <= 4) return false
  if (!term.isCaseSensitive) return true
  const isShouted = text.length > 12 && text === text.toUpperCase()
  return hasCapital(match.text) && !isShouted
}

/** A general word in lower case names nothing unless the resume lists it. */
function isNamed(match: TermMatch, listed: Set<string>): boolean {
  const { skill, words } = match.term
  if (hasCapital(match.text) || listed.has(skill.id) || words.length > 1 || skill.name === match.text) return true
  return !GENERAL.has(skill.category)
}

const hasCapital = (text: string) => /\p{Lu}|\d/u.test(text)

function isRole(match: TermMatch, tokens: Token[]): boolean {
  const next = tokens[match.to]
  // 'Backend developer' names the person, though it is an alias of the field.
  if (PERSON.test(tokens[match.to - 1]!.key)) return true
  return (
    next !== undefined && next.joint === 'blank' && ROLE_WORDS.has(next.key) && GENERAL.has(match.term.skill.category)
  )
}

/** Part of a longer word with hyphens: 'Go-to-market', 'R-squared'. */
function isGlued(match: TermMatch, tokens: Token[]): boolean {
  const next = tokens[match.to]
  return next?.joint === 'tight' || (tokens[match.from]!.joint === 'tight' && match.from > 0)
}

/** Whether an everyday word stands here as the name of a tool. */
function isBacked(match: TermMatch, index: number, scene: Scene): boolean {
  const { tokens, listed } = scene
  if (!match.term.isAmbiguous || isGlued(match, tokens)) return false
  const isOwnCase = match.text === match.term.skill.name
  if (!hasCapital(match.text) && !isOwnCase) return false
  const previous = tokens[match.from - 1]
  const next = tokens[match.to]
  const opensSentence = previous === undefined || tokens[match.from]!.joint === 'stop'
  const isFollowed = next !== undefined && next.joint === 'blank' && FOLLOWING.has(next.key)
  if (isListMate(match, index, 1, scene) || (isListMate(match, index, -1, scene) && (!opensSentence || index > 0)))
    return true
  if (listed.has(match.term.skill.id) && (!opensSentence || isFollowed)) return true
  if (isFollowed)
    return (
      !/^(?:test|tests|site|sites|service|services|program|programs|model|models)$/.test(next.key) || !opensSentence
    )
  if (opensSentence) return false
  return isLed(match, index, scene)
}

function isLed(match: TermMatch, index: number, { tokens, firm, matches }: Scene): boolean {
  const previous = tokens[match.from - 1]!
  const next = tokens[match.to]
  if (tokens[match.from]!.joint !== 'blank') return false
  const goesOnAsName =
    next !== undefined &&
    next.joint === 'blank' &&
    /^\p{Lu}/u.test(next.text) &&
    !matches.some((other) => other.from === match.to)
  if (goesOnAsName) return false
  if (match.text.length <= 2 && next?.joint === 'blank' && !LEADS.has(next.key) && !TOOL_LEADS.has(next.key))
    return false
  if (TOOL_LEADS.has(previous.key) || isTechVerb(previous.text)) return true
  const hasFirm = firm.some((is, other) => is && other !== index)
  const hasVerb = tokens.some((token) => isTechVerb(token.text))
  return LEADS.has(previous.key) && (hasFirm || hasVerb)
}

/** Beside another tool, parted by a comma, a slash or a joining word. `step` is 1 for the next match, -1 for the one before. */
function isListMate(match: TermMatch, index: number, step: 1 | -1, { tokens, matches, firm, listed }: Scene): boolean {
  const mate = matches[index + step]
  if (!mate) return false
  const isTool =
    firm[index + step]! ||
    listed.has(mate.term.skill.id) ||
    (mate.term.isAmbiguous && hasCapital(mate.text) && mate.text.length > 2)
  if (!isTool || (!hasCapital(mate.text) && !firm[index + step])) return false
  const [before, after] = step < 0 ? [mate, match] : [match, mate]
  const gap = after.from - before.to
  if (gap === 0) return /^(?:comma|slash|bracket)$/.test(tokens[after.from]!.joint) || (firm[index + step]! && step < 0)
  return gap === 1 && JOINTS.has(tokens[before.to]!.key)
}
