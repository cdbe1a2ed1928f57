import type { Aligned } from './align.ts'
import type { Finding } from './finding.ts'
import type { Language } from './language.ts'
import { isTime } from './numbers.ts'
import { isRelative, OF, placesOf, type Place } from './places.ts'
import { caseOf, placesInTurkish } from './places-tr.ts'
import { isDoneByMe, othersIn } from './whose-deed.ts'
import type { SourceToken, Sources, Unit } from './sources.ts'
import type { Token } from './tokens.ts'
import { isEmployer, isOtherwiseSaid } from './same-relation.ts'
import { isVerbForm } from './standing.ts'

const WHY = 'the source has it below something else'
const readings = new WeakMap<Unit, Place<SourceToken>[]>()

/**
 * A rewrite is derived from a line by leaving whole ends out, never the head above a word that stays: every word keeps one of the
 * words that govern it and the relation in which it stands to that.
 */
export function checkDerivation(
  tokens: readonly Aligned[],
  { units }: Sources,
  isSkill: (token: Aligned) => boolean,
  language: Language,
): Finding[] {
  // a skill by its name alone claims no deed
  if (tokens.every((token) => !token.isContent || isSkill(token))) return []
  const { code } = language
  for (const unit of units)
    if (unit.kind === 'bullet' && !readings.has(unit)) readings.set(unit, places(unit.tokens, language, false))
  const here = places(tokens, language, true)
  const used = new Set(tokens.flatMap(({ found, isContent }) => (isContent ? found : [])))
  const written = new Set(tokens.map(({ lower }) => lower))
  const isHelp = tokens.some(({ lower }) => language.dampers.get(lower)?.includes('assist'))
  const clausesInOwnWords = ownWordsOf(tokens)
  const isOthers = (one: SourceToken) => othersIn(one.unit, language).has(one)
  const isKept = (one: SourceToken) =>
    used.has(one) ||
    written.has(one.lower) ||
    one.value !== null ||
    language.light.has(one.lower) ||
    // who took part was among those who did
    (isHelp && one.dampers.includes('assist'))
  return [
    ...unbound(tokens, used, units, language),
    ...tokens.flatMap((token): Finding[] => {
      const { isContent, value, found, at } = token
      if (!isContent || value !== null || found.length === 0 || isOfTime(token) || isAbout(token)) return []
      if (found.some(({ unit }) => unit.kind !== 'bullet')) return []
      const place = here[at]
      if (isRetold(token)) return []
      const same = found.filter(({ marks }) => [...marks].some((mark) => mark.startsWith('~') && token.marks.has(mark)))
      if (
        !place ||
        (same.length > 0 ? same : found).some(
          (source) => isDerived(token, place, source) || isOtherwise(token, place, source),
        )
      )
        return []
      return [{ token, why: WHY }]
    }),
  ]

  /** A thing told by other words than those of its line: what stands in for its governor is judged as a word. */
  function isRetold(token: Aligned): boolean {
    if (isDeedHere(token) || clausesInOwnWords.get(token)?.every((one) => one === token) !== false) return false
    return !token.found.every((source) => isOthers(source))
  }

  function isDeedHere(token: Aligned): boolean {
    if (code === 'tr') return caseOf(tokens, token.at) === 'finite'
    // 'reviewed by the lead' is the lead's deed
    if (code === 'en' && language.byAgent.has(tokens[token.at + 1]?.lower ?? '')) return false
    return isVerbForm(token, language) || (token.at === 0 && language.deedsOf(token.lower).length > 0)
  }

  /** 'yaklaşık' makes a figure smaller wherever it stands. */
  function isAbout({ lower }: Aligned): boolean {
    return language.dampers.get(lower)?.includes('approx') ?? false
  }

  function isOfTime(token: Aligned): boolean {
    const { lower } = token
    const next = tokens[token.at + 1]
    if (next && next.gap === ' ' && TIME.test(next.lower)) return true
    if (isTime(token, language) !== null || language.months.has(lower) || language.ongoing.has(lower)) return true
    return (
      /^(?:others|jede[nrsm]?|chaque|cada|her)$/.test(lower) ||
      TIME.test(lower) ||
      (code === 'en' && lower.endsWith('ly'))
    )
  }

  function isDerived(token: Aligned, mine: Place<Aligned>, source: SourceToken): boolean {
    const theirs = readings.get(source.unit)?.[source.at]
    if (!theirs || source.value !== null) return true
    const { governors, lead } = theirs
    if (code === 'tr') return isDerivedInTurkish(token, source, theirs)
    if (isDeedHere(token) && isDoneByMe(source, language)) return true
    const hasHead = governors.length === 0 || governors.some(isKept)
    if (theirs.isKind) return hasHead
    // whose things were sold is not whom they were sold for
    if (lead === null && isEmployer(token, mine.lead, source.text)) return false
    if (lead === null) return hasHead || mine.governors.some(({ found }) => found.length === 0)
    // 'calendar of the team' is the team calendar
    const isBelow = mine.governors.some(({ found }) => found.some((one) => governors.includes(one)))
    if (mine.isKind && (isBelow || governors.every(isKept))) return true
    if (mine.lead === null) return isObject(token, mine, lead, governors)
    if (!hasHead) return false
    const isClause = isLeadOfClause(lead, source.unit.tokens)
    if (isClause && isHelp) return true
    if (becomesAim(lead, mine.lead, source, governors)) return true
    if (isClause !== isLeadOfClause(mine.lead, tokens)) return lead.lower === 'by' && !isClause && !isToBe(lead)
    const isTool = /^\p{Lu}/u.test(source.text) && TOOL.test(lead.lower) && TOOL.test(mine.lead.lower)
    if (MEDIA.test(token.lower) && BY_MEDIA.test(lead.lower) && BY_MEDIA.test(mine.lead.lower)) return true
    if (isHelp && /^(?:with|in)$/.test(lead.lower) && /^(?:with|in)$/.test(mine.lead.lower)) return true
    return isClause || isTool || isAlike(lead.lower, mine.lead.lower) || isOfDeed(mine, lead, governors)
  }

  function isOtherwise(token: Aligned, mine: Place<Aligned>, source: SourceToken): boolean {
    const placeOf = (one: SourceToken) => readings.get(one.unit)?.[one.at]
    const theirs = placeOf(source)
    if (theirs === undefined) return false
    return isOtherwiseSaid({ token, mine, source, theirs, tokens, used, placeOf, isHelp, language })
  }

  /** 'A script that draws a chart' is one to draw it, and one to draw it is one that would. */
  function becomesAim(
    lead: SourceToken,
    own: Aligned,
    source: SourceToken,
    governors: readonly SourceToken[],
  ): boolean {
    if (code !== 'en') return false
    const isAim =
      own.lower === 'to' ||
      own.lower === 'inorderto' ||
      (own.lower === 'for' && (isVerbAt(tokens[own.at + 1]) || isForSomebody(own)))
    const isToDo = /^(?:to|inorderto)$/.test(lead.lower)
    const isMade = governors.some((thing) =>
      readings.get(source.unit)?.[thing.at]?.governors.some(({ lower }) => MAKING.test(lower)),
    )
    if (isAim) return isToDo || (/^(?:that|which|so)$/.test(lead.lower) && lead.at < source.at && isMade)
    return isToDo && /^(?:that|which)$/.test(own.lower) && MIGHT.test(tokens[own.at + 1]?.lower ?? '')
  }

  /** 'To be used by a bank' is not used by one. */
  function isToBe({ unit, at }: SourceToken): boolean {
    return unit.tokens.slice(Math.max(0, at - 3), at).some(({ lower }) => lower === 'be')
  }

  /** 'For parents to register'. */
  function isForSomebody({ at }: Aligned): boolean {
    return tokens.slice(at + 2, at + 5).some(({ lower }) => lower === 'to')
  }

  function isVerbAt(token: Aligned | undefined): boolean {
    return token !== undefined && isVerbForm(token, language)
  }

  /** 'Cuidado de 25 niños' of 'Cuidé a 25 niños'. */
  function isOfDeed(mine: Place<Aligned>, lead: SourceToken, governors: readonly SourceToken[]): boolean {
    return (
      code === 'es' &&
      lead.lower === 'a' &&
      mine.lead !== null &&
      OF.test(mine.lead.lower) &&
      mine.governors.some(({ found, lower }) => found.some((one) => governors.includes(one) && one.lower !== lower))
    )
  }

  function isDerivedInTurkish(token: Aligned, source: SourceToken, { governors }: Place<SourceToken>): boolean {
    const [one, other] = [caseOf(tokens, token.at), caseOf(source.unit.tokens, source.at)]
    if (one === 'finite' && other === 'verbal') return false
    // 'they repaired it' is no 'I repaired it'
    if (one === 'finite' && other === 'finite' && /[mk]$/.test(token.lower) && !/[mk]$/.test(source.lower)) return false
    const isUnplacedDeed =
      governors.every((g) => caseOf(source.unit.tokens, g.at) === 'finite') &&
      tokens.some(
        ({ found, isContent, lower }) => isContent && found.length === 0 && /[dt][ıiuü]m$|yorum$/u.test(lower),
      )
    if (
      governors.length > 0 &&
      !governors.some(isKept) &&
      !isUnplacedDeed &&
      !(other === 'ablative' && one === 'genitive')
    )
      return false
    // 'LibreOffice ile' and 'LibreOffice’te tablolar hazırladım'; who works with Siemens does not work at it
    const isTool =
      /^(?:instrumental|locative)$/.test(one) &&
      /^(?:instrumental|locative)$/.test(other) &&
      isSkill(token) &&
      !tokens.some(({ lower }) => /^(?:çalış|bulun|görev|yer|staj)/.test(lower))
    if (
      isTool ||
      one === other ||
      (other === 'ablative' && one === 'genitive') ||
      (other === 'plain' && /^(?:genitive|dative)$/.test(one))
    )
      return true
    if (other === 'genitive' && one === 'plain')
      return tokens.some(({ found, at }) => at > token.at && found.some((place) => governors.includes(place)))
    return other === 'finite' || (one === 'plain' && other === 'verbal')
  }

  /** 'Repair of pumps' and 'responsible for pumps' are about the pumps; a verb of another frame has them without its preposition. */
  function isObject(
    token: Aligned,
    mine: Place<Aligned>,
    lead: SourceToken,
    governors: readonly SourceToken[],
  ): boolean {
    if (isLeadOfClause(lead, lead.unit.tokens)) return false
    // what something is replaced with is not replaced
    if (/^(?:with|by|for)$/.test(lead.lower) && governors.some(({ lower }) => EXCHANGE.test(lower))) return false
    if (governors.length === 0) return /^(?:on|with|in|of)$/.test(lead.lower)
    const [near] = governors
    if (near && near.at === lead.at - 1 && IDLE.test(near.lower)) return true
    const verbs = tokens.filter(({ found, lower }) =>
      found.some((one) => governors.includes(one) && one.lower !== lower),
    )
    // 'a class of 27 pupils' are 27 pupils
    if (OF.test(lead.lower) && near && GROUP.test(near.lower) && lead.unit.tokens[lead.at + 1]?.value !== null) {
      const above = readings.get(lead.unit)?.[near.at]
      if (above?.lead === null && above.governors.some((one) => used.has(one))) return true
    }
    if (OF.test(lead.lower))
      return verbs.some((one) => one !== token && (isVerbForm(one, language) || mine.governors.includes(one)))
    return governors.every(isKept) && mine.governors.some((one) => verbs.includes(one))
  }

  function isLeadOfClause(lead: Token & { at: number }, words: readonly { lower: string; gap: string }[]): boolean {
    if (code === 'de' && OF.test(lead.lower)) return /,/.test(words[lead.at]?.gap ?? '')
    return (
      isRelative(lead.lower, code) ||
      (code === 'en' &&
        !/^(?:during|regarding|concerning|including|using|following|replacing)$/.test(lead.lower) &&
        isVerbForm(lead, language))
    )
  }
}

