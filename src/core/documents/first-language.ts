import { languageOf as languageOfAd } from '#core/ads/language-of.ts'
import { printLanguage } from '#core/resume/export/section-names.ts'
import { DOCUMENT_LANGUAGES, type DocumentLanguage } from './content.ts'
import { usableProfile, type Profile } from './profile.ts'

/** What a new document is written in at first: the language of the person's own facts, else that of the app. */
export function firstLanguage(profile: Profile, app: string): DocumentLanguage {
  const { basics, entries } = usableProfile(profile)
  const said = entries.flatMap(({ title, note, bullets }) => [title, note, ...bullets.map(({ text }) => text)])
  return printLanguage([basics.headline, basics.summary, ...said], app)
}

/** A letter answers an advert in its language, where letters are written in that. */
export function letterLanguage(ad: string): DocumentLanguage | null {
  const own = languageOfAd(ad)
  return DOCUMENT_LANGUAGES.find((one) => one === own) ?? null
}
