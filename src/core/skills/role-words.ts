import { must } from '#core/must.ts'
import { ROLE_WORDS } from './context-words.ts'
import type { TermMatch } from './term-index.ts'
import type { Token } from './tokens.ts'

export const PERSON =
  /^(?:engineer|developer|analyst|administrator|architect|scientist|specialist|consultant|technician|manager|designer)s?$/

/** Fields and activities rather than tools: what stands before 'engineer' or 'team'. */
export const GENERAL = new Set([
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

/** 'Backend developer' names the person, though it is an alias of the field; 'network engineer' and 'data team' do too. */
export function namesRole(match: TermMatch, tokens: readonly Token[]): boolean {
  if (PERSON.test(must(tokens[match.to - 1]).key)) return true
  const next = tokens[match.to]
  if (SHORT_TITLE.test(must(tokens[match.from]).key) && isAmongTitles(match, tokens)) return true
  return (
    next !== undefined && next.joint === 'blank' && ROLE_WORDS.has(next.key) && GENERAL.has(match.term.skill.category)
  )
}

/** A title in short that is the name of a field too. */
const SHORT_TITLE = /^(?:sres?|dbas?|sdets?)$/
const JOINING = new Set('a an the or and oder und ein eine einer als as ou et o y veya ve'.split(' '))

/** 'As a DevOps engineer, SRE or cloud engineer': beside titles it is one. */
function isAmongTitles({ from, to }: TermMatch, tokens: readonly Token[]): boolean {
  let before = from - 1
  while (JOINING.has(tokens[before]?.key ?? '')) before -= 1
  if (PERSON.test(tokens[before]?.key ?? '')) return true
  const after = tokens.slice(to, to + MOST_BEHIND)
  return JOINING.has(after[0]?.key ?? '') && after.some(({ key, joint }) => joint !== 'stop' && PERSON.test(key))
}
const MOST_BEHIND = 4
