import type { Aligned } from './align.ts'
import type { Language } from './language.ts'
import { OF, type Place } from './places.ts'
import type { SourceToken } from './sources.ts'
import { isVerbForm } from './standing.ts'

/** A word of a rewrite, one of its places in the sources, and how each of them stands. */
export type Pair = {
  token: Aligned
  mine: Place<Aligned>
  source: SourceToken
  theirs: Place<SourceToken>
  tokens: readonly Aligned[]
  used: ReadonlySet<SourceToken>
  placeOf: (source: SourceToken) => Place<SourceToken> | undefined
  /** Help and presence are claimed, not the deed. */
  isHelp: boolean
  language: Language
}

/** Ways to say the same relation whose heads or prepositions differ. */
export function isOtherwiseSaid(pair: Pair): boolean {
  return (
    isPartOfWhole(pair) ||
    isTakenUp(pair) ||
    isOfKinds(pair) ||
    isByParticiple(pair) ||
    isByAgent(pair) ||
    isWithHelp(pair) ||
    isOfInfinitive(pair) ||
    isOfLightVerb(pair) ||
    isMadeVerb(pair) ||
    isOfSameName(pair) ||
    isOfBothVerbs(pair) ||
    isExchanged(pair) ||
    isQuality(pair) ||
    isForOf(pair)
  )
}

const isAmong = (found: readonly SourceToken[], governors: readonly SourceToken[]) =>
  found.some((one) => governors.includes(one))

/** '22 of the 60 pages' and 'of the 60 pages 22': whole and part are both said, in whichever order. */
function isPartOfWhole({ source, tokens, language }: Pair): boolean {
  const before = source.unit.tokens
    .slice(Math.max(0, source.at - 6), source.at)
    .filter(({ part }) => part === source.part)
  const whole = before.findLast(({ value }) => value !== null)
  const part = before.findLast(({ value, at }) => value !== null && whole !== undefined && at < whole.at)
  if (whole === undefined || part === undefined || source.at - whole.at > 2) return false
  const between = before.filter(({ at }) => at > part.at && at < whole.at)
  const isPart = between.some(({ lower }) => language.partOf.has(lower))
  return (
    isPart &&
    between.every(({ lower }) => language.partOf.has(lower) || language.glue.has(lower)) &&
    [whole, part].every((one) => tokens.some(({ found }) => found.includes(one)))
  )
}

/** 'Checked temperatures and wrote them down': what 'them' is was written down too. */
function isTakenUp({ mine, source, theirs, used, placeOf, language }: Pair): boolean {
  if (language.code !== 'en') return false
  const { tokens: words } = source.unit
  const isOfVerb = theirs.governors.every((one) => {
    const above = placeOf(one)
    return above === undefined || (above.lead === null && !above.isKind)
  })
  if (!isOfVerb || theirs.isKind || (theirs.lead !== null && OF.test(theirs.lead.lower))) return false
  return words.some((pronoun) => {
    if (pronoun.at <= source.at || !PRONOUN.test(pronoun.lower)) return false
    const next = words[pronoun.at + 1]
    if (pronoun.lower === 'her' && next && next.part === pronoun.part && !language.glue.has(next.lower)) return false
    const verb = words.slice(Math.max(0, pronoun.at - 3), pronoun.at).findLast((one) => used.has(one))
    if (verb === undefined || verb.part !== pronoun.part) return false
    const before = words[verb.at - 1]
    const isOwn = before === undefined || before.part !== verb.part || /^(?:and|then|also)$/.test(before.lower)
    return isOwn && mine.governors.some(({ found }) => found.includes(verb))
  })
}
const PRONOUN = /^(?:it|them|him|her)$/

/** 'Nine kinds of bread' are bread. */
function isOfKinds({ theirs: { lead, governors }, used, placeOf }: Pair): boolean {
  const [near] = governors
  if (lead === null || near === undefined || !OF.test(lead.lower) || !KINDS.test(near.lower)) return false
  const above = placeOf(near)?.governors ?? []
  return above.length === 0 || above.some((one) => used.has(one))
}
const KINDS =
  /^(?:kinds?|types?|sorts?|varieties|variety|range|arten|sorten|sortes?|types|variétés?|tipos?|clases|variedad(?:es)?)$/

