import type { Aligned } from './align.ts'
import type { Finding } from './finding.ts'
import type { Language } from './language.ts'
import type { SourceToken } from './sources.ts'

/** 'Under supervision of a qualified electrician' makes nobody 'a qualified electrician': a role taken on is one's own in the sources. */
export function checkTrades(tokens: readonly Aligned[], language: Language): Finding[] {
  const named = tokens.flatMap(({ lower, at }) => (language.roleMarks.has(lower) ? [roleAt(tokens, at, language)] : []))
  const head = headRole(tokens, language)
  return [...named, head].flatMap((words) => {
    const role = words.slice(0, words.findLastIndex(({ lower }) => isPerson(lower, language)) + 1)
    const isLearner = role.some(({ lower }) => isLearning(lower, language))
    const titles = role.at(-1)?.found.filter(({ unit }) => unit.kind === 'title') ?? []
    const isFull = !isLearner && titles.length > 0 && titles.every((one) => isLearnt(one, language))
    if (isFull) return role.slice(-1).map((token) => ({ token, why: 'the title says less' }))
    return role
      .filter(({ found }) => found.length > 0 && !found.some((source) => isOwnThere(source, language)))
      .map((token) => ({ token, why: 'a role that is not yours in the sources' }))
  })
}

/** The words behind 'as', 'als', 'comme', before 'olarak', that say as what somebody worked. */
function roleAt(tokens: readonly Aligned[], mark: number, language: Language): Aligned[] {
  const step = language.code === 'tr' ? -1 : 1
  const role: Aligned[] = []
  for (let at = mark + step; role.length < 5; at += step) {
    const token = tokens[at]
    if (token === undefined || (step > 0 ? /[,;:.()–—]/.test(token.gap) : /[,;:.()–—]/.test(token.tail))) break
    if (token.isContent) role.push(token)
    else if (!/^(?:an?|the|ein|eine[nrms]?|une?|una?|qu|que|en|bir|s)$/.test(token.lower)) break
  }
  return step > 0 ? role : role.toReversed()
}

/** 'Qualified electrician rewiring kitchens'. */
function headRole(tokens: readonly Aligned[], language: Language): Aligned[] {
  if (!TRAINED.test(tokens[0]?.lower ?? '')) return []
  const end = tokens.findIndex(({ lower }) => isPerson(lower, language))
  return end < 0 || end > 4 ? [] : tokens.slice(0, end + 1).filter(({ isContent }) => isContent)
}

const TRAINED =
  /^(?:qualified|certified|licen[sc]ed|registered|chartered|experienced|skilled|gelernte[rs]?|geprüfte[rs]?|staatlich|examinierte[rs]?|zertifizierte[rs]?|kalifiye|sertifikalı|uzman|deneyimli)$/

/** In the title, among the skills, or in a line at its head or behind 'as'. */
function isOwnThere({ unit, at, part }: SourceToken, language: Language): boolean {
  if (unit.kind !== 'bullet' || (at === 0 && language.code !== 'tr')) return true
  const near = language.code === 'tr' ? unit.tokens.slice(at + 1, at + 4) : unit.tokens.slice(Math.max(0, at - 4), at)
  if (near.some(({ lower }) => language.roleMarks.has(lower))) return true
  const lead = unit.tokens.filter((one) => one.part === part && one.at < at)
  const isBare = lead.every(
    ({ lower, value }) => value === null && !language.determiners.has(lower) && !language.prepositions.has(lower),
  )
  return (
    lead.length < 3 &&
    isBare &&
    !lead.some(({ lower }) => /(?:ed|ing)$/.test(lower) || language.deedsOf(lower).length > 0)
  )
}

const isLearning = (lower: string, language: Language) =>
  (language.dampers.get(lower)?.includes('unfinished') ?? false) && !/^(?:former|ex$|eski$|anti|vice$)/.test(lower)

/** 'Apprentice Electrician': in the same part of the title, before the trade where adjectives stand before nouns. */
const isLearnt = ({ unit, part, at }: SourceToken, language: Language) =>
  unit.tokens.some(
    (one) =>
      one.part === part && isLearning(one.lower, language) && (one.at < at || !/^(?:en|de)$/.test(language.code)),
  )

const isPerson = (lower: string, language: Language) => language.ranks.has(lower) || TRADE[language.code].test(lower)

const TRADE: Readonly<Record<Language['code'], RegExp>> = {
  en: /(?:[^e]er|[^t]or|ist|ian|man|woman|nurse|cook|chef|clerk|guard|assistant|apprentice|intern|trainee|analyst|mate)$/,
  de: /(?:er|erin|or|orin|ist|istin|mann|frau|kraft|meister|geselle|gesellin|koch|köchin|arzt|ärztin|ent|entin|eur|eurin|loge|login)$/,
  tr: /(?:[cç][ıiuü]|mühendis\p{L}*|öğretmen\p{L}*|uzman\p{L}*|usta\p{L}*|teknisyen\p{L}*|hemşire\p{L}*|doktor\p{L}*|şef\p{L}*|kalfa\p{L}*|stajyer)$/u,
  fr: /(?:eur|euse|trice|ien|ienne|iste|er|ère|chef|cheffe|médecin|ant|ante|ent)$/,
  es: /(?:or|ora|ero|era|ista|ico|ica|jefe|jefa|ente|ante|ado|ada)$/,
}
