/** A joined paragraph is cut here: what is longer is a list and no sentence. */
const LONGEST = 600
const ENDS = /[.!?:;…][)"”’]?\s*$/u
/** A sentence goes on in small letters, with a figure or with the currency of the figure before. */
const GOES_ON = /^(?!\d{1,2}[.)]\s)(?:\p{Ll}|[\d€$£₺(]|(?:EUR|USDT?|GBP|CHF|INR|CAD|TL)(?![\p{L}]))/u
const SMALL = /^\p{Ll}/u

/** Lines as they are read: a sentence that is broken over several of them, or over table cells, stands on one again. */
export function runningLines(lines: readonly string[]): string[] {
  const joined: string[] = []
  let isAfterBlank = false
  for (const raw of lines) {
    const line = raw.trim()
    const before = joined.at(-1)
    if (line === '') {
      isAfterBlank = true
      continue
    }
    const goesOn =
      before !== undefined &&
      before.length + line.length < LONGEST &&
      !ENDS.test(before) &&
      (isAfterBlank ? SMALL : GOES_ON).test(line)
    if (goesOn) joined[joined.length - 1] = `${before} ${line}`
    else joined.push(line)
    isAfterBlank = false
  }
  return joined
}
