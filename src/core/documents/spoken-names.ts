import { DOCUMENT_LANGUAGES, type DocumentLanguage } from './content.ts'

const CODES =
  'ar bg bn ca cs da de el en es et fa fi fr ga he hi hr hu id it ja ko ku lt lv ms nb nl no pl pt ro ru sk sl sq sr sv sw ta th tr uk ur vi zh'.split(
    ' ',
  )
const fold = (name: string) => name.trim().toLowerCase()
const display = DOCUMENT_LANGUAGES.map((locale) => new Intl.DisplayNames([locale], { type: 'language' }))
const names = CODES.map((code) => display.map((one) => one.of(code) ?? code))
const byName = new Map(names.flatMap((all) => all.map((name) => [fold(name), all] as const)))

/** A spoken language by its name in each language of documents: 'English' is 'Englisch'. One that is not known stays as it is. */
export function spokenNames(name: string): readonly string[] {
  return [...new Set([name, ...(byName.get(fold(name)) ?? [])])]
}

/** The same in one of these languages. */
export function spokenNameIn(name: string, language: DocumentLanguage): string {
  return byName.get(fold(name))?.[DOCUMENT_LANGUAGES.indexOf(language)] ?? name
}
