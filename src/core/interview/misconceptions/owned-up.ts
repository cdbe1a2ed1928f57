import { stanceWordsIn } from './stance-words-elsewhere.ts'
import type { Told } from './tokens.ts'

const pattern = (words: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${words})`, 'u')

/** What people say of something that they are not proud of. Looked for in the text, in lower case. */
const REGRET: Partial<Record<string, RegExp>> = {
  en: pattern(
    "my mistake|my fault|my own fault|my error|that was mine|i was wrong|we were wrong|i should(?: not|n't)? have|i shouldn't have|i apologi|i regret|ashamed|embarrassed|never again|i owned up|i admitted|stupid of me|careless of me|would do it differently|wouldn't do (?:it|that) again|would not do (?:it|that) again|it was a mistake|(?:it|that|this) taught me (?:to|that) (?!hide|keep quiet|nobody|no one)",
  ),
  de: pattern(
    'mein fehler|war falsch|lag falsch|hätte (?:ich )?(?:nicht|vorher|erst)|tut mir leid|entschuldig|bereue|geschämt|peinlich|nie wieder|zugegeben|leichtsinnig|heute (?:mache|frage|würde)|beim nächsten mal',
  ),
  fr: pattern(
    "mon erreur|ma faute|j['’]ai eu tort|c['’]était une erreur|j['’]aurais dû|désolé|excus|regrett|honte|plus jamais|j['’]ai avoué|aujourd['’]hui je|la prochaine fois",
  ),
  es: pattern(
    'mi error|mi culpa|me equivoqué|fue un error|debería haber|tendría que haber|lo siento|disculp|arrepent|vergüenza|nunca más|reconocí|admití|hoy lo|la próxima vez',
  ),
  tr: pattern(
    'benim hatam|hatamdı|yanlıştı|yapmamalıydım|yapmalıydım|özür|pişman|utandım|bir daha asla|itiraf|bugün olsa|bir dahaki sefere',
  ),
}
/** Said of a lesson, and of a success as well: no regret where the sentence is content with what was done. */
const SINCE: Partial<Record<string, RegExp>> = {
  en: pattern('since then i|since then we'),
  de: pattern('gelernt|seitdem|seither'),
  fr: pattern("j['’]ai appris|depuis"),
  es: pattern('aprendí|desde entonces'),
  tr: pattern(
    'öğrendim|o (?:günden|zamandan) beri(?![^.]{0,120}(?:kimse|sorma|fark etm|(?:öyle|böyle|aynı) (?:dur|kal|yap|devam)))',
  ),
}
const REACH = 4

/** Whether the sentence or one of the next four owns up to what it tells: a mistake that was learnt from. */
export function isOwnedUp(sentences: readonly Told[], at: number, language: string): boolean {
  const plain = (text: string): string => text.toLowerCase().replace(/’/gu, "'")
  const signs = [...(stanceWordsIn(language)?.signs.values() ?? [])]
  return sentences
    .slice(at, at + 1 + REACH)
    .some(
      ({ text, tokens }) =>
        REGRET[language]?.test(plain(text)) === true ||
        (SINCE[language]?.test(plain(text)) === true && !signs.some((sign) => tokens.join(' ').search(sign) >= 0)),
    )
}
