import { firstOfEach } from '#core/first-of-each.ts'

/** Addresses to write to, then pages to apply on, then telephones: what an advert gives to answer it. */
const EMAIL =
  /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}\s?(?:@|[([]at[)\]])\s?[\p{L}\d-]{1,63}(?:(?:\.|\s?[([](?:dot|punkt)[)\]]\s?)[\p{L}\d-]{1,63}){0,4}(?:\.|\s?[([](?:dot|punkt)[)\]]\s?)\p{L}{2,24}/giu
const AT = /@|[([]at[)\]]/i
const URL = /https?:\/\/[^\s<>"')\]]{4,300}|(?<![@\p{L}\d.])www\.[^\s<>"')\]]{4,200}/giu
/** As people write it, with a path behind: 'harbour.example/jobs/7', but not 'node.js/express'. */
const BARE_URL =
  /(?<![@\p{L}\d./-])(?:[\p{L}\d-]{2,63}\.){1,3}(?:com|org|net|io|dev|de|co|ai|jobs|careers|eu|uk|fr|es|it|nl|pl|pt|tr|se|no|dk|fi|ch|at|be|ie|us|ca|br|in|gov|edu|app|tech|work|link|info|biz|example)\/[^\s<>"')\]]{2,200}/giu
const ANY_URL = /https?:|www\.|\.\p{L}{2,7}\//iu
const ANY_NUMBER = /\d\)?[\s./-]\(?\d{2}/
const PHONE =
  /(?<![\d/.,€£$-])(?:\+\d{1,3}[\s./-]?)?(?:\(0?\d{1,5}\)[\s./-]?)?\d{2,5}(?:[\s./-]\d{2,8}){1,5}(?![\d%€£$]|\s?(?:€|k\b|EUR|USD|TL|£))/g
const CALLS =
  /\b(?:call|phone|ring|tel|telefon|telephone|mobile|whatsapp|anruf\w*|rufen|arayin|iletisim|appelez|llama\w*|kontakt|contact|questions?|text|iletişim|fragen|auskunft|enquiries)\b/i

export function contactsIn(text: string): { words: string; from: number }[] {
  const found: { words: string; from: number; rank: number }[] = []
  let at = 0
  for (const line of text.split('\n')) {
    // only lines with such a sign can hold an address
    if (AT.test(line))
      for (const match of line.matchAll(EMAIL))
        found.push({
          words: match[0]
            .replace(/\s?[([]at[)\]]\s?/i, '@')
            .replaceAll(/[([](?:dot|punkt)[)\]]/gi, '.')
            .replaceAll(/\s/g, ''),
          from: at + match.index,
          rank: 0,
        })
    if (ANY_URL.test(line))
      for (const match of [...line.matchAll(URL), ...line.matchAll(BARE_URL)])
        found.push({ words: match[0].replace(/[.,;:!?]+$/, ''), from: at + match.index, rank: 1 })
    if (ANY_NUMBER.test(line))
      for (const match of line.matchAll(PHONE))
        if (isPhone(match[0], line.slice(0, match.index + match[0].length + 30)))
          found.push({ words: match[0].trim(), from: at + match.index, rank: 2 })
    at += line.length + 1
  }
  const sorted = found.sort((a, b) => a.rank - b.rank || a.from - b.from)
  return firstOfEach(sorted, ({ words }) => words.toLowerCase()).map(({ words, from }) => ({ words, from }))
}

function isPhone(number: string, line: string): boolean {
  const digits = number.replaceAll(/\D/g, '')
  return (
    digits.length >= 7 &&
    digits.length <= 15 &&
    !/^(?:19|20)\d\d\D(?:19|20)?\d\d$/.test(number) &&
    !/^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/.test(number) &&
    // '09.00-17.00': hours of the day
    !/^[012]?\d[.:][0-5]\d\s?-\s?[012]?\d[.:][0-5]\d$/.test(number) &&
    (CALLS.test(line) || number.startsWith('+') || /^\(?0/.test(number))
  )
}
