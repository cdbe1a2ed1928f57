import { must } from '#core/must.ts'
import type { Aligned } from './align.ts'
import { kindsOf } from './check-dampers.ts'
import { FIRST } from './check-figures.ts'
import type { Finding } from './finding.ts'
import type { Language } from './language.ts'
import { isTime } from './numbers.ts'
import { isFrame } from './spoken-frames.ts'
import type { Segment } from './segments.ts'
import type { Sources, SourceToken, Unit } from './sources.ts'
import { IRREGULAR } from './words/irregular.ts'
import type { DamperKind } from './words/words.ts'

/** Kinds whose words say the same thing well enough: 'helped' for 'took part', 'roughly' for 'about'. */
const ALIKE: readonly DamperKind[] = ['assist', 'approx', 'together', 'condition', 'negation', 'tentative']

/** Every word that says something has a place in the sources, or says no more than one that has. */
export function checkWords(
  tokens: readonly Aligned[],
  segments: readonly Segment[],
  sources: Sources,
  isSettled: (token: Aligned) => boolean,
  language: Language,
): Finding[] {
  return tokens.flatMap((token) => {
    if (!token.isContent || token.value !== null || token.found.length > 0 || isSettled(token)) return []
    if (isMeasure(token, tokens) || isEachTime(token, tokens, language) || isAlike(token, segments, language)) return []
    if (language.light.has(token.lower) && hasAction(token, segments, language)) return []
    if (SMALLER[language.code].test(token.lower)) return []
    if (isFrame(token, tokens, sources, isSettled, language)) return []
    if (isInitials(token, sources) || isLongForm(token, tokens, sources, language)) return []
    if (isMaking(token, tokens, sources, language)) return []
    if (isStudy(token, sources) || (sources.entries.length === 1 && token.lower === must(sources.entries[0]).kind))
      return []
    if (isPartTime(token, sources) || isTeamOf(token, tokens, language)) return []
    if (isByOthers(token, tokens, language)) return []
    if (isUndone(token, sources, language)) return []
    if (FIRST.test(token.lower) && isFromFirst(tokens[token.at + 1])) return []
    return [{ token, why: 'not in the sources' }]
  })
}

/** The word behind a figure that only names its unit: checked with the figure. */
function isMeasure(token: Aligned, tokens: readonly Aligned[]): boolean {
  const before = tokens[token.at - 1]
  return before?.value !== null && before !== undefined && UNIT.test(token.lower)
}
const UNIT = /^(?:percent|prozent|yüzde|usd|eur|euros?|dollars?|pounds?|tl)$/

/** 'every week' for 'a week'. */
function isEachTime(token: Aligned, tokens: readonly Aligned[], language: Language): boolean {
  const after = tokens[token.at + 1]
  const isBeside = after !== undefined && (ARTICLE.test(after.lower) || after.value !== null)
  const next = isBeside ? tokens[token.at + 2] : after
  if (!EACH.test(token.lower) || next === undefined) return false
  return (
    isTime(next, language) !== null ||
    next.found.some(
      ({ lower, unit, at }) =>
        /(?:ly|lich)$/.test(lower) || (HABITUAL.test(lower) && (unit.tokens[at - 1]?.value ?? null) === null),
    ) ||
    next.found.some(({ unit, at }) => PER.test(unit.tokens[at - 1]?.lower ?? ''))
  )
}
/** 'on Saturdays' is every Saturday. */
const HABITUAL =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|evening|night|morning|(?:sams|sonn|diens|donners|mon|frei)tag|mittwoch)s$/
const PER = /^(?:per|each|every|a|an|pro|je|jede[nrsm]?|her|par|chaque|por|cada)$/
const ARTICLE = /^(?:les|los|las)$/
const EACH = /^(?:each|every|per|jede[nrsm]?|je|pro|her|chaque|tous|toutes|cada|todos|todas)$/

