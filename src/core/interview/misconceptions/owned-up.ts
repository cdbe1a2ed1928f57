import type { Told } from './tokens.ts'

const pattern = (words: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${words})`, 'u')

/** What people say of something that they are not proud of. Looked for in the text, in lower case. */
const REGRET: Partial<Record<string, RegExp>> = {
  en: pattern(
    "my mistake|my fault|my own fault|my error|that was mine|i was wrong|we were wrong|i should(?: not|n't)? have|i shouldn't have|i apologi|i regret|ashamed|embarrassed|never again|i owned up|i admitted|stupid of me|careless of me|would do it differently|wouldn't do (?:it|that) again|would not do (?:it|that) again|it was a mistake|(?:it|that|this) taught me (?:to|that) (?!hide|keep quiet|nobody|no one)|since then i|since then we",
  ),
  de: pattern(
    'mein fehler|war falsch|lag falsch|hätte (?:ich )?(?:nicht|vorher|erst)|tut mir leid|entschuldig|bereue|geschämt|peinlich|nie wieder|gelernt|seitdem|seither|zugegeben|leichtsinnig|heute (?:mache|frage|würde)|beim nächsten mal',
  ),
  fr: pattern(
    "mon erreur|ma faute|j['’]ai eu tort|c['’]était une erreur|j['’]aurais dû|désolé|excus|regrett|honte|plus jamais|j['’]ai appris|depuis|j['’]ai avoué|aujourd['’]hui je|la prochaine fois",
  ),
  es: pattern(
    'mi error|mi culpa|me equivoqué|fue un error|debería haber|tendría que haber|lo siento|disculp|arrepent|vergüenza|nunca más|aprendí|desde entonces|reconocí|admití|hoy lo|la próxima vez',
  ),
  tr: pattern(
    'benim hatam|hatamdı|yanlıştı|yapmamalıydım|yapmalıydım|özür|pişman|utandım|bir daha asla|öğrendim|o günden beri|o zamandan beri|itiraf|bugün olsa|bir dahaki sefere',
  ),
}
const REACH = 4

/** Whether the sentence or one of the next four owns up to what it tells: a mistake that was learnt from. */
export function isOwnedUp(sentences: readonly Told[], at: number, language: string): boolean {
  const regret = REGRET[language]
  if (!regret) return false
  return sentences.slice(at, at + 1 + REACH).some(({ text }) => regret.test(text.toLowerCase().replace(/’/gu, "'")))
}
