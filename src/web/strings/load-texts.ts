import { DEFAULT_LANGUAGE, type Language } from '#core/account/languages.ts'
import { must } from '#core/must.ts'
import type { Catalogue } from './catalogue.ts'

type Files = Record<string, () => Promise<object>>

/** The rooms of the public forms. A language has no `messages` and `names` where the rules speak it themselves. */
const guestFiles: Files = import.meta.glob('./*/{account,messages,shell}.ts')
/** What pages need beside them that are there for everybody: openings, maps and proofs. */
const openFiles: Files = import.meta.glob('./*/{names,open-map,openings,proof}.ts')
/** Everything behind the sign-in, in one piece. */
const appFiles = import.meta.glob<Partial<Catalogue>>('./*/app.ts', { import: 'appTexts' })

export async function loadTexts(language: Language, isOpen = false): Promise<Catalogue> {
  const files = isOpen ? { ...guestFiles, ...openFiles } : guestFiles
  const own = Object.keys(files).filter((file) => file.startsWith(`./${language}/`))
  const texts = await Promise.all(own.map((file) => must(files[file])()))
  return Object.assign({}, ...texts) as Catalogue
}

/** What takes the place of English in every room behind the sign-in. */
export async function loadAppTexts(language: Language): Promise<Partial<Catalogue>> {
  return language === DEFAULT_LANGUAGE ? {} : ((await appFiles[`./${language}/app.ts`]?.()) ?? {})
}
