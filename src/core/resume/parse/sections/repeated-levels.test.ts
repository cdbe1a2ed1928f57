import { expect, it } from 'vitest'
import { linesOf } from '#test/support/resume-lines.ts'
import { withoutLevels } from './repeated-levels.ts'

const LIST = ['Weaving- wohl', 'Dyeing ¦ - fair', 'Spinning - ¦ wohl', 'Carding - fair', 'Felting']

it.each<[string, string[], string[]]>([
  ['are no part of a name', LIST, ['Weaving', 'Dyeing', 'Spinning', 'Carding', 'Felting']],
  [
    'are none where each is another',
    ['Loom - Weaving', 'Vat - Dyeing', 'Wheel - Spinning', 'Comb - Carding'],
    ['Loom - Weaving', 'Vat - Dyeing', 'Wheel - Spinning', 'Comb - Carding'],
  ],
  ['are none in two lines', LIST.slice(0, 2), ['Weaving- wohl', 'Dyeing - fair']],
  ['are none inside a name', ['Co-op', 'Co-op', 'Re-use', 'Re-use'], ['Co-op', 'Co-op', 'Re-use', 'Re-use']],
])('words that come again behind names %s', (_, lines, names) => {
  expect(withoutLevels(linesOf(lines)).map(({ text }) => text)).toEqual(names)
})
