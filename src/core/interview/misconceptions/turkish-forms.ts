/**
 * The forms of Turkish stems in patterns. A stem that ends in `-` is a verb and stands for what the person says to do:
 * 'yaz-' for 'yazdım', 'yazıyorduk', 'yazarak', and not for 'yazmadım', 'yazdı', 'yazmak' or 'yazarsam'; for what was only possible or planned ('yazabilirdim', 'yazacaktım'); nor for the stem
 * alone, which tells of nobody and is often another word ('de', 'yaz', 'geç'). A noun of four letters or fewer stands for its cases: 'kod'
 * for 'kodu', 'kodlarımdan', and not for 'kodak'. A longer word stands for all that begin with it.
 */
export type TurkishForms = {
  /** How it can be written before an ending: 'ekip', 'ekib'; 'gizle', 'gizl' before 'iyor'. */
  beginnings: readonly string[]
  matches: (token: string) => boolean
}

const VERB = '-'
const LONG = 5
const SOFT: Readonly<Record<string, string>> = { p: 'b', ç: 'c', t: 'd', k: 'ğ' }
/** Of the verbs in -t only these change before a vowel. */
const SOFT_VERB = /^(?:et|git|tat|güt)$/u
const ENDS_IN_VOWEL = /[aeıioöuü]$/u
const LAST_VOWEL = /[ae]$/u

const V = '[ıiuü]'
const A = '[ae]'
const CASE = `(?:${V}|${A}|[dt]${A}(?:n|ki)?|${V}n|l${A})?`
const BEHIND_OWNER = `(?:n(?:${V}|${A}|d${A}n?|${V}n)|yl${A})?`
const OWNED = `${V}[mn](?:${V}z)?${CASE}`
const AFTER_CONSONANT = `(?:${CASE}|${V}${BEHIND_OWNER}|${OWNED})`
const NOUN_IN_CONSONANT = new RegExp(`^(?:l${A}r)?${AFTER_CONSONANT}$`, 'u')
const NOUN_IN_VOWEL = new RegExp(
  `^(?:(?:y${V}|y${A}|d${A}(?:n|ki)?|n${V}n|yl${A})?|s${V}${BEHIND_OWNER}|[mn](?:${V}z)?${CASE}|l${A}r${AFTER_CONSONANT})$`,
  'u',
)
/** Had it done, was able to. What 'was done' does not say by whom. */
const VOICE = `(?:${V}?t|[dt]${V}r|${V}r|y?${A}bil){0,2}`
/** Endings of the first person alone: 'I', 'we'. */
const I_OR_WE = `(?:m|k|${V}m|${V}z)`
const FORMS = [
  `[dt]${V}${I_OR_WE}`,
  `m${V}ş(?:t${V})?${I_OR_WE}`,
  `${V}?yor(?:du)?(?:um|uz|m|k)`,
  `(?:${A}|${V})?r(?:d${V})?${I_OR_WE}`,
  `y?${A}c${A}ğ${I_OR_WE}`,
  `y?${V}p`,
  `y?${A}r${A}k`,
]
/** 'Silebilirdim', as 'silecektim', tells what was not done. */
const COULD_HAVE = `(?!.*${A}bil${V}rd${V}${I_OR_WE}$)`
const VERB_ENDING = new RegExp(`^${COULD_HAVE}${VOICE}(?:${FORMS.join('|')})$`, 'u')
const STARTS_WITH_VOWEL = /^[aeıioöuü]/u
const STILL_GOING_ON = /^[ıiuü]yor/u
const GOING_ON = /^[ıiuü]yor(?:du)?(?:um|uz|m|k)$/u

/** A word of a pattern that has neither `=` nor `*` behind it. */
export function turkishForms(word: string): TurkishForms {
  const isVerb = word.endsWith(VERB)
  const stem = isVerb ? word.slice(0, -1) : word
  const soft = softened(stem, isVerb)
  const dropped = LAST_VOWEL.test(stem) && (isVerb || stem.length >= LONG) ? stem.slice(0, -1) : null
  // of 'de-' one letter is left before 'iyor'
  const shortened = dropped?.length === 1 ? ['ı', 'i', 'u', 'ü'].map((vowel) => dropped + vowel) : [dropped]
  const beginnings = [stem, soft, ...shortened].filter((each) => each !== null)
  const isEnding = endingOf(stem, isVerb)
  return {
    beginnings,
    matches: (token) =>
      (token.startsWith(stem) && isEnding(token.slice(stem.length))) ||
      (soft !== null &&
        token.startsWith(soft) &&
        STARTS_WITH_VOWEL.test(token.slice(soft.length)) &&
        isEnding(token.slice(soft.length))) ||
      (dropped !== null &&
        token.startsWith(dropped) &&
        (isVerb ? GOING_ON : STILL_GOING_ON).test(token.slice(dropped.length))),
  }
}

function endingOf(stem: string, isVerb: boolean): (ending: string) => boolean {
  if (isVerb) return (ending) => VERB_ENDING.test(ending)
  if (stem.length >= LONG) return () => true
  const endings = ENDS_IN_VOWEL.test(stem) ? NOUN_IN_VOWEL : NOUN_IN_CONSONANT
  return (ending) => endings.test(ending)
}

function softened(stem: string, isVerb: boolean): string | null {
  const soft = SOFT[stem.slice(-1)]
  if (soft === undefined || stem.length < 2 || (isVerb && !SOFT_VERB.test(stem))) return null
  return stem.slice(0, -1) + soft
}
