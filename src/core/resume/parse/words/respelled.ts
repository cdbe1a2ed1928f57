import { fold } from '#core/text/fold.ts'

/** Words that tell a degree or a school, as they are often misspelt: 'Bachlor', 'Univesity', 'Collage', 'Enginnering'. */
const WORDS =
  'university college institute academy polytechnic faculty bachelor bachelors master masters diploma engineering technology science information management business administration universität hochschule fachhochschule université universidad universidade università licence ingénieur licenciatura ingeniería laurea üniversitesi fakültesi lisans'.split(
    ' ',
  )
const FOLDED = new Map(WORDS.map((word) => [fold(word), word]))
const SHORTEST = 6

/** The text with such words spelt right: only for judging what it is, never for showing it. */
export function respelled(text: string): string {
  return text.replace(/\p{L}{6,20}/gu, (word) => {
    const own = fold(word)
    if (FOLDED.has(own)) return word
    for (const [folded, right] of FOLDED) if (isOneSlipFrom(own, folded)) return right
    return word
  })
}

/** One letter left out, doubled, put in, changed, or two changed over; the first letter is right. */
function isOneSlipFrom(word: string, right: string): boolean {
  if (word === right || word[0] !== right[0]) return false
  if (word.length < SHORTEST - 1 || Math.abs(word.length - right.length) > 1) return false
  let from = 0
  while (word[from] === right[from]) from += 1
  const [rest, wanted] = [word.slice(from), right.slice(from)]
  const isChanged = rest.slice(1) === wanted.slice(1)
  const isSwapped = rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2)
  return isChanged || isSwapped || rest.slice(1) === wanted || rest === wanted.slice(1)
}
