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
  return (
    next !== undefined && next.joint === 'blank' && ROLE_WORDS.has(next.key) && GENERAL.has(match.term.skill.category)
  )
}
