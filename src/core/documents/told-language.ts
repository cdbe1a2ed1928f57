import { languageOf } from '#core/text/language.ts'
import type { DocumentLanguage, LetterContent, ResumeContent } from './content.ts'
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

/** The language of most lines that a resume shows, where it is another than that of its headings; null where none is clear. */
export function otherLanguageShown(stored: Profile, resume: ResumeContent, language: DocumentLanguage): string | null {
  const facts = usableProfile(stored).entries.flatMap(({ bullets }) => bullets)
  const words = new Map(facts.map(({ id, text }) => [id, text]))
  const lines = resume.entries.flatMap(({ bullets }) =>
    bullets.map(({ factId, text }) => text ?? words.get(factId) ?? ''),
  )
  const own = languageOf([resume.headline, resume.summary, ...lines].join('\n'))
  return own === language ? null : own
}
