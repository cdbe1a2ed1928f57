import { must } from '#core/must.ts'
import type { Aligned } from './align.ts'
import type { Finding } from './finding.ts'
import type { Language } from './language.ts'
import type { SourceToken, Sources } from './sources.ts'

/** A rank is the person's own when the title has it; elsewhere it is somebody's whom the bullet names. */
export function checkRanks(tokens: readonly Aligned[], language: Language): Finding[] {
  return tokens.flatMap((token) => {
    if (
      !language.ranks.has(token.lower) ||
      token.found.length === 0 ||
      token.found.some(({ unit }) => unit.kind === 'title')
    )
      return []
    if (!isOwnRole(tokens, token.at, language) || isWhose(token, tokens, language)) return []
    if (tokens.some(({ lower }) => language.dampers.get(lower)?.includes('condition'))) return []
    const isOwnThere = token.found.some((source) => isOwnRole(source.unit.tokens, source.at, language))
    return isOwnThere ? [] : [{ token, why: 'a rank that is not yours in the sources' }]
  })
}

/** 'Teacher tickets' are 'tickets from teachers'. */
function isWhose({ at, found }: Aligned, tokens: readonly Aligned[], { code }: Language): boolean {
  const next = tokens[at + 1]
  if (code !== 'en' || next === undefined || next.gap !== ' ' || !next.isContent) return false
  return next.found.some((thing) =>
    found.some(
      (whose) =>
        whose.unit === thing.unit &&
        whose.at > thing.at &&
        whose.unit.tokens.slice(thing.at + 1, whose.at).some(({ lower }) => /^(?:from|for|of|by)$/.test(lower)) &&
        whose.at - thing.at <= 4,
    ),
  )
}

type Word = { lower: string; gap: string }

/** At the start of a sentence or of a part of it, or right behind 'as'. */
function isOwnRole(tokens: readonly Word[], at: number, language: Language): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at)
  if (language.code === 'tr')
    return tokens.slice(at + 1, at + 4).some(({ lower }) => language.roleMarks.has(lower)) || at === tokens.length - 1
  if (before.some(({ lower }) => language.roleMarks.has(lower))) return true
  let start = at
  while (start > 0 && at - start < 3 && !/[,;:.–—]/.test(must(tokens[start]).gap)) start -= 1
  const lead = tokens.slice(start, at)
  const isAtEdge = start === 0 || /[,;:.–—]/.test(must(tokens[start]).gap)
  // 'Was the director', 'I am the director'
  const isSaidOf = lead.findLastIndex(({ lower }) => language.be.has(lower) || lower === 'am')
  const between = lead.slice(isSaidOf + 1)
  return (
    isAtEdge &&
    !between.some(({ lower }) => (isSaidOf < 0 && language.determiners.has(lower)) || language.prepositions.has(lower))
  )
}

/** A level belongs to the language or skill it stands with: 'German B2, Polish native' has no native German. */
export function checkLevels(tokens: readonly Aligned[], language: Language): Finding[] {
  return tokens.flatMap((token) => {
    if (!language.levels.has(token.lower)) return []
    const skills = token.found.filter(({ unit }) => unit.kind === 'skill')
    if (skills.length === 0 || skills.length < token.found.length) return []
    const near = tokens.filter((other) => other !== token && Math.abs(other.at - token.at) <= 4)
    const fits = skills.some(({ unit }) =>
      near.some(({ found, isContent }) => isContent && found.some((source) => source.unit === unit)),
    )
    const next = tokens[token.at + 1]
    const clash = next === undefined || /[,;/]/.test(next.gap) ? tokens[token.at - 1] : next
    const isOthers =
      clash?.isContent &&
      clash.found.some(({ unit }) => unit.kind === 'skill') &&
      !clash.found.some(({ unit }) => skills.some((skill) => skill.unit === unit))
    return fits && !isOthers ? [] : [{ token, why: 'a level of something else' }]
  })
}

/** 'the fastest' is more than 'fast'. */
export function checkComparatives(tokens: readonly Aligned[], language: Language): Finding[] {
  const form = language.comparative
  if (!form) return []
  return tokens.flatMap((token) => {
    if (!token.isContent || token.value !== null || !form.test(token.lower) || token.found.length === 0) return []
    if (token.found.some(({ lower }) => lower === token.lower || form.test(lower))) return []
    const isGrown = token.found.some(
      ({ lower }) => token.lower.startsWith(lower.replace(/[ey]$/, '')) && token.lower.length - lower.length <= 4,
    )
    const isAgent = token.lower.endsWith('er') && token.found.every(({ lower }) => /(?:e|ed|ing|ung)$/.test(lower))
    return isGrown && !isAgent ? [{ token, why: 'a comparison that the source does not make' }] : []
  })
}