function isAlike(token: Aligned, segments: readonly Segment[], language: Language): boolean {
  const kinds = (language.dampers.get(token.lower) ?? []).filter((kind) => ALIKE.includes(kind))
  const segment = segments.find(({ tokens }) => tokens.includes(token))
  // 'deputy manager' is a rank, 'as a deputy' is not
  const isRank = segment?.tokens.some(({ at, lower }) => at === token.at + 1 && language.ranks.has(lower)) ?? false
  // 'zu dritt' is not 'zu viert'
  if (OF_SIZE.test(token.lower) && segment?.units.some((unit) => unit.tokens.some(({ lower }) => OF_SIZE.test(lower))))
    return false
  return kinds.some(
    (kind) =>
      !(kind === 'condition' && isRank) &&
      (kind === 'approx' ||
        (segment?.units.some((unit) => unit.tokens.some((source) => kindsOf(source, unit, language).includes(kind))) ??
          false)),
  )
}

const OF_SIZE = /^(?:zweit|dritt|viert)$/

/** A carrying verb says nothing by itself when the action is named: 'handled scheduling'. */
function hasAction(token: Aligned, segments: readonly Segment[], language: Language): boolean {
  const segment = segments.find(({ tokens }) => tokens.includes(token))
  return (
    (segment?.tokens.some(
      (other) => other !== token && ACTION[language.code].test(other.lower) && other.found.length > 0,
    ) ??
      false) ||
    (segment?.units.some(
      (unit) =>
        unit.tokens.some(({ lower }) => language.light.has(lower)) ||
        (token === segment.tokens.find(({ isContent }) => isContent) && isNamedOnly(unit, language)),
    ) ??
      false)
  )
}

/** 'Second-line tickets, 25 a day' names the work by its things: that they were handled goes without saying. */
function isNamedOnly({ kind, tokens }: Unit, language: Language): boolean {
  const [first] = tokens
  // '25 a day' names no thing by its 'a'
  const isBeforeTime = (next: SourceToken | undefined) => next !== undefined && isTime(next, language) !== null
  return (
    language.code === 'en' &&
    kind === 'bullet' &&
    first !== undefined &&
    first.value === null &&
    language.deedsOf(first.lower).length === 0 &&
    !/(?:ed|ing)$/.test(first.lower) &&
    !IRREGULAR.has(first.lower) &&
    !tokens.some(
      ({ lower }, at) => language.be.has(lower) || (language.determiners.has(lower) && !isBeforeTime(tokens[at + 1])),
    )
  )
}

/** Words that only make a claim smaller need no place in the sources. */
const SMALLER = {
  en: /^(?:occasionally|sometimes|partly|partially|mainly|mostly|jointly|joint|together|collaboratively|temporarily|rarely|usual|usually|typical|typically|normally|generally|shelved|scrapped|abandoned|rejected|refused|declined|cancelled|discontinued|postponed|undecided|inconclusive|unsuccessful|unsuccessfully|provisional|possible|possibly|potential|potentially|small|smaller|minor|brief|briefly|limited|preliminary|sofar|merely|just|provisionally|simple)$/,
  de: /^(?:gelegentlich|manchmal|teilweise|teils|zeitweise|vertretungsweise|gemeinsam|gemeinsame[nrsm]?|zusammen|überwiegend|üblicherweise|normalerweise|meist|meistens|nur|lediglich|bloß|kurz|kurzzeitig|kleine[nrs]?|einfache[nrs]?|zunächst|vorläufig|bisher|bislang)$/,
  tr: /^(?:bazen|kısmen|birlikte|beraber|ortak|dönemsel|nadiren|ağırlıklı|genellikle|genelde|sadece|yalnızca|kısa|kısaca|küçük|basit|geçici|şimdilik)$/u,
  fr: /^(?:parfois|occasionnellement|partiellement|ensemble|commune?s?|conjointement|ponctuellement|principalement|habituellement|généralement|seulement|uniquement|simples?|petite?s?|brièvement|provisoirement|jusqu)$/,
  es: /^(?:ocasionalmente|parcialmente|conjuntamente|conjunt[oa]s?|puntualmente|principalmente|normalmente|generalmente|habitualmente|juntos|juntas|solo|sólo|únicamente|simples?|pequeñ[oa]s?|breve|brevemente|provisionalmente)$/,
}

