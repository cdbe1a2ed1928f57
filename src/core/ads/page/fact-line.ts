import { typesIn } from '../fields/employment.ts'
import { modeSaid } from '../fields/work-mode.ts'
import { labelOf } from '../labels.ts'
import { moneyIn } from '../fields/money.ts'
import { placeLikeness } from '../header/places.ts'
import { vacancyScore } from '../header/title.ts'

/** A dash between two figures is a range. */
const BETWEEN = /\s+[·•|]\s+|(?<!\d[kK]?\s{0,2}[€$£₺]?)\s+[-–—]\s+|\s+[-–—]\s+(?![€$£₺\p{Lu}\s]{0,5}\d)|\s*\|\s*/u

/** 'CDI – Angers (49) – 2 100 € brut par mois': the facts of a line that is no sentence. */
export const factsOfLine = (line: string): string[] =>
  line
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter(Boolean)

/** A line of terms, places and pay beside each other: most of its parts are facts by themselves. */
export function isFactLine(line: string): boolean {
  if (line.length > 220 || line.startsWith('- ')) return false
  const parts = factsOfLine(line)
  if (parts.length < 2 || parts.some((part) => part.length > 70 || /[.!?]\s+\p{Lu}/u.test(part))) return false
  // 'Wrenfield Instruments | Embedded Software Engineer | Boulder': the first line of a post is the advert's own
  if (parts.some((part) => vacancyScore(part) >= 2)) return false
  return parts.filter(isFact).length >= Math.max(2, parts.length / 2)
}

function isFact(part: string): boolean {
  const [label, value] = part.split(/\s*:\s*/, 2)
  if (value !== undefined && label !== undefined && labelOf(label) !== null) return true
  return (
    moneyIn(part).length > 0 ||
    placeLikeness(part) >= 2 ||
    typesIn(part).length > 0 ||
    modeSaid(part) !== null ||
    DATED.test(part)
  )
}

const DATED =
  /^(?:posted|published|online|veröffentlicht|publié|publicado|yayın\p{L}*|ab sofort|asap|start|cdi|cdd|closing|closes|ref\b|référence)|\b(?:ago|il y a|hace|önce)\b/iu
