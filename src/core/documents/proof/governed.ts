import { must } from '#core/must.ts'
import type { Language } from './language.ts'
import type { SourceToken, Unit } from './sources.ts'
import type { Governed } from './finding.ts'
import { isPast, othersClauses } from './others-clauses.ts'
import { participles } from './participles.ts'

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
    ...aimedAt(unit, language),
    ...othersClauses(unit, language),
    ...participles(unit, language),
    ...behindNouns(unit, language),
    ...byOthers(unit, language),
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

/** 'The goal was 100 customers': what stands behind an aim was aimed at. */
function aimedAt({ tokens }: Unit, language: Language): Governed[] {
  const aim = tokens.slice(0, 3).find(({ lower }) => AIM.test(lower))
  const next = aim && tokens[aim.at + 1]
  if (!aim || !next || !(language.code === 'tr' || language.be.has(next.lower) || BE.test(next.lower))) return []
  return [{ by: [aim], words: behind(tokens, aim), deedsOnly: false, why: 'it was planned, not done' }]
}
const AIM =
  /^(?:goals?|targets?|aims?|objectives?|quota|plan|idea|intention|plan|vorhaben|absicht|ziel|ziele|zielvorgabe|vorgabe|hedef|hedefim|hedefimiz|amaç|amacım|amacımız|objectifs?|objetivos?)$/
const BE = /^(?:était|étaient|est|era|eran|es)$/

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

/** 'Inventaire saisi par le chef', 'inventario pasado a papel por el jefe' */
function byOthers({ tokens }: Unit, language: Language): Governed[] {
  if (language.code !== 'fr' && language.code !== 'es') return []
  return tokens.flatMap((token, at): Governed[] => {
    const [agent, next] = [tokens[at + 1], tokens[at + 2]]
    if (!language.byAgent.has(token.lower) || !agent || !next || !language.determiners.has(agent.lower)) return []
    if (agent.part !== token.part || DAYTIME.test(next.lower)) return []
    const words = tokens.filter(
      (one) => one.part === token.part && one.at > 0 && one.at < at && PARTICIPLE.test(one.lower),
    )
    return words.length > 0 ? [{ by: [token], words, deedsOnly: true, why: 'somebody else did it' }] : []
  })
}
const PARTICIPLE = /\p{L}{2}(?:ad[oa]s?|id[oa]s?|ée?s?|ie?s?|ue?s?|its?)$/u
const DAYTIME = /^(?:mañana|tarde|noche|semana|journée|semaine|soirée|matinée)$/

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
