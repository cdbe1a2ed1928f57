import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '#test/support/any-character.ts'
import { certainPart } from './conditions.ts'
import { saysHired, withoutDenied } from './denied.ts'

test.each([
  ['If we do not invite you, you will hear from us.', 'you will hear from us'],
  ['Unfortunately we cannot offer you the job, but if another opens, we will write.', /^unfortunately we cannot offer/],
  ['Sollten wir Ihnen absagen, schreiben wir.', 'schreiben wir'],
  ['Unsuccessful candidates will be notified.', ''],
  ['The job is yours if you want it.', 'the job is yours if you want it'],
])('%s leaves what is said without condition', (text, left) => {
  if (typeof left === 'string') expect(certainPart(text)).toBe(left)
  else expect(certainPart(text)).toMatch(left)
})

test.each([
  ['we cannot reject such a candidate', 'we such a candidate'],
  ['we are not unable to make you an offer', 'we are to make you an offer'],
  ['wir konnen ihnen nicht absagen', 'wir konnen ihnen'],
  ['we did not reject you lightly', 'we did not reject you lightly'],
  ['we reject it', 'we reject it'],
])('%s without denied refusals', (folded, left) => expect(withoutDenied(folded)).toBe(left))

test('somebody who is not hired is not called hired', () => {
  expect(saysHired('you are hired')).toBe(true)
  expect(saysHired('we cannot say you are hired')).toBe(false)
  expect(saysHired('we are unable to offer you the role')).toBe(false)
  expect(saysHired('we would have been delighted to offer you the job')).toBe(false)
})

test('never adds words', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 200, unit: anyCharacter }),
      (text) => certainPart(text).length <= text.normalize('NFKD').length * 2,
    ),
  )
})
