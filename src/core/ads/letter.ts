const HEAD =
  /^(?:from|to|date|subject|von|an|betreff|de|à|objet|para|asunto|kimden|konu|onderwerp|oggetto|da|assunto|od|temat)\s*:\s/imu
const GREETING =
  /^(?:dear|hi|hello|hey|good (?:morning|day)|liebe|hallo|sehr geehrte|guten tag|moin|bonjour|chère?|hola|estimad[oa]|buen(?:os|as)|merhaba|sayın|selam|beste|geachte|ciao|buongiorno|gentile|olá|prezad[oa]|dzień dobry|hej|hei)\b/imu
const FAREWELL =
  /^(?:(?:best|kind|warm|many|all the)\s)?(?:wishes|regards|best|thanks|cheers|sincerely|yours|(?:viele|liebe|herzliche|freundliche|beste|mit freundlichen) grüße\p{L}*|gruß|cordialement|bien à vous|à bientôt|(?:un )?saludos?|atentamente|saygılar\p{L}*|iyi (?:çalışmalar|günler)|(?:met )?(?:vriendelijke )?groet\p{L}*|(?:cordiali )?saluti|cumprimentos|pozdrawiam|hälsningar|hilsen)\b.{0,30}$/imu
const RULE = /^[-=_*~–—#]{6,}[ \t]*$/mu

/**
 * A mail without what stands around the advert: what its sender writes above a ruled line, and the signature. What goes
 * becomes blanks, so that every place in the text stays where it was.
 */
export function withoutLetter(given: string): string {
  const text = withoutPoster(given)
  const head = text.slice(0, 800)
  if (!HEAD.test(head) && !GREETING.test(head)) return text
  let kept = text
  const signature = /\n--[ \t]*\n/.exec(text.slice(Math.floor(text.length * 0.4)))
  if (signature) kept = blanked(kept, Math.floor(text.length * 0.4) + signature.index, text.length)
  const greeting = GREETING.exec(head)
  const rule = RULE.exec(text)
  if (greeting && rule && rule.index > greeting.index && rule.index < text.length * 0.6) {
    const above = text.slice(greeting.index, rule.index)
    if (FAREWELL.test(above)) kept = blanked(kept, greeting.index, rule.index)
  }
  return kept
}

/** Who posted it in a network, how near that person is and how long ago; and the post's hashtags. */
const POSTER =
  /^[^•]{0,300}?\n\s*•?\s*(?:1st|2nd|3rd\+?|1er|2e|3e\+?|1\.|2\.|3\.\+?)[^\n]{0,20}\n(?:[^\n]*\n){0,3}?\s*\d{1,3}\s?\p{L}{1,6}\.?\s*[•·][^\n]*\n/u
const TAGS = /^\s*(?:#\p{L}[\p{L}\p{N}_]*\s*)+$/gmu

function withoutPoster(text: string): string {
  const poster = POSTER.exec(text.slice(0, 800))
  if (!poster) return text
  return blanked(text, 0, poster[0].length).replaceAll(TAGS, (tags) => tags.replaceAll(/[^\n]/g, ' '))
}

const blanked = (text: string, from: number, to: number) =>
  text.slice(0, from) + text.slice(from, to).replaceAll(/[^\n]/g, ' ') + text.slice(to)
