/** Characters no reader sees, used to smuggle words past a person: tags, variation selectors, zero width, bidi. */
const UNSEEN =
  /[\u{E0000}-\u{E007F}\u200B-\u200F\u2060-\u2064\u202A-\u202E\u2066-\u2069\u00AD\uFEFF]|\p{Variation_Selector}/gu
const CONTROL = /[^\P{Cc}\t\n]/gu
const BLANK = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g

/** Text as it may be stored and shown: NFKC (so a ligature becomes its letters), without unseen characters. */
export function sanitise(text: string): string {
  return text.replace(UNSEEN, '').replace(BLANK, ' ').normalize('NFKC').replace(CONTROL, '')
}

/** `text` with runs of blanks made one and none at the ends. */
export function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

const FOLDED: Record<string, string> = { ł: 'l', ı: 'i', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', đ: 'd', '’': "'", '`': "'" }

/** Lower case without accents: the key words of seven languages are compared in this form. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łıøßæœđ’`]/g, (letter) => FOLDED[letter] ?? letter)
}
