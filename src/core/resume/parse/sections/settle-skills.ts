import { fold } from '#core/text/fold.ts'
import { tidy } from '#core/text/sanitise.ts'
import { isEastern } from '#core/text/scripts.ts'

/** What joins an item to the one before, or says how it was used: 'and Python', 'using Piper', 'basic Blender'. */
const LEADS =
  /^(?:and|or|und|oder|et|ou|y|e|ve|veya|i|plus|also|using|utili[sz]ing|utili[sz]ed|with|incl(?:uding|\.)?|such as|e\.g\.|z\. ?B\.|etc\.?|via)\s+(?=\S)/iu
/** 'LATEX' as it is printed, with a raised A and a lowered E that some fonts lose. */
const LATEX = /^L\s?A?\s?T\s?E?\s?X$/u

/** Heads of lists that are no skill themselves. */
const LABEL =
  /^(?:(?:programming|scripting|markup|query|web|computer|coding|foreign|other|development|dev|gis|design|data|cloud|testing|software|version control|operating|technical|soft|hard|key|core|it)\s)*(?:languages?|tools?|databases?|systems?|operating systems?|frameworks?|librar(?:y|ies)|platforms?|software|technolog(?:y|ies)|methodolog(?:y|ies)|others?|misc(?:ellaneous)?|skills?|environments?|ides?|servers?|applications?)$|^(?:sprachen|werkzeuge|datenbanken|betriebssysteme|sonstiges|langages|outils|bases de donnees|systemes d'exploitation|autres|lenguajes|herramientas|bases de datos|otros|linguagens|ferramentas|banco de dados|diller|araclar|veritabanlari|jezyki programowania|narzedzia)$/
/** A single word that only says that something was done, and when. */
const DEED = /^(?:\p{L}{3,}ed|daily|weekly|monthly|various|several|etc)$/u
const NO_DEED = /^(?:embedded|distributed|advanced|feed|speed|seed|need|red|based|shared)$/
/** Small words of sentences in the languages that resumes are written in. */
const SMALL =
  /\b(?:the|a|an|of|to|for|with|from|by|my|our|this|that|which|der|die|das|mit|fur|von|zu|le|la|les|des|de|du|avec|pour|en|el|los|con|para|do|da|com|um|uma|bir|ile|icin)\b/
const MOST_WORDS = 4

/** An author with initials, a year in brackets: a line of a publication names no skills. */
const CITED = /\bet al\b|\((?:19|20)\d\d[a-z]?\)|\bdoi\b|(?:\p{Lu}\p{Ll}+,? (?:\p{Lu}\.\s?){1,3}(?:,|&|and) ?){2}/u
export const isCited = (line: string): boolean => CITED.test(line)

/** An item of a list of skills that no catalogue knows, as it should stand; null where it can be none. */
export function settledSkill(text: string, isBarred: (text: string) => boolean): string | null {
  let bare = tidy(text)
  while (LEADS.test(bare)) bare = bare.replace(LEADS, '')
  // '数据结构94': a mark behind a course
  if (isEastern(bare)) bare = bare.replace(/\s?\d{2,3}$/u, '')
  if (LATEX.test(bare)) return 'LaTeX'
  const folded = fold(bare)
  if (folded === '' || LABEL.test(folded) || isBarred(bare)) return null
  const words = folded.split(' ')
  if (words.length === 1 && DEED.test(folded) && !NO_DEED.test(folded)) return null
  return words.length > MOST_WORDS && SMALL.test(folded) ? null : bare
}