/** 'A scraper that collects data' is one 'collecting data', 'mail that staff forward' is 'mail forwarded by staff'. */
function isByParticiple({ token, source, theirs: { lead, governors }, tokens, language }: Pair): boolean {
  if (language.code !== 'en' || lead === null || !/^(?:that|which|who)$/.test(lead.lower)) return false
  const between = source.unit.tokens.slice(lead.at, source.at + 1)
  if (between.some(({ lower, dampers }) => UNREAL.test(lower) || dampers.includes('negation'))) return false
  return tokens.slice(Math.max(1, token.at - 3), token.at + 1).some((verb) => {
    const isActive = verb.lower.endsWith('ing')
    const isPassive = tokens[verb.at + 1]?.lower === 'by'
    const place = verb.found.find((one) => one.unit === source.unit && one.at > lead.at)
    if (verb.gap !== ' ' || place === undefined || !(isActive || isPassive)) return false
    // who forwarded it stands before the verb of the clause
    if (isPassive && place.at < lead.at + 2) return false
    return isAmong(tokens[verb.at - 1]?.found ?? [], governors)
  })
}
const UNREAL = /^(?:would|could|should|might|may|will|can|to|be|not|never)$/

/** 'Reviewed by a senior', 'with review by a senior' of 'a senior reviewed it'. */
function isByAgent({ token, source, tokens, language }: Pair): boolean {
  if (language.code !== 'en' || tokens[token.at + 1]?.lower !== 'by') return false
  const agent = tokens
    .slice(token.at + 2, token.at + 6)
    .findLast(({ isContent, gap }, at) => isContent && (at === 0 || gap === ' '))
  const before = source.unit.tokens.slice(Math.max(0, source.at - 2), source.at)
  return agent !== undefined && isAmong(agent.found, before)
}

/** Who helps does so with, in or at a thing; guidance is of somebody or from them. */
function isWithHelp({ mine, source, theirs: { lead, governors }, used, isHelp, language: { code } }: Pair): boolean {
  if (lead === null || mine.lead === null) {
    const isDeed = DEED[code].test(source.lower)
    return isHelp && lead !== null && isDeed && AT[code].test(lead.lower) && governors.some((one) => used.has(one))
  }
  if (!governors.some((one) => used.has(one))) return false
  if (isHelp && AT[code].test(lead.lower) && AT[code].test(mine.lead.lower)) return true
  if (GUIDANCE.test(source.lower))
    return /^(?:under|with)$/.test(lead.lower) && /^(?:under|with)$/.test(mine.lead.lower)
  const isGuided = governors.some(({ lower }) => GUIDANCE.test(lower))
  return isGuided && /^(?:of|from|by)$/.test(lead.lower) && /^(?:of|from|by)$/.test(mine.lead.lower)
}
const GUIDANCE =
  /^(?:guidance|supervision|direction|instruction|mentoring|mentorship|help|support|assistance|advice|approval|permission|consent|agreement|feedback|input)$/
const AT = {
  en: /^(?:with|in|on|at|to)$/,
  de: /^(?:bei|beim|mit|an|am|im|in)$/,
  tr: /^(?!)/,
  fr: /^(?:à|au|aux|dans|avec|sur|pour)$/,
  es: /^(?:a|al|en|con)$/,
}
/** A deed by its ending: who helps with it supports it. */
const DEED = {
  en: /(?:ing|ment|tion|sion|al)$/,
  de: /(?:ung|tion|nahme)$/,
  tr: /^(?!)/,
  fr: /(?:tion|ment|age|ure)$/,
  es: /(?:ción|sión|miento|aje)$/,
}

/** 'Helped to set up the window', 'in the setting up of the window'. */
function isOfInfinitive({ mine, source, theirs: { lead }, isHelp, language }: Pair): boolean {
  if (!isHelp || lead === null || mine.lead === null || !OF.test(mine.lead.lower)) return false
  return mine.governors.some(({ found }) =>
    found.some(
      (verb) =>
        verb.unit === source.unit && verb.at === lead.at + 1 && verb.at < source.at && isVerbForm(verb, language),
    ),
  )
}

