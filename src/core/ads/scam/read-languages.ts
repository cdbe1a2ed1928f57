import { isForeignScript } from '#core/text/language.ts'
import { languageOf } from '../language-of.ts'

/** Languages in which signs of a scam are sought. */
const READ = new Set(['en', 'de', 'fr', 'es', 'tr'])
/** So many words say their language. */
const ENOUGH = 60

/** Whether signs of a scam were sought in a text: not in a language that no rule knows. */
export function isReadForSigns(text: string): boolean {
  if (isForeignScript(text)) return false
  const language = languageOf(text)
  return language === null ? text.split(/\s+/, ENOUGH).length < ENOUGH : READ.has(language)
}
