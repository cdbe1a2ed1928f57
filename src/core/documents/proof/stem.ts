import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { stemmer as turkish } from '@orama/stemmers/turkish'
import { IRREGULAR } from './words/irregular.ts'

export type LanguageCode = 'en' | 'de' | 'tr' | 'fr' | 'es'

/** The stems by which a word is compared: Snowball's, and one with the endings cut that Snowball leaves. */
export const STEMS: Readonly<Record<LanguageCode, (word: string) => string[]>> = {
  en: (word) => [english(word), english(englishDeed(word)), english(baseOf(word))],
  de: (word) => [german(word), germanRoot(word)],
  tr: (word) => [turkish(word), turkishRoot(word)],
  fr: (word) => [french(word), cut(french(word), /(?:ation|ement|ag|eur|euse|é|er|ée)$/u)],
  es: (word) => [spanish(word), cut(spanish(word), /(?:ación|amient|imient|aci)$/u)],
}

/** 'wrote' is of 'write', 'rewrote' of 'rewrite'. */
function baseOf(word: string): string {
  const base = IRREGULAR.get(word)
  if (base !== undefined) return base
  const again = /^(?:re|over|under|out)(?=\p{L}{3})/u.exec(word)?.[0]
  const rest = again === undefined ? undefined : IRREGULAR.get(word.slice(again.length))
  return rest === undefined ? word : again + rest
}

/** The verb of a noun of action that Snowball parts from it: 'inspection', 'delivery', 'storage', 'maintenance'. */
function englishDeed(word: string): string {
  return word
    .replace(/(?<=\p{L}[cprs]t)ions?$/u, '')
    .replace(/(?<=\p{L}{2}(?:ver|quir))(?:y|ies)$/u, '')
    .replace(/(?<=\p{L}{3})ages?$/u, 'e')
    .replace(/tenances?$/, 'tain')
}

const SEPARABLE =
  /^(ab|an|auf|aus|bei|durch|ein|heraus|hin|mit|nach|über|um|unter|vor|weiter|zu|zusammen)ge(?=\p{L}{3})/u

/** 'umgesetzt', 'Umsetzung' and 'umsetzen' come to one; so do 'vorbereitet' and 'Vorbereitung'. */
function germanRoot(word: string): string {
  const bare = word
    .replace(SEPARABLE, '$1')
    .replace(/^ge(?=\p{L}{4,}t$)/u, '')
    .replace(/(?<=\p{L}{2}e[lr])n$/u, '')
  return cut(german(bare), /(?:ation|ung|iert|ier|et|en|t|e)$/u)
}

const TURKISH_VERB =
  /(?:m[ae](?=d[ıiuü]|m[ıiuü]ş))?(?:[ıiuü]?yor(?:du|muş)?|[dt][ıiuü]|m[ıiuü]ş(?:t[ıiuü])?|[ae]r[ae]k|[yn]?[ae]c[ae][kğ]|m[ae]kt[ae]|m[ae]k?|[ae]n|[dt][ıiuü][kğ]|[ıiuü]p)(?:[ıiuü]?m|[ıiuü]?n|k|l[ae]r|[ıiuü]z|s[ıiuü]|y[ıiuü]m)?$/u

function turkishRoot(word: string): string {
  return cut(word, TURKISH_VERB).replace(/(?<=\p{L}{3})[aeıiuü]$/u, '')
}

/** Without the ending, when enough remains to tell words apart. */
function cut(word: string, ending: RegExp): string {
  const root = word.replace(ending, '')
  return root.length >= 3 ? root : word
}