/** 'Made a proposal for a list' proposes the list: the noun of a deed has become its verb. */
function isOfLightVerb({ mine, source, theirs: { lead, governors }, placeOf, language }: Pair): boolean {
  if (mine.lead !== null || (lead !== null && !/^(?:für|for|pour|para|için)$/.test(lead.lower))) return false
  return mine.governors.some((verb) =>
    verb.found.some((noun) => {
      if (noun.unit !== source.unit || noun.lower === verb.lower) return false
      const above = placeOf(noun)?.governors ?? []
      const isLight = above.some((one) => LIGHT.test(one.lower) || language.light.has(one.lower))
      // a proposal to somebody does not propose them
      const isTo = lead === null && !noun.lower.startsWith('öneri')
      return (
        isLight && (isTo ? isAmong(above, governors) : lead !== null && (governors.includes(noun) || lead.at < noun.at))
      )
    }),
  )
}
/** Turkish 'önerdim' of 'öneri verdim': the deed itself, whose noun stands before the light verb. */
function isMadeVerb({ token, source, theirs: { governors }, language }: Pair): boolean {
  if (language.code !== 'tr' || !/(?:[dt][ıiuü]m|yorum)$/u.test(token.lower) || source.lower === token.lower)
    return false
  return governors.length > 0 && governors.every(({ lower, at }) => LIGHT.test(lower) && at === source.at + 1)
}

/** 'Suivi de 90 postes' and 'suivi 90 postes', 'co-author of a paper' and 'co-authored a paper'. */
function isOfSameName({ mine, theirs: { lead, governors }, language }: Pair): boolean {
  if (lead === null || mine.lead !== null || !OF.test(lead.lower) || language.code === 'tr') return false
  const stems = new Set(governors.flatMap(({ marks }) => [...marks].filter((mark) => mark.startsWith('~'))))
  return mine.governors.some(({ marks, found, lower }) => {
    const isNoun = language.code === 'en' && !/(?:ed|ing)$/.test(lower)
    return !isNoun && (isAmong(found, governors) || found.length === 0) && [...marks].some((mark) => stems.has(mark))
  })
}

/** 'Scheduled and took notes in 36 interviews': what stands behind both is of both. */
function isOfBothVerbs({ mine, source, theirs: { lead, governors }, language }: Pair): boolean {
  if (lead === null || mine.lead !== null || OF.test(lead.lower)) return false
  return governors.some((verb) => {
    const next = source.unit.tokens[verb.at + 1]
    const isBare = next !== undefined && /^(?:and|or|und|et|y)$/.test(next.lower) && next.at < lead.at
    return isBare && isVerbForm(verb, language) && mine.governors.some(({ found }) => found.includes(verb))
  })
}

/** Replaced with one thing, swapped for it. */
function isExchanged({ mine, theirs: { lead, governors }, tokens, language }: Pair): boolean {
  if (language.code !== 'en' || lead?.lower !== 'with' || mine.lead?.lower !== 'for') return false
  const verb = tokens.slice(0, mine.lead.at).findLast(({ lower }) => /^(?:swap|exchang|trad)/.test(lower))
  const place = verb?.found.find(({ lower }) => lower.startsWith('replac'))
  return place !== undefined && (governors.includes(place) || (place.unit === lead.unit && place.at < lead.at))
}

/** Turkish 'yeni gelen' of 'yeni': a quality in other words, of the same noun. */
function isQuality({ token, mine, source, theirs: { governors }, language }: Pair): boolean {
  if (language.code !== 'tr' || [...source.marks].some((mark) => mark.startsWith('~') && token.marks.has(mark)))
    return false
  return mine.governors.some(({ found }) => isAmong(found, governors))
}

const LIGHT =
  /^(?:made|make|gave|give|gemacht|machte|gegeben|gab|faite?s?|hecho|hice|yaptım|yapıyorum|verdim|veriyorum|ettim)$/

/** 'Pages for shops' and 'pages of shops', where no name is meant: a maker is not a customer. */
function isForOf({ source, mine, theirs: { lead, governors }, used, language: { code } }: Pair): boolean {
  if (lead === null || mine.lead === null || /^\p{Lu}/u.test(source.text)) return false
  if (!governors.some((one) => used.has(one))) return false
  const pair = FOR_OF[code]
  return pair.test(lead.lower) && pair.test(mine.lead.lower)
}
const FOR_OF = {
  en: /^(?!)/,
  de: /^(?!)/,
  tr: /^(?!)/,
  fr: /^(?:de|d|du|des|pour)$/,
  es: /^(?:de|del|para)$/,
}

/** 'Chez Apple', 'bei Bergholt': who sold their things did not work there. */
export const isEmployer = ({ at }: Aligned, led: Aligned | null, text: string): boolean =>
  led !== null && at === led.at + 1 && /^(?:chez|bei|beim|at)$/.test(led.lower) && /^\p{Lu}/u.test(text)
