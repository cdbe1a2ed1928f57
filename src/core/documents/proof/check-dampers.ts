import { must } from '#core/must.ts'
import type { Aligned } from './align.ts'
import { FORMER, isKept } from './damper-kept.ts'
import type { Finding } from './finding.ts'
import type { Language } from './language.ts'
import { isTime } from './numbers.ts'
import { usedOf, type Segment } from './segments.ts'
import { isVerbForm } from './standing.ts'
import type { Sources, SourceToken, Unit } from './sources.ts'
import type { DamperKind } from './words/words.ts'

const WHY: Readonly<Record<DamperKind, string>> = {
  assist: 'it was a part, not the whole',
  attend: 'being there is not doing it',
  together: 'it was done with others',
  tentative: 'it was planned, tried or drafted',
  negation: 'the source says that it was not so',
  limit: 'it was a part of it',
  approx: 'the figure is about right, not exact',
  condition: 'only at times, or in place of somebody',
  other: 'somebody else did it',
  unfinished: 'this stands with a limit in the title',
}

/**
 * What makes a claim smaller must stay with the claim. Each such word guards a stretch of its source; a rewrite that
 * uses words of that stretch must keep it, or another word of the same kind.
 */
export function checkDampers(
  segments: readonly Segment[],
  tokens: readonly Aligned[],
  { units }: Sources,
  language: Language,
): Finding[] {
  const findings: Finding[] = []
  const titles = units.filter(({ kind }) => kind === 'title')
  for (const segment of segments)
    for (const unit of new Set([...segment.units, ...titles])) {
      const used = unit.kind === 'title' ? titled(segment, unit, language) : usedOf(segment, unit)
      for (const damper of unit.tokens)
        for (const kind of kindsOf(damper, unit, language)) {
          const guarded = scopeOf(damper, kind, unit, language)
          const claims = [...used].filter((source) => guarded.includes(source) && source !== damper)
          if (claims.length === 0) continue
          if (isKept(damper, kind, segment, tokens, language)) {
            if (kind === 'negation') findings.push(...widened(damper, used, segment, language))
            continue
          }
          const token = segment.tokens.find(
            ({ isContent, found }) => isContent && found.some((source) => claims.includes(source)),
          )
          if (token) findings.push({ token, why: WHY[kind] })
        }
    }
  return findings
}

/** 'No accident' for 'no at-fault accident' denies more: what stands between 'no' and the thing has to stay. */
function widened(damper: SourceToken, used: ReadonlySet<SourceToken>, segment: Segment, language: Language): Finding[] {
  if (language.code !== 'en' || !/^(?:no|without|never)$/.test(damper.lower)) return []
  const behind = damper.unit.tokens.filter(({ at, part }) => at > damper.at && part === damper.part)
  const stop = behind.findIndex(({ lower }) => language.prepositions.has(lower) && lower !== 'at')
  const group = (stop < 0 ? behind : behind.slice(0, stop)).filter(({ lower }) => !language.glue.has(lower))
  const kept = group.findIndex((source) => used.has(source))
  if (kept <= 0 || kept > 2) return []
  const token = segment.tokens.find(({ found }) => found.includes(must(group[kept])))
  return token ? [{ token, why: 'the source says this of less' }] : []
}

/** The words that a segment has from the title and from nowhere else. */
function titled(segment: Segment, title: Unit, language: Language): Set<SourceToken> {
  const own = segment.tokens.filter(
    ({ isContent, value, found }) =>
      isContent && value === null && found.length > 0 && found.every(({ unit }) => unit.kind === 'title'),
  )
  // 'Baker for nine kinds of bread' is a title, whoever else a line may call so
  const head = segment.tokens[0]
  if (head?.at === 0 && AGENT.test(head.lower) && head.found.some(({ unit }) => unit === title)) own.push(head, head)
  const isRole = own.length > 1 || own.some(({ lower }) => language.ranks.has(lower))
  return new Set((isRole ? own : []).flatMap(({ found }) => found.filter(({ unit }) => unit === title)))
}

const AGENT = /(?:er|or|ist|ian|man|woman|ant|in)$/

