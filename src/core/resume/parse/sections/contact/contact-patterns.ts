import { findDates } from '../../words/dates.ts'

const EMAIL =
  /[\p{L}\p{N}_%+][\p{L}\p{N}._%+'-]{0,63}@[\p{L}\p{N}][\p{L}\p{N}-]{0,62}(?:\.[\p{L}\p{N}][\p{L}\p{N}-]{0,62}){1,5}/gu
const PHONE = /(?<![\p{L}\d@/._-])(?:\((?=\+))?(?:\+|00)?\(?\d[\d\s().\u2010-\u2015/-]{5,22}\d(?![\d@])/gu
const URL =
  /(?:https?:\/\/|www\.)[^\s<>()|,;]{3,200}|(?<![@\p{L}\p{N}.-])(?:[a-z0-9-]{1,63}\.){1,4}(?:com|org|net|io|dev|me|ai|app|co|tech|design|xyz|edu|info|page|site|gg|in|uk|de|fr|es|pt|pl|tr|nl|it|eu|ch|at|be|se|no|dk|fi|ca|us|br|mx)(?:\/[^\s<>()|,;]{0,150})?(?![@\p{L}])/giu
const LONGEST = 600
/** Of a line that may tell how to reach the person. */
export const LONGEST_LINE = 400

/** E-mail addresses in a text. */
export function findEmails(text: string): string[] {
  if (!text.includes('@')) return []
  return (text.slice(0, LONGEST).match(EMAIL) ?? []).map((email) => email.replace(/[.-]+$/, ''))
}

/** Phone numbers of any country, as written. */
export function findPhones(text: string): string[] {
  const short = text.slice(0, LONGEST)
  const found: string[] = []
  for (const match of short.matchAll(PHONE)) {
    // 'MA 02141 (617) 694-8450': the postal code is no part of it
    const phone = match[0]
      .trim()
      .replace(/^\d{5}\s+(?:\/\s+)?(?=\(\d{3}\)|\+)/, '')
      // 'Villeurbanne (69) – 06 55 …': a district and a dash of the line
      .replace(/^\(\d{2,5}\)\s+[–—-]\s+(?=\d)/, '')
      .replace(/[-./(]+$/, '')
      .trim()
    const digits = phone.replaceAll(/\D/g, '')
    if (digits.length < 7 || digits.length > 15) continue
    if (isDateLike(phone) || !isShapedLikePhone(phone, digits)) continue
    found.push(balance(phone))
  }
  return found
}

export function findUrls(text: string): string[] {
  // The halves of an address around its dots look like hosts: 'ximena.de.la.fuente@…'.
  const plain = text.slice(0, LONGEST).replaceAll(/[^\s@<>(|,;]{1,64}@[^\s<>()|,;]{1,200}/g, ' ')
  return (plain.match(URL) ?? [])
    .map((url) => url.replace(/[.,;:]+$/, ''))
    .filter((url) => !url.includes('@') && !TOOL_NAME.test(url))
}

/** Programs that are called like a host. */
const TOOL_NAME = /^(?:socket\.io|draw\.io|(?:asp|ado|vb|ml)\.net)(?:\/|$)/i

function isDateLike(text: string): boolean {
  const [span] = findDates(text)
  return span !== undefined && span.end - span.start > text.length * 0.6 && !text.startsWith('+')
}

/** Years side by side, decimals and bare long numbers are no phones. */
function isShapedLikePhone(phone: string, digits: string): boolean {
  if (/^(?:19|20)\d\d\s*[-–—/]\s*(?:19|20)\d\d$/.test(phone)) return false
  // An ORCID, and 'TX 78701-1234', a postal code.
  if (/^0000-000\d-\d{4}-\d{3}/.test(phone)) return false
  if (/^\d{5}-\d{4}$/.test(phone)) return false
  if (phone.startsWith('+') || phone.startsWith('00') || phone.startsWith('(')) return true
  if (/[\s().–-]/.test(phone) || phone.includes('/')) return digits.length >= 8 || /^\d{3}[ .-]\d{4}$/.test(phone)
  return digits.length >= 9 && digits.length <= 12
}

/** '(+44) 07481 116190' keeps both its brackets, '+44) 07481' neither. */
function balance(phone: string): string {
  const opened = phone.split('(').length
  const closed = phone.split(')').length
  if (opened === closed) return phone
  return opened > closed && phone.startsWith('(') ? phone.slice(1) : opened < closed ? phone.replace(')', '') : phone
}
