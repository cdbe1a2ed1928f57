import { dropUnseen } from './unseen.ts'
import { fold } from './fold.ts'
import { remembered } from './remembered.ts'

/** Letters of other scripts that look like one of ours, each beside it. */
const TWINS = new Map(
  'аaеeоoрpсcуyхxіiјjѕsһhԁdԛqԝwкkмmтtвbнnгrαaοoρpεeιiνvυuκkτtηnσoγyχxɡgոnսuօo'.match(/../gu)?.map((pair) => {
    const [twin = '', plain = ''] = pair
    return [twin, plain] as const
  }),
)
const TWIN = /[а-яѕіјһԁԛԝα-ωɡոսօ]/iu
/** Figures that stand in for letters within a word. */
const FIGURED = /\p{L}{2}[01345]|[01345]\p{L}{2}|(?<![\p{L}\p{N}])\p{L}[01345]{1,2}(?:\p{L}|(?![\p{L}\p{N}]))/u
const FIGURES = new Map([...'0o1i3e4a5s'.matchAll(/(.)(.)/g)].map(([, figure = '', letter = '']) => [figure, letter]))
/** Without one of these no figure stands for a letter. */
const FIGURE = /[01345]/
/** A sum written in one word with its currency. */
const SUM =
  /^(?:\d+\p{L}{1,3}|\d+(?:euros?|dollars?|pounds?|usdt|usdc|lira|rupees)|(?:eur|usdt?|gbp|chf|inr|cad|aud|try|tl|rs|ksh|kes|ngn|aed|r)\d+|n[1-9]\d+)$/iu
/** A word that mixes scripts. Whole words of another script are its own language. */
const MIXED = /[\p{L}\p{N}]+/gu
const LATIN = /[a-z]/i
/** A letter between two such signs: without one no letters are drawn apart. */
const APART = /[ ._*-]\p{L}[ ._*-]/u
/** Single letters with a blank, dot or hyphen between each. */
const PARTED = /(?<![\p{L}\p{N}])[\p{L}](?:[ ._*-][\p{L}]){3,}(?![\p{L}\p{N}])/gu
/** The same of three letters, as far as they are one word. */
const PARTED_WORD = /(?<![\p{L}\p{N}])\p{Ll}(?:[ ._*-]\p{Ll}){2,}(?![\p{L}\p{N}])/gu
const PLAIN_ASCII = /^[\t\n\x20-\x7e]*$/

/** Whether words are written letter by letter. */
export const hasPartedLetters = (text: string): boolean => text.search(PARTED) >= 0

/**
 * Words as a reader sees them, with their capitals and accents: one form for each letter, nothing unseen, look-alike letters of
 * other scripts made ours, letters drawn apart closed up. The one place where a disguise is taken off.
 */
export function asSeen(text: string): string {
  const isPlain = PLAIN_ASCII.test(text)
  const shown = (isPlain ? text : dropUnseen(text.normalize('NFKC'))).replaceAll(/[\t\u00A0]/g, ' ')
  const closed = APART.test(shown) ? shown.replaceAll(PARTED, closeUp).replaceAll(PARTED_WORD, closeUp) : shown
  if ((isPlain || !TWIN.test(closed)) && !(FIGURE.test(closed) && FIGURED.test(closed))) return closed
  return closed.replaceAll(MIXED, (word) => {
    const isFigured = FIGURED.test(word) && !SUM.test(word)
    const plain = [...word]
      .map((letter) => twinOf(letter) ?? (isFigured ? FIGURES.get(letter) : undefined) ?? letter)
      .join('')
    return LATIN.test(word) || /^[a-z0-9]+$/i.test(plain) ? plain : word
  })
}

const closeUp = (letters: string): string => letters.replaceAll(/[ ._*-]/g, '')

function twinOf(letter: string): string | undefined {
  const small = letter.toLowerCase()
  const twin = TWINS.get(small)
  return small === letter ? twin : twin?.toUpperCase()
}

/** The same, folded; kept, since every reader of signs and orders asks for it. */
export const plainLetters = remembered((text: string): string => fold(asSeen(text)))
