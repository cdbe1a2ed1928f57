/** Addresses to write to, then pages to apply on, then telephones: what an advert gives to answer it. */
const EMAIL =
  /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}\s?(?:@|\(at\)|\[at\]|\s\(at\)\s)\s?[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,4}\.\p{L}{2,24}/giu
const AT = /@|[([]at[)\]]/i
const URL = /https?:\/\/[^\s<>"')\]]{4,300}|(?<![@\p{L}\d.])www\.[^\s<>"')\]]{4,200}/giu
const PHONE =
  /(?<![\d/.,€£$-])(?:\+\d{1,3}[\s./-]?)?(?:\(0?\d{1,5}\)[\s./-]?)?\d{2,5}(?:[\s./-]\d{2,5}){1,5}(?![\d%€£$]|\s?(?:€|k\b|EUR|USD|TL|£))/g
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
          words: match[0].replace(/\s?(?:\(at\)|\[at\])\s?/i, '@').replaceAll(/\s/g, ''),
          from: at + match.index,
          rank: 0,
        })
    at += line.length + 1
  }
  for (const match of text.matchAll(URL))
    found.push({ words: match[0].replace(/[.,;:!?]+$/, ''), from: match.index, rank: 1 })
  for (const match of text.matchAll(PHONE)) {
    const digits = match[0].replaceAll(/\D/g, '')
    const line = text.slice(text.lastIndexOf('\n', match.index) + 1, match.index + match[0].length + 30)
    if (
      digits.length >= 7 &&
      digits.length <= 15 &&
      !/^(?:19|20)\d\d\D(?:19|20)?\d\d$/.test(match[0]) &&
      !/^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/.test(match[0]) &&
      (CALLS.test(line) || match[0].startsWith('+') || /^\(?0/.test(match[0]))
    )
      found.push({ words: match[0].trim(), from: match.index, rank: 2 })
  }
  return found.sort((a, b) => a.rank - b.rank || a.from - b.from).map(({ words, from }) => ({ words, from }))
}
