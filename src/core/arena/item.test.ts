import { describe, expect, test } from 'vitest'
import { isRight } from './item.ts'
import type { Item, Reply } from './item.ts'

const common = {
  id: 'x-01',
  pool: 'practice' as const,
  difficulty: 1 as const,
  point: 'p',
  text: 't',
  explanation: 'e',
}
const options = ['one', 'two', 'three', 'four']
const choice: Item = { ...common, kind: 'choice', options, answer: 0 }
const choices: Item = { ...common, kind: 'choices', options, answer: [2, 0] }
const order: Item = { ...common, kind: 'order', options, answer: [2, 0, 3, 1] }
const output: Item = { ...common, kind: 'output', code: 'c', language: 'python', answer: '[1, 2]\nTrue' }
const bug: Item = { ...common, kind: 'bug', code: 'c', language: 'python', answer: 3 }
const term: Item = {
  ...common,
  kind: 'term',
  answer: 'least privilege',
  accepted: ['principle of least privilege', 'PoLP'],
}
const language: Item = { ...common, kind: 'term', answer: 'C++', accepted: [] }

describe('one reply', () => {
  test.each<[string, Item, Reply | undefined, boolean]>([
    ['no reply', choice, undefined, false],
    ['the index as text', choice, '0', false],
    ['the index in a list', choice, [0], false],
    ['another option', choice, 1, false],
    ['the first option, which is zero', choice, 0, true],
    ['one of two right options', choices, [0], false],
    ['all right ones and one more', choices, [0, 2, 3], false],
    ['a right one named twice', choices, [0, 0], false],
    ['a right one named twice beside the other', choices, [0, 2, 2], false],
    ['nothing chosen', choices, [], false],
    ['all right ones, in another order', choices, [0, 2], true],
    ['two steps swapped', order, [0, 2, 3, 1], false],
    ['a step left out', order, [2, 0, 3], false],
    ['every step in its place', order, [2, 0, 3, 1], true],
    ['another order that can be defended', { ...order, also: [[0, 2, 3, 1]] }, [0, 2, 3, 1], true],
    ['an order beside it', { ...order, also: [[0, 2, 3, 1]] }, [0, 3, 2, 1], false],
    ['another case of a printed value', output, '[1, 2] true', false],
    ['digits run together', output, '[12] True', false],
    ['a line missing', output, '[1, 2]', false],
    ['nothing typed', output, '', false],
    ['printed text on one line and without spaces after commas', output, ' [1,2] True ', true],
    ['printed text with Windows line ends', output, '[1, 2]\r\nTrue\r\n', true],
    ['the line before the bug', bug, 2, false],
    ['the line of the bug', bug, 3, true],
    ['half a term', term, 'least', false],
    ['an empty term', term, ' - ', false],
    ['another case, a hyphen, an article and a full stop', term, 'The Least-Privilege.', true],
    ['an accepted variant', term, 'polp', true],
    ['a neighbour that differs by a sign', language, 'C#', false],
    ['a sign that is part of the name', language, 'c++', true],
    ['a number without its sign', { ...common, kind: 'term', answer: '-3', accepted: [] }, '3', false],
    ['a number written otherwise', { ...common, kind: 'term', answer: '2.5', accepted: [] }, ' 2,50 %', true],
  ])('%s', (_, item, reply, isExpectedRight) => expect(isRight(item, reply)).toBe(isExpectedRight))
})
