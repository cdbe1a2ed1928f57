import { must } from '#core/must.ts'
import type { FoundTime } from './clock-times.ts'
import type { Found } from './message-days.ts'

const LINK = /^[\s,(–-]*(?:on|am|le|el|del|den|der|the|gunu)?[\s,]*$/
const CHOICE = /^[\s,]*(?:uhr|h|am|pm)?[\s,]*(?:or|oder|ou|o|u|veya|ya da|\/|,)\s*(?:um|at|a|a las|saat)?\s*$/
const EACH = /\b(?:jeweils|each|both|beide|chaque|cada|her iki|every)\b[^.;]{0,20}$/
const SAME =
  /^.{0,40}\b(?:same time|gleiche[rn]? (?:uhr)?zeit|selbe[rn]? (?:uhr)?zeit|ayni saat\w*|meme heure|misma hora)\b/

/** The clock times of each day: one time belongs to one day, unless the text gives it to each of them. */
export function pairTimes(soft: string, days: readonly Found[], times: readonly FoundTime[]): FoundTime[][] {
  const ofDay: FoundTime[][] = days.map(() => [])
  for (const time of times) {
    const before = days.findLastIndex((day) => day.to <= time.from)
    const after = days.findIndex((day) => day.from >= time.to)
    const toBefore = before < 0 ? Infinity : time.from - must(days[before]).to
    const toAfter = after < 0 ? Infinity : must(days[after]).from - time.to
    const isLead = toAfter < 30 && LINK.test(soft.slice(time.to, days[after]?.from)) && toBefore > 3
    const taken = ofDay[before] ?? []
    const last = taken.at(-1)
    const isChoice = last !== undefined && CHOICE.test(soft.slice(last.to, time.from))
    if (isLead && !isChoice) must(ofDay[after]).push(time)
    else if (toBefore < 60 && (taken.length === 0 || isChoice)) taken.push(time)
    else if (toAfter < 30) must(ofDay[after]).push(time)
  }
  const shared = times.find((time) => EACH.test(soft.slice(Math.max(0, time.from - 40), time.from)))
  return ofDay.map((own, index) => {
    if (own.length > 0) return own
    if (shared) return [shared]
    const first = times[0]
    return first && SAME.test(soft.slice(must(days[index]).to)) ? [first] : own
  })
}
