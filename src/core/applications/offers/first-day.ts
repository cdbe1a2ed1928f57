import { any } from '#core/text/any.ts'
import type { LocalDate } from '#core/time.ts'
import { placedMoments } from '../replies/moments.ts'
import { soften } from '../replies/soften.ts'
import { splitSentences } from '../replies/own-part.ts'

/** The words of a first day at work, before its date or, in Turkish, behind it. Softened letters. */
const BEGINS_ON = new RegExp(
  String.raw`\b${any(
    'start\\w*|begin\\w*|join\\w*|commenc\\w*|first day|effective|from|as of',
    'ab dem|ab|zum|beginn\\w*|anfang\\w*|start\\w*|eintritt\\w*|dienstantritt|arbeitsbeginn|erster arbeitstag|ersten arbeitstag',
    'prise de poste|a partir du|a compter du|des le|debut\\w*|commenc\\w*|embauche',
    'incorporacion|incorpor\\w*|empez\\w*|comienz\\w*|inicio|a partir del?|desde el',
    'baslangic\\w*|ilk (?:is )?gun\\w*|ise (?:giris|baslama)\\w*|is basi\\w*',
  )}\b[^.;!?]{0,40}$`,
  'u',
)
const BEGINS_BEHIND =
  /^[^.;!?]{0,25}\b(?:itibar\w*|(?:ise|goreve|calismaya) basla\w*|basla\w*|ise giris\w*|tarihinde is\w*)/u
/** Other days of an offer. */
const OTHER =
  /\b(?:valid|offer (?:is|stands)|interview|gesprach|call|meeting|gorusme\w*|entretien|entrevista|until|gultig|gecerli)\b/u

/** The first day at work that an offer names; null where it names none. */
export function firstDayIn(text: string, receivedOn: LocalDate): LocalDate | null {
  for (const { text: said } of splitSentences(text)) {
    const soft = soften(said)
    const found = placedMoments(said, receivedOn).find(({ from, to, isDeadline, isOld }) => {
      const before = soft.slice(Math.max(0, from - 70), from)
      return (
        !isDeadline &&
        !isOld &&
        (BEGINS_BEHIND.test(soft.slice(to, to + 60)) || (BEGINS_ON.test(before) && !OTHER.test(before)))
      )
    })
    if (found) return found.day
  }
  return null
}
