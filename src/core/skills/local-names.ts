import elsewhere from '../../../data/names/skill-names.json' with { type: 'json' }
import turkish from '../../../data/names/tr.json' with { type: 'json' }
import { lowerCase, withoutHat, withPlainI } from '#core/text/turkish-letters.ts'

/** A spelling, in lower case, by which a skill is met in another language than English. */
export type LocalName = {
  text: string
  /** Too short to be no everyday word as well. */
  isEveryday: boolean
  /** Its last word takes the endings of Turkish cases. */
  takesEndings: boolean
}

const TURKISH = new Map(Object.entries(turkish.skills))
const ELSEWHERE = new Map<string, Readonly<Record<string, readonly string[]>>>(Object.entries(elsewhere))
/** From here on one word is no everyday word: 'Datenanalyse', 'cybersécurité'; 'estadística' may be what somebody studied. */
const LONG_WORD = { german: 9, other: 13 }

/** As they are written, in lower case: for lists in which a skill is looked up by its name. */
export const localSpellings = (name: string): string[] => [
  ...turkishNames(name).map(({ text }) => text),
  ...Object.values(ELSEWHERE.get(name) ?? {}).flatMap((spellings) => spellings.map((one) => one.toLowerCase())),
]

export const isLocalName = (name: string, words: string): boolean =>
  localNames(name).some(({ text }) => text === lowerCase(words))

/** Whether a skill is called so in a language other than English. */
export const isNameIn = (name: string, words: string, language: string): boolean =>
  spellingsIn(name, language).some((one) => lowerCase(one) === lowerCase(words))

/** What a skill is called in a language; by its own name where no other is known. */
export const nameIn = (name: string, language: string): string => spellingsIn(name, language)[0] ?? name

const spellingsIn = (name: string, language: string): readonly string[] =>
  language === 'tr' ? [TURKISH.get(name) ?? []].flat() : (ELSEWHERE.get(name)?.[language] ?? [])

/** With the forms in which they are met in a text. */
export function localNames(name: string): LocalName[] {
  const names = turkishNames(name)
  for (const [language, spellings] of Object.entries(ELSEWHERE.get(name) ?? {}))
    names.push(...spellings.flatMap((spelling) => spelt(language, spelling)))
  return [...new Map(names.map((one) => [one.text, one])).values()]
}

/** As it is, in capitals (whose 'I' is read as an English one), without its circumflex and bracket, and many of it. */
function turkishNames(name: string): LocalName[] {
  const turkish = TURKISH.get(name)
  if (turkish === undefined) return []
  const lower = lowerCase(turkish).replaceAll('’', "'")
  const bare = lower.replace(/\s*\([^)]*\)/u, '')
  const many = bare.replace(/(?<=\btest)i?$/u, bare.endsWith('i') ? 'leri' : 'ler')
  return [lower, bare, many]
    .flatMap((term) => [term, withoutHat(term)])
    .flatMap((term) => [term, withPlainI(term)])
    .map((text) => ({ text, isEveryday: isOneWord(text), takesEndings: !isOneWord(text) }))
}

const isOneWord = (text: string) => !/[\s-]/.test(text)

/** 'pesquisa com usuários' of Brazil is 'pesquisa com utilizadores' in Portugal. */
const portugueseForms = (text: string): string[] => [
  text,
  ...(/usuário/.test(text) ? [text.replaceAll('usuários', 'utilizadores').replaceAll('usuário', 'utilizador')] : []),
]

/** With and without its accents, in German in each case of its adjective and in the plural of a noun in -ung or -e. */
function spelt(language: string, spelling: string): LocalName[] {
  const text = spelling.toLowerCase().replaceAll('’', "'")
  const forms = language === 'de' ? germanForms(text) : language === 'pt' ? portugueseForms(text) : [text]
  return forms
    .flatMap((form) => [form, language === 'de' ? withoutUmlauts(form) : withoutAccents(form)])
    .map((form) => ({
      text: form,
      isEveryday: isOneWord(form) && form.length < LONG_WORD[language === 'de' ? 'german' : 'other'],
      takesEndings: false,
    }))
}

function germanForms(text: string): string[] {
  const [, stem, noun] = /^(\p{Ll}{3,})e[rsnm]?( .+)$/u.exec(text) ?? []
  if (stem !== undefined) return ['e', 'er', 'es', 'en', 'em'].map((ending) => `${stem}${ending}${noun}`)
  if (/ung$|ion$/.test(text)) return [text, `${text}en`]
  return text.endsWith('e') ? [text, `${text}n`] : [text]
}

const withoutUmlauts = (text: string) =>
  text.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss')

const withoutAccents = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '')