const ACTION = {
  en: /(?:ing|ings|ment|ments|tion|tions|sion|ysis|view|views|check|checks|test|tests)$/,
  de: /(?:ung|ungen|tion|nahme|ur|test|tests)$/,
  tr: /(?:ma|me|ması|mesi|masını|mesini|ım|im|um|üm|ımı|imi|ımını|l[ıiuü][kğ][ıiuü]?)$/u,
  fr: /(?:tion|tions|ment|age|ure|ance|ise|ise|ue|te|aide|vente|tenue)$/u,
  es: /(?:ción|ciones|miento|aje|ura|trol|porte|poyo|yuda|idos|ido|ión)$/u,
}

/** 'RPi' for 'Raspberry Pi': made of the beginnings of words that stand together in the sources. */
function isInitials({ text }: Aligned, { units }: Sources): boolean {
  if (!/^\p{Lu}(?=\p{L}*\p{Lu})\p{L}{1,5}$/u.test(text)) return false
  const parts = text.match(/\p{Lu}\p{Ll}*/gu) ?? []
  return units.some(({ tokens }) =>
    tokens.some((_, at) =>
      parts.every((part, offset) => tokens[at + offset]?.text.toLowerCase().startsWith(part.toLowerCase())),
    ),
  )
}

/** 'value added tax' for 'VAT': its first letters are an abbreviation of the sources. */
function isLongForm({ at }: Aligned, tokens: readonly Aligned[], { units }: Sources, language: Language): boolean {
  const short = units.flatMap((unit) => unit.tokens.filter(({ text }) => /^\p{Lu}{2,5}s?$/u.test(text)))
  return short.some(({ text }) => {
    const letters = text.replace(/s$/, '').toLowerCase()
    const starts = letters.split('').map((_, index) => at - index)
    return starts.some((from) => {
      const words = tokens.slice(Math.max(0, from), from + letters.length)
      const isBeside = [from - 1, from + letters.length].some((next) => tokens[next]?.text === text)
      return (
        words.length === letters.length &&
        words.every(({ lower, value }, index) => value === null && lower.startsWith(letters.charAt(index))) &&
        !words.some(({ lower }) => language.raisers.has(lower)) &&
        // beside the abbreviation it is spelt out; without it, nothing of it may be a word that has a place already
        (isBeside || (letters.length > 2 && words.every(({ found }) => found.length === 0)))
      )
    })
  })
}

/** What a project or a course was is somebody's own work: 'built', 'studied' at its head adds nothing to that. */
function isMaking(token: Aligned, tokens: readonly Aligned[], { entries }: Sources, language: Language): boolean {
  const [entry, ...more] = entries
  if (entry === undefined || more.length > 0) return false
  const said = tokens.filter(({ isContent }) => isContent)
  const place = language.code === 'tr' ? said.at(-1) : said[0]
  // a German participle stands last as well
  const isPlaced = place === token || (language.code === 'de' && said.at(-1) === token)
  if (!isPlaced || !(MAKING[language.code][entry.kind]?.test(token.lower) ?? false)) return false
  // an exam that is taken is more than its course
  return entry.kind !== 'education' || !TAKEN.test(token.lower) || said.some(({ lower }) => COURSE.test(lower))
}
const TAKEN = /^(?:took|taking|aldım|alıyorum)$/
const COURSE = /^(?:course|class|module|bootcamp|lesson|training|program|workshop|ders|kurs|eğitim)\p{L}*$/u
const MAKING: Readonly<Record<Language['code'], Partial<Record<string, RegExp>>>> = {
  en: {
    project: /^(?:built|build|created|create|made|make|developed|develop|wrote|write|programmed|coded|designed)$/,
    education: /^(?:studied|study|studying|attended|took|taking|read|learned|learnt)$/,
  },
  de: { education: /^(?:lernt|lerne|lernte|gelernt|besucht|besuchte|besuch|kurs|weiterbildung)$/ },
  tr: { education: /^(?:öğrendim|öğreniyorum|aldım|alıyorum|katıldım)$/ },
  fr: { education: /^(?:formation|cours|appris|apprends|apprentissage|étudié|suivi)$/ },
  es: { education: /^(?:formación|curso|aprendí|aprendizaje|estudié|cursé)$/ },
}

