import { expect, it } from 'vitest'
import { linesOf } from '#test/support/resume-lines.ts'
import { jobRoles } from './experience.ts'
import { learnHabits, NO_HABITS, readHeader } from './read-header.ts'

const read = (text: string) =>
  readHeader(
    linesOf([text]),
    jobRoles((town) => town === 'Huddersfield'),
    NO_HABITS,
  )

it.each([
  ['Shop Assistant, Bolt House Ltd, Huddersfield', ['3:0-0', '3:1-1']],
  ['Bolt House Ltd, Huddersfield, Shop Assistant', ['3:2-2', '3:0-0']],
  ['Shop Assistant, Bolt House Ltd', [undefined, undefined]],
])('%s teaches which field between commas is which: %j', (text, expected) => {
  const { slots } = read(text) ?? {}
  const fieldOf = (own: string[] | undefined) => own?.find((slot) => /^\d:/.test(slot))
  expect([fieldOf(slots?.first), fieldOf(slots?.second)]).toEqual(expected)
})

it('weighs what a clear entry taught for the first name against the second', () => {
  const { bySlot } = learnHabits([read('Shop Assistant, Bolt House Ltd, Huddersfield')])
  expect([Math.sign(bySlot.get('3:0-0') ?? 0), Math.sign(bySlot.get('3:1-1') ?? 0)]).toEqual([1, -1])
})
