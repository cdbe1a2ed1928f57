import { fold } from '#core/text/fold.ts'
import { tidy } from '#core/text/sanitise.ts'
import { isSmallWord } from '#core/text/language.ts'
import { isEastern } from '#core/text/scripts.ts'
import { findDates } from '../words/dates.ts'
import { saysDriving } from '../words/driving-words.ts'
import { headingKind } from './heading-kind.ts'

/** What joins an item to the one before, or says how it was used: 'and Python', 'using Piper', 'basic Blender'. */
const LEADS =
  /^(?:and|or|und|oder|et|ou|y|e|ve|veya|i|plus|also|using|utili[sz]ing|utili[sz]ed|with|incl(?:uding|\.)?|such as|e\.g\.|z\. ?B\.|etc\.?|via)\s+(?=\S)/iu
/** 'LATEX' as it is printed, with a raised A and a lowered E that some fonts lose. */
const LATEX = /^L\s?A?\s?T\s?(?:E?\s?X|X\s?E)$/u

/** 'Systems: Neo4j' and '(Advanced): Vue' in the middle of a list; 'Kafka etc'. */
const INNER_LABEL = /^(?:\([^()]{2,24}\)|\p{L}[\p{L} &./-]{1,24})\s?:\s+(?=\S)/u
const TAIL = /[\s,]+(?:etc|usw|vb|u\.a|itp|ecc)\.?$/iu
/** Where somebody is to be found, or when something was. */
const PLACE_OR_TIME = /\/\/|^www\.|\S@\S|^\S+\.(?:com|org)\b|^[\d\s./–-]{6,}$/iu
/** Small words that begin or end names as well: 'no code', 'single sign on'. */
const IN_NAMES = new Set(['no', 'on', 'in', 'as', 'to', 'i', 'a', 'z', 'w'])
/** Sections whose names stand among skills where columns run into each other. */
const HEADINGS = new Set(['languages', 'education', 'references', 'contact'])
/** Others are named by these words alone: 'Software Engineering' is a skill, 'Language Skills' names a list. */
const HEADING_WORDS =
  /skills?$|kenntnis|fahigkeit|kompetenz|competen|habilidad|beceri|umiejetn|vaardigh|aptitud|experien|erfahrung|employment|deneyim|esperienz|doswiadczen|ervaring/
const FEWEST_LETTERS = 2

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

/** 'p95 latency', 'PM10' and 'O Levels' measure or examine; '2.1B' and '500GB' are amounts. */
const MEASURE =
  /^(?:p\d{2,3}(?:\s.*)?|pm ?\d{1,2}(?:[.,]\d)?|(?:o|a|as)[ -]levels?|gcses?|\d[\d.,]*(?:k|m|mm|bn?|mn|mrd|mio|[kmgtp]b|[kmg]bps|[kmg]?hz|[kmg]w|kwh|ms|rps|qps|tps|kg|km|h|x|st|nd|rd|th)\+?)$/u
export const isMeasure = (text: string): boolean => MEASURE.test(fold(text))

/** A date with at most `most` signs beside it. */
export function isDateAlone(text: string, most: number): boolean {
  const [span] = findDates(text)
  return span !== undefined && span.end - span.start >= text.length - most
}

/** An item of a list of skills that no catalogue knows, as it should stand; null where it can be none. */
export function settledSkill(text: string, isBarred: (text: string) => boolean): string | null {
  let bare = tidy(text).replace(INNER_LABEL, '').replace(TAIL, '')
  while (LEADS.test(bare)) bare = bare.replace(LEADS, '')
  // '数据结构94': a mark behind a course
  if (isEastern(bare)) bare = bare.replace(/\s?\d{2,3}$/u, '')
  if (LATEX.test(bare)) return 'LaTeX'
  const folded = fold(bare)
  if (folded === '' || LABEL.test(folded) || isMeasure(bare) || isBarred(bare) || saysDriving(bare)) return null
  const letters = bare.match(/\p{L}/gu)?.length ?? 0
  if (PLACE_OR_TIME.test(bare) || (letters < FEWEST_LETTERS && !/^[CR]\b/.test(bare))) return null
  if (isDateAlone(bare, 1) || isHeading(bare, folded) || isFragment(bare)) return null
  const words = folded.split(' ')
  if (words.length === 1 && DEED.test(folded) && !NO_DEED.test(folded)) return null
  return words.length > MOST_WORDS && SMALL.test(folded) ? null : bare
}

function isHeading(text: string, folded: string): boolean {
  const kind = headingKind(text)
  return (
    kind !== null &&
    (HEADINGS.has(kind) || ((kind === 'skills' || kind === 'experience') && HEADING_WORDS.test(folded)))
  )
}

/** 'para', 'Desenvolvimento de', 'com o framework': cut out of a sentence. */
function isFragment(text: string): boolean {
  const words = text.split(/\s+/)
  const isLoose = (word: string | undefined) =>
    word !== undefined && isSmallWord(word) && !IN_NAMES.has(word.toLowerCase())
  if (words.every((word) => isSmallWord(word))) return true
  return isLoose(words.at(-1)) || (isLoose(words[0]) && /^\p{Ll}/u.test(text))
}
