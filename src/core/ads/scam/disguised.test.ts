import { expect, it } from 'vitest'
import { flagsIn } from './flags.ts'

const FEE = 'You must pay a registration fee of 75 EUR before the interview.'
const kinds = (said: string) => flagsIn(`Assistant\nNova Services\n\n${said}`).map(({ kind }) => kind)

it.each([
  ['letters of another script', FEE.replaceAll('e', 'е').replaceAll('a', 'а').replaceAll('o', 'о')],
  ['signs without width', FEE.replace('fee', 'f\u200Bee').replace('pay', 'p\u200Bay')],
  ['soft hyphens', FEE.replace('fee', 'f\u00ADee').replace('pay', 'p\u00ADay')],
  ['a break after each word', FEE.replaceAll(' ', '\n')],
  ['cells of a table', 'Registration fee\n75 EUR, paid by the applicant'],
  ['full width', FEE.replaceAll(/[a-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0))],
  ['bold letters', FEE.replaceAll(/[a-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) - 97 + 0x1d41a))],
  ['letters apart', FEE.replace('fee', 'f e e').replace('pay', 'p a y')],
  ['figures', FEE.replace('registration fee', 'registrati0n f33').replace('pay', 'p4y')],
  ['sixty thousand characters before it', 'We like people who think. '.repeat(2_400) + FEE],
])('sees through %s', (_, said) => expect(kinds(said)).toEqual(['asks-money']))

it('joins no items of a list', () => {
  expect(
    kinds('What you do\n- collect fees of 50 EUR\n- prepare interviews\n1. the contract\n2. the training'),
  ).toEqual([])
})
