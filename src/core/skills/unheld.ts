import { TR_DENIED } from './deed-words.ts'
import { isDistant } from './distance.ts'
import { tellsDeed } from './tells-deed.ts'
import { BUT } from './stance-cues.ts'

/**
 * What a sentence of a list takes back: 'I have never used Splunk or Linux', 'Docker bilmiyorum', 'I want to learn Rust'. The
 * sentence is asked before it is parted at its commas; what stands before the cue, or behind a 'but', is held.
 */

const edge = (words: string) => String.raw`(?<![\p{L}\d'’])(?:${words})(?![\p{L}\d])`

/** These stand before what they take back. */
const BEFORE = new RegExp(
  edge(
    [
      String.raw`(?:i |i['’]ve |have |has )*never (?:used|worked|touched|tried|learn(?:ed|t)|done|had|seen|written|built)`,
      String.raw`(?:i |and |but )*(?:have |with )?no (?:knowledge|experience|idea) (?:of|in|with|about)`,
      String.raw`(?:i )?(?:do not|don['’]t|cannot|can['’]t) (?:know|use|speak|program)|(?:i am |i['’]m )?not familiar with|(?:i )?lack`,
      String.raw`(?:i )?(?:want|would like|hope|plan|aim|wish|intend) to|(?:i['’]d|i would) (?:like|love) to|(?:eager|keen|willing|hoping|planning|looking|excited) to|interested in learning`,
      String.raw`(?:ich )?(?:habe )?(?:noch )?nie (?:mit )?|(?:ich )?kenne (?:kein\p{L}*|nicht)|(?:ich )?(?:habe )?keine(?:rlei)? (?:erfahrung|kenntnisse|ahnung)|(?:ich )?(?:möchte|würde gerne?|will)(?= .*(?:lernen|vertiefen|einarbeiten))`,
      String.raw`je ne (?:connais|maîtrise|sais)|(?:je )?n['’]ai (?:jamais|aucune)|aucune (?:connaissance|expérience)|je (?:veux|souhaite|voudrais)|j['’]aimerais`,
      String.raw`no (?:conozco|sé|domino|tengo (?:experiencia|conocimientos))|nunca (?:he|usé|trabajé|usei|trabalhei)|sin (?:experiencia|conocimientos)|(?:quiero|quisiera|deseo|espero) aprender|me gustaría`,
      String.raw`non (?:conosco|so usare|ho mai|ho esperienza)|nessuna (?:esperienza|conoscenza)|(?:vorrei|voglio|desidero) (?:imparare|studiare)|mi piacerebbe`,
      String.raw`não (?:conheço|sei|domino|tenho (?:experiência|conhecimentos?))|sem (?:experiência|conhecimentos?)|(?:quero|pretendo|gostaria de) aprender`,
    ].join('|'),
  ),
  'iu',
)
/** These end the sentence that they take back. */
const AFTER = new RegExp(
  edge(
    [
      String.raw`bilmiyorum|bilmem|hiç \p{L}+m[ae]d[ıi]m|kullanmadım|çalışmadım|(?:deneyimim|bilgim|tecrübem) yok|\p{L}+m[ae]k? (?:istiyorum|isterim)|\p{L}+m[ae]y[ıiae] (?:hedefliyorum|planlıyorum|düşünüyorum|umuyorum|istiyorum)`,
      String.raw`(?:kenne|kann|beherrsche|nutze) ich (?:noch )?nicht`,
    ].join('|'),
  ),
  'iu',
)
const TURN = new RegExp(edge([...BUT, 'salvo|ma|però|mas|porém'].join('|')), 'iu')
/** The full stop of 'Node.js' and of '.NET' ends nothing. */
const SENTENCE = /[^.!?;\n]+(?:[.!?;](?!\s|$)[^.!?;\n]*)*[.!?;]*\s*/gu
const LONGEST = 6_000

