import { must } from '#core/must.ts'
import type { Aligned } from './align.ts'
import type { Finding } from './finding.ts'
import type { Language } from './language.ts'
import type { SourceToken, Sources } from './sources.ts'
import { IRREGULAR } from './words/irregular.ts'

/** A rank is the person's own when the title has it; elsewhere it is somebody's whom the bullet names. */
export function checkRanks(tokens: readonly Aligned[], language: Language): Finding[] {
  return tokens.flatMap((token) => {
    if (
      !language.ranks.has(token.lower) ||
      token.found.length === 0 ||
      token.found.some(({ unit }) => unit.kind === 'title')
    )
      return []
    if (!isOwnRole(tokens, token.at, language)) return []
    if (tokens.some(({ lower }) => language.dampers.get(lower)?.includes('condition'))) return []
    const isOwnThere = token.found.some((source) => isOwnRole(source.unit.tokens, source.at, language))
    return isOwnThere ? [] : [{ token, why: 'a rank that is not yours in the sources' }]
  })
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
  if (language.code !== 'en') return []
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
    if (!token.isContent || token.found.length === 0) return []
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
      .findLast(({ isContent, lower }) => isContent || language.prepositions.has(lower) || lower === 'of')
    if (!token.isContent || token.value !== null || !before?.isContent || /[,;:.()]/.test(token.gap)) return []
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

/** A part of a bullet that has its own subject: 'the team lead wrote it', 'two apprentices shadowed me'. */
export function checkActors(tokens: readonly Aligned[], { units }: Sources, language: Language): Finding[] {
  return units
    .filter(({ kind }) => kind === 'bullet')
    .flatMap((unit) => {
      const findings: Finding[] = []
      for (const part of new Set(unit.tokens.map((token) => token.part))) {
        const words = unit.tokens.filter((token) => token.part === part)
        const claim: Claim | null = claimOfAnother(words, language) ?? claimBehindWho(words)
        if (!claim) continue
        const used = tokens.find(
          ({ found, isContent }) =>
            isContent && found.length > 0 && found.every((source) => claim.verbs.includes(source)),
        )
        // 'a colleague who left' and 'when a colleague left'
        const actor = used && tokens.slice(0, used.at).findLast(({ isContent }) => isContent)
        if (actor && claim.actor && actor.found.includes(claim.actor)) continue
        if (used && claim.subject.length === 0 && used.at > 0) continue
        if (
          used &&
          !tokens.some((token) =>
            token.found.some((source) => claim.subject.includes(source) && !isTheirDeed(token.lower, source)),
          )
        )
          findings.push({ token: used, why: 'somebody else did it' })
      }
      return findings
    })
}

/** 'research' does not name the researcher. */
const isTheirDeed = (lower: string, { lower: actor }: SourceToken) =>
  actor.length > lower.length && /(?:er|or|in|eur|ör)s?$/u.test(actor) && actor.startsWith(lower)

const OWN = /^(?:its|their|his|her)$/

type Claim = { subject: SourceToken[]; verbs: SourceToken[]; actor?: SourceToken | undefined }

/** 'to the nurse, who called a doctor': the nurse called. The word that says who has to stay with the deed. */
function claimBehindWho(words: readonly SourceToken[]): Claim | null {
  const which = words.findIndex(
    ({ lower }, at) => WHICH.test(lower) && SUBJECT.test(words[at + 1]?.lower ?? '') && at + 2 < words.length,
  )
  if (which >= 0) return { subject: words.slice(which + 2, which + 3), verbs: words.slice(which + 3, which + 6) }
  const who = words.findIndex(({ lower }) => WHO.test(lower))
  const deed = who < 0 ? undefined : words[who + 1]
  return deed && !STATE.test(deed.lower)
    ? { subject: words.slice(who, who + 1), verbs: [deed], actor: words[who - 1] }
    : null
}
const WHICH = /^(?:which|that|que|qu)$/
const SUBJECT = /^(?:the|our|their|another|le|la|el|les|los|notre|nuestro|nuestra)$/
const WHO = /^(?:who|quien|quienes)$/
const STATE =
  /^(?:likes?|enjoys?|loves?|wants?|prefers?|i|we|he|she|they|is|are|was|were|has|have|had|will|can|could|would|tenía|tenían|era|eran|estaba|estaban)$/

/** 'I did the cache; Jonas did the UI'. */
const isNamed = ({ text, gap, part }: SourceToken) => part > 0 && /[,;]/.test(gap) && /^\p{Lu}\p{Ll}+$/u.test(text)
const isPast = (lower: string) => lower.endsWith('ed') || IRREGULAR.has(lower)

function claimOfAnother(words: readonly SourceToken[], language: Language): Claim | null {
  const object = words.findIndex(
    ({ lower }, at) => language.me.has(lower) && at > 0 && !language.prepositions.has(must(words[at - 1]).lower),
  )
  if (object > 1) return { subject: words.slice(object, object + 1), verbs: words.slice(object - 1, object) }
  const deed =
    language.code === 'en'
      ? words.findIndex(
          ({ lower, value }, at) =>
            at > 0 &&
            at < 3 &&
            value === null &&
            /(?:ed|aw|ew|on|ot|ent)$/.test(lower) &&
            OWN.test(words[at + 1]?.lower ?? ''),
        )
      : -1
  const actor = words[deed - 1]
  if (actor && !language.glue.has(actor.lower) && !/(?:ed|ing|ly)$/.test(actor.lower))
    return { subject: [], verbs: words.slice(deed, deed + 1) }
  const [first, next] = words
  if (language.code === 'en' && first && next && isNamed(first) && isPast(next.lower))
    return { subject: [first], verbs: words.slice(1, 5) }
  if (!first || first.part === 0 || !language.determiners.has(first.lower) || words.length < 3) return null
  return { subject: words.slice(1, 3), verbs: words.slice(2, 5) }
}
