import type { Found, Told } from './tokens.ts'
import { hasFiniteOwnVerb } from './whose.ts'
import { endingsOf, type Pattern } from './word-pattern.ts'

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const NEGATIONS: Partial<Record<string, ReadonlySet<string>>> = {
  de: setOf('nicht nie niemals kein keine keinen keinem keiner ohne niemand nichts statt anstatt'),
  fr: setOf('pas jamais aucun aucune sans rien personne ni non plutôt'),
  es: setOf('no nunca jamás ningún ninguna ninguno sin nada nadie ni tampoco'),
  tr: setOf('değil değildir değildi asla yerine olmaz olmamalı'),
}
/** A sentence with one of these judges what it tells, or tells it of somebody else as a mistake. */
const VERDICT: Partial<Record<string, RegExp>> = {
  de: /^(?:falsch|irrtum|gefährlich|riskant|schlecht|verboten|vermeid|mythos|verlockung|versuchung|unehrlich|schlimm|niemals|weiger|ablehn|lehne)/u,
  fr: /^(?:faux|fausse|dangereu|risqu|mauvais|interdit|évit|mythe|tentation|tentant|malhonnête|grave|refus|jamais|pire)/u,
  es: /^(?:falso|falsa|peligros|arriesgad|riesgo|malo|mala|prohibid|evit|mito|tentación|tentador|deshonest|grave|rechaz|negaría|niego|jamás|peor)/u,
  tr: /^(?:yanlış|tehlikeli|riskli|kötü|yasak|kaçın|efsane|dürüst|reddeder|karşıyım|asla|olmaz|sakıncalı)/u,
}
/** Before a claim: what would follow if it were so. */
const CONDITION = setOf('wenn falls si eğer')
/** 'Pour éviter la panique' gives a reason and judges nothing. */
const PURPOSE = setOf('pour para')
/** A Turkish verb denies by its ending: 'almam', 'yapmazdım'. */
const DENYING_VERB =
  /\p{L}{2}m(?:[ıiuü]yor(?:um|uz|du[mk])|[ae](?:m|z|yız|yiz|zdım|zdim|dım|dim|dık|dik|mak|mek|malı|meli|mayı|meyi))$/u
/** What such a verb adds to the stem by which it was found: 'sakla-mam', 'yaz-mayız', 'gönder-miyorum'; 'sakla-mayı' is a noun. */
const DENYING_ENDING = /^m(?:[ae](?:m|z|y(?!(?:[ıiae]|l[ae])$)|d[ıi]|mal|mak|mek|den|dan)|[ıiuü]yor)\p{L}*$/u
/** They begin a clause that gives a reason, purpose or condition: 'damit es nicht auffällt', 'porque no lo sabe'. */
const REASONS: Partial<Record<string, ReadonlySet<string>>> = {
  de: setOf('damit weil denn da wenn falls'),
  fr: setOf('que parce car puisque si s'),
  es: setOf('que porque pues si'),
}
const REACH_OF_REASON = 6
/** Turkish says behind it what was not done or not chosen: 'belge yazmak yerine şifreyi gönderdim'. */
const DENIES_BEFORE_IT = setOf('değil değildir değildi yerine olmaz olmamalı')
/** Who is said not to have seen it does not deny that it was done. */
const NOBODY = setOf('niemand keiner nadie personne kimse')
/** 'Logları sildim, uğraşmak istemiyordum': what the next clause denies is another thing. */
const LINKS_TR = setOf('çünkü zira ki ve ama')
const BEFORE = 5
const AFTER = 3

/** Whether a claim in German, French, Spanish or Turkish is denied near it, or its sentence calls such things wrong. */
export function isDeniedElsewhere(
  { tokens, pauses }: Omit<Told, 'text'>,
  { from, to, used }: Found,
  language: string,
): boolean {
  const negations = NEGATIONS[language]
  const verdict = VERDICT[language]
  if (CONDITION.has(tokens[from - 1] ?? '')) return true
  const judges = (token: string, index: number): boolean =>
    !used.has(index) && verdict?.test(token) === true && !PURPOSE.has(tokens[index - 1] ?? '')
  if (tokens.some(judges)) return true
  const isNewClause = (at: number): boolean =>
    hasFiniteOwnVerb({ tokens }, { used }) &&
    tokens.some((token, place) => place > to && place <= at && (pauses.has(place) || LINKS_TR.has(token)))
  if (
    language === 'tr' &&
    tokens.some((_, at) => at > to && at <= to + AFTER && isDenyingVerb(tokens, at) && !isNewClause(at))
  )
    return true
  if (
    language === 'tr' &&
    tokens.some((_, at) => at > from && at < to && partsWhatIsDenied({ tokens, pauses }, used, at))
  )
    return true
  const belongsElsewhere = (index: number): boolean => {
    if (index > to && NOBODY.has(tokens[index] ?? '')) return true
    if (index < from && DENIES_BEFORE_IT.has(tokens[index] ?? '')) return true
    const reason = tokens.findLastIndex((token, at) => at < index && REASONS[language]?.has(token) === true)
    if (reason < index - REACH_OF_REASON || reason < 0) return false
    const isParted = [...pauses].some((pause) => pause > index && pause <= from)
    return index > to ? reason > to : isParted && index < from
  }
  return tokens.some(
    (token, index) =>
      index >= from - BEFORE &&
      index <= to + AFTER &&
      !used.has(index) &&
      negations?.has(token) === true &&
      !belongsElsewhere(index),
  )
}

/** 'Kimseyi korkutmamak için' gives a reason. */
function isDenyingVerb(tokens: Told['tokens'], at: number): boolean {
  return DENYING_VERB.test(tokens[at] ?? '') && tokens[at + 1] !== 'için'
}

/** 'Şifresini kanala yazmadım, kasaya koydum' denies the act; 'şifreyi kasaya koymadım, kanala yazdım' another one of the same thing. */
function partsWhatIsDenied(
  { tokens, pauses }: Pick<Told, 'tokens' | 'pauses'>,
  used: Found['used'],
  at: number,
): boolean {
  if (used.has(at) || !isDenyingVerb(tokens, at)) return false
  const start = Math.max(0, ...[...pauses].filter((pause) => pause <= at))
  const own = [...used].filter((index) => index >= start && index < at).length
  return own !== 1 || !pauses.has(at + 1)
}

/** Whether a Turkish word was found by its stem and denies it by its ending. */
export function deniesByEnding({ tokens }: Pick<Told, 'tokens'>, { used }: Found, pattern: Pattern): boolean {
  return [...used].some((index) =>
    endingsOf(pattern, tokens[index] ?? '').some((ending) => DENYING_ENDING.test(ending)),
  )
}
