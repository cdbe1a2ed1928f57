import { expect, it } from 'vitest'
import { yearsAsked } from './years.ts'

it.each([
  ['Between 3 and 5 years of experience', 3],
  ['Entre 2 y 4 años de experiencia', 2],
  ['Entry level, 0-2 years', 0],
  ['Senior (7+ YOE)', 7],
  ['Two to four years of relevant work', 2],
  ['3y+ React', 3],
  ['A couple of years of hands-on work', 2],
  ['Tecrübe şartı aranmaz', 0],
  ['Berufserfahrung ist kein Muss und wird nicht vorausgesetzt', 0],
  ['You are 18 years or older', null],
  ['Yeni mezun ya da en fazla 2 yıl deneyimli', 0],
  ['Up to three years of experience', 0],
  ['Benzer pozisyonda en az 2, en fazla 5 yıl deneyimli', 2],
  ['Mindestens 2, höchstens 5 Jahre Berufserfahrung', 2],
  ['No less than three years of experience', 3],
  ['Erkek adaylar için askerliğini yapmış ya da en az 1 yıl tecilli', null],
  ['We have been around for 25 years', null],
  ['Military service completed or deferred for at least 2 years', null],
  ['En az 2 yıl deneyimli ve askerliğini tamamlamış', 2],
  ['At least two years of experience after military service', 2],
])('%s: %s', (line, years) => {
  expect(yearsAsked(line, true)).toBe(years)
})

it.each([
  ['mid level, 2-4 yrs.', 2],
  ['our lease, 5 years, ends soon', null],
])('outside of what is asked for, %s: %s', (line, years) => {
  expect(yearsAsked(line, false)).toBe(years)
})
