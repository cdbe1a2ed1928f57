import type { LanguageCode } from './stem.ts'
import { IRREGULAR } from './words/irregular.ts'
import { inFull } from './words/notes.ts'

/** 'By me' and its like, and how a participle before it ends. */
type Mine = { by: string; me: string; participle: RegExp; and: string; with: string }
const MINE: Partial<Record<LanguageCode, Mine>> = {
  en: { by: 'by', me: 'me', participle: /\p{L}ed$/u, and: 'and', with: 'together with' },
  fr: { by: 'par', me: 'moi', participle: /\p{L}{2}(?:é|i|u|is|it)e?s?$/u, and: 'et', with: 'avec' },
  es: { by: 'por', me: 'mí', participle: /\p{L}{2}(?:ado|ido|to)[as]?s?$/u, and: 'y', with: 'junto con' },
}
const BE = /^(?:is|are|was|were|get|gets|got|been|being|has|have|est|sont|était|étaient|fue|fueron|es|son)$/i
const NO_SUBJECT = /^(?:i|we|who|which|that|it|and|j|je|nous|qui|yo|que)$|\p{L}(?:ed|ing)$/iu

/** A line in one way of writing: English short forms in full, what was done 'by me' as what the person did. */
export const asCompared = (text: string, code: LanguageCode): string =>
  inActiveVoice(code === 'en' ? inFull(text) : text, code)

/** 'Mails from users are checked by me' as 'checked mails from users': one order of words for what the person did. */
function inActiveVoice(text: string, code: LanguageCode): string {
  const mine = MINE[code]
  if (mine === undefined || !text.includes(mine.me)) return text
  return text
    .split(/((?:[,;:.!?)–—](?=\s|$)|\()\s*)/)
    .map((part) => turned(part, mine))
    .join('')
}

function turned(part: string, { by, me, participle, and, with: company }: Mine): string {
  const words = part.split(' ').filter(Boolean)
  const at = words.findIndex((word, index) => word === by && words[index + 1] === me)
  const isVerb = (word: string) => participle.test(word) || IRREGULAR.has(word)
  const verb = words.slice(0, Math.max(at, 0)).findLastIndex(isVerb)
  const rest = words.slice(at + 2)
  if (verb < 1 || rest.includes(by)) return part
  let end = verb
  while (end > 0 && BE.test(words[end - 1] ?? '')) end -= 1
  const [first, ...subject] = words.slice(0, end)
  if (first === undefined || NO_SUBJECT.test(first)) return part
  const isName = !/^\p{Lu}\p{Ll}+$/u.test(first)
  const others = rest[0] === and ? [company, ...rest.slice(1)] : rest
  return [words[verb], isName ? first : first.toLowerCase(), ...subject, ...words.slice(verb + 1, at), ...others].join(
    ' ',
  )
}
