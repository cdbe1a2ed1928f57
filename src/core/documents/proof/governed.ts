import { must } from '#core/must.ts'
import type { Language } from './language.ts'
import type { SourceToken, Unit } from './sources.ts'
import { lemmasOf } from './lexicon.ts'
import { IRREGULAR } from './words/irregular.ts'

/** Words of a source that are true only together with what governs them: one of `by` has to stay. `deedsOnly`: as a deed at the head of a clause. */
export type Governed = { by: readonly SourceToken[]; words: readonly SourceToken[]; deedsOnly: boolean; why: string }

type Code = Language['code']

/** Sentences are proved one by one, many of them from the same bullets. */
const known = new WeakMap<Unit, Governed[]>()

/** What a bullet says of somebody else, of a plan, or of the time to come. */
export function governedIn(unit: Unit, language: Language): Governed[] {
  const governed = known.get(unit) ?? readGoverned(unit, language)
  known.set(unit, governed)
  return governed
}

function readGoverned(unit: Unit, language: Language): Governed[] {
  if (unit.kind !== 'bullet') return []
  return [
    ...intended(unit, language),
    ...ahead(unit, language),
    ...othersClauses(unit, language),
    ...behindNouns(unit, language),
    ...doneToOne(unit, language),
    ...verbalNouns(unit, language),
    ...seldom(unit),
  ]
}

/** Nouns of what is only thought of, by the words that lead to it. */
const INTENT: Readonly<Record<Code, { noun: RegExp; leads: RegExp }>> = {
  en: {
    noun: /^(?:plans?|schemes?|proposals?|strateg(?:y|ies)|roadmaps?|concepts?|ideas?|outlines?|drafts?|requests?|bids?|applications?|offers?|attempts?|goals?|aims?|targets?|promises?|petitions?|ways|options|business case)$/,
    leads: /^(?:to|for|on|of)$/,
  },
  de: {
    noun: /(?:^|\p{L})(?:pl[aä]ne?|konzepte?|entw(?:urf|ürfe)|vorschl[aä]ge?|idee|ideen|skizze|strategie|ziele?|antr[aä]ge?|angebote?|versuche?)$/u,
    leads: /^(?:zur|zum|für|zu|auf)$/,
  },
  fr: {
    noun: /^(?:plans?|projets?|propositions?|stratégies?|idées?|ébauches?|concepts?|objectifs?|demandes?|offres?|tentatives?)$/,
    leads: /^(?:pour|de|d|visant)$/,
  },
  es: {
    noun: /^(?:plan(?:es)?|proyectos?|propuestas?|estrategias?|ideas?|borradores?|objetivos?|ofertas?|intentos?)$/,
    leads: /^(?:para|de)$/,
  },
  tr: { noun: /^(?!)/, leads: /^(?!)/ },
}

function intended({ tokens }: Unit, { code }: Language): Governed[] {
  const { noun, leads } = INTENT[code]
  return tokens.flatMap((token, at): Governed[] => {
    const next = tokens[at + 1]
    if (!noun.test(token.lower) || !next || next.part !== token.part || !leads.test(next.lower)) return []
    // 'application for' and 'concept of' name a thing; 'to' and 'zur' lead to a deed
    if (
      /^(?:of|for|on|de|d)$/.test(next.lower) &&
      !/^(?:plan|scheme|proposal|target|goal|bid|objecti)/.test(token.lower)
    )
      return []
    const words = behind(tokens, next)
    return words.length > 0 ? [{ by: [token], words, deedsOnly: false, why: 'it was planned, not done' }] : []
  })
}

const behind = (tokens: readonly SourceToken[], from: SourceToken) =>
  tokens.filter(({ at, part }) => at > from.at && part === from.part)

const AHEAD: Readonly<Record<Code, RegExp>> = {
  en: /^(?:will|shall)$/,
  de: /^(?:werde|werden|wird)$/,
  fr: /^(?:vais|allons|va)$/,
  es: /^(?:voy|vamos)$/,
  tr: /(?:[ae]ca[ğk]|[ae]ce[ğk])\p{L}*$/u,
}

function ahead({ tokens }: Unit, { code }: Language): Governed[] {
  return tokens.flatMap((token): Governed[] => {
    if (!AHEAD[code].test(token.lower)) return []
    // 'wird gewartet' is a passive, 'werde warten' is to come
    const ends = tokens.findLast(({ part }) => part === token.part)
    if (code === 'de' && !(ends && /(?:en|rn|ln)$/.test(ends.lower) && !/^ge|^(?:be|ver|er)/.test(ends.lower)))
      return []
    const words = tokens.filter(({ part, at }) => part === token.part && (code === 'tr' || at > token.at))
    return [{ by: [token], words, deedsOnly: false, why: 'that is still to come' }]
  })
}

