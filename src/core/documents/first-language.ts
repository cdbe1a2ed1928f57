import { languageOf as languageOfAd } from '#core/ads/language-of.ts'
import { languageOf } from '#core/text/language.ts'
import { DOCUMENT_LANGUAGES, LETTER_LANGUAGES, type DocumentLanguage, type LetterLanguage } from './content.ts'
import { usableProfile, type Profile } from './profile.ts'

/** What a new document is written in at first: the language of the person's own facts, else that of the app, among `written`. */
export function firstLanguage(
  profile: Profile,
  app: string,
  written: readonly DocumentLanguage[] = DOCUMENT_LANGUAGES,
): DocumentLanguage {
  const { basics, entries } = usableProfile(profile)
  const said = entries.flatMap(({ title, note, bullets }) => [title, note, ...bullets.map(({ text }) => text)])
  const own = languageOf([basics.headline, basics.summary, ...said].join('\n'))
  return written.find((one) => one === own) ?? written.find((one) => one === app) ?? 'en'
}

/** A letter answers an advert in its language, where letters are written in that. */
export function letterLanguage(ad: string): LetterLanguage | null {
  const own = languageOfAd(ad)
  return LETTER_LANGUAGES.find((one) => one === own) ?? null
}
