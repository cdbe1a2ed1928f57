import { describe, expect, it } from 'vitest'
import { asWords, classesOf, words } from './role-words.ts'

const classesIn = classesOf({
  PAYS: words('pay/pays, zahl*, wire _ to us', '*geld'),
  SHARE: words('keep #, * percent, _ left over'),
})

describe('classes of words in a sentence', () => {
  it.each([
    ['They pay.', ['PAYS']],
    ['The payer is known.', []],
    ['Bitte zahlen Sie.', ['PAYS']],
    ['Handgeld', ['PAYS']],
    ['Geldbeutel', []],
    ['Wire to us', ['PAYS']],
    ['Wire it today, all fifty, to us', ['PAYS']],
    ['Wire it now, every single day, to us', []],
    ['Wire it to him, one to us', ['PAYS']],
    ['Wire to', []],
    ['You keep 40', ['SHARE']],
    ['You keep forty', []],
    ['Nine percent', ['SHARE']],
    ['Percent', []],
    ['Left over', ['SHARE']],
    ['PAY and keep 5', ['PAYS', 'SHARE']],
    ['', []],
  ])('%s', (text, expected) => {
    expect([...classesIn(asWords(text))].toSorted()).toEqual(expected)
  })
})