/** Several, where the source has one. */
export function checkPlurals(tokens: readonly Aligned[], language: Language): Finding[] {
  if (!/^(?:en|fr|es)$/.test(language.code)) return []
  return tokens.flatMap((token) => {
    if (
      token.value !== null ||
      token.found.length === 0 ||
      !/[^s]s$/.test(token.lower) ||
      token.found.some(({ lower }) => lower.endsWith('s'))
    )
      return []
    const singles = token.found.filter(
      ({ lower }) =>
        token.lower === `${lower}s` || token.lower === `${lower}es` || token.lower === `${lower.slice(0, -1)}ies`,
    )
    return singles.length === token.found.length && singles.some((source) => isSingle(source, language))
      ? [{ token, why: 'several where the source has one' }]
      : []
  })
}

function isSingle({ unit, at }: SourceToken, language: Language): boolean {
  for (let last = at - 1; last >= Math.max(0, at - 5); last -= 1) {
    const { lower, value, tail } = must(unit.tokens[last])
    // 'an after-school chess club'
    if (tail === '-' && value === null) continue
    if (value === 1 || language.singular.has(lower)) return true
    if (value !== null || language.prepositions.has(lower)) return false
  }
  return false
}

/** 'from German into English' is not 'from English into German'. */
export function checkDirections(tokens: readonly Aligned[], language: Language): Finding[] {
  return tokens.flatMap((token) => {
    // 'to audit's requests' leads to the requests
    const isWhose = /^['’]$/.test(tokens[token.at + 1]?.gap ?? '')
    if (!token.isContent || token.found.length === 0 || isWhose) return []
    const turned = language.directions.some(([left, right]) => {
      const here = sideOf(tokens, token.at, left, right, language)
      const there = token.found
        .filter(({ unit }) => unit.kind === 'bullet')
        .map(({ unit, at }) => sideOf(unit.tokens, at, left, right, language))
      return here !== null && there.length > 0 && there.every((side) => side !== null && side !== here)
    })
    return turned ? [{ token, why: 'the other way round in the source' }] : []
  })
}

function sideOf(
  tokens: readonly Word[],
  at: number,
  left: ReadonlySet<string>,
  right: ReadonlySet<string>,
  language: Language,
): 'left' | 'right' | null {
  const last = tokens.findLastIndex(
    ({ lower }, index) => index < at && !left.has(lower) && !right.has(lower) && !language.glue.has(lower),
  )
  const lead = tokens.slice(last + 1, at)
  if (lead.some(({ lower }) => left.has(lower)) && lead.some(({ lower }) => right.has(lower))) return null
  for (let last = at - 1; last >= Math.max(0, at - 2); last -= 1) {
    const { lower } = must(tokens[last])
    if (left.has(lower)) return 'left'
    if (right.has(lower)) return 'right'
    if (!language.glue.has(lower)) return null
  }
  return null
}

/** 'trained with the chef' is not 'trained the chef'. */
export function checkObjects(tokens: readonly Aligned[], { entries }: Sources, language: Language): Finding[] {
  // the title of a project is what was made
  const isOneThing = entries.length === 1 && must(entries[0]).kind === 'project'
  return tokens.flatMap((token) => {
    const before = tokens
      .slice(0, token.at)
      .findLast(
        ({ isContent, lower }) => isContent || language.prepositions.has(lower) || /^(?:of|inorderto)$/.test(lower),
      )
    if (!token.isContent || token.value !== null || !before?.isContent || /[,;:.()]/.test(token.gap)) return []
    if (language.dampers.get(token.lower)?.includes('approx')) return []
    if (!isOneThing && isOtherObject(before, token, tokens)) return [{ token, why: 'not what was done there' }]
    const pairs = token.found.flatMap((noun) =>
      before.found
        .filter((verb) => verb.unit === noun.unit && verb.at < noun.at && noun.at - verb.at <= 4)
        .map((verb) => [verb, noun] as const),
    )
    const turned =
      pairs.length > 0 &&
      pairs.every(
        ([verb, noun]) =>
          noun.unit.tokens.slice(verb.at + 1, noun.at).some(({ lower }) => language.accompany.has(lower)) &&
          noun.unit.tokens
            .slice(verb.at + 1, noun.at)
            .every(({ lower }) => language.glue.has(lower) || language.accompany.has(lower)) &&
          !ASKED.test(noun.unit.tokens[verb.at + 1]?.lower ?? ''),
      )
    return turned ? [{ token, why: 'done with it, not to it' }] : []
  })
}

/** The verb is from a bullet, what follows it only from the title: 'ran the till' of a shop assistant is no 'ran the shop'. */
function isOtherObject(verb: Aligned, noun: Aligned, tokens: readonly Aligned[]): boolean {
  const isVerb =
    verb.found.length > 0 &&
    !verb.lower.endsWith('ly') &&
    verb.found.every(
      ({ unit, at }) => unit.kind === 'bullet' && (at === 0 || JOINS.test(must(unit.tokens[at - 1]).lower)),
    )
  const isNamed = verb.found.some((source) =>
    tokens.some(
      ({ isContent, found }) => isContent && found.some(({ unit, at }) => unit === source.unit && at > source.at),
    ),
  )
  return isVerb && !isNamed && noun.found.length > 0 && noun.found.every(({ unit }) => unit.kind === 'title')
}
/** 'planned what to order' is about ordering. */
const ASKED = /^(?:what|which|how|when|where|who|whether)$/

const JOINS = /^(?:and|und|ve|et|y|e)$/