/** For each word those of its clause that say something and stand in the sources nowhere, or only by another word. */
function ownWordsOf(tokens: readonly Aligned[]): ReadonlyMap<Aligned, readonly Aligned[]> {
  const byToken = new Map<Aligned, Aligned[]>()
  let clause: Aligned[] = []
  for (const token of tokens) {
    if (/[,;:.()–—]/.test(token.gap)) clause = []
    byToken.set(token, clause)
    // what is swapped for what does not turn round
    if (token.isContent && token.value === null && !isSameWord(token) && !EXCHANGE.test(token.lower)) clause.push(token)
  }
  return byToken
}

const isSameWord = ({ found, lower, marks }: Aligned) =>
  found.some((one) => one.lower === lower || [...one.marks].some((mark) => mark.startsWith('~') && marks.has(mark)))
const EXCHANGE = /^(?:replac|swap|exchang)/

const TIME =
  /(?:day|weekend|evening|morning|night|shift|schicht)s?$|wochenenden?$|^(?:sommer|winter|abend|morgen|mittag|nacht|été|hiver|midi|matin|soir|nuit|verano|invierno|mañana|tarde|noche)$/
const GROUP = /^(?:class|group|crew|set|series|batch|gruppe|klasse|groupe|classe|grupo|clase)$/
/** What was made is for what it does; a team that was joined is not. */
const MAKING =
  /^(?:built|build|wrote|write|made|make|developed?|created?|designed?|programmed?|proposed?|pitched|drafted?|suggested?|coded?)$/
