import { must } from '#core/must.ts'
import { isSmallWord } from '#core/text/language.ts'
import { JOINTS, LEADS, NO_TOOLS, ROLE_WORDS, TOOL_LEADS, FOLLOWING, isTechVerb } from './context-words.ts'
import type { WrittenSkill } from './skill-term.ts'
import type { TermMatch } from './term-index.ts'
import type { Token } from './tokens.ts'

type Name = { from: number; to: number; text: string; isMarked: boolean }

const MOST_WORDS = 3
const CAPITAL = /^\p{Lu}/u
/** Capitals or figures inside: 'LiveView', 'HTMX', 'OVHcloud', 'K3s'. */
const MARKED = /^(?=.*\p{L})(?:.+\p{Lu}|\p{Lu}\p{Lu}.*|.*\p{L}\d|\p{Ll}+\p{Lu}.*)/u
const INNER_CAPITAL = /\p{Ll}\p{Lu}/u
const MOST_TOKENS = 400

/**
 * Names of tools that the catalogue lacks, by the company they keep: beside a known tool in a list, behind a word that
 * leads to a tool, or behind a verb that takes one. A lone capital at the start of a sentence says nothing.
 */
export function spotUnknown(
  tokens: Token[],
  known: TermMatch[],
  matches: TermMatch[],
  isBarred: (text: string) => boolean,
  hasCapitalNouns: boolean,
): WrittenSkill[] {
  if (tokens.length > MOST_TOKENS) return []
  const taken = new Set<number>()
  for (const match of matches) for (let at = match.from; at < match.to; at += 1) taken.add(at)
  const names = findNames(tokens, taken)
  const isTold = !hasCapitalNouns && !isTitled(tokens)
  const accepted: Name[] = []
  // A second pass lets a list carry its newly found members: 'Terraform, Atlantis and Terragrunt'.
  for (let pass = 0; pass < 2; pass += 1) {
    for (const name of names) {
      if (accepted.includes(name) || isBarred(name.text) || isOrdinary(name)) continue
      if (!isTold && !name.isMarked) continue
      if (isTool(name, tokens, [...known, ...accepted], known.length > 0)) accepted.push(name)
    }
  }
  return accepted.map((name) => ({ id: null, text: name.text, isSure: false }))
}

/** 'Number Theory and Cryptography': the name of a course or a paper, where capitals say as little as in German. */
function isTitled(tokens: Token[]): boolean {
  const words = tokens.filter(({ text, joint }, at) => at > 0 && joint === 'blank' && text.length > 3)
  return words.length > 1 && !isTechVerb(must(tokens[0]).text) && words.every(({ text }) => CAPITAL.test(text))
}

function findNames(tokens: Token[], taken: Set<number>): Name[] {
  const names: Name[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    if (taken.has(at) || !isNameWord(must(tokens[at]))) continue
    let to = at + 1
    while (
      to < tokens.length &&
      to - at < MOST_WORDS &&
      !taken.has(to) &&
      must(tokens[to]).joint === 'blank' &&
      CAPITAL.test(must(tokens[to]).text)
    )
      to += 1
    const opens = at === 0 || must(tokens[at]).joint === 'stop'
    // The first word of a sentence has its capital from there: 'Deployed HBSS' names HBSS.
    const from = opens && to - at > 1 && !MARKED.test(must(tokens[at]).text) ? at + 1 : at
    const own = tokens.slice(from, to)
    names.push({
      from,
      to,
      text: own.map((token) => token.text).join(' '),
      isMarked: own.some((token) => MARKED.test(token.text)),
    })
    at = to - 1
  }
  return names
}

const isNameWord = (token: Token) =>
  (CAPITAL.test(token.text) || MARKED.test(token.text)) &&
  token.text.length > 2 &&
  /^[\p{L}\p{N}.+#]+$/u.test(token.text)

const isOrdinary = (name: Name) =>
  name.text.split(' ').some((word) => NO_TOOLS.has(word.toLowerCase()) || ROLE_WORDS.has(word.toLowerCase()))

function isTool(name: Name, tokens: Token[], tools: { from: number; to: number }[], hasKnown: boolean): boolean {
  const first = must(tokens[name.from])
  const previous = tokens[name.from - 1]
  const next = tokens[name.to]
  const opensSentence = previous === undefined || first.joint === 'stop'
  // Joined by a hyphen or followed by one: part of another word.
  if (first.joint === 'tight' || next?.joint === 'tight') return false
  const isOfThing = !name.isMarked && next?.joint === 'blank' && namesThing(next)
  const mate = tools.some((tool) => isBeside(name, tool, tokens) && !(isOfThing && isBehindPlaceWord(name, tokens)))
  const isFollowed = next !== undefined && next.joint === 'blank' && FOLLOWING.has(next.key)
  if (opensSentence) return mate && (name.isMarked || isFollowed || next?.joint === 'comma' || next?.joint === 'slash')
  // 'invoicing (QuickBooks)'
  if (mate || (first.joint === 'bracket' && INNER_CAPITAL.test(name.text))) return true
  if (first.joint !== 'blank' || previous === undefined) return false
  const isAcronym = name.text === name.text.toUpperCase()
  if (TOOL_LEADS.has(previous.key))
    return name.isMarked || hasKnown || isFollowed || tokens.some((token) => isTechVerb(token.text))
  if (isTechVerb(previous.text)) return (name.isMarked && !isAcronym) || isFollowed || hasKnown
  return (
    LEADS.has(previous.key) &&
    hasKnown &&
    (name.isMarked
      ? !isAcronym || isFollowed
      : !isOfThing &&
        /^(?:in|to|from|through|behind|on)$/.test(previous.key) &&
        tools.some((tool) => Math.abs(tool.from - name.from) <= 12))
  )
}

/** 'in Quillmere market': the name belongs to a thing that no tool has. */
const namesThing = ({ text, key }: Token) =>
  /^\p{Ll}{4,}$/u.test(text) &&
  ![FOLLOWING, JOINTS, LEADS, TOOL_LEADS].some((words) => words.has(key)) &&
  !isSmallWord(key)

const isBehindPlaceWord = ({ from }: Name, tokens: Token[]) =>
  /^(?:for|in|to|from|into|by|für|para|pour|em|na|en)$/.test(tokens[from - 1]?.key ?? '')

function isBeside(name: Name, tool: { from: number; to: number }, tokens: Token[]): boolean {
  const [before, after] = tool.from < name.from ? [tool, name] : [name, tool]
  const gap = after.from - before.to
  const joint = must(tokens[after.from]).joint
  if (gap === 0) return joint === 'comma' || joint === 'slash'
  return gap === 1 && joint === 'blank' && JOINTS.has(must(tokens[before.to]).key)
}
