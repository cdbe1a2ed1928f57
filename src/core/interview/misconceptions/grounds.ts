import type { Told } from './tokens.ts'

/**
 * What makes a Turkish act one that can be objected to: the same sentence says that it was hidden, what it gained or whom it
 * did not concern, or which safeguard was left out. One thing and one verb are everyday work too ('eski logları sildim').
 */
const GROUNDS_TR = new RegExp(
  [
    '(?<!\\p{L})(?:kimse|hiç kimse|kimsenin|kimseye|denetçi|müşteri|müdür)(?: [^ ]+){0,4} \\p{L}{2,}m[aeıiuü](?:d[ıi]|z|yor|sın|sin|miş|mış)?(?!\\p{L})',
    '(?<!\\p{L})(?:gizlice|sessizce|çaktırmadan|habersiz|izinsiz|aramızda|kanıt(?: [^ ]+)? olmasın|kendi adım|korkutmamak|utandır|yerin dibine)',
    '(?<!\\p{L})(?:ki|diye)(?: [^ ]+){0,6} \\p{L}{2,}m[ae]s[ıi]n',
    '(?<!\\p{L})(?:kafadan|gibi göster|sanki|uydurup)',
    '(?<!\\p{L})(?:zaten|nasılsa|kim bakacak|bonus|terfi|prim(?!\\p{L})|ceza|ciro|komisyon|hızlı (?:ol|çöz|bit)|hızlandı|kolay|kimse sorma|uğraş)',
    '(?<!\\p{L})\\p{L}{2,}m[ae]d[ae]n(?!\\p{L})|(?<!\\p{L})(?:testsiz|yedeksiz|onaysız|şifresiz|düz metin|açık metin|herkesin|herkes(?: [^ ]+)? (?:gör|al|bil|kullan))',
  ].join('|'),
  'u',
)

/** Acts whose Turkish words are everyday work as well: without grounds they are asked about, and are no objection. */
export const NEEDS_GROUNDS_TR: ReadonlySet<string> = new Set([
  ...'01 05 06 07 08 11 13 14 15 18 24 76 81 82 85 87 89 93 94'.split(' ').map((number) => `acts-m-${number}`),
  ...'02 03 07 32 34 35 39 42 43 44 49 73 75 76'.split(' ').map((number) => `conduct-m-${number}`),
])

export function hasGroundsInTurkish({ tokens }: Pick<Told, 'tokens'>): boolean {
  return GROUNDS_TR.test(tokens.join(' '))
}
