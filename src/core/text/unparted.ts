const LETTERS = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`
const SIGNS = '、。，．・：；？！「」『』（）ー'
const ANY = new RegExp(`[${LETTERS}]`, 'u')
const END = new RegExp(`[${LETTERS}${SIGNS}]$`, 'u')
const START = new RegExp(`^[${LETTERS}${SIGNS}]`, 'u')

/** Whether it is in a script that is written without blanks between words. */
export const isUnparted = (text: string) => ANY.test(text)

/** What is between the end of one line and the next one of the same text. */
export function lineGap(line: string, next: string): '' | ' ' {
  return END.test(line) && START.test(next) ? '' : ' '
}
