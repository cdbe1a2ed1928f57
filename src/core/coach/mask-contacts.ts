import { findPhones } from '#core/resume/parse/sections/contact/contact-patterns.ts'

const AT = String.raw`\s?[([{<]\s?(?:at|ät|a)\s?[)\]}>]\s?`
const DOT = String.raw`\s?[([{<]\s?(?:dot|punkt|point|punto|nokta)\s?[)\]}>]\s?`
const EMAIL = /[^\s@<>()[\]"',;:]{1,64}@[^\s@<>()[\]"',;]{1,253}\.[^\s@<>()[\]"',;.]{2,24}/g
/** 'una (at) mail (dot) example', 'una@mail (dot) example', 'una at mail dot example'. */
const SPELT_EMAIL = new RegExp(
  String.raw`(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}(?:(?:${AT})[\p{L}\p{N}-]{1,63}(?:(?:\.|${DOT}| dot )[\p{L}\p{N}-]{1,63}){1,5}|(?:@| at )[\p{L}\p{N}-]{1,63}(?:(?:${DOT}| dot )[\p{L}\p{N}-]{1,63}){1,5})`,
  'giu',
)
/** International, with the national zero, or in the American form. Days, years and pay do not begin like this. */
const PHONE =
  /(?<![\w.])(?:\+\d[\d ()./-]{6,20}\d|\(?0\d[\d ()./-]{6,18}\d|(?:1[ .-])?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4})(?![\w-])/g
const YEAR = /(?:19|20)\d{2}/
/** Ahead of a number of any form, such as '98765 43210'. */
const AFTER_LABEL =
  /(?<!\p{L})(?:phone|tel|telefon|telefono|telefone|téléphone|mobile?|mobil|cell|gsm|handy|portable|móvil|whatsapp|signal|call(?: me)?|ring|text me|reach me)(?: (?:on|at|under|no))?[.:]?[^\S\n]{1,2}(?=[\d(])([\d (][^\n]{6,30})/giu

/** Leaves out the mail addresses and phone numbers of a text. */
export function maskContacts(text: string): string {
  return text
    .replace(EMAIL, '[e-mail left out]')
    .replace(SPELT_EMAIL, '[e-mail left out]')
    .replace(PHONE, (found) => {
      const digits = found.replace(/\D/g, '').length
      // '05/2020 - 06/2022' and '04.06.2026' are days
      const isDay = !found.startsWith('+') && (digits < 9 || (YEAR.test(found) && /[./-]/.test(found)))
      return isDay ? found : '[phone left out]'
    })
    .replace(AFTER_LABEL, (whole, behind: string) => {
      const [phone] = findPhones(behind)
      return phone === undefined || !behind.startsWith(phone) ? whole : whole.replace(phone, '[phone left out]')
    })
}