export function kindsOf(damper: SourceToken, unit: Unit, language: Language): DamperKind[] {
  if (unit.kind === 'skill' || unit.kind === 'organisation') return []
  if (unit.kind === 'title') return damper.dampers.filter((kind) => kind === 'unfinished')
  const isAbout = damper.dampers.includes('approx') && (unit.tokens[damper.at + 1]?.value ?? null) !== null
  // 'some 300' is about 300
  const kinds: DamperKind[] = isAbout
    ? ['approx']
    : damper.dampers.filter((kind) => kind !== 'unfinished' || damper.lower === 'unfinished')
  // 'found by a colleague' is about what was found, not about who worked together.
  const isAgent = unit.tokens
    .slice(Math.max(0, damper.at - 3), damper.at)
    .some(({ lower }) => language.byAgent.has(lower) && language.code !== 'de')
  if (isAgent && kinds.includes('together')) kinds.splice(kinds.indexOf('together'), 1)
  // 'migrated our servers' says whose they were, 'our team migrated' who did it
  if (damper.lower === 'our' && damper.at > 0 && !language.companions.has(unit.tokens[damper.at + 1]?.lower ?? ''))
    kinds.splice(0)
  if (language.we?.test(damper.lower)) kinds.push('together')
  if (damper.isNegative) kinds.push('negation')
  if (isNotDone(damper, unit, language)) kinds.push('tentative')
  if (isThingAbout(damper, unit, language)) kinds.push('limit')
  if (isNamedAgent(damper, unit, language)) kinds.push('other')
  // 'during the manager's breaks': in place of somebody
  if (
    /^(?:during|while)$/.test(damper.lower) &&
    damper.at > 0 &&
    unit.tokens.slice(damper.at + 1, damper.at + 4).some(({ lower }) => language.ranks.has(lower))
  )
    kinds.push('condition')
  if (isCompanion(damper, unit, language)) kinds.push('together')
  // '2 of them are in use'
  const next = unit.tokens[damper.at + 1]
  if (damper.value !== null && next && language.partOf.has(next.lower)) kinds.push('limit')
  return kinds
}

/** 'Nearly deployed the system', 'Was to deploy it', 'Sollte sie einführen': a line that begins so says that it did not come to it. */
function isNotDone({ at, lower }: SourceToken, { tokens }: Unit, language: Language): boolean {
  const next = tokens[at + 1]
  if (at > 1 || !next || next.value !== null) return false
  if (language.code === 'en' && next.lower === 'to' && BOUND_TO.test(lower)) return true
  if (at > 0) return false
  if (language.code === 'en' && /^(?:plan|intend|hope|aim|want)$/.test(lower)) return true
  return SHOULD[language.code]?.test(lower) ?? language.durations.nearly.has(lower)
}

/** 'Built tests for the payment service' built no payment service. */
function isThingAbout({ at, lower }: SourceToken, { tokens }: Unit, language: Language): boolean {
  const next = tokens[at + 1]?.lower ?? ''
  return language.code === 'en' && at > 0 && at < 4 && ABOUT.test(lower) && /^(?:for|of|about|on)$/.test(next)
}

const ABOUT =
  /^(?:tests?|documentation|docs|parts?|mock-?ups?|plans?|proposals?|specs?|specifications?|slides|manuals?|guides?|minutes|schedules?|articles?|videos?|screenshots?)$/

const BOUND_TO = /^(?:was|were|is|am|about|supposed|meant|due|expected|failed|unable)$/
const SHOULD: Partial<Record<Language['code'], RegExp>> = {
  de: /^(?:fast|beinahe|sollte|wollte|hätte)$/,
  fr: /^(?:presque|devais|devait|failli)$/,
  es: /^(?:casi|iba|debía)$/,
}

/** 'by the manager', 'von der Leitung', not 'by me', 'par jour' or 'by booking'. */
function isNamedAgent(token: SourceToken, { tokens }: Unit, language: Language): boolean {
  if (!language.byAgent.has(token.lower)) return false
  const next = tokens.slice(token.at + 1, token.at + 3)
  const before = tokens[token.at - 1]
  if (
    !before ||
    before.value !== null ||
    next.length === 0 ||
    next.some(({ lower }) => language.me.has(lower) || lower === 'i')
  )
    return false
  if (language.code === 'tr') return true
  const hasBe = tokens.some(({ lower, part }) => part === token.part && language.be.has(lower))
  if (language.code === 'de')
    return (
      hasBe && tokens.some(({ lower, part, at }) => part === token.part && language.be.has(lower) && at !== token.at)
    )
  return (
    must(next[0]).value === null && !must(next[0]).lower.endsWith('ing') && PARTICIPLE[language.code].test(before.lower)
  )
}

