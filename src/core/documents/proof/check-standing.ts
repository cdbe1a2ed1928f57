import type { Aligned } from './align.ts'
import type { Finding } from './finding.ts'
import type { Language } from './language.ts'
import { isTime } from './numbers.ts'
import { isOfKind, isVerbForm, standingOf, type Standing } from './standing.ts'
import type { SourceToken } from './sources.ts'
import type { LanguageCode } from './stem.ts'

const WHY = 'the source has it below something else'

/**
 * 'Cleaned the office of the science team' founds no 'Science team', 'Wrote tests for the shop' no 'Wrote tests and the shop': what
 * stood below a preposition may stand below one again, or say of what kind a thing is, but it becomes no deed's object and no title.
 */
export function checkStanding(tokens: readonly Aligned[], language: Language): Finding[] {
  if (language.code === 'tr') return []
  const used = new Set(tokens.flatMap(({ found, isContent }) => (isContent ? found : [])))
  const firstOf = new Map(tokens.toReversed().flatMap((one) => one.found.map((source) => [source, one] as const)))
  const isBare = !tokens.some((token) => isVerbForm(token, language))
  return tokens.flatMap((token) => {
    const { found, at } = token
    if (!isThing(token, language) || found.some(({ unit }) => unit.kind !== 'bullet')) return []
    if (isOfKind(tokens, at, language) || SUBORDINATE.test(tokens[at - 1]?.lower ?? '') || isInBrackets(tokens, at))
      return []
    const here = standingOf(tokens, at, language)
    const isLost = (source: SourceToken) => {
      const standing = isVerbForm(source, language) ? null : standingOf(source.unit.tokens, source.at, language)
      return standing !== null && (here === null ? isRaised(token, source, standing) : isTaken(source, standing))
    }
    return found.every(isLost) ? [{ token, why: WHY }] : []
  })

  function isRaised({ at }: Aligned, source: SourceToken, { lead, governor }: Standing<SourceToken>): boolean {
    if (NEVER[language.code].test(lead.lower)) return true
    if (governor === undefined || language.light.has(governor.lower) || IDLE.test(governor.lower)) return false
    const isOfVerb =
      !TO_NOUNS.test(lead.lower) || isVerbForm(governor, language) || (governor.at === 0 && isDeed(governor))
    // 'Moved them to Kubernetes' is about Kubernetes
    const isName = lead.at === source.at - 1 && /^\p{Lu}/u.test(source.text)
    if (isOfVerb) return isBare && !isName && !used.has(governor)
    if (OF.test(lead.lower) && MEASURES.test(governor.lower)) return false
    const kept =
      tokens.findLast((one) => one.at < at && one.found.includes(governor)) ??
      firstOf.get(governor) ??
      tokens.find((one) => isVerbForm(one, language) && one.lower.startsWith(governor.lower))
    if (kept === undefined || !(isDeed(governor) || isVerbForm(kept, language))) return true
    const between = tokens.slice(kept.at + 1, at + 1)
    return between.some(({ lower, gap }) => /^(?:and|und|et|y|e|sowie)$/.test(lower) || gap.includes(','))
  }

  /** Who was worked for is no client's supplier or owner: a name stays with whom it stood below. */
  function isTaken(source: SourceToken, { lead, governor }: Standing<SourceToken>): boolean {
    if (governor === undefined || !OF.test(lead.lower)) return false
    if (lead.at !== source.at - 1 || !/^\p{Lu}/u.test(source.text)) return false
    return (
      !used.has(governor) &&
      !NOUN_OF_DEED.test(governor.lower) &&
      !isVerbForm(governor, language) &&
      !MEASURES.test(governor.lower)
    )
  }

  function isDeed({ lower }: SourceToken): boolean {
    return language.deedsOf(lower).length > 0 || NOUN_OF_DEED.test(lower)
  }
}

function isThing(token: Aligned, language: Language): boolean {
  const { isContent, value, found, lower, text } = token
  if (!isContent || value !== null || found.length === 0 || isVerbForm(token, language)) return false
  if (language.code === 'de' && !/^\p{Lu}/u.test(text)) return false
  if (language.prepositions.has(lower) || language.ongoing.has(lower)) return false
  if (isTime(token, language) !== null || /(?:day|weekend|evening|morning|night)s$/.test(lower)) return false
  return !token.found.some(({ dampers }) => dampers.includes('negation')) && !lower.endsWith('ly')
}

/** 'the business analyst (BA)' says twice whom. */
const isInBrackets = (tokens: readonly Aligned[], at: number) =>
  tokens.slice(Math.max(0, at - 3), at + 1).some(({ gap }) => gap.includes('('))
const SUBORDINATE = /^(?:which|that|who|whom|que|qui)$/

/** Nothing below these was dealt with, whatever verb is before them. */
const NEVER: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:under|beneath|below|beside|near|against|opposite|behind)$/,
  de: /^(?:unter|neben|hinter|gegen)$/,
  fr: /^(?:sous|contre|derrière|devant)$/,
  es: /^(?:bajo|contra|tras|ante)$/,
  tr: /^(?!)/,
}
const OF = /^(?:of|von|vom|des|der|de|d|du|del)$/
/** These go with the noun before them, or with what was done to it; the others with the verb. */
const TO_NOUNS = /^(?:of|for|about|than|von|vom|des|der|eines|einer|für|als|zum|zur|de|d|du|del|pour|para)$/
const NOUN_OF_DEED = /(?:tion|sion|ment|ing|ysis|ance|ung|nahme|pflege|ción|miento|age|al)$/
/** Say only how much or how many of it there were. */
const MEASURES =
  /^(?:teams?|groups?|class(?:es)?|range|number|kinds?|types?|variety|series|sets?|lots?|list|batch|pairs?|fleet|collection|portfolio|dozens|hundreds|thousands|hours|days|weeks|months|years|parts?|members?|gruppe|klasse|reihe|anzahl|vielzahl|arten|équipe|groupe|classe|série|nombre|equipo|grupo|serie|número)$/
const IDLE = /^(?:responsible|zuständig|verantwortlich|tätig|beschäftigt|responsable|chargée?|encargad[oa])$/
