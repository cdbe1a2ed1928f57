/** Endings of cases, of possession and of many, as Turkish puts them behind a word: 'Docker'da', 'hata takibini'. */
const TURKISH = String.raw`(?:n?[dt][ae](?:n|ki\p{L}{0,5})?|[yn]?[ıiuü]n?|[yn]?[ae]|y?l[ae]|l[ae]r\p{L}{0,6}|s[ıiuü](?:n\p{L}{0,4})?)`

const BEHIND_SIGN = new RegExp(`'(?:s|${TURKISH})$`, 'u')
const BEHIND_NAME = new RegExp(`'${TURKISH}$`, 'u')
const JOINED = new RegExp(`^${TURKISH}$`, 'u')
/** French and Italian: 'l'API', 'd'Angular', 'dell'infrastruttura'. */
const ELIDED = /^(?:[cdjlmnst]|qu|lorsqu|jusqu|(?:d|n|s)?[ae]ll|un|quest)'(?=\p{L}{2})/u

/** French; Turkish says 'D'nin', since the letter is read 'de'. */
const OF_ONE = /^(?:[cdjlmnst]|qu)'(?=un$)/u

/** A word in lower case without what its sentence put before and behind an apostrophe; itself where that is nothing. */
export function bareWord(key: string): string {
  if (!key.includes("'")) return key
  return OF_ONE.test(key) ? 'un' : key.replace(BEHIND_SIGN, '').replace(ELIDED, '')
}

/** 'takibini' is 'takibi' in a case; an ending that would leave another word does not count. */
export const isInCase = (key: string, word: string): boolean =>
  key.length > word.length && key.startsWith(word) && JOINED.test(key.slice(word.length))

export const isNameInCase = (key: string): boolean => key.includes("'") && !OF_ONE.test(key) && BEHIND_NAME.test(key)
