import { must } from '#core/must.ts'
import type { CheckedRule, ResumeCheck } from './checked-rule.ts'
import { readScene } from './read-scene.ts'
import { RULES } from './rule-list.ts'
import type { CheckInput } from './scene.ts'
import { scoreOf, type Judged } from './score.ts'

/**
 * The resume check: 26 rules, 100 points, no model. Rules that do not apply are left out and the rest is scaled
 * to 100. It lists what to improve; it is no forecast of what any program or employer decides. Pure.
 */
export function checkResume(input: CheckInput): ResumeCheck {
  const scene = readScene(input)
  const verdicts = RULES.map((rule) => rule.judge(scene))
  const judged: Judged[] = RULES.map((rule, at) => ({ id: rule.id, of: rule.of, share: must(verdicts[at]).share }))
  const { total, isCapped } = scoreOf(judged)
  const rules = RULES.map(({ id, group, of, title, asks }, at): CheckedRule => {
    const { share, found, fix = null, where = [] } = must(verdicts[at])
    const repaired = judged.map((other) => (other.id === id && share !== null ? { ...other, share: 1 } : other))
    return {
      number: at + 1,
      id,
      group,
      title,
      asks,
      of,
      points: tenth((share ?? 0) * of),
      status: statusOf(share),
      gain: tenth(scoreOf(repaired).total - total),
      found,
      fix,
      where,
    }
  })
  return { score: Math.round(total), isCapped, language: scene.language, hasDocument: input.document !== null, rules }
}

function statusOf(share: number | null): CheckedRule['status'] {
  if (share === null) return 'left_out'
  if (share >= 1) return 'full'
  return share <= 0 ? 'none' : 'part'
}

const tenth = (points: number) => Math.round(points * 10) / 10
