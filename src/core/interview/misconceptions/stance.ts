import { must } from '#core/must.ts'
import type { HarmSound } from './harm-sound.ts'
import { SUPPORTING, type Sign } from './stance-words.ts'
import { stanceWordsIn } from './stance-words-elsewhere.ts'
import { tokenSentences, type Told } from './tokens.ts'

/** So many things said openly speak for an answer that has fewer signs. */
const OPEN_ENOUGH = 2
/**
 * So many signs more than things said openly are enough to ask; English answers about technology speak of records and checks anyway.
 * Turkish signs are phrases and rarely stand there, and no ear hears what has none.
 */
const ENOUGH = 2
const ENOUGH_TECHNICAL = 3
/** Of one that sounds suspicious: harm in new words has no sign at all. */
const ENOUGH_HEARD = 0
const ENOUGH_HEARD_TECHNICAL = 1
/** Who says much says more that sounds like a sign. */
const LONG = 120
/** 'I would not pretend' is no sign of pretending; 'I did not say a word' is one of keeping quiet, so such signs stay. */
const DENIED_BEFORE =
  /(?:^| )(?:i|we) (?:would|will|could|can|do|did|shall|should|have) (?:not|never)(?: (?:ever|just|simply))? $/u
/** The same in Turkish, where the verb comes last: 'hasta verilerini eve götürmedik'. */
const DENIED_AFTER =
  /^(?:(?!\p{L}+(?:[dt][ıiuü][mk]|r[ıiuü]m)(?!\p{L}))[^ ]+ ){1,4}?(?!söyle|bildir|haber|anlat|yaz|sor|dene|düzelt|gerek|tamam|çalışmam|uygulamam)\p{L}{2,}(?:m[ae](?:d[ıi][mk]|m|yız|yiz)|[ln]m[ae]z)(?!\p{L})/u
const TOLD_BY_DENYING: ReadonlySet<Sign> = new Set(['kept quiet', 'left so', 'blame moved', 'excused'])

/**
 * The sentence for whose sake to ask who knew of it: signs of different kinds that something was hidden, bent, taken or left
 * to others, in an answer that says little of it openly. One that sounds suspicious needs only as many signs as it says openly,
 * one more where the question is about technology (decisions 0310 and 0363). Null where there is no such doubt.
 */
export function doubtIn(
  answer: string,
  language: string,
  isTechnical: boolean,
  heard: HarmSound | null = null,
): string | null {
  const sentences = tokenSentences(answer)
  const { signs, openly } = stanceOf(sentences, language)
  const isLong = sentences.reduce((sum, { tokens }) => sum + tokens.length, 0) > LONG
  const doubtful = [...signs].find(([sign]) => !SUPPORTING.has(sign))
  const enough = isLong || (isTechnical && language !== 'tr') ? ENOUGH_TECHNICAL : ENOUGH
  const spare = signs.size - openly
  if (doubtful && spare >= enough) return doubtful[1]
  const enoughHeard = isTechnical ? ENOUGH_HEARD_TECHNICAL : ENOUGH_HEARD
  return heard?.isSuspicious === true && spare >= enoughHeard ? (doubtful?.[1] ?? heard.sentence) : null
}

/** Whether an answer tells what it tells openly, or tells of it in order to refuse it. */
export function isOpenlyTold(sentences: readonly Told[], language: string): boolean {
  const { signs, openly } = stanceOf(sentences, language)
  return openly >= OPEN_ENOUGH && openly > signs.size
}

/** Whether more is said openly than there are signs. */
export function isMoreOpen(answer: string, language: string): boolean {
  const { signs, openly } = stanceOf(tokenSentences(answer), language)
  return openly > signs.size
}

function stanceOf(sentences: readonly Told[], language: string): { signs: Map<Sign, string>; openly: number } {
  const signs = new Map<Sign, string>()
  const words = stanceWordsIn(language)
  if (!words) return { signs, openly: 0 }
  const said = sentences.map(({ text, tokens }) => ({ text, words: tokens.join(' ') }))
  const taken: Place[] = []
  const heard: Place[] = []
  const isIn = (places: readonly Place[], place: Place): boolean =>
    places.some((other) => other.at === place.at && place.from < other.to && other.from < place.to)
  const placesOf = (pattern: RegExp): Place[] =>
    said.flatMap(({ words: of }, at) =>
      [...of.matchAll(pattern)].map(({ 0: found, index: from }) => ({ at, from, to: from + found.length })),
    )
  for (const [sign, pattern] of words.signs)
    for (const place of placesOf(pattern)) {
      const sentence = must(said[place.at])
      if (!TOLD_BY_DENYING.has(sign) && isDenied(sentence.words, place, language)) continue
      heard.push(place)
      // the same words are a sign of one kind only
      if (signs.has(sign) || isIn(taken, place)) continue
      signs.set(sign, sentence.text)
      taken.push(place)
    }
  // 'I told them that it was the provider' is said, and not openly
  const openly = [...placesOf(words.open), ...placesOf(words.refused)].filter((place) => !isIn(heard, place)).length
  return { signs, openly }
}

function isDenied(said: string, { from }: Place, language: string): boolean {
  return language === 'tr' ? DENIED_AFTER.test(said.slice(from)) : DENIED_BEFORE.test(said.slice(0, from))
}

type Place = { at: number; from: number; to: number }