const SUBORDINATE: Readonly<Record<Code, RegExp>> = {
  en: /^(?:that|which|who|whom|what|while|when|where|because|after|before|whereas|as)$/,
  de: /^(?:was|während|als|weil|nachdem|bevor|den|die|der|das|welche[nrs]?)$/,
  fr: /^(?:que|qu|qui|dont|pendant|quand|lorsque|où)$/,
  es: /^(?:que|quien|mientras|cuando|donde)$/,
  tr: /^(?!)/,
}
const SPEAKER = /^(?:i|we|ich|wir|je|j|nous|yo|me|my|us|our)$/

const isPast = (word: SourceToken, code: Code) => {
  const { lower, value } = word
  if (value !== null || (code !== 'en' && word.at > 0 && /^\p{Lu}/u.test(word.text))) return false
  if (code === 'en')
    return /(?<!e)ed$/.test(lower) || (IRREGULAR.has(lower) && !/^(?:children|people|men|women|lives)$/.test(lower))
  if (code === 'de') return /^\p{Ll}/u.test(word.text) && /(?:te|t|en|b|g|ß)$/.test(lower)
  return code === 'fr' ? /(?:é|ée|és|ées|ait|aient|it|a)$/.test(lower) : /(?:ó|aba|ía|ado|ido)$/.test(lower)
}

/** 'Checked what Nina had translated', 'Tom migrated it while I …', 'a chef who ran four kitchens'. */
function othersClauses(unit: Unit, language: Language): Governed[] {
  if (language.code === 'tr') return []
  return spansOf(unit, language).flatMap((words): Governed[] => {
    const first = must(words[0])
    const isSub = SUBORDINATE[language.code].test(first.lower)
    if (language.code === 'de' && isSub && (first.at === 0 || !/,/.test(first.gap))) return []
    const body = isSub ? words.slice(1) : words
    const verb = body.findIndex((word) => isPast(word, language.code))
    if (verb < 0 || body.slice(0, verb + 1).some(({ lower }) => SPEAKER.test(lower))) return []
    const subject = body
      .slice(0, verb)
      .filter(({ lower }) => !language.glue.has(lower) && !language.prepositions.has(lower))
    if (isSub && subject.length === 0) return ofAntecedent(unit, first, body.slice(verb), language)
    if (subject.length === 0 || (!isSub && !isNamed(subject, body.slice(0, verb), language))) return []
    return [
      {
        by: [...subject, ...(isSub ? [first] : [])],
        words: body.slice(verb),
        deedsOnly: true,
        why: 'somebody else did it',
      },
    ]
  })
}

/** Without a word that leads to it, only a name or a person right before the verb is its subject: 'Tom migrated', 'My manager ran'. */
function isNamed(subject: readonly SourceToken[], all: readonly SourceToken[], language: Language): boolean {
  const [first] = all
  const last = must(subject.at(-1))
  if (!first || subject.length > 2 || language.deedsOf(first.lower).length > 0) return false
  const isPerson = language.ranks.has(last.lower) || /(?:colleague|friend|predecessor|vendor|team)$/.test(last.lower)
  return (
    language.code === 'en' &&
    ((first.at === last.at && /^\p{Lu}\p{Ll}+$/u.test(last.text) && isFirstName(last)) ||
      (language.determiners.has(first.lower) && isPerson))
  )
}
/** No word of a resume that ends like a noun: 'Sales', 'Training', 'Customers'. */
const isFirstName = ({ lower, dampers, marks }: SourceToken) =>
  dampers.length === 0 &&
  lemmasOf(lower).length === 0 &&
  !/(?:s|ing|tion|ment|ly|ed)$/.test(lower) &&
  [...marks].every((mark) => !mark.startsWith('='))

/** 'a chef who ran': whose deed it was stands before the clause. */
function ofAntecedent(
  { tokens }: Unit,
  first: SourceToken,
  words: readonly SourceToken[],
  language: Language,
): Governed[] {
  if (!/^(?:who|qui|quien|der|die)$/.test(first.lower)) return []
  const near = tokens.slice(Math.max(0, first.at - 3), first.at).filter(({ lower }) => !language.glue.has(lower))
  return near.length > 0 ? [{ by: [...near, first], words, deedsOnly: true, why: 'somebody else did it' }] : []
}

