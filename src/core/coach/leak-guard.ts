/** From here on a part of something secret is held back until it is known whether the rest follows. */
const TELLING_LENGTH = 4
const SECRET_LENGTH = 14

export type LeakGuard = {
  /** What may be shown of the text so far; null once something secret was said: nothing more may be shown. */
  push(text: string): string | null
  /** What was held back at the end. */
  end(): string | null
}

/**
 * Watches a stream for `secrets` (the id of this call's DATA blocks, the provider's key) in the forms in which a model
 * that obeys a resume would give them away (as they are, spelled out, backwards, rot13, hexadecimal, base64), and for
 * whole rules of ours.
 * Only letters and digits count, so that nothing is gained by dashes or line breaks between.
 */
export function createLeakGuard(secrets: readonly string[], rules: readonly string[]): LeakGuard {
  const forms = [
    ...secrets.filter(isTelling).flatMap(formsOf),
    ...rules.map((rule) => lettersOf(rule).slice(0, 48)),
  ].filter((form) => form.length > TELLING_LENGTH)
  const longest = Math.max(...forms.map((form) => form.length))
  const beginnings = new Set(
    forms.flatMap((form) =>
      Array.from({ length: form.length - TELLING_LENGTH }, (_, at) => form.slice(0, TELLING_LENGTH + at)),
    ),
  )
  let shown = ''
  let held = ''
  let isLeaked = false

  const take = (isLast: boolean): string | null => {
    const said = shown + lettersOf(held)
    isLeaked ||= forms.some((form) => said.includes(form))
    if (isLeaked) return null
    const keep = isLast ? 0 : tellingEnd(said, beginnings, longest)
    const at = cutBeforeLetters(held, keep)
    const out = held.slice(0, at)
    shown = (shown + lettersOf(out)).slice(-longest)
    held = held.slice(at)
    return out
  }

  return {
    push: (text) => {
      held += text
      return take(false)
    },
    end: () => take(true),
  }
}

/** How many letters at the end could be the beginning of a secret. */
function tellingEnd(said: string, beginnings: ReadonlySet<string>, longest: number): number {
  for (let length = Math.min(said.length, longest - 1); length >= TELLING_LENGTH; length -= 1) {
    if (beginnings.has(said.slice(-length))) return length
  }
  return 0
}

/** Where to cut so that `count` letters or digits (or all there are) stay behind. */
function cutBeforeLetters(text: string, count: number): number {
  let left = count
  let at = text.length
  while (left > 0 && at > 0) {
    at -= 1
    if (lettersOf(text.charAt(at)) !== '') left -= 1
  }
  return at
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** Local servers take keys such as 'ollama', which may well be said. */
function isTelling(secret: string): boolean {
  return lettersOf(secret).length >= SECRET_LENGTH
}

function formsOf(secret: string): string[] {
  const plain = lettersOf(secret)
  const codes = [...plain].map((letter) => letter.charCodeAt(0))
  return [
    plain,
    [...plain].reverse().join(''),
    plain.replaceAll(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97)),
    codes.map((code) => code.toString(16)).join(''),
    ...[0, 1, 2].map((shift) => lettersOf(base64Core(plain, shift))),
    ...[0, 1, 2].map((shift) => lettersOf(base64Core(plain.toUpperCase(), shift))),
  ]
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The base64 letters that depend on `text` alone when `shift` bytes stand before it. */
function base64Core(text: string, shift: number): string {
  const bits =
    '0'.repeat(8 * shift) + [...text].map((letter) => letter.charCodeAt(0).toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{6}/g) ?? []
  return groups
    .slice(Math.ceil((8 * shift) / 6))
    .map((group) => BASE64[Number.parseInt(group, 2)])
    .join('')
}
