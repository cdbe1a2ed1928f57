import { describe, expect, it } from 'vitest'
import { bankQuestion } from '#test/interview/bank.ts'
import { findMisconceptions, isConduct } from './misconception.ts'
import { doubtIn } from './stance.ts'

const { watched } = bankQuestion('software-developer-b-05')
const isAccused = (answer: string, language = 'en'): boolean =>
  findMisconceptions(watched, answer, language).some(isConduct)

describe('whose deed it is', () => {
  it.each([
    ['The team before me gave everybody root rights with one shared login.'],
    ['I would ask my colleague why he skips the review.'],
    ['A manager had said, leave it, nobody notices such a thing, and I am glad that I did not.'],
    ["When I joined, the predecessor kept the customers' passwords in a spreadsheet for everyone."],
  ])('is no fault of the person: %s', (answer) => {
    expect(isAccused(answer)).toBe(false)
  })
  it.each([
    ['We gave everybody root rights with one shared login, so nobody has to wait.'],
    ['My manager was busy, so I skip the review, nobody notices such a thing.'],
    ['The whole team used one admin account, it was easier.'],
    ['I gave him a bad review after he had complained about my tone.'],
    ['I would let my colleague merge without a review.'],
    ["I keep the customers' passwords in a spreadsheet for everyone."],
    ['When the lead is on holiday, give everybody root rights with one shared login.'],
  ])('is their own: %s', (answer) => {
    expect(isAccused(answer)).toBe(true)
  })
  it('is a belief of somebody else where the sentence says so', () => {
    const isWrong = (answer: string): boolean => findMisconceptions(watched, answer).length > 0
    expect(isWrong('A force push to main is fine, it is the simplest way.')).toBe(true)
    expect(isWrong('A friend of mine did a force push to main and thought it was fine.')).toBe(false)
    expect(isWrong('My manager believed that RAID protects against ransomware.')).toBe(false)
    expect(isWrong('I did a force push to main and thought it was fine.')).toBe(true)
    expect(isWrong('My lead did a force push to main and I thought it was fine.')).toBe(true)
    expect(isWrong('My lead did a force push to main and it was fine.')).toBe(true)
  })
  it.each([
    ['My manager figured out the budget and RAID protects against ransomware.'],
    ['An admin with an assumed role is safe because the JWT is encrypted.'],
    ['The client holds a JWT, its content is encrypted so nobody can read the claimed roles.'],
    ['The analyst figured out that correlation proves the cause.'],
    ['I had always assumed that when the lead does a force push to main it is fine.'],
    ['I had always believed that when the lead does a force push to main it is fine.'],
    ['My manager thought about the budget for a week and RAID protects against ransomware.'],
  ])('is no belief of somebody else: %s', (answer) => {
    expect(findMisconceptions(watched, answer)).not.toEqual([])
  })
  it('is told by the verb of saying in Turkish', () => {
    expect(isAccused('Bir arkadaşım uyarıyı kapat, kimse fark etmez demişti, kapatmadık.', 'tr')).toBe(false)
    expect(isAccused('Uyarıyı kapatırım, kimse fark etmez.', 'tr')).toBe(true)
    expect(isAccused('Bir arkadaşım uyarıyı kapat, kimse fark etmez demişti, ben de kapattım.', 'tr')).toBe(true)
  })
})

describe('what is said openly', () => {
  it('is not what a sign of harm is made of', () => {
    const bent =
      'Denemeyi yapılmış olarak gösteririm, raporda yalnız toplam oranı gösteririm ki herkes memnun olsun, zaten kimse bakmıyor.'
    expect(doubtIn(bent, 'tr', false)).toBe(bent)
  })
  it('takes a sign back where a Turkish verb denies it, and not where it denies telling', () => {
    const around = 'Müşteri memnun kaldı, işler kolaylaştı, zaten kötü bir şey olmadı.'
    expect(doubtIn(`Hasta verilerini eve götürmedim. Testleri kapatmadım. ${around}`, 'tr', false)).toBeNull()
    expect(
      doubtIn(`Testleri kapattım, kimseye zarar vermedim, hasta verilerini eve götürdüm. ${around}`, 'tr', false),
    ).not.toBeNull()
    expect(doubtIn(`Hasta verilerini eve götürdüm. Testleri kapattım. ${around}`, 'tr', false)).not.toBeNull()
  })
})
