import { fold } from '#core/text/fold.ts'
import { companyScore } from '../words/organisation-words.ts'
import type { Atom, Span } from './header-atoms.ts'

export const CONTRACT_EMPLOYER =
  /^(?:freelance|freelancer|self[- ]employed|freiberuflich|selbststandig|independant|autonomo)$/

/** One word in brackets behind an employer: its trade or town, but not its short name or its address on the net. */
const REMARK = /\s?\((?=[^().]{0,60}\p{Ll}{3})[^()\s.]{4,60}\)$/u
/** Two or more words, or an address on the net: 'Quill (formerly Tansy Mills)'. */
const OTHER_NAME = /^\s?\(((?:[^()\s]+(?: [^()\s]+){1,11})|[\p{L}\d-]+\.\p{Ll}{2,4})\)/u

/** 'Freelance (Upwork)' names whom it was done for; 'Laboratorios Turia (Farmacéutica)' only says what they do. */
export function employerName(second: Span | null, isAside: (inner: string) => boolean): string {
  const last = second?.atoms.at(-1)
  if (!second || !last) return ''
  if (!CONTRACT_EMPLOYER.test(fold(second.text)))
    return isSpelledOut(second.text) ? second.text : withOtherName(second.text, last, isAside)
  const inner = /^\s?\((\p{Lu}[^()]{1,40})\)/u.exec(last.part.text.slice(last.outerEnd))?.[1]
  return inner && !isAside(inner) ? `${second.text} (${inner})` : second.text
}

/** What stands in brackets behind an employer is a part of its name unless it says where or how somebody was employed. */
function withOtherName(text: string, last: Atom, isAside: (inner: string) => boolean): string {
  const [whole, head, own] = /^(.+?)\s?\(([^()]+)\)$/u.exec(text) ?? []
  if (whole && head && own) return isAside(own) ? withoutUnit(head) : withoutUnit(text.replace(REMARK, ''))
  const inner = OTHER_NAME.exec(last.part.text.slice(last.outerEnd))?.[1]
  return inner && !isAside(inner) ? `${text} (${inner})` : withoutUnit(text)
}

/** 'HPW (Holt Pump Works)': the first letters of what stands in brackets are the name before it. */
function isSpelledOut(text: string): boolean {
  const [, short, long] = /^(\p{Lu}{2,8}) \(([^()]+)\)$/u.exec(text) ?? []
  return long?.match(/(?<!\p{L})\p{Lu}/gu)?.join('') === short && short !== undefined
}

/** What stands behind an employer: its department, or one more word behind a comma, which is a town or a trade. */
const UNIT_BEHIND =
  /,? (?:department|dept\.?|division) of \p{L}.{1,80}$|, (?=\p{Lu}\p{Ll}{2,}$)(?<word>\p{Lu}\p{Ll}+)$/iu

/** 'Mill University Department of Physics', 'Holt Pumps Ltd, Selby'. */
function withoutUnit(text: string): string {
  const found = UNIT_BEHIND.exec(text)
  const head = text.slice(0, found?.index ?? 0)
  const word = found?.groups?.['word']
  const isName = word !== undefined && (companyScore(word) >= 1 || companyScore(text) > companyScore(head))
  return head !== '' && companyScore(head) >= 1 && !isName ? head : text
}
