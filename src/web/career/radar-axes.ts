import type { RadarAxis } from '../ui/charts/radar-chart.tsx'
import type { Catalogue } from '../strings/catalogue.ts'
import type { InWords } from '../strings/use-names.ts'
import type { Say } from '../strings/say-with.ts'
import { evidenceLine, type RoleMatch } from './match-words.ts'

/** As many as can be read around a circle. */
const MOST_AXES = 6

/** The role's heaviest skills: how much it asks of each, and how much of that the person can show. */
export function radarAxes(
  match: Pick<RoleMatch, 'have' | 'missing'>,
  words: Catalogue['match'],
  say: Say,
  named: InWords,
): RadarAxis[] {
  const heaviest = [...match.have, ...match.missing].sort((a, b) => b.weight - a.weight).slice(0, MOST_AXES)
  const most = Math.max(1, ...heaviest.map((skill) => skill.weight))
  return heaviest.map((skill) => ({
    label: named(skill.name),
    target: skill.weight / most,
    value: (skill.weight / most) * skill.strength,
    valueWord: skill.strength > 0 ? evidenceLine(skill, words, say) : words.notYet,
    targetWord: words.levels[skill.level],
  }))
}
