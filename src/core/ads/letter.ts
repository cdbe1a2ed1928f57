import { behindLabel } from '#core/ads/page/shown/head-facts.ts'
import { blanked } from '#core/text/blanked.ts'
import { withoutMarks } from './sections/pasted-marks.ts'

const HEAD =
  /^(?:from|to|date|subject|von|an|betreff|de|à|objet|para|asunto|kimden|konu|onderwerp|oggetto|da|assunto|od|temat)\s*:\s/imu
const GREETING =
  /^(?:dear|hi|hello|hey|good (?:morning|day)|liebe|hallo|sehr geehrte|guten tag|moin|bonjour|chère?|hola|estimad[oa]|buen(?:os|as)|merhaba|sayın|selam|beste|geachte|ciao|buongiorno|gentile|olá|prezad[oa]|dzień dobry|hej|hei)\b/imu
const FAREWELL =
  /^(?:(?:best|kind|warm|many|all the)\s)?(?:wishes|regards|best|thanks|cheers|sincerely|yours|(?:viele|liebe|herzliche|freundliche|beste|mit freundlichen) grüße\p{L}*|gruß|cordialement|bien à vous|à bientôt|(?:un )?(?:saludos?|salut[io])|atentamente|saygılar\p{L}*|iyi (?:çalışmalar|günler)|(?:met )?(?:vriendelijke )?groet\p{L}*|(?:cordiali )?saluti|cumprimentos|pozdrawiam|hälsningar|hilsen)\b.{0,30}$/imu
const LONGEST_SIGNATURE = 700
const RULE = /^[-=_*~–—#]{6,}[ \t]*$/mu

/** Who wrote to whom, and of what: two lines of the head of a mail at the top of a text. */
export const isMail = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .slice(0, 6)
    .filter((line) => HEAD.test(line)).length >= 2

/**
 * A mail without what stands around the advert: what its sender writes above a ruled line, and the signature. What goes
 * becomes blanks, so that every place in the text stays where it was.
 */
export function withoutLetter(pasted: string): string {
  const given = withoutMarks(pasted)
  const inner = unquoted(given)
  if (inner !== given) return betweenGreetings(inner)
  const text = withoutPoster(given)
  const head = text.slice(0, 800)
  if (!HEAD.test(head) && !GREETING.test(head)) return text
  let kept = text
  const signature = /\n--[ \t]*\n/.exec(text.slice(Math.floor(text.length * 0.4)))
  if (signature) kept = blanked(kept, Math.floor(text.length * 0.4) + signature.index, text.length)
  const half = Math.floor(text.length / 2)
  const farewell = isMail(text) ? FAREWELL.exec(text.slice(half)) : null
  if (farewell && text.length - half - farewell.index < LONGEST_SIGNATURE)
    kept = blanked(kept, half + farewell.index, text.length)
  const greeting = GREETING.exec(head)
  const rule = RULE.exec(text)
  if (greeting && rule && rule.index > greeting.index && rule.index < text.length * 0.6) {
    const above = text.slice(greeting.index, rule.index)
    if (FAREWELL.test(above)) kept = blanked(kept, greeting.index, rule.index)
  }
  return kept
}

/** The lines above 'Sincerely,': below it stand the name and the office of who writes, and no title of a job. */
export function aboveFarewell<Line extends { text: string }>(lines: readonly Line[]): readonly Line[] {
  const end = lines.findLastIndex(({ text }) => text.length < LONGEST_FAREWELL && FAREWELL.test(text))
  const below = lines.slice(end + 1)
  return end > 1 && below.length <= 6 && below.every(({ text }) => text.length < 80) ? lines.slice(0, end) : lines
}
const LONGEST_FAREWELL = 40

/** What was passed on: its marks of a quote, the line that says so and the lines of its head become blanks. */
function unquoted(text: string): string {
  const lines = text.split('\n')
  const quoted = lines.filter((line) => /^\s*>/.test(line)).length
  const forwarded = lines.slice(0, 12).findIndex((line) => PASSED_ON.test(line))
  if (forwarded < 0 && quoted < lines.length / 2) return text
  const end = forwarded < 0 ? -1 : lines.findIndex((line, at) => at > forwarded && line.trim() === '')
  return lines
    .map((line, at) => (at < forwarded || at >= end ? line : subjectOf(line)))
    .map((line) => line.replace(/^\s*(?:>\s?)+/, (marks) => ' '.repeat(marks.length)))
    .join('\n')
}

/** A mail that was passed on, from below its greeting to above its farewell. */
function betweenGreetings(text: string): string {
  const half = Math.floor(text.length / 2)
  const line = new RegExp(`^[^\\S\\n]*(?:${GREETING.source.slice(1)})[^\\n]{0,60}$`, 'imu').exec(text.slice(0, half))
  const farewell = new RegExp(`^[^\\S\\n]*(?:${FAREWELL.source.slice(1)})`, 'imu').exec(text.slice(half))
  const kept = line === null ? text : blanked(text, line.index, line.index + line[0].length)
  return farewell === null ? kept : blanked(kept, half + farewell.index, kept.length)
}

/** 'Subject: Fwd: Offerta di lavoro - Grafico': what it is about keeps its place, all else of a head goes. */
function subjectOf(line: string): string {
  const lead = SUBJECT.exec(line)?.[0]
  return lead === undefined ? blanked(line, 0, line.length) : behindLabel(line.slice(lead.length)).padStart(line.length)
}
const SUBJECT =
  /^(?:subject|betreff|objet|asunto|konu|onderwerp|oggetto|assunto|temat|ämne)\s*:\s*(?:(?:fwd?|re|aw|wg|tr|rv|i|r)\s*:\s*)*/iu
const PASSED_ON =
  /^\s*-{3,}\s*\p{L}[\p{L} ]{5,40}-{3,}\s*$|^\s*(?:begin forwarded message|anfang der weitergeleiteten|début du message)/iu

/** Who posted it in a network, how near that person is and how long ago; and the post's hashtags. */
const POSTER =
  /^[^•]{0,300}?\n\s*(?:•\s*)?(?:1st|2nd|3rd\+?|1er|2e|3e\+?|1\.|2\.|3\.\+?)[^\n]{0,20}\n(?:[^\n]*\n){0,3}?\s{0,20}\d{1,3}\s?\p{L}{1,6}\.?\s*[•·][^\n]*\n/u
const TAGS = /^\s*(?:#\p{L}[\p{L}\p{N}_]*\s*)+$/gmu

function withoutPoster(text: string): string {
  const poster = POSTER.exec(text.slice(0, 800))
  if (!poster) return text
  return blanked(text, 0, poster[0].length).replaceAll(TAGS, (tags) => tags.replaceAll(/[^\n]/g, ' '))
}
