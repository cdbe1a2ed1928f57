import type { Catalogue } from '#core/career/catalogue.ts'
import { findHits } from '#core/career/spot-skills.ts'
import type { Hit, Token } from '#core/career/spot-skills.ts'

/**
 * The skill ids named in a sentence, those of which one is enough together: 'SQL, Tableau or Power BI' is SQL, and
 * one of Tableau and Power BI. A list that ends in 'or' is one choice as far back as its skills are of one kind.
 */
export function spotAlternatives(catalogue: Catalogue, sentence: string): string[][] {
  const { tokens, hits } = findHits(catalogue, sentence)
  const groups: Hit[][] = []
  let last: Link = 'none'
  for (const [index, hit] of hits.entries()) {
    if (last === 'or') groups.at(-1)!.push(hit)
    else groups.push([hit])
    const next = hits[index + 1]
    const link = next ? linkOf(tokens, hit, next) : 'none'
    if (last === 'or' && link === 'none') takeListBefore(tokens, groups)
    last = link
  }
  return groups.map((group) => [...new Set(group.map(({ skill }) => skill.id))])
}

type Link = 'or' | 'comma' | 'none'

function linkOf(tokens: readonly Token[], left: Hit, right: Hit): Link {
  const between = tokens.slice(left.to, right.from).map(({ lower }) => lower)
  const gaps = tokens
    .slice(left.to, right.from + 1)
    .map(({ gap }) => gap)
    .join('')
  if (!/^[\s,/]*$/.test(gaps)) return 'none'
  if (between.length === 0) return gaps.includes(',') ? 'comma' : 'none'
  return between.join(' ') === 'or' || between.join(' ') === 'and or' ? 'or' : 'none'
}

/** 'React, Vue or Angular': what stands before by commas belongs to the choice, while it is of the same kind. */
function takeListBefore(tokens: readonly Token[], groups: Hit[][]): void {
  const group = groups.at(-1)!
  for (;;) {
    const before = groups.at(-2)
    if (before?.length !== 1 || before[0]!.skill.category !== group[0]!.skill.category) return
    if (linkOf(tokens, before[0]!, group[0]!) !== 'comma') return
    group.unshift(before[0]!)
    groups.splice(-2, 1)
  }
}