const MIGHT = /^(?:would|could|might)$/
const MEDIA = /^(?:mail|email|chat|phone|telephone|post|letter|sms)$/
const BY_MEDIA = /^(?:by|over|via|through|on)$/
const TOOL = /^(?:in|with|using|on|mit|en|avec|con|sous)$/
const IDLE =
  /^(?:responsible|incharge|part|member|zuständig|verantwortlich|tätig|beschäftigt|responsable|chargée?|encargad[oa])$/

/** 'Refunds up to 50 euros without asking': a bound may go with all that stands behind it, not from before it. */
function unbound(
  tokens: readonly Aligned[],
  used: ReadonlySet<SourceToken>,
  units: readonly Unit[],
  { code, glue }: Language,
): Finding[] {
  const bounds = units.flatMap(({ kind, tokens: words }) =>
    kind === 'bullet'
      ? words.filter(
          ({ lower, at }) => BOUND.test(lower) && words.slice(at + 1, at + 3).some(({ value }) => value !== null),
        )
      : [],
  )
  return bounds.flatMap(({ unit, at, clause, lower }) => {
    const figure = unit.tokens.slice(at + 1).find(({ value }) => value !== null)
    if (tokens.some(({ value, lower: word }) => value === figure?.value || word === lower)) return []
    const isLeft = (source: SourceToken) =>
      source.unit === unit &&
      source.clause === clause &&
      source.at > at + 2 &&
      !glue.has(source.lower) &&
      used.has(source)
    const isTurned = code === 'de' || code === 'tr'
    const token = tokens.find(
      ({ isContent, found }) =>
        isContent && found.some((one) => isLeft(one) && !(isTurned && one.at === unit.tokens.length - 1 && at > 0)),
    )
    return token ? [{ token, why: 'a bound is left out' }] : []
  })
}
const BOUND =
  /^(?:upto|under|below|within|atmost|bis|unter|höchstens|maximal|wenigerals|jusqu|moins|hasta|menos|altında|kadar)$/

const places = <T extends Token & { at: number }>(
  words: readonly T[],
  language: Language,
  isRewrite: boolean,
): Place<T>[] => (language.code === 'tr' ? placesInTurkish(words, language) : placesOf(words, language, isRewrite))

function isAlike(theirs: string, mine: string): boolean {
  return theirs === mine || ALIKE.some((list) => list.includes(theirs) && list.includes(mine))
}
const ALIKE = [
  'in at within inside on during across throughout',
  'with using via through',
  'with alongside',
  'mit gemeinsam',
  'to into onto inorderto towards',
  'for inorderto towards',
  'about on regarding concerning',
  'of for in',
  'under following',
  'after following',
  'until before',
  'de d du des del',
  'von vom der des eines einer',
  'in im bei beim an am auf',
  'zu zum zur für',
  'dans en à au aux',
  'en a al',
  'pendant durant',
  'pro je per',
].map((list) => list.split(' '))
