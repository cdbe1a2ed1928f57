import { DEFAULT_LANGUAGE, type Language } from '#core/account/languages.ts'
import { must } from '#core/must.ts'
import type { GuestPageName } from '../paths.ts'
import type { Catalogue } from './catalogue.ts'

type Files = Record<string, () => Promise<object>>

/** The rooms of the public forms. A language has no `messages` and `names` where the rules speak it themselves. */
const guestFiles: Files = import.meta.glob('./*/{account,messages,shell}.ts')
/** What only the map that one tries needs beside them. */
const mapFiles: Files = import.meta.glob('./*/{names,open-map}.ts')
/** Everything behind the sign-in, in one piece. */
const appFiles = import.meta.glob<Partial<Catalogue>>('./*/app.ts', { import: 'appTexts' })

export async function loadTexts(language: Language, page?: GuestPageName): Promise<Catalogue> {
  const files = page === 'tryIt' ? { ...guestFiles, ...mapFiles } : guestFiles
  const own = Object.keys(files).filter((file) => file.startsWith(`./${language}/`))
  const texts = await Promise.all(own.map((file) => must(files[file])()))
  return Object.assign({}, ...texts) as Catalogue
}

/** What takes the place of English in every room behind the sign-in. */
export async function loadAppTexts(language: Language): Promise<Partial<Catalogue>> {
  return language === DEFAULT_LANGUAGE ? {} : ((await appFiles[`./${language}/app.ts`]?.()) ?? {})
}
