import { addDays, type LocalDate } from '../../time.ts'
import { COUNT, NUMBERS, weekdayOf } from './counted-days.ts'
import { placedMoments } from './moments.ts'
import { splitSentences } from './own-part.ts'
import { soften } from './soften.ts'

/** The firm says that it will write: 'we will get back to you', 'wir melden uns', 'size dönüş yapacağız'. */
const WILL_WRITE = new RegExp(
  [
    String.raw`\b(?:we|i|you|our team|the team|(?:mr|ms|mrs|dr)\.? \w+|\w+)(?:'ll| will| shall| should| (?:aim|hope|expect|intend|plan|are going|am going) to)(?: \w+){0,3} (?:(?:get|come|be|report|write) back (?:to you)?|(?:be|get) in (?:touch|contact)|let you (?:know|have)|contact you|inform you|update you|write to you|call you|reach out|hear (?:back )?from (?:us|me)|give you (?:an? )?(?:answer|update|feedback|decision)|have (?:an? )?(?:answer|decision|feedback|news|update)|make (?:a|our) decision|decide)`,
    String.raw`\bwe are (?:getting|coming) back to you`,
    String.raw`(?<!\b(?:so|so that|before|until|till|when|where|how) )\bwe (?:(?:always|usually|normally|generally|aim to|try to) )?(?:answer|reply|respond|get back|come back|write back|decide)\b|(?<!\b(?:damit|bevor|ehe|bis) )\bwir (?:antworten|entscheiden)\b|\bantworten wir\b|\b(?:yanitliyoruz|cevapliyoruz|(?:yanit|cevap) veriyoruz|donus (?:yapiyor|sagliyor)uz)\b|\bnous repondons\b|\brespondemos\b|\bcontestamos\b`,
    String.raw`(?<!\b(?:damit|bevor|ehe|bis) )\b(?:wir|ich) (?:\S+ ){0,4}?(?:melden? (?:uns|mich)|kommen? (?:\S+ ){0,9}?auf sie zu|informieren? sie|benachrichtigen? sie|geben? ihnen (?:\S+ ){0,6}?(?:bescheid|ruckmeldung)|entscheiden)|\b(?:melden wir uns|melde ich mich|horen sie (?:\S+ ){0,4}?von (?:uns|mir)|(?:erhalten sie|sie erhalten) (?:\S+ ){0,8}?(?:ruckmeldung|antwort|bescheid|nachricht|entscheidung)|werden (?:wir )?(?:uns )?(?:\S+ ){0,8}?(?:bei ihnen melden|informieren|entscheiden))`,
    String.raw`\b(?:donus yap|geri don|donecegi|haber ver|bilgilendir|bilgi ver|iletisime gec|ulasacag|sizi ara|karar(?:imizi)? ver)\w*(?:acag|eceg|acak|ecek)\w*|\b(?:donus|geri donus) (?:saglay|yap)\w+|\b(?:donecegiz|ulasacagiz|bilgilendirileceksiniz|arayacagiz)\b`,
    String.raw`\b(?:nous|je) (?:vous )?(?:\S+ ){0,2}?(?:reviendrons|reviendrai|recontacterons|recontacterai|contacterons|informerons|tiendrons|donnerons)|\b(?:nos|me) pondremos? en contacto|\ble (?:contactaremos|informaremos|avisaremos|daremos)`,
  ].join('|'),
)
/** Only where something else comes first: 'if you are shortlisted we will contact you by Friday' promises nothing to most. */
const ONLY_IF =
  /\b(?:if|only|unless|should you|once you|when you|after you|falls|sofern|wenn sie|nur|eger|takdirde|halinde|yalnizca|sadece|si vous|si usted|unicamente)\b/
const UNIT =
  '(working days?|business days?|days?|werktagen?|arbeitstagen?|tagen?|is gunu\\w*|gun\\w*|jours? ouvr\\w+|jours?|dias? habiles|dias?|weeks?|wochen?|hafta\\w*|semaines?|semanas?|months?|monate?n?|ay\\b|mois|mes(?:es)?)'
