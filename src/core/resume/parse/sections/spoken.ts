import { fold } from '#core/text/fold.ts'

/** Spoken languages, by the names that the platform knows in the languages resumes are written in, and their own. */
const CODES =
  'af am ar az be bg bm bn br bs ca ceb cs cy da de el en es et eu fa fi fil fr fy ga gd gl gn gu ha he hi hr hu hy id ig is it ja ka kk km kn ko ku ky la lb lg ln lo luo lt lv mi mk ml mn mr ms mt my nb ne nl nn no oc om or pa pl ps pt qu ro ru rw sd sh si sk sl sn so sq sr st sv sw ta te tg th ti tk tl tn tr ts ug uk ur uz vi wo xh yi yo yue zh zu'
const LOCALES = 'en de fr es pt it nl pl tr sv da'
const ALSO =
  'mandarin farsi gaelic flemish vlaams afaan bangla castellano catala croat danska taiwanese hokkien lingala tagalog cebuano bisaya turkce kurmanci zazaca quechua guarani reo bahasa malay serbo-croatian'

let names: Set<string> | undefined

/** Names folded; read once, when the first is asked for. */
function languageNames(): Set<string> {
  if (names) return names
  names = new Set(ALSO.split(' '))
  for (const locale of LOCALES.split(' ')) {
    const display = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' })
    for (const code of CODES.split(' ')) addName(names, display.of(code))
  }
  for (const code of CODES.split(' '))
    addName(names, new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code))
  return names
}

function addName(own: Set<string>, name: string | undefined) {
  if (name && /^[\p{L}]{3,}$/u.test(name)) own.add(fold(name))
}

/** Whether a language is named in these words, whatever is said of it: 'basic Malay', 'Deutsch (Muttersprache)'. */
export const namesLanguage = (text: string): boolean =>
  fold(text)
    .split(/[^\p{L}-]+/u)
    .some((word) => languageNames().has(word))

const LEVEL =
  /\b(?:native|mother tongue|bilingual|fluent|proficient|advanced|intermediate|conversational|basic|beginner|elementary|[abc][12]|muttersprache|fliessend|grundkenntnisse|courant|maternelle|notions|nativ[oa]|fluido|avanzad[oa]|intermedi[oa]|basico|fluente|madrelingua|ana dili?|akici|ileri|orta|moedertaal|vloeiend|ojczysty|biegl[ye])\b/

export const hasLevel = (text: string): boolean => LEVEL.test(fold(text))
const SEPARATOR = /[,;|•·/]|\s(?:and|und|et|y|e|ve)\s/

/** 'Spanish, Catalan, English' or 'Upper Intermediate English' as a line of a list of skills. */
export const isSpokenLine = (text: string): boolean =>
  isSpokenList(text) && (LEVEL.test(fold(text)) || text.split(SEPARATOR).filter(namesLanguage).length > 1)

/** Most items of a list name a spoken language: not 'Python, Go'. */
export function isSpokenList(text: string): boolean {
  const items = text.split(SEPARATOR).filter((item) => /\p{L}{3}/u.test(item))
  return items.length > 0 && items.filter(namesLanguage).length > items.length / 2
}