/** The sentences of a text with where each begins, as far as it is read. */
export const sentencesIn = (text: string) => [...text.slice(0, LONGEST).matchAll(SENTENCE)]
/** What is longer is not asked. */
export const beyondReading = (text: string) => text.slice(LONGEST)

export type Stretch = { start: number; end: number }

/** The stretches of a text that are not held, in order. Pure. */
export function unheldIn(text: string): Stretch[] {
  return sentencesIn(text).flatMap((match): Stretch[] => {
    const [sentence] = match
    const before = beforeIn(sentence)
    const after = AFTER.exec(sentence)
    if (!before && !after) return []
    // 'Python, ama Go bilmiyorum'
    const from = before && !after ? before.index : turnBefore(sentence, after?.index ?? 0)
    const rest = (before && !after ? before : after) as RegExpExecArray
    const behind = rest.index + rest[0].length
    const turn = TURN.exec(sentence.slice(behind))
    const end = turn ? behind + turn.index : sentence.length
    return [{ start: match.index + from, end: match.index + end }]
  })
}

/** 'Terraform (never used)' takes back what stands before its bracket, and nothing behind it. */
function beforeIn(sentence: string): RegExpExecArray | null {
  const found = BEFORE.exec(sentence)
  return found && sentence.charAt(found.index - 1) === '(' ? null : found
}

function turnBefore(sentence: string, at: number): number {
  const turn = TURN.exec(sentence.slice(0, at))
  return turn ? turn.index : 0
}

/** The text without them. */
export const heldOf = (text: string): string =>
  unheldIn(text)
    .toReversed()
    .reduce((held, { start, end }) => held.slice(0, start) + held.slice(end), text)
    .trim()

/** A line of a job that tells what will be done, or never was, tells of no work. */
const NOT_DONE = new RegExp(
  String.raw`^[\s\p{P}]*(?:(?:i|we|ich|wir|je|nous|yo|eu|io) )?(?:(?:will|shall|going to|am going to|werde|werden|vais|allons|voy a|vamos a|vou|irei)(?! not only)(?!\p{L})|(?:have |has |haben? )?(?:never|nie|niemals|n['’]ai jamais|jamais|nunca|jamás|non ho mai|mai)(?!\p{L})(?! (?:missed|failed|lost|late|broke|exceeded|dropped|verpasst|raté|manqué|fallé|perdí)))`,
  'iu',
)
const NOT_DONE_TURKISH = /(?:(?:(?<!\p{L})\p{L}*(?:acağ|eceğ)(?:ım|im|ız|iz))|hiç .*m[ae]d[ıiuü]m?)[\s\p{P}]*$/iu

/** The words of an advert speak to its reader: nobody writes so of their own work. */
const OF_ADVERT =
  /^[\s\p{P}]*(?:we(?: are|['’]re) (?:looking|searching|hiring)|you(?: have|['’]ll have|['’]ve| will have| bring|r profile)|nice to have|what (?:we offer|you(?:['’]ll)? (?:bring|get|need))|must[- ]haves?|requirements?:|wir (?:suchen|bieten)|(?:du|sie) (?:hast|haben|bringst|bringen) |(?:dein|ihr) profil|nous (?:recherchons|cherchons|offrons)|vous (?:avez|maîtrisez)|buscamos|ofrecemos|(?:aranan|genel) nitelikler)(?!\p{L})/iu

const isDeniedInTurkish = (clause: string) =>
  !/(?:hiç|asla)(?!\p{L})/iu.test(clause) && TR_DENIED.test(clause.toLocaleLowerCase('tr').replace(/[\s\p{P}]+$/u, ''))

/** What of a line of a job was done. Pure. */
export const doneOf = (line: string): string =>
  line
    .split(/(?<=[;.!?])\s+/u)
    .filter(
      (clause) =>
        !NOT_DONE.test(clause) &&
        !OF_ADVERT.test(clause) &&
        !NOT_DONE_TURKISH.test(clause) &&
        !isDeniedInTurkish(clause) &&
        !isDistant(clause, tellsDeed(clause)),
    )
    .join(' ')
