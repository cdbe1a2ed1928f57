import { describe, expect, it } from 'vitest'
import { turkishForms } from './turkish-forms.ts'

describe('a Turkish stem in a pattern', () => {
  it.each([
    ['yaz-', 'yazdım yazarız yazardım yazıyorum yazmışım yazacağım yazıp yazarak yazdırdım yazabilirim'],
    ['gizle-', 'gizledim gizliyorum gizliyorduk gizleyip gizlerdim'],
    ['et-', 'ettim ederim ediyorum edip'],
    ['de-', 'dedim derim diyorum deyip'],
    ['kapat-', 'kapattım kapatırım kapattırdım'],
    ['kod', 'kod kodu kodda koddan kodlar kodlarımdan kodumuzu'],
    ['veri', 'veri veriyi verinin verilerini verisi verisini verimiz'],
    ['kulaç', 'kulaç kulaca kulaçlar'],
    ['şifre', 'şifresini şifrelerimizi'],
  ])('%s stands for %s', (stem, words) => {
    expect(words.split(' ').filter((word) => !turkishForms(stem).matches(word))).toEqual([])
  })

  it.each([
    [
      'yaz-',
      'yaz yazmadım yazabilirdim yazacaktım yazmam yazdı yazar yazılım yazılır yazan yazı yazmıyorum yazmak yazarsam yazsam yazınca yazdığım',
    ],
    ['de-', 'de demem'],
    ['gizle-', 'gizlemedim gizliyor gizlenir gizli'],
    ['kod', 'kodak kodlama'],
    ['ay', 'aynı ayrı ayakta'],
    ['at-', 'atık atölye atlas'],
  ])('%s does not stand for %s', (stem, words) => {
    expect(words.split(' ').filter((word) => turkishForms(stem).matches(word))).toEqual([])
  })

  it('is tried in bounded time on long words', () => {
    for (const word of ['tatatat'.repeat(20_000), 'ılılıl'.repeat(20_000), `yaz${'ebil'.repeat(20_000)}`])
      expect(turkishForms('yaz-').matches(`yaz${word}`)).toBe(false)
  })
})
