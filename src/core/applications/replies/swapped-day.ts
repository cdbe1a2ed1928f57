import { any } from '#core/text/any.ts'
import { STATT } from './instead.ts'

/** Another day for one that was agreed, where nobody names the talk: 'Would Friday work instead?' Softened letters, six languages. */
const WEEKDAY = any(
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day',
  String.raw`(?:mon|diens|donners|frei|sams|sonn)tag\w*|mittwoch\w*`,
  'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo',
  '(?:segunda|terca|quarta|quinta|sexta)(?:-feira)?',
  String.raw`(?:pazartesi|sali|carsamba|persembe|cuma|cumartesi|pazar)\w*`,
)
const DAY = `(?:(?:the |on |den |dem |am |der |le |el |du |del |au |a |o |da ){0,3}(?:${WEEKDAY}|\\d{1,2}(?!\\d)|tomorrow|morgen|demain|manana|amanha|yarin))`
const IN_STEAD_OF = any(
  `instead of|rather than|in place of|${STATT}|anstatt|anstelle (?:von|des)`,
  'au lieu d[eu]|plutot que|en lugar del?|en vez del?|em vez d[ae]|no lugar d[ae]',
)
/** What stands before a day that goes, and behind one in Turkish. */
export const GOES_BEFORE = new RegExp(
  String.raw`\b(?:${IN_STEAD_OF}|swap)\s+(?:(?:the|on|am|dem|den|der|el|le|dia|du|${WEEKDAY}),?\s+){0,4}$`,
  'u',
)
export const GOES_BEHIND = /^(?:[^.;!?]|\.(?=\d)){0,40}?\byerine\b/
const few = (most: number) => String.raw`(?:[^\s.;!?]+\s+){0,${most}}?`

/** The day that goes is named. */
const IN_PLACE_OF = new RegExp(
  any(
    `\\b(?:${IN_STEAD_OF}|not ${DAY} but)\\s+${few(1)}${DAY}\\b`,
    String.raw`\b(?:${WEEKDAY}|\d{1,2} \p{L}+)(?:\s+(?:gunu|gun|gunku|saat \S+|icin)){0,3}\s+yerine\b`,
    `\\bswap\\s+${few(2)}${DAY}\\s+${few(2)}for\\b`,
  ),
  'u',
)
const NOT_THEN = any(
  `\\b${DAY}(?:\\s+[^\\s.;!?]+){0,4}\\s+(?:no longer|does not|doesn't|won't|will not|is not going to|isn't going to)\\s+(?:works?|possible|suits?|fits?)\\b${few(3)}(?:out |any ?more|on our|for (?:us|me))?`,
  `\\b(?:we|i)\\s+(?:cannot|can't|can no longer)\\s+(?:make|do|meet)\\s+(?:it\\s+)?${DAY}\\b`,
  `\\b${DAY}(?:\\s+[^\\s.;!?]+){0,3}\\s+(?:bei uns |bei mir |leider |doch |nun )+(?:nicht|nicht mehr)\\b`,
  `\\b(?:klappt|passt|geht)\\s+(?:es )?(?:uns |bei uns |mir |bei mir |leider )*${DAY}\\s+(?:uns |bei uns |mir |bei mir |leider |doch |nun )*nicht\\b`,
)
const NOT_DAY = new RegExp(NOT_THEN, 'u')
const NAMES_DAY = new RegExp(String.raw`\b(?:${WEEKDAY}|\d{1,2} \p{L}+)\b`, 'u')
/** Something came between, on the side of who writes. */
const TROUBLE = new RegExp(
  any(
    NOT_THEN,
    String.raw`\b(?:something (?:has |had )?(?:come|came) up|came up (?:at|on) our|short notice|double[- ]booked|clash|conflict in|(?:is|am|are|has fallen|fell) (?:ill|sick|unwell)|out of (?:the )?office|called away|has to travel|must travel)\b`,
    String.raw`\b(?:dazwischen ?gekommen|kurzfristig|erkrankt|krank|verhindert|terminkonflikt|uberschneid\w+)\b`,
    String.raw`\b(?:empechement|imprevu|imprevisto|surgido|surgio|surgiu|malade|enferm\w+)\b`,
    String.raw`\b(?:aksilik|beklenmedik|isimiz cikti|isim cikti|hastalan\w+|rahatsizlan\w+|cakis\w+|mecburen)\b`,
  ),
  'u',
)
/** Another day is asked for, the old one is not named. */
const INSTEAD = new RegExp(
  any(
    // no other clause between the day and the word, and only an hour behind it
    `\\b${DAY}\\b(?:(?!could you|can you|please)(?:[^.,;!?]|[.,] ?(?=\\d))){0,60}\\binstead(?=\\s*(?:[?!.)]|$|,? (?:(?:at|from|between) )?\\d{1,2}(?:[:.]\\d|\\s?[ap]m)|, same\\b))`,
    `\\b(?:stattdessen|ersatzweise)\\b[^.;!?]{0,50}\\b${DAY}\\b|\\b${DAY}\\b[^.;!?]{0,50}\\b(?:stattdessen|ersatzweise)\\b`,
    `\\b(?:a la place|en su lugar|em vez disso)\\b`,
    String.raw`\bonun yerine\b`,
  ),
  'u',
)
const ASKED = new RegExp(
  any(
    String.raw`\b(?:would|could|can|might|shall|how about|what about|are you free|is|does)\b`,
    String.raw`\b(?:ginge|passt|passte|ware|konnten|konnen|geht)\b`,
    String.raw`\b(?:serait|pouvez|pourrions|vendria|podriamos|puedes|puede|seria|poderia)\b`,
    String.raw`\b(?:olur mu|uygun mu\w*|musait mi\w*|ebilir mi\w*|abilir mi\w*)`,
  ),
  'u',
)
/** The reader's wish, or a choice for who cannot come. */
const CHOICE =
  /\b(?:if|unless|should you|you (?:asked|wanted|wrote|proposed|suggested|prefer\w*)|as you|wenn|falls|sofern|wie sie|si|eger|isterseniz|dilerseniz|olmazsa|uymazsa|istediginiz)\b/

/** What each sentence does to a day that was agreed, where it does not name the talk: gives another for it, or says that it goes. */
export function swapsDay(sentences: readonly string[]): ('gives' | 'takes' | null)[] {
  const plain = sentences.map((one) => (CHOICE.test(one) ? '' : one))
  const hasTrouble = plain.some((one) => TROUBLE.test(one))
  const gives = plain.map((one) => IN_PLACE_OF.test(one) || (hasTrouble && INSTEAD.test(one) && ASKED.test(one)))
  const lastAsked = plain.findLastIndex((one) => ASKED.test(one))
  const lastGiven = gives.lastIndexOf(true)
  return plain.map((one, at) => {
    if (gives[at]) return 'gives'
    // the day that goes, and a question for another one
    const isTaken = lastAsked >= at && NOT_DAY.test(one)
    return isTaken || (lastGiven > at && TROUBLE.test(one) && NAMES_DAY.test(one)) ? 'takes' : null
  })
}
