import { must } from '#core/must.ts'
import { besideDeeds } from './beside-deeds.ts'
import { JOINTS, LEADS, TOOL_LEADS } from './context-words.ts'
import { GENERAL } from './role-words.ts'
import type { SkillTerm, WrittenSkill } from './skill-term.ts'
import { takeApart, type SpotOptions } from './spot-skills.ts'
import type { TermMatch } from './term-index.ts'
import type { Token } from './tokens.ts'
import { spotUnknown } from './unknown-tools.ts'

export type WrittenOptions = SpotOptions & {
  /** German writes every noun with a capital, so there capitals say less. */
  hasCapitalNouns?: boolean
  /** A line of a job or a project, which may tell what others do. */
  isOfWork?: boolean
  /** An item of a list of skills, where what is known a little is known. */
  isOfList?: boolean
}

/** Common nouns at the end of an alias that are no part of the name: 'Sigma rules', 'Stripe payments'. */
const TAIL =
  /^(\p{Lu}\S{2,})\s+(?:rules|payments|streams|hooks|queries|scripts|pipelines|dashboards|services|clusters|containers|components|api|apis)$/u
const LONGEST_PARAGRAPH = 6_000

/**
 * Skills that sentences of a resume name, as their owner would list them: tools and methods, no manners, no
 * certificates and no wishes, a field only where it is written as a name, and names that the catalogue lacks.
 */
export function spotWrittenSkills(text: string, skills: SkillTerm[], options: WrittenOptions = {}): WrittenSkill[] {
  const {
    listed = new Set<string>(),
    isBarred = () => false,
    hasCapitalNouns = false,
    isOfWork = false,
    isOfList = false,
  } = options
  const { tokens, matches, isTaken, mentions } = takeApart(text.slice(0, LONGEST_PARAGRAPH), skills, options)
  const taken = matches.filter((_, index) => isTaken[index])
  const beside = isOfWork ? besideIn(text, tokens, taken) : []
  const kept = mentions
    .map((mention, index) => ({ mention, match: must(taken[index]) }))
    .filter(
      ({ mention, match }, index) =>
        isListable(match) &&
        !mention.isRole &&
        !mention.isNegated &&
        (mention.hedge === null || (isOfList && mention.hedge === 'slight')) &&
        beside[index] !== 'beside',
    )
  return [
    ...kept
      .filter(
        ({ match }) => isNamed(match, listed) && (listed.has(match.term.skill.id) || !isBeforeNoun(match, tokens)),
      )
      .map(({ mention, match }) => ({ id: mention.skillId, text: nameOf(match), isSure: mention.isSure })),
    ...spotUnknown(
      tokens,
      kept.map(({ match }) => match),
      matches,
      isBarred,
      hasCapitalNouns,
    ),
  ]
}

/** What stands beside the person's own deed shows nothing: 'Initech sells Docker training' names only. */
const besideIn = (text: string, tokens: Token[], taken: TermMatch[]) =>
  taken.length === 0 ? [] : besideDeeds(text, tokens, taken)

const nameOf = (match: TermMatch) => TAIL.exec(match.text)?.[1] ?? match.text

const isListable = ({ term }: TermMatch) =>
  term.isAmbiguous || (term.skill.category !== 'soft' && term.skill.category !== 'certification')

/** 'command-line tool', 'on-call rota': what a small compound says of the word behind it is no skill. */
function isBeforeNoun({ text, to }: TermMatch, tokens: Token[]): boolean {
  const next = tokens[to]
  return (
    /^\p{Ll}+(?:-\p{Ll}+)+$/u.test(text) &&
    next?.joint === 'blank' &&
    !JOINTS.has(next.key) &&
    !LEADS.has(next.key) &&
    !TOOL_LEADS.has(next.key)
  )
}

/** A general word in small letters names nothing unless the resume lists it. */
function isNamed(match: TermMatch, listed: ReadonlySet<string>): boolean {
  const { skill, words } = match.term
  if (/\p{Lu}|\d/u.test(match.text) || listed.has(skill.id) || words.length > 1 || skill.name === match.text)
    return true
  return !GENERAL.has(skill.category)
}