const SPAN = new RegExp(
  `(?<![\\w-])${COUNT}(?:'|\\.)?\\s?(?:(?:-|–|to|bis(?: zu)?|or|oder|ila|ya da|a|ou|o)\\s?${COUNT}\\s)?\\s?(?:more |full |weitere[nr]? |volle[nr]? )?${UNIT}`,
  'g',
)
const END_OF_WEEK =
  /\bend of (?:the |this )?week\b|\bende (?:der|dieser) woche\b|\bhafta sonuna\b|\bthis week\b|\bdiese woche\b|\bbu hafta\b/
const NEXT_WEEK =
  /\bnext week\b|\b(?:in der )?(?:nachste[nr]?|kommende[nr]?) woche\b|\b(?:onumuzdeki|gelecek) hafta\b|\bla semaine prochaine\b|\bla (?:proxima semana|semana que viene)\b/
const FRIDAY = 4

/** The last day by which the firm says that it will write; null where it names none, or where that depends on something. */
export function promisedDayIn(sentences: readonly { text: string }[], receivedOn: LocalDate): LocalDate | null {
  return promisesIn(sentences, receivedOn).at(-1)?.day ?? null
}

/** An advert may be long, and says at its end how it goes on. */
const MOST_OF_AD = 20_000
const MOST_AD_WAIT_DAYS = 42
/** An advert speaks of its tasks as well, in which others decide and get feedback: of it counts what the firm answers. */
const FIRM =
  /^(?:we|our team|the team|wir|melden wir|antworten wir|werden wir|nous|nos)\b|\b(?:from us|von uns)$|(?:g[iu]z|yoruz|[ae]mos)$/
const NO_ANSWER = /feedback|update|deci[ds]|entscheid|karar/

/** The same of an advert, for who applied on a day, and the sentence that says it. */
export function promiseOfAd(text: string, appliedOn: LocalDate): { day: LocalDate; words: string } | null {
  const sentences = splitSentences(text.slice(-MOST_OF_AD)).filter((one) => {
    const said = WILL_WRITE.exec(soften(one.text))?.[0] ?? ''
    return FIRM.test(said) && !NO_ANSWER.test(said)
  })
  const last = addDays(appliedOn, MOST_AD_WAIT_DAYS)
  return promisesIn(sentences, appliedOn).findLast(({ day }) => day > appliedOn && day <= last) ?? null
}

/** The earliest first. */
function promisesIn(
  sentences: readonly { text: string }[],
  receivedOn: LocalDate,
): readonly { day: LocalDate; words: string }[] {
  const promises = sentences.flatMap(({ text }) => {
    const soft = soften(text)
    const day = WILL_WRITE.test(soft) && !ONLY_IF.test(soft) ? daySaid(text, soft, receivedOn) : null
    return day === null ? [] : [{ day, words: text }]
  })
  return promises.toSorted((one, other) => one.day.localeCompare(other.day))
}

/** Whether the sentence is about what the firm will do, and asks the person for nothing. */
export const isPromise = (text: string): boolean => WILL_WRITE.test(soften(text))

function daySaid(text: string, soft: string, receivedOn: LocalDate): LocalDate | null {
  const spans = [...soft.matchAll(SPAN)].map(([, low, high, unit]) => {
    const said = high ?? low ?? ''
    return addDays(receivedOn, daysOf(NUMBERS[said] ?? Number(said), unit ?? ''))
  })
  const named = placedMoments(text, receivedOn).flatMap(({ day, isOld }) => (isOld ? [] : [day]))
  const friday = addDays(receivedOn, (FRIDAY - weekdayOf(receivedOn) + 7) % 7)
  const weeks = NEXT_WEEK.test(soft)
    ? [addDays(receivedOn, 7 + FRIDAY - weekdayOf(receivedOn))]
    : END_OF_WEEK.test(soft)
      ? [friday]
      : []
  return (named.length > 0 ? named : [...spans, ...weeks]).toSorted().at(-1) ?? null
}

function daysOf(count: number, unit: string): number {
  if (/^(?:working|business|werk|arbeits|is |jours? ouvr|dias? hab)/.test(unit)) return count + 2 * Math.ceil(count / 5)
  if (/^(?:day|tag|gun|jour|dia)/.test(unit)) return count
  return count * (/^(?:week|woche|hafta|semain|semana)/.test(unit) ? 7 : 30)
}
