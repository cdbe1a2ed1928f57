import { DEFAULT_LANGUAGE, type Language } from '#core/account/languages.ts'
import type { Catalogue } from './catalogue.ts'

type Files = Record<string, () => Promise<object>>
type Sentences = { resumeSentences?: Catalogue['messages']['patterns'] }

/** The rooms of the public forms. A language has no `messages` where the rules speak it themselves. */
const guestFiles: Files = import.meta.glob('./*/{account,messages,shell}.ts')
/** The questionnaire and its result. */
const questionFiles: Files = import.meta.glob('./*/{messages,questionnaire,resume-result,resume-sentences,shell}.ts')

export function loadTexts(language: Language): Promise<Catalogue> {
  return load(guestFiles, language)
}

export async function loadQuestionTexts(language: Language): Promise<Partial<Catalogue>> {
  if (language === DEFAULT_LANGUAGE) return {}
  const { resumeSentences = [], ...texts } = await load<Partial<Catalogue> & Sentences>(questionFiles, language)
  if (!texts.messages) return texts
  return { ...texts, messages: { ...texts.messages, patterns: [...texts.messages.patterns, ...resumeSentences] } }
}

async function load<Texts>(files: Files, language: Language): Promise<Texts> {
  const own = Object.keys(files).filter((file) => file.startsWith(`./${language}/`))
  const texts = await Promise.all(own.map((file) => files[file]!()))
  return Object.assign({}, ...texts) as Texts
}
