import type { Language } from '#core/account/languages.ts'
import type { Catalogue } from './catalogue.ts'

/** The rooms of the public forms. A language has no `messages` where the rules speak it themselves. */
const files = import.meta.glob<Partial<Catalogue>>('./*/{account,messages,shell}.ts')

export async function loadTexts(language: Language): Promise<Catalogue> {
  const own = Object.keys(files).filter((file) => file.startsWith(`./${language}/`))
  const texts = await Promise.all(own.map((file) => files[file]!()))
  return Object.assign({}, ...texts) as Catalogue
}
