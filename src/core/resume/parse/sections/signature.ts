import { fold } from '#core/text/fold.ts'
import type { Line } from '../layout/line.ts'

/** A town and a whole date, and perhaps the name: 'Kassel, den 20.11.2026', 'Lyon, le 3 mai 2026'. */
const SIGNED =
  /^\p{Lu}[\p{L} .'-]{1,40}?,?\s+(?:(?:den|am|le|il|el|em|a|dnia)\s+)?\d{1,2}\s?[./]?\s?(?:\d{1,2}|(?:de )?\p{L}{3,12}(?: de)?)\s?[./]?\s?\d{4}(?:\s+\p{Lu}[\p{L} .'-]{2,40})?$/u
/** A scanned name may stand below. */
const LAST_LINES = 2

/** How somebody begins to consent or to declare, folded: in the first person, or by the law. */
const OPENING =
  /^(?:i (?:(?:hereby|do|also|solemnly|fully|freely),? )*(?:consent|agree|authori[sz]e|declare|certify|affirm)\b|hereby\b|in (?:compliance|accordance) with|according to (?:law|art)|wyrazam (?:\S+ )?zgod|zgadzam sie|oswiadczam|autorizzo|autorizo|j'autorise|je consens|j'atteste|ich (?:bin|willige|stimme|erklare|versichere)|hiermit|souhlasim|suhlasim|davam souhlas|sunt de acord|kisisel ver|yukarida|6698)/
/** What is consented to or sworn, folded. */
const CLAUSE =
  /\bpersonal (?:data|details|information)\b|\bdanych osobowych\b|\bdati personali\b|\bdatos (?:de caracter )?personal|\bdados pessoais\b|\bdonnees (?:a caractere )?personnelles\b|\bpersonenbezogene|\bosobni(?:ch|mi) uda|\bosobnych uda|\bkisisel ver|\bdate(?:lor)? (?:cu caracter )?personal|\b(?:information|details|particulars|statements|facts|above)\b.*\b(?:true|correct|accurate)\b|\b(?:true|correct)\b.*\b(?:knowledge|belief)\b|\bdogru(?:dur| oldugunu)/
/** A clause is set in a few lines. */
const MOST_LINES = 6

/** The lines without those that belong to no section: the day of signing, a consent to keep data, an oath. */
export function withoutSignature(lines: Line[]): Line[] {
  const clauses = new Set(lines.flatMap((_, at) => (opensClause(lines, at) ? clauseAt(lines, at) : [])))
  const kept = clauses.size === 0 ? lines : lines.filter((line) => !clauses.has(line))
  const at = kept.findLastIndex((line) => SIGNED.test(line.text))
  return at > 0 && at >= kept.length - LAST_LINES ? kept.slice(0, at) : kept
}

function opensClause(lines: Line[], at: number): boolean {
  const [own, next] = lines.slice(at, at + 2)
  return (
    own !== undefined &&
    OPENING.test(fold(own.text)) &&
    CLAUSE.test(fold(`${own.text} ${next?.text ?? ''}`)) &&
    !own.hasBullet
  )
}

/** The sentence from this line on, as far as it runs on close below in the same look. */
function clauseAt(lines: Line[], from: number): Line[] {
  const own = lines.slice(from, from + MOST_LINES)
  const end = own.findIndex(
    (line, at) => at > 0 && (line.gapAbove > CLOSE || line.hasBullet || line.size !== own[0]?.size),
  )
  return end < 0 ? own : own.slice(0, end)
}
const CLOSE = 0.8
