import { expect, test } from 'vitest'
import type { ArenaItem } from '#contract/arena.ts'
import { answersOf, choicesOf, chosenReply, isAnswered, isChosen } from './replies.ts'

const item = (kind: ArenaItem['kind'], more: Partial<ArenaItem> = {}): ArenaItem => ({
  itemId: 'x',
  kind,
  saidIn: 'en',
  text: 't',
  options: ['a', 'b', 'c'],
  ...more,
})
const bug = item('bug', { options: undefined, code: 'one\ntwo' })

test.each([
  ['one choice, the first', item('choice'), undefined, 0, 0],
  ['another line of code', bug, 1, 1, 2],
  ['what is printed', item('output'), 'a', 1, 'b'],
  ['one more of several', item('choices'), [2], 0, [2, 0]],
  ['one of several again', item('choices'), [2, 0], 2, [0]],
  ['the next step', item('order'), [1], 2, [1, 2]],
] as const)('%s', (_what, asked, before, place, after) => {
  const reply = chosenReply(asked, before as never, place)
  expect(reply).toEqual(after)
  expect(isChosen(asked, reply, place)).toBe(!Array.isArray(reply) || reply.includes(place))
})

test.each([
  [undefined, false],
  ['', false],
  [[], false],
  [0, true],
  [[0], true],
  ['x', true],
] as const)('%j is an answer: %s', (reply, expected) => expect(isAnswered(reply as never)).toBe(expected))

test('only what was answered is sent, lines are what a bug is chosen from', () => {
  expect(answersOf([item('term'), { ...bug, itemId: 'y' }], { x: '', y: 2 })).toEqual([{ itemId: 'y', value: 2 }])
  expect(choicesOf(bug)).toEqual(['one', 'two'])
})
