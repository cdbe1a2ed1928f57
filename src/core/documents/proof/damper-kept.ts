import type { Aligned } from './align.ts'
import type { Language } from './language.ts'
import type { Segment } from './segments.ts'
import type { SourceToken, Unit } from './sources.ts'
import type { DamperKind } from './words/words.ts'

/** Whether a rewrite keeps a word that makes a claim smaller, or says as much with another of its kind. */
export function isKept(
  damper: SourceToken,
  kind: DamperKind,
  segment: Segment,
  tokens: readonly Aligned[],
  language: Language,
): boolean {
  // A limit on a figure, or a 'not', has to stand with it; a helper's part may be named anywhere in the same sentence.
  const edge = kind === 'negation' ? PART : SMALLER.has(kind) ? SENTENCE : null
  const near = edge ? besideOf(segment, tokens, edge) : tokens
  return near.some((token) => {
    if (token.found.includes(damper) && (!damper.isNegative || language.negative?.test(token.lower)))
      return !WITH.test(damper.lower) || isSameCompany(damper, token, tokens)
    const kinds = kindsIn(token, language)
    if (
      kind === 'unfinished' &&
      FORMER.test(damper.lower) &&
      (ONCE.test(token.lower) || isMovedFrom(damper, token, tokens))
    )
      return true
    const isOfFigure = tokens[token.at + 1]?.value != null
    if (kind === 'limit' && !isOfFigure && isNoGreaterShare(token.lower, damper.lower)) return true
    if (kind === 'together' && isInGroup(token, tokens)) return true
    if (kind === 'together' && language.companions.has(token.lower) && !language.companions.has(damper.lower))
      return false
    if (kind === 'together')
      return kinds.includes('together') || kinds.includes('assist') || (language.we?.test(token.lower) ?? false)
    if (kind === 'condition' && /^(?:during|while|when|whenever|if)$/.test(token.lower)) return true
    if (kind === 'negation') return kinds.includes('negation') || (language.negative?.test(token.lower) ?? false)
    if (
      kind === 'other' &&
      !isPatient(damper.unit, language) &&
      token.isContent &&
      !isTurned(damper, token, tokens) &&
      token.found.some(({ unit, at }) => unit === damper.unit && at > damper.at && at <= damper.at + 3)
    )
      return true
    if (kind === 'other') return language.byAgent.has(token.lower) && token.lower !== 'von'
    if (kind === 'unfinished' || kind === 'limit')
      return (
        kinds.includes(kind) &&
        token.found.some(
          ({ dampers, unit, part }) => dampers.includes(kind) && (unit !== damper.unit || part === damper.part),
        )
      )
    return kinds.includes(kind)
  })
}

const PART = /[,;:.()–—]/
const SMALLER: ReadonlySet<DamperKind> = new Set(['assist', 'attend', 'tentative'])
/** 'Helped; wrote the reports' is two: the second is no helper's. */
const SENTENCE = /[;!?]|\.\s/

/** As far as the next edge on either side, whatever words may part what stands between. */
function besideOf({ tokens: [first, ...rest] }: Segment, tokens: readonly Aligned[], edge: RegExp): readonly Aligned[] {
  if (first === undefined) return []
  const isEdge = ({ gap }: Aligned) => edge.test(gap)
  const start = tokens.findLastIndex((token) => token.at <= first.at && (token.at === 0 || isEdge(token)))
  const last = rest.at(-1) ?? first
  const end = tokens.findIndex((token) => token.at > last.at && isEdge(token))
  return tokens.slice(start, end < 0 ? undefined : end)
}

/** 'Wurde von neuen Kollegen geschult': who is named did it to the person. */
const isPatient = ({ tokens }: Unit, language: Language): boolean => language.be.has(tokens[0]?.lower ?? '')

/** 'Reviewed reports of the lead' for 'reports were reviewed by the lead': the deed heads the sentence and whose it was comes behind. */
const isTurned = (damper: SourceToken, { at }: Aligned, tokens: readonly Aligned[]) =>
  tokens[0]?.found.some(({ unit, at: place }) => unit === damper.unit && place === damper.at - 1) === true &&
  at > 0 &&
  tokens.slice(0, at).every(({ lower }) => !/^(?:that|which|after|when|where)$/.test(lower))

/** How much of a whole a word leaves: 'most' may become 'some', never the other way round. */
const SHARES = [
  /^(?:some|few|several|certain|minority|partly|partially|part)$/,
  /^half$/,
  /^(?:most|mostly|mainly|majority|largely)$/,
]

function isNoGreaterShare(word: string, of: string): boolean {
  const [here, there] = [word, of].map((one) => SHARES.findIndex((share) => share.test(one)))
  return here !== undefined && there !== undefined && here >= 0 && here <= there
}

/** 'in a group', 'in a group final project', 'part of a team': done with others, whoever they were. */
const isInGroup = ({ lower, at }: Aligned, tokens: readonly Aligned[]) =>
  /^(?:group|team|crew|squad)$/.test(lower) &&
  /^(?:a|an|the)$/.test(tokens[at - 1]?.lower ?? '') &&
  /^(?:in|of|within)$/.test(tokens[at - 2]?.lower ?? '')

const WITH = /^(?:with|mit|avec|con)$/

/** 'two rounds with eight people' is another 'with' than 'with a designer'. */
function isSameCompany(damper: SourceToken, { at }: Aligned, tokens: readonly Aligned[]): boolean {
  const company = damper.unit.tokens.slice(damper.at + 1, damper.at + 5)
  return tokens
    .slice(at + 1, at + 5)
    .some(({ isContent, found }) => isContent && found.some((one) => company.includes(one)))
}

const kindsIn = (token: Aligned, language: Language): readonly DamperKind[] => language.dampers.get(token.lower) ?? []

/** Says of what stands behind it, and of nothing else in the title, that it is over. */
export const FORMER = /^(?:former|formerly|previously|past|ex)$/
/** 'Moving from chef to analyst' was a chef once. */
const isMovedFrom = ({ unit, at }: SourceToken, from: Aligned, tokens: readonly Aligned[]) =>
  from.lower === 'from' &&
  /^(?:mov|switch|transition|chang)/.test(tokens[from.at - 1]?.lower ?? '') &&
  tokens[from.at + 1]?.found.some((one) => one.unit === unit && one.at === at + 1) === true
const ONCE = /^(?:former|formerly|previously|previous|past|ex|earlier|once|background|career|turned)$/