/** A bullet at its full stops, commas and the words that begin a clause. */
function spansOf({ tokens }: Unit, language: Language): SourceToken[][] {
  const spans: SourceToken[][] = []
  for (const token of tokens) {
    const last = spans.at(-1)?.at(-1)
    const isNew =
      !last ||
      last.part !== token.part ||
      (SUBORDINATE[language.code].test(token.lower) && (language.code !== 'de' || token.gap.includes(','))) ||
      /^(?:but|and|aber|und|mais|et|pero|y)$/.test(token.lower)
    if (isNew) spans.push([token])
    else must(spans.at(-1)).push(token)
  }
  return spans
}

/** 'a startup acquired by Google', 'a tool built at Google': a participle behind a noun tells of the noun. */
function behindNouns({ tokens }: Unit, language: Language): Governed[] {
  if (language.code !== 'en') return []
  return tokens.flatMap((token, at): Governed[] => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]]
    if (at < 2 || !before || !next || next.part !== token.part || before.part !== token.part) return []
    if (!isPast(token, 'en') || !/^(?:by|at|in|for|from|on)$/.test(next.lower)) return []
    const noun = /ly$|^later$|^then$/.test(before.lower) ? tokens[at - 2] : before
    if (
      !noun ||
      noun.value !== null ||
      language.glue.has(noun.lower) ||
      language.be.has(noun.lower) ||
      /(?:ed|ing)$/.test(noun.lower)
    )
      return []
    const names = behind(tokens, token).filter(({ text }) => /^\p{Lu}/u.test(text))
    return [
      { by: [noun], words: [token], deedsOnly: true, why: 'somebody else did it' },
      ...(names.length > 0
        ? [{ by: [token], words: names, deedsOnly: false, why: 'the source names it of something else' }]
        : []),
    ]
  })
}

/** 'Was trained by nurses', 'Von Pflegern eingearbeitet': the person did not do it but had it done to them. */
function doneToOne({ tokens }: Unit, language: Language): Governed[] {
  const [first] = tokens
  if (!first) return []
  const part = tokens.filter((token) => token.part === first.part)
  const by = part.find(({ lower }) => language.byAgent.has(lower))
  if (!by) return []
  const isPassive =
    (language.code === 'en' && /^(?:was|were|been|got|get|am|is|being)$/.test(first.lower)) ||
    (language.code === 'de' && by === first && part.length > 2 && isPast(must(part.at(-1)), 'de'))
  const deeds = part.filter((word) => word !== first && isPast(word, language.code))
  return isPassive && deeds.length > 0
    ? [{ by: [by], words: deeds, deedsOnly: true, why: 'it was done to the person' }]
    : []
}

const SELDOM = /^(?:hardly|barely|scarcely|seldom|rarely|kaum|selten|nadiren|rarement|raramente|apenas)$/

const seldom = ({ tokens }: Unit): Governed[] =>
  tokens
    .filter(({ lower, at }) => at < 2 && SELDOM.test(lower))
    .map((token) => ({
      by: [token],
      words: behind(tokens, token),
      deedsOnly: false,
      why: 'hardly ever, says the source',
    }))

const TR_FINITE = /(?:[dt][ıiuü](?:m|k)?|yor(?:um|uz|du|dum)?|m[ae]kt[ae]\p{L}*|m[ıiuü]ş\p{L}*)$/u
const TR_LIGHT = /^(?:yap|et|ed|gerçekleştir|sağla|yürüt|tamamla|üstlen|başar|yönet|devam|sorumlu)/
/** 'taşımam istendi', 'indirme taslağı', 'yöneten şef': a verb made a noun is a deed by the word behind it. */
function verbalNouns({ tokens }: Unit, language: Language): Governed[] {
  if (language.code !== 'tr') return []
  return tokens.flatMap((token, at): Governed[] => {
    const next = tokens[at + 1]
    if (!next || next.part !== token.part || TR_LIGHT.test(next.lower)) return []
    const deed = tokens[at - 1]
    if (/^(?:eden|yapan|veren|olan)$/.test(token.lower) && deed)
      return [{ by: [next], words: [deed, token], deedsOnly: false, why: 'somebody else did it' }]
    if (!/\p{L}{2}(?:m[ae](?:m|n|s[ıi]|y[ıi]|m[ıi]z[ıi]?)?|m[ae]k|[ae]n)$/u.test(token.lower)) return []
    if (/(?:[ae]n)$/.test(token.lower) && !/(?:[dtkrşyl][ae]n|y[ae]n)$/u.test(token.lower)) return []
    return [{ by: [next], words: [token], deedsOnly: true, why: 'the source says it of something else' }]
  })
}

/** Whether a Turkish word is a finite verb. */
export const isFinite = (lower: string): boolean => TR_FINITE.test(lower)
