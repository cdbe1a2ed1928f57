import { expect, it } from 'vitest'
import { profile } from '#test/support/ada.ts'
import { linesBetween, linesOf } from './compare.ts'
import { wholeContent } from './compose.ts'

const named = (id: string, name: string, detail: string) => ({
  id,
  name,
  detail,
  date: '',
  isOnHold: false,
  sources: [{ kind: 'own' as const, name: '' }],
})
const person = {
  ...profile,
  certifications: [named('crt_1', 'ITIL', '')],
  languages: [named('lng_1', 'German', 'B2')],
}
const whole = wholeContent(person)

it.each([
  ['a certificate', { ...whole, certifications: [] }, ['ITIL']],
  ['the languages', { ...whole, sections: whole.sections.filter((one) => one !== 'languages') }, ['German, B2']],
  ['nothing', whole, []],
])('a version without %s differs by that', (_, now, gone) => {
  expect(linesBetween(linesOf(person, whole), linesOf(person, now))).toEqual({ gone, added: [] })
})
