import { classes } from './classes.ts'

const tones = [
  'bg-brand text-on-brand',
  'bg-green-soft text-green-ink',
  'bg-amber-soft text-amber-ink',
  'bg-red-soft text-red-ink',
  'bg-brand-soft text-brand-ink',
  'bg-sunken text-ink-2',
]

const sizes = { sm: 'size-8.5 text-xs', md: 'size-10 text-sm', lg: 'size-15 text-lg' }

/** Initials on a colour that is the person's own. Decorative: the name stands beside it or in the control's label. */
export function Avatar({ name, userId, size = 'md' }: { name: string; userId: string; size?: keyof typeof sizes }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'grid flex-none place-items-center rounded-full font-semibold forced-colors:border',
        tones[toneOf(userId)],
        sizes[size],
      )}
    >
      {initialsOf(name)}
    </span>
  )
}

/** First letters of the first and last word; one word gives one letter, no letters at all a dot. */
export function initialsOf(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => firstLetter(word ?? '')).join('') || '•'
}

/** Of most names; for the others a rule of letters is needed, which costs a phone milliseconds. */
const LATIN = /^\p{Script=Latin}(?=\p{Script=Latin}|$)/u

/** What a reader sees as one letter, marks and all. */
function firstLetter(word: string): string {
  const [plain] = LATIN.exec(word) ?? []
  if (plain !== undefined) return plain.toLocaleUpperCase()
  const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)
  for (const { segment } of letters) if (/[\p{L}\p{N}]/u.test(segment)) return segment.toLocaleUpperCase()
  return ''
}

function toneOf(userId: string): number {
  let sum = 0
  for (const character of userId) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521
  return sum % tones.length
}
