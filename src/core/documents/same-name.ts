import { fold } from '#core/text/fold.ts'

/** A maker's name before its product adds nothing to it. */
const MAKERS = new Set(['ms', 'microsoft', 'apache', 'adobe', 'amazon', 'js'])

function wordsOf(name: string): string[] {
  const words = fold(name)
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word !== '')
  const own = words.filter((word) => !MAKERS.has(word))
  return own.length > 0 ? own : words
}

const joined = (words: readonly string[]) => words.join('')
const single = (word: string) => (word.length > 3 ? word.replace(/s$/, '') : word)
const initials = (words: readonly string[]) => words.map((word) => word[0]).join('')
const withoutSmall = (words: readonly string[]) =>
  words.filter((word) => !/^(?:and|of|the|for|und|ve|et|de|y)$/.test(word))

/** 'js' in 'javascript', 'k8s' for 'kubernetes': the first letter and others in their order. */
function shortens(short: string, long: string): boolean {
  if (short.length < 2 || short.length >= long.length || short[0] !== long[0]) return false
  const numeronym = /^(\p{L})(\d+)(\p{L})$/u.exec(short)
  if (numeronym) return long.length === Number(numeronym[2]) + 2 && long.endsWith(numeronym[3] ?? '')
  if (long.startsWith(short)) return short.length >= long.length * 0.7
  let at = 0
  for (const letter of long) if (letter === short[at]) at += 1
  return at === short.length && short.length <= 3
}

/** Whether two names differ in spelling alone: case, hyphens, an abbreviation. A word more is another claim ('advanced Excel'). */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  const [whole, said] = [joined(a), joined(b)]
  if (single(whole) === single(said)) return true
  if (a.length > 1 && b.length > 1) return false
  const [short, long] = whole.length < said.length ? [a, b] : [b, a]
  const [brief, full] = [joined(short), joined(long)]
  if (short.length === 1 && long.length > 1)
    return [long, withoutSmall(long)].some((words) => initials(words) === brief)
  return a.length === 1 && b.length === 1 && shortens(brief, full)
}