/** '(0.6)', '60 %' and '20 hours a week' in a title are part of full time. */
const isPartTime = ({ lower }: Aligned, { entries }: Sources) =>
  /^(?:part|time|teilzeit\p{L}*|yarı|zamanlı|partiel|parcial)$/u.test(lower) &&
  entries.some(({ kind, title }) => kind === 'job' && SHARE.test(title))
const SHARE =
  /(?<![\d.,])0[.,][1-9]|(?<!\d)[1-9]\d ?%|(?<!\d)(?:[1-9]|[12]\d|3[0-2]) ?(?:h|hrs?|hours|stunden|std|saat|heures|horas)(?!\p{L})/iu

/** 'The team lead' is the lead. */
const isTeamOf = ({ at, lower }: Aligned, tokens: readonly Aligned[], language: Language) => {
  const next = tokens[at + 1]
  return (
    lower === 'team' &&
    next !== undefined &&
    language.ranks.has(next.lower) &&
    next.found.some(({ lower: rank }) => rank === next.lower)
  )
}

/** Anyone who is at a degree is at their studies. */
const isStudy = ({ lower }: Aligned, { entries }: Sources) =>
  STUDIES.test(lower) && entries.some(({ kind, title }) => kind === 'education' && DEGREE.test(title))
const DEGREE =
  /(?<!\p{L})(?:B\.? ?(?:Sc|A|Eng|Ed)|M\.? ?(?:Sc|A|Eng|Ed)|bachelor|master|lisans|licence|grado)(?!\p{L})/iu
const STUDIES =
  /^(?:students?|öğrencisi|étudiante?|studierende|study|studies|studying|studied|studium|studiere|studiert|études|estudios|öğrenim)$/u

/** 'designed by others' where the source has 'that others had designed'. */
function isByOthers({ at, lower }: Aligned, tokens: readonly Aligned[], language: Language): boolean {
  if (!language.byAgent.has(lower)) return false
  const agent = tokens.slice(at + 1, at + 4).find(({ isContent, value }) => isContent && value === null)
  const deed = tokens[at - 1]
  if (!agent || !deed) return false
  if (agent.found.some(({ dampers }) => dampers.includes('other'))) return true
  // 'reviewed by a senior' where the source has 'a senior reviews them': who did it stands right before the deed there
  return (
    !agent.lower.endsWith('ing') &&
    agent.found.some((actor) =>
      actor.unit.tokens
        .slice(actor.at + 1, actor.at + 4)
        .some(({ marks, clause }) => clause === actor.clause && [...deed.marks].some((mark) => marks.has(mark))),
    )
  )
}

/** 'the first six' of what is numbered from 1 to 6. */
const isFromFirst = (number: Aligned | undefined) =>
  number?.found.some(({ unit, at }) => unit.tokens.slice(Math.max(0, at - 2), at).some(({ value }) => value === 1)) ??
  false

/** 'unmerged' where the source has 'not merged'. */
function isUndone(token: Aligned, sources: Sources, language: Language): boolean {
  const [, rest] = /^(?:un|non|in)-?(\p{L}{4,})$/u.exec(token.lower) ?? []
  if (rest === undefined) return false
  const stems = language.stems(rest)
  return sources.units.some(({ tokens }) =>
    tokens.some(
      (source) =>
        source.dampers.includes('negation') &&
        tokens.some(
          (other) => other.part === source.part && language.stems(other.lower).some((stem) => stems.includes(stem)),
        ),
    ),
  )
}
