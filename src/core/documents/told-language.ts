import { languageOf } from '#core/text/language.ts'
import type { DocumentLanguage, LetterContent } from './content.ts'
import { formsOf } from './fact-words.ts'
import { usableProfile, type Profile } from './profile.ts'

/** The language of the facts that a letter tells, where it is another than the letter's; null where none is clear. */
export function otherLanguageTold(stored: Profile, letter: LetterContent, language: DocumentLanguage): string | null {
  const said = `${letter.proof}\n${letter.proof2}`
  const { entries } = usableProfile(stored)
  const isTold = ({ text }: { text: string }) => formsOf(text).some((form) => form !== '' && said.includes(form))
  const telling = entries.filter(({ bullets }) => bullets.some(isTold))
  // a few short facts say too little of their language: then all facts of the same entries are heard, then all there are
  const heard = [
    telling.flatMap(({ bullets }) => bullets.filter(isTold)),
    telling.flatMap(({ bullets }) => bullets),
    telling.length > 0 ? entries.flatMap(({ bullets }) => bullets) : [],
  ].map((bullets) => languageOf(bullets.map(({ text }) => text).join('\n')))
  const own = heard.find((one) => one !== null) ?? null
  return own === language ? null : own
}
