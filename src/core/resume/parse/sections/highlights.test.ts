import { expect, it } from 'vitest'
import { linesOf } from '#test/support/resume-lines.ts'
import { highlightsOf, joinWrapped } from './highlights.ts'

// The column ends at 520, a letter is 5 wide.
const filled = (text: string, letters: number) => `${text} `.padEnd(letters, 'o')

it.each([
  ['a word that had room begins a new point', filled('Ran the looms', 88), 'Wove forty bolts', 2],
  ['a word that had none goes on', filled('Ran the looms', 94), 'Wove forty bolts', 1],
  ['a small letter goes on though it had room', filled('Ran the looms', 80), 'wove forty bolts', 1],
  ['a line that waits for more goes on', `${filled('Ran the looms', 84)} and`, 'Wove forty bolts', 1],
])('%s', (_, first, second, count) => {
  expect(highlightsOf(linesOf([first, second]))).toHaveLength(count)
})

it.each([
  ['Ran the man-', 'agement', 'Ran the management'],
  ['Tests from end-to-', 'end', 'Tests from end-to-end'],
  ['Zählte Bolzen mit einem Excel-', 'Makro', 'Zählte Bolzen mit einem Excel-Makro'],
  ['Traced 40 cases of COVID-', '19 by phone', 'Traced 40 cases of COVID-19 by phone'],
  ['Pflegte Web-', 'und Druckvorlagen', 'Pflegte Web- und Druckvorlagen'],
])('joins %s and %s', (first, second, whole) => expect(joinWrapped([first, second])).toBe(whole))

it('a line that wraps shows that the others may wrap as well', () => {
  const lines = linesOf([filled('Ran the looms', 88), 'Wove forty bolts for', 'the mill'])
  expect(highlightsOf(lines)).toHaveLength(1)
})
