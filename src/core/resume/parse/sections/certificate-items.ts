import { remembered } from '#core/text/remembered.ts'
import { must } from '#core/must.ts'
import { fold } from '#core/text/fold.ts'
import { tidy } from '#core/text/sanitise.ts'
import { withoutTerm } from './certificate-standing.ts'
import { findDates } from '../words/dates.ts'
import { companyScore, schoolScore } from '../words/organisation-words.ts'

/** Who gives certificates and has no word of a firm or a school in the name; whole names, folded. */
const ISSUERS =
  /^(?:coursera|udemy|edx|nptel|swayam|udacity|linkedin(?: learning)?|pluralsight|datacamp|codecademy|openclassrooms|skillshare|freecodecamp|hackerrank|deeplearning\.ai|scrum\.org|scrum alliance|pmi|isaca|\(?isc\)?2|axelos|peoplecert|exin|ec-council|giac|sans|offensive security|offsec|linux foundation|the linux foundation|lpi|cncf|hashicorp|vmware|microsoft|google|aws|amazon(?: web services)?|oracle|cisco|comptia|red hat|ibm|meta|sap|salesforce|hubspot|databricks|snowflake|nvidia|istqb|ihk|tuv(?: \p{L}+)?|british council|cambridge(?: english)?|red cross|st john ambulance|goethe-institut|btk akademi|miuul|certiprof|pearson|city & guilds)$/u
/** Words of certificates in the languages resumes are written in, folded. */
const NAMED =
  /certif|zertif|sertif|certyf|foundation|practitioner|associate|professional|specialist|administrator|fundamentals|essentials|licen[cs]e|diplom|lisans|\blevel [\da-d]\b|\bcourse\b|\bkurs|egitimi\b/
/** 'AZ-900', 'PCNSA', 'Network+', 'MS-102', 'JNCIA-Junos', 'CCNA 1'. */
const CODED =
  /^(?:[A-Z][A-Za-z]+ )?[A-Z]{1,5}-?\d{2,4}\b|(?:^|\s)[A-Z]\p{L}*\+(?=\s|$)|(?:^|\s)[A-Z]{3,6}\d?(?=[\s-]|$)/u
const STATUS = /^\(?(?:in progress|ongoing|pending|valid|current|online|en cours|en curso|devam)\b.{0,30}$/i
const LEAD = /^(?:i (?:also )?(?:hold|have|am)|(?:currently )?hold(?:s|er of|ing)?|certified in)\s+(?:a |an |the )?/i
/** Not held yet: nobody should read it as held. */
const WANTED =
  /^(?:(?:currently )?(?:working|studying|preparing|training) (?:on|for|towards?)|planned|planning|next up|aiming for|soon)\b/i
const AND = / (?:and|und|et|y|e|ve) /
const FEWEST_COMMAS = 3
const OUTSIDE = '(?![^()]*\\))'
const HARD = new RegExp(String.raw`\s*(?:[;|•·●▪◦]|\s[·⋅]\s)\s*${OUTSIDE}`, 'u')
const SOFT = [new RegExp(String.raw`\s+/\s+${OUTSIDE}`), new RegExp(String.raw`\s+[–—-]\s+${OUTSIDE}`)]
const COMMA = new RegExp(String.raw`,\s+${OUTSIDE}`)

/** Known by the whole name, or by one of two: 'Harvard/edX'. */
export const isKnownIssuer = (text: string) =>
  fold(tidy(text).replace(/,? \(?(?:\p{L}+ )?\d{4}\)?$/u, ''))
    .split('/')
    .some((name) => ISSUERS.test(name))

export const isIssuer = (text: string) =>
  isKnownIssuer(text) || (companyScore(text) >= 1 && !NAMED.test(fold(text))) || schoolScore(text) > 0

/** Whether the words or the letters are those of a certificate. */
export const isCertificate = (text: string) => NAMED.test(fold(text)) || CODED.test(text)

/** Whether a name's last word ends it: 'ITIL Foundation', 'CompTIA A+', 'AZ-900'. */
export const isEnded = (name: string) => isCertificate(tidy(name).split(' ').at(-1) ?? '')

/** The certificates of one line: one, perhaps with issuer and date, or several between signs or commas. */
export const certificateItems = remembered((printed): readonly string[] =>
  partsOf(tidy(printed.replace(LEAD, ''))).filter((part) => !WANTED.test(part)),
)

function partsOf(text: string): string[] {
  const hard = joined(text.split(HARD))
  if (hard.length > 1) return isRecord(hard) ? [text] : hard
  for (const sign of SOFT) {
    const parts = joined(text.split(sign))
    if (parts.length > 1 && parts.filter(isDated).length > 1) return parts
  }
  const parts = joined(text.replace(/[.]$/, '').split(COMMA))
  return isList(parts) ? parts.flatMap((part, at) => (at === parts.length - 1 ? part.split(AND) : part)) : [text]
}

const isDated = (text: string) => findDates(text).length > 0
export const isDateOnly = (text: string) => {
  const [span] = findDates(text)
  return span !== undefined && span.end - span.start >= tidy(text).length - 2
}

/** Parts with dates and remarks given to the one before. */
function joined(parts: string[]): string[] {
  const whole: string[] = []
  for (const part of parts.map(tidy).filter(Boolean)) {
    const bare = withoutTerm(part).text
    if (whole.length > 0 && (bare === '' || isDateOnly(bare) || STATUS.test(part)))
      whole[whole.length - 1] += `, ${part}`
    else whole.push(part)
  }
  return whole
}

/** 'CISSP | ISC2 | 2021': one certificate and who gave it. */
const isRecord = (parts: string[]) =>
  parts.length <= FEWEST_COMMAS && isIssuer(must(parts[1])) && parts.filter(isDated).length <= 1

/** Each with its own date, or several that nobody issued. */
function isList(parts: string[]): boolean {
  const [, ...rest] = parts
  if (rest.length === 0 || rest.some(isIssuer)) return false
  if (parts.filter(isDated).length > 1) return true
  const told = parts.filter(isCertificate).length
  return parts.length >= FEWEST_COMMAS ? told >= parts.length / 3 : isCertificate(must(rest[0])) && told > 1
}
