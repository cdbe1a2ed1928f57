/** Letters of China, Taiwan, Japan and Korea have one code and several forms: whose are looked for first? */
export type EastAsian = 'sc' | 'tc' | 'jp' | 'kr'

const FIRST: readonly [RegExp, EastAsian][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'jp'],
  [/\p{Script=Hangul}/u, 'kr'],
]

/** By the letters that only one of them has. Pure. */
export function eastAsianOrder(text: string): EastAsian[] {
  const first = FIRST.find(([letters]) => letters.test(text))?.[1] ?? (isTraditional(text) ? 'tc' : 'sc')
  return [first, ...(['sc', 'tc', 'jp', 'kr'] as const).filter((other) => other !== first)]
}

function isTraditional(text: string): boolean {
  const han = text.match(/\p{Script=Han}/gu) ?? []
  if (han.length === 0) return false
  const { simplified, traditional } = standards()
  const only = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
    han.filter((letter) => one.has(letter) && !other.has(letter)).length
  return only(traditional, simplified) > only(simplified, traditional)
}

let known: Record<'simplified' | 'traditional', ReadonlySet<string>> | undefined

/** The letters of the two older standards, which each country made for its own: GB 2312 and Big5. */
function standards() {
  known ??= {
    simplified: lettersOf('gb18030', [0xb0, 0xf7], [[0xa1, 0xfe]]),
    traditional: lettersOf(
      'big5',
      [0xa4, 0xf9],
      [
        [0x40, 0x7e],
        [0xa1, 0xfe],
      ],
    ),
  }
  return known
}

function lettersOf(encoding: string, [first, last]: [number, number], trails: [number, number][]): Set<string> {
  const pairs: number[] = []
  for (let lead = first; lead <= last; lead += 1)
    for (const [from, to] of trails) for (let trail = from; trail <= to; trail += 1) pairs.push(lead, trail)
  return new Set(new TextDecoder(encoding).decode(Uint8Array.from(pairs)).replaceAll('\uFFFD', ''))
}
