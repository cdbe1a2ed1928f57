import { isForeignScript } from '#core/text/language.ts'
import { isTurkish, languageOf, smallWordsOf } from '../language-of.ts'

/** Languages in which signs of a scam are sought. */
const READ = new Set(['en', 'de', 'fr', 'es', 'tr'])
/** So many words say their language. */
const ENOUGH = 60
/** In a short letter three small words say it, where no language that is read has as many; none at all in so many words too. */
const FEW = 3
const SHORTEST = 12

/** Whether signs of a scam were sought in a text: not in a language that no rule knows. */
export function isReadForSigns(text: string): boolean {
  if (isForeignScript(text)) return false
  const count = text.trim().split(/\s+/, ENOUGH).length
  if (count === ENOUGH) return READ.has(languageOf(text) ?? '')
  const small = smallWordsOf(text)
  const most = (isRead: boolean) =>
    Math.max(...small.filter(({ language }) => READ.has(language) === isRead).map(({ hits }) => hits))
  const unread = most(false)
  const read = Math.max(most(true), isTurkish(text) ? FEW : 0)
  return unread >= FEW && unread > read ? false : read > 0 || count < SHORTEST
}