/** 'with the owner', 'with another developer'; not 'with the camera'. */
function isCompanion(token: SourceToken, { tokens }: Unit, language: Language): boolean {
  if (!language.accompany.has(token.lower) || !/^(?:with|mit|avec|con)$/.test(token.lower)) return false
  const behind = tokens.slice(token.at + 1, token.at + 5).filter(({ part }) => part === token.part)
  // 'with a script my supervisor had started' is with the script
  const thing = behind.findIndex(({ lower, value }) => value === null && !language.glue.has(lower))
  const other = behind.findIndex(({ lower }, at) => thing >= 0 && at > thing && OWNER.test(lower))
  return (other < 0 ? behind : behind.slice(0, other)).some(
    ({ lower }) => language.ranks.has(lower) || BESIDE.test(lower) || PERSON[language.code]?.test(lower),
  )
}
const OWNER = /^(?:my|mein[ea]?|mon|ma|mi)$/

/** Others like oneself: 'with two other interns'. */
const BESIDE = /^(?:others?|another|anderen?|weiteren|autres?|otr[ao]s?)$/

/** Endings of words for people, less the tools that end alike. */
export const PERSON: Partial<Record<Language['code'], RegExp>> = {
  en: /^(?!.*(?:computer|printer|server|paper|order|number|other|monitor|scanner|docker|tender|ledger|register|power|water|letter|folder|timer|filter|layer|weather|after|under|over|never|ever|per|for|or|their|software|tractor|sensor|motor|error|mirror|color|colour|vector|tensor|excavator|generator|router|trailer|container)s?$).*(?:er|or|ist|ian|man|men|ee|mate|maintenance|friend|cousin|pal|wife|husband|aunt|student|spouse)s?$|^(?:interns?|students?|trainees?|apprentices?|friends?|classmates?|flatmates?|nurses?|cooks?|chefs?|sisters?|brothers?|cousins?|m[ae]n|wom[ae]n|staff|assistants?|aides?|clerks?|guards?|scientists?|analysts?|mates?|siblings?)$/,
  de: /(?:kolleg|mitarbeiter|kraft$|kräfte|partner|leute$|kommiliton)/,
  fr: /(?:ien|ienne|eur|euse|ère|iste)s?$/,
  es: /(?:ero|era|dor|dora|ista)s?$/,
}

const PARTICIPLE = {
  en: /(?:ed|en|nt|wn|de|ne|ld|und|ught|t)$/,
  fr: /(?:é|ée|és|ées|i|ie|it|ite|u|ue|us|ues|ris|rise)$/,
  es: /(?:ado|ada|ados|adas|ido|ida|idos|idas|cho|cha|to|ta)$/,
  de: /./,
  tr: /./,
}

