/**
 * Anybody may be called what they like. On public pages, boards, cards and signed proofs a name stands beside our own, so
 * there it is shown whole when it is only a name: no claim that somebody was checked, no address, no sign that looks like a seal.
 */

/** Our own name and words of proof, at the start of a word: folded, in the languages of our pages and the largest others. */
const CLAIM =
  /waymark|(?<!\p{L})(?:verif|certif|sertifika|zertifi|dogrulan|dogrulu|onayli|onaylan|gepruft|beglaubig|guarantee|garantili|approved|endorsed|accredited|official(?:ly)?(?!\p{L})|(?:confirmed|tested|trusted|proven|passed|moderator|staff|admin(?:istrator)?)(?!\p{L})|bestatigt|bewiesen|confirme(?!\p{L})|comprobad|проверен|подтвержд|認証|认证|驗證|验证|موثق|معتمد|resmi(?!\p{L})|tarafindan(?!\p{L})|by\s+\p{L})/u
const SIGN = /[%\p{So}\p{Sm}\p{Extended_Pictographic}:/\\@#|[\]{}^]/u
/** A host ('evil.example', 'evil dot com'), not initials ('J.R.R. Tolkien'). */
const ADDRESS = /[\p{L}\p{N}-]{2,}\.\p{Ll}{2,}|(?<!\p{L})(?:www|dot (?:com|net|org|io|ai))(?!\p{L})/u
/** Letters of two scripts in one word look like another word; so do those that sounds are written with. */
const MIXED =
  /\p{Script=Latin}\p{M}*(?!\p{Script=Latin})\p{L}|(?!\p{Script=Latin})\p{L}\p{M}*\p{Script=Latin}|[\u{1D00}-\u{1DBF}\u{AB30}-\u{AB6F}]/u
/** A strange letter alone beside a Latin name is a picture: 'Ana ꪜ'. */
const ALONE = /\p{Script=Latin}.*\s(?!\p{Script=Latin})\p{L}\p{M}*(?:\s|$)/u
/** Written around a list of words: 'C e r t i f i e d', 'Cert1fied', and titles ('PhD'), which alone end in a capital. */
const SPACED = /(?<!\p{L}\p{M}*)(?:\p{L}\p{M}*[\s·_-]+){2,}\p{L}\p{M}*(?![\p{L}\p{M}.])/u
const DIGIT_WITHIN = /\p{L}\p{M}*\d+\p{L}/u
const TITLE = /\p{Ll}\p{M}*\p{Lu}(?!\p{L})/u
/** More than any spelling stacks on a letter. */
const STACKED = /\p{M}{5,}/u

export function isPlainName(name: string): boolean {
  const wide = name.normalize('NFKC')
  const folded = wide.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i')
  if (SIGN.test(name) || /[%:/@]/.test(wide) || ADDRESS.test(wide.replaceAll('。', '.'))) return false
  if (MIXED.test(name) || ALONE.test(name) || STACKED.test(name.normalize('NFD'))) return false
  if (SPACED.test(wide) || DIGIT_WITHIN.test(wide) || TITLE.test(wide)) return false
  return !CLAIM.test(folded) && !folded.replaceAll(/[^\p{L}]/gu, '').includes('waymark')
}

/** The name as others may see it: of one that is more than a name the first letters. */
export function shownName(name: string): string {
  if (isPlainName(name)) return name
  // the first letters of a word in spaced letters are the word
  const words = name
    .replace(SPACED, (run) => run.replaceAll(/(?<!^)[^\p{L}\p{M}]+/gu, ''))
    .split(/\s+/)
    .map((word) => initialOf(word.replace(/^[^\p{L}]+/u, '')))
  return words.filter((word) => word !== '').join(' ')
}

const GIVEN = /^\p{L}[\p{L}\p{M}]*(?:['’.-]\p{L}[\p{L}\p{M}]*)*\.?$/u

/**
 * The first of a person's given names, where it stands alone beside a plan: no second word that could make a statement of
 * it ('Diplômée Polytechnique'), no figure, and of capitals, in which titles are written, the first. Else the first letter.
 */
export function shownGivenName(name: string): string {
  const [first = ''] = name.trim().split(/\s+/)
  if (!isPlainName(name) || /\p{N}/u.test(name) || !GIVEN.test(first)) return initialOf(name.replace(/^[^\p{L}]+/u, ''))
  return first.length > 1 && first === first.toLocaleUpperCase('en') && first !== first.toLocaleLowerCase('en')
    ? first.replaceAll(/(?<=\p{L}\p{M}*)\p{L}/gu, (letter) => letter.toLocaleLowerCase('en'))
    : first
}

/** The first letter with its marks, as people see it, and a full stop; nothing for an empty name. A stack of marks is no spelling. */
export function initialOf(name: string): string {
  const first = [...letters.segment(name.trim())][0]?.segment
  if (first === undefined) return ''
  const apart = first.normalize('NFD')
  return `${(STACKED.test(apart) ? apart.replaceAll(/\p{M}/gu, '') : first).toLocaleUpperCase('en')}.`
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })
