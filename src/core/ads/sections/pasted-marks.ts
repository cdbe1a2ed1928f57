import { blanked, blanks } from '#core/text/blanked.ts'
import { vacancyScore } from '../header/title.ts'

/** '[28.11.26, 19:42] Lena: …', '28/11/2026, 7:42 PM - Lena: …': when a message of a chat was sent and by whom. */
const STAMP =
  /^\u200E?\[?\d{1,2}[./]\d{1,2}[./]\d{2,4},?\s\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[AP]M)?(?:\]|\s-)\s(?:[^:\n]{1,40}:\s?)?/gimu
/** 'Forwarded many times', above a message that was passed on in a chat. */
const PASSED_ON =
  /^[^\S\n]*(?:forwarded(?: many times)?|weitergeleitet|häufig weitergeleitet|i̇?letildi|birçok kez iletildi|transféré|reenviado|inoltrato)[^\S\n]*$/gimu
/** '+++ Wanted +++ Forklift driver +++ Neuss +++': signs between the parts of a headline. */
const RULE = /(?<=^|\s)[+*]{3,}(?=\s|$)/gu
const SIGN = /\s[>›»]\s/
const LEAST_PARTS = 3
const TOP_LINES = 6

/** A pasted text without the marks of the chat or page that it comes from. What goes becomes blanks: every place stays where it was. */
export const withoutMarks = (text: string): string =>
  withoutPath(
    text
      .replaceAll(STAMP, blanks)
      .replaceAll(PASSED_ON, blanks)
      .replaceAll(RULE, (sign) => `\n${' '.repeat(sign.length - 1)}`),
  )

/** 'Home > Jobs > IT > Web Developer' says where a page stands; its last part is the title where that stands nowhere else. */
function withoutPath(text: string): string {
  let at = 0
  for (const line of text.split('\n', TOP_LINES)) {
    const parts = line.split(SIGN)
    // 'Web Developer > Juniper Apps > Berlin' is a head
    if (parts.length >= LEAST_PARTS && line.length < 200 && vacancyScore(parts[0] ?? '') < 2) {
      const last = parts.at(-1) ?? ''
      const isAgain = text.slice(at + line.length).includes(last.trim())
      return blanked(text, at, at + line.length - (isAgain ? 0 : last.length))
    }
    at += line.length + 1
  }
  return text
}
