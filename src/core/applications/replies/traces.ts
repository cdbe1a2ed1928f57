import { plain } from '../plain.ts'
import type { ReplyMessage } from './find-application.ts'
import { withoutHead } from './mail-head.ts'
import { signerOf } from './signer.ts'

/** What of a message may stand in an advert as well, or among the people of an application. */
export type Traces = {
  /** The sender's address, in small letters; none that any firm's letters come from. */
  address: string | null
  /** The sender as they write themselves, as `plain` folds it. */
  person: string | null
  /** Whose name stands under the letter. */
  signer: string | null
  /** Codes of a post: 'JSE-26-11', '0042-REQ'. */
  codes: readonly string[]
}

const ADDRESS = /(?<![^\s<>"',;])([^\s<>"',;@]+@[\w.-]+\.\w+)/
const FOR_ALL = /^(?:no-?reply|do-?not-?reply|notifications?|notify|mailer|bounce|automat\w*)\b|@(?:gmail|outlook)\./i
/** Letters and figures in one word, in capitals. */
const CODE =
  /(?<![\p{L}\p{N}@./-])(?=[\p{Lu}\d/-]*\d)(?=[\p{Lu}\d/-]*\p{Lu})[\p{Lu}\d]+(?:[-/][\p{Lu}\d]+)+(?![\p{L}\p{N}@])/gu
const LEAST_OF_CODE = 6
const MOST_CODES = 3
const ACADEMIC = /^(?:(?:dr|prof|dipl|ing)\.?[ -]?)+(?=\p{Lu})/iu

export function tracesOf(pasted: ReplyMessage): Traces {
  const { from = '', subject = '', body } = withoutHead(pasted)
  const address = ADDRESS.exec(from)?.[1]?.toLowerCase() ?? null
  const person = plain(from.replace(/<[^<>]*>|\S+@\S+/g, ' '))
  const codes = [...`${subject}\n${body.slice(0, 2_000)}`.matchAll(CODE)].map(([code]) => code)
  return {
    address: address === null || FOR_ALL.test(address) ? null : address,
    // a word alone may be the firm
    person: person.split(' ').length >= 2 ? person : null,
    signer: signerOf(body)?.replace(ACADEMIC, '') ?? null,
    codes: [...new Set(codes)].filter(({ length }) => length >= LEAST_OF_CODE).slice(0, MOST_CODES),
  }
}

/** Whether one of an application's people wrote the message. */
export const isWriter = (
  { address, person, signer }: Traces,
  { name, email }: { name: string; email: string },
): boolean =>
  (address !== null && email.toLowerCase() === address) ||
  (person !== null && plain(name) === person) ||
  (signer !== null && plain(name.replace(ACADEMIC, '')) === plain(signer))
