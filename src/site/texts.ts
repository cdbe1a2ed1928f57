import type { SiteLanguage } from '#core/account/languages.ts'
import type { Catalogue } from '#web/strings/catalogue.ts'

const files = import.meta.glob<object>(['../web/strings/*/*.ts', '!**/*.test.ts'], { eager: true })

/** All texts of a language. For the build alone: a browser gets those of its page. */
export function textsIn(language: SiteLanguage): Catalogue {
  const own = Object.entries(files).filter(([file]) => file.includes(`/${language}/`))
  return Object.assign({}, ...own.map(([, texts]) => texts)) as Catalogue
}
