/** Masks the ways to reach somebody in every text of a value; links to pages and ids stay. */
export function withoutContacts(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return KEPT_KEY.test(key) || LINK.test(value) ? value : maskContacts(value)
  if (Array.isArray(value)) return value.map((one) => withoutContacts(one, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutContacts(inner, name)]))
}

const KEPT_KEY = /(?:^id|Id|Ids|At|On|Cursor)$/
const LINK = /^https?:\/\/[^\s@]+$/
const EMAIL = /[^\s@<>()[\]"',;:]{1,64}@[^\s@<>()[\]"',;]{1,253}\.[^\s@<>()[\]"',;.]{2,24}/g
/** International, with the national zero, or in the American form. Days, years and pay do not begin like this. */
const PHONE =
  /(?<![\w.])(?:\+\d[\d ()./-]{6,20}\d|\(?0\d[\d ()./-]{6,18}\d|(?:1[ .-])?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4})(?![\w-])/g
const YEAR = /(?:19|20)\d{2}/

export function maskContacts(text: string): string {
  return text.replace(EMAIL, '[e-mail left out]').replace(PHONE, (found) => {
    const digits = found.replace(/\D/g, '').length
    // '05/2020 - 06/2022' and '04.06.2026' are days
    const isDay = !found.startsWith('+') && (digits < 9 || (YEAR.test(found) && /[./-]/.test(found)))
    return isDay ? found : '[phone left out]'
  })
}