function scopeOf(damper: SourceToken, kind: DamperKind, unit: Unit, language: Language): SourceToken[] {
  const isWord = (source: SourceToken) => source.value !== null || !language.glue.has(source.lower)
  const inClause = unit.tokens.filter(({ clause }) => clause === damper.clause)
  const inPart = inClause.filter(({ part }) => part === damper.part)
  if (kind === 'unfinished')
    return titleScope(damper, unit, language).filter((source) => isWord(source) && !isTime(source, language))
  if (kind === 'negation') {
    if (damper.isNegative) return [damper, ...inPart]
    const behind = inPart.filter(({ at }) => at > damper.at && at <= damper.at + 5).filter(isWord)
    // 'exam not booked': what the part opens with was not booked
    const before = inPart.filter(({ at }) => at < damper.at).filter(isWord)
    const isSaidOf =
      language.code === 'en' && before.length === 1 && !isVerbForm(must(before[0]), language) && inPart[0] === before[0]
    if (language.code === 'tr' || behind.length === 0) return inPart.filter(isWord)
    return [...(isSaidOf ? before : []), ...behind.slice(0, 3)]
  }
  if (kind === 'limit' && ONLY.test(damper.lower) && inPart.some(({ dampers }) => dampers.includes('tentative')))
    return []
  if (kind === 'limit' && damper.value !== null)
    return inPart.filter((source) => source.at > damper.at && isWord(source))
  if (kind === 'limit' && /^(?:a|an|per)$/.test(unit.tokens[damper.at + 1]?.lower ?? '')) return []
  if (kind === 'approx' || kind === 'limit') {
    const number = inClause.find(
      ({ value, at }) => value !== null && at > damper.at && at <= damper.at + (kind === 'limit' ? 4 : 3),
    )
    const last = inClause.findLast(({ value, at }) => value !== null && at < damper.at && at >= damper.at - 2)
    if (kind === 'approx') return number ? [number] : last ? [last] : []
    if (PEAK.test(damper.lower)) return inPart.filter(({ value }) => value !== null)
    if (number && UNDER.test(damper.lower))
      return [
        number,
        ...inPart
          .filter(({ at }) => at < damper.at)
          .filter(isWord)
          .slice(-1),
      ]
    if (!number && OF_FIGURES.test(damper.lower)) return last && kind === 'limit' ? [last] : []
    const words = inPart
      .filter(({ at, lower }) => at > damper.at && !ADVERB.test(lower))
      .filter(isWord)
      .slice(0, 3)
    return number ? [number] : words.length > 0 ? words : inPart.filter(isWord)
  }
  if (kind === 'other') return agentScope(damper, inPart, language).filter(isWord)
  if (kind === 'tentative' && NOUNS.test(damper.lower)) return unit.tokens.filter(isWord)
  const own = inPart.filter((source) => isWord(source) && source !== damper && source.value === null)
  return (own.length >= 3 ? inPart : inClause).filter(isWord)
}

/** 'documented about half so far' is half of what was documented. */
const ADVERB = /^(?:sofar|now|currently|yet|already|since|today)$/

/** The best moment says nothing of the others; a limit below narrows what stands before it. */
const PEAK = /^(?:peak|max|maximum|maximal|máximo)$/
const UNDER = /^(?:under|below|unter|wenigerals|moinsde|menosde|altında)$/

/** These limit figures; before anything else they say something different ('under supervision'). */
const OF_FIGURES =
  /^(?:under|below|upto|almost|nearly|atmost|peak|max|maximum|maximal|höchstens|fast|knapp|bis|unter|wenigerals|altında|kadar|neredeyse|presque|jusqu|moinsde|casi|hasta|menosde|máximo)$/

/** Beside a trial, 'only' adds nothing: 'demo with sample data only'. */
const ONLY = /^(?:only|nur|sadece|yalnızca|seulement|uniquement|solo|sólo|únicamente)$/

/** In brackets it is about the whole title; before a noun, about what follows up to the next preposition. */
function titleScope(damper: SourceToken, { tokens }: Unit, language: Language): SourceToken[] {
  const isFormer = FORMER.test(damper.lower)
  if (damper.part > 0 && !isFormer) return [...tokens]
  const stop = tokens.find(
    ({ at, lower, part }) => at > damper.at && (part !== damper.part || language.prepositions.has(lower)),
  )
  return tokens.filter(({ at }) => (stop === undefined || at < stop.at) && (!isFormer || at > damper.at))
}

/** Nouns that say of a whole bullet that it was a trial. */
const NOUNS =
  /^(?:prototyp|demo|mock|homework|exercise|sample|maquette|muster|taslak|ödev|ejercicio|borrador|pilot|trial)/

/** A finite passive gives away its whole clause, a participle behind a noun only itself. */
function agentScope(damper: SourceToken, inPart: readonly SourceToken[], language: Language): SourceToken[] {
  if (!language.byAgent.has(damper.lower)) {
    const behind = inPart.filter(({ at }) => at > damper.at)
    return behind.length > 0 ? behind.slice(0, 4) : inPart.slice()
  }
  const before = inPart.filter(({ at }) => at < damper.at)
  if (language.code === 'tr' || language.code === 'de') return inPart.filter(({ at }) => at !== damper.at)
  return before.some(({ lower }) => language.be.has(lower)) ? before : before.slice(-1)
}
