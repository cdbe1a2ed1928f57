import type { Aligned } from './align.ts'
import { isBroadDeed, isKin } from './kin.ts'
import type { Language } from './language.ts'
import { strangers, type Segment } from './segments.ts'
import type { SourceToken, Sources } from './sources.ts'
import { isVerbThere } from './stand-ins.ts'
import { IRREGULAR } from './words/irregular.ts'

/**
 * One word for one: a word without a place may stand for a word of its line that the rewrite leaves out and that means
 * nearly the same in any of its senses. A deed does so beside the thing that it was done to.
 */
export function standInForOne(
  tokens: readonly Aligned[],
  segments: readonly Segment[],
  sources: Sources,
  language: Language,
): void {
  if (language.code !== 'en') return
  const used = new Set(tokens.flatMap(({ found, isContent }) => (isContent ? found : [])))
  for (const segment of segments) {
    const lost = new Set(strangers(segment, sources, language))
    for (const token of segment.tokens) {
      if (!token.isContent || token.value !== null || isHardWord(token.lower, language)) continue
      if (token.found.length > 0 && !lost.has(token)) continue
      const place = segment.units
        .filter(({ kind }) => kind === 'bullet')
        .flatMap((unit) => unit.tokens)
        .find(
          (source) =>
            source.value === null &&
            !used.has(source) &&
            source.dampers.length === 0 &&
            !language.glue.has(source.lower) &&
            !isHardWord(source.lower, language) &&
            isBesideIt(token, source, segment) &&
            (isKin(token.lower, source.lower) || isBroadFor(token, source, segment, language)),
        )
      if (place === undefined) continue
      used.add(place)
      token.found.push(place)
    }
  }
}

/** A broad verb at the head of a segment, for the verb at the head of its clause, where all else is told as it was there. */
function isBroadFor(token: Aligned, source: SourceToken, { tokens }: Segment, language: Language): boolean {
  const content = tokens.filter(({ isContent }) => isContent)
  return (
    token === content[0] &&
    isBroadDeed(token.lower) &&
    isVerbThere(source, source.unit, language) &&
    isPast(token.lower) === isPast(source.lower) &&
    content.every((other) => other === token || other.value !== null || other.found.length > 0) &&
    content.every((other) => isInItsRole(other, tokens))
  )
}

const isPast = (lower: string) => IRREGULAR.has(lower) || /(?:ed|ing)$/.test(lower)

/** 'for the manager' is not 'to the manager'. */
function isInItsRole({ at, found }: Aligned, tokens: readonly Aligned[]): boolean {
  const here = roleAt(at - (tokens[0]?.at ?? 0), tokens)
  return (
    here === null ||
    found.length === 0 ||
    found.some((source) => [null, here].includes(roleAt(source.at, source.unit.tokens)))
  )
}

function roleAt(at: number, words: readonly { lower: string }[]): string | null {
  const before = words.slice(Math.max(0, at - 2), at).findLast(({ lower }) => !/^(?:an?|the|my|our|their)$/.test(lower))
  return before !== undefined && /^(?:to|for|from|by|with|without)$/.test(before.lower) ? before.lower : null
}

/** Something else of the same clause is told in the segment as well. */
function isBesideIt(token: Aligned, source: SourceToken, segment: Segment): boolean {
  return segment.tokens.some(
    (other) =>
      other !== token &&
      other.isContent &&
      other.found.some(({ unit, clause, at }) => unit === source.unit && clause === source.clause && at !== source.at),
  )
}

/** Who decides, leads or is over others, what was a success or is in use, how well and how much: only its own word founds it. */
function isHardWord(lower: string, language: Language): boolean {
  return (
    language.ranks.has(lower) ||
    language.raisers.has(lower) ||
    language.levels.has(lower) ||
    language.dampers.has(lower) ||
    HARD_DEED.test(lower)
  )
}
const HARD_DEED = new RegExp(
  `^(?:${[
    'le(?:a?d|ads|ading)|ran|run(?:s|ning)?head(?:s|ed|ing)?|won|wins?|winning|outr\\p{L}+|f(?:ou|i)nd(?:ed|ing|s)|grew|grow(?:n|s|ing)?|rose|rais(?:e|ed|es|ing)|dr(?:ove|iven|iving)|hir(?:e|ed|es|ing)|fir(?:e|ed|es|ing)|best|top|first|key|main|major',
    '(?:manag|direct|supervis|overs(?:ee|aw)|own|establish|launch|releas|publish|deploy|ship|earn|award|certif|accredit|qualif|graduat|invent|pioneer|automat|improv|optimi|increas|boost|reduc|halv|doubl|tripl|streamlin|transform|approv|authori[sz]|decid|decis|determin|sign|recruit|negotiat|ensur|guarant|prevent|accomplish|achiev|exceed|master|spearhead|influenc|convinc|persuad|secur|promot|succe|effectiv|efficien|complet|finish|conclu|solv|resolv|eliminat|moderni|revolution|innovat|initiat|introduc|implement|architect|expand|maximi|minimi|accelerat|strengthen|enhanc|advanc|head|chair|command|govern|control)\\p{L}*',
  ].join('|')})$`,
  'u',
)
