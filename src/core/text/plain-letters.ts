import { dropUnseen } from './unseen.ts'
import { fold } from './fold.ts'

/** Letters of other scripts that look like one of ours, each beside it. */
const TWINS = new Map(
  'аaеeоoрpсcуyхxіiјjѕsһhԁdԛqԝwкkмmтtвbнnгrαaοoρpεeιiνvυuκkτtηnσoγyχxɡgոnսuօo'.match(/../gu)?.map((pair) => {
    const [twin = '', plain = ''] = pair
    return [twin, plain] as const
  }),
)
const TWIN = /[а-яѕіјһԁԛԝα-ωɡոսօ]/u
/** Figures that stand in for letters within a word. */
const FIGURED = /\p{L}{2}[01345]|[01345]\p{L}{2}/u
const FIGURES = new Map([...'0o1i3e4a5s'.matchAll(/(.)(.)/g)].map(([, figure = '', letter = '']) => [figure, letter]))
/** A word that mixes scripts. Whole words of another script are its own language. */
const MIXED = /[\p{L}\p{N}]+/gu
const LATIN = /[a-z]/
/** Single letters with a blank, dot or hyphen between each. */
const PARTED = /(?<![\p{L}\p{N}])[\p{L}](?:[ ._*-][\p{L}]){3,}(?![\p{L}\p{N}])/gu

/** Whether words are written letter by letter. */
export const hasPartedLetters = (text: string): boolean => text.search(PARTED) >= 0

/** Words as they look to a reader: folded, look-alike letters of other scripts made ours, letters drawn apart closed up. */
export function plainLetters(text: string): string {
  const folded = fold(dropUnseen(text.normalize('NFKC'))).replaceAll(/[\t\u00A0]/g, ' ')
  const closed = folded.replaceAll(PARTED, (letters) => letters.replaceAll(/[ ._*-]/g, ''))
  if (!TWIN.test(closed) && !FIGURED.test(closed)) return closed
  return closed.replaceAll(MIXED, (word) => {
    const isFigured = FIGURED.test(word)
    const plain = [...word]
      .map((letter) => TWINS.get(letter) ?? (isFigured ? FIGURES.get(letter) : undefined) ?? letter)
      .join('')
    return LATIN.test(word) || /^[a-z0-9]+$/.test(plain) ? plain : word
  })
}
