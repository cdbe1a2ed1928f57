import type { Catalogue } from '#core/career/catalogue.ts'
import { mentionsIn } from '#core/career/spot-skills.ts'
import type { SkillMention } from '#core/skills/spot-skills.ts'

/**
 * The skill ids a sentence asks for, those of which one is enough together: 'SQL, Tableau or Power BI' is SQL, and one
 * of Tableau and Power BI. A list that ends in 'or' is one choice as far back as its skills are of one kind.
 */
export function spotAlternatives(catalogue: Catalogue, sentence: string): string[][] {
  const mentions = mentionsIn(catalogue, sentence).filter(({ isNegated }) => !isNegated)
  const groups: SkillMention[][] = []
  let last: Link = 'none'
  for (const [index, mention] of mentions.entries()) {
    if (last === 'or') groups.at(-1)!.push(mention)
    else groups.push([mention])
    const next = mentions[index + 1]
    const link = next ? linkOf(sentence, mention, next) : 'none'
    if (last === 'or' && link === 'none') takeListBefore(catalogue, sentence, groups)
    last = link
  }
  return groups.map((group) => [...new Set(group.map(({ skillId }) => skillId))])
}

type Link = 'or' | 'comma' | 'none'

function linkOf(sentence: string, left: SkillMention, right: SkillMention): Link {
  const between = sentence.slice(left.end, right.start)
  if (/^[\s,/]*(?:and\s*\/\s*)?or[\s,/]+$/i.test(between)) return 'or'
  return /^[\s,/]*$/.test(between) && between.includes(',') ? 'comma' : 'none'
}

/** 'React, Vue or Angular': what stands before by commas belongs to the choice, while it is of the same kind. */
function takeListBefore(catalogue: Catalogue, sentence: string, groups: SkillMention[][]): void {
  const kindOf = ({ skillId }: SkillMention) => catalogue.skills.get(skillId)?.category
  const group = groups.at(-1)!
  for (;;) {
    const before = groups.at(-2)
    if (before?.length !== 1 || kindOf(before[0]!) !== kindOf(group[0]!)) return
    if (linkOf(sentence, before[0]!, group[0]!) !== 'comma') return
    group.unshift(before[0]!)
    groups.splice(-2, 1)
  }
}
