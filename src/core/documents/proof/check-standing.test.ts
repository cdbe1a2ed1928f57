import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { proveLine } from '#test/documents/prove-line.ts'

type Pair = [language: string, source: string, rewrite: string]

/** Written in three lists, each before the rules that it tests; of one half of the first only totals were read. */
const PAIRS = JSON.parse(readFileSync('test/documents/standing.json', 'utf8')) as Record<'hostile' | 'honest', Pair[]>
const isRefused = ([language, source, rewrite]: Pair) => !proveLine(language, source, rewrite).ok

describe('what a rewrite keeps stays with what governs it', () => {
  it('refuses all hostile pairs but one', () => {
    expect(PAIRS.hostile.filter(isRefused).length).toBeGreaterThanOrEqual(PAIRS.hostile.length - 1)
  })

  it('accepts the honest ones, all but those that turn the sentence round', () => {
    expect(PAIRS.honest.filter(isRefused).length).toBeLessThanOrEqual(17)
  })

  it.each<Pair>([
    ['en', 'Bought from a supplier that sold 500 units', 'Sold 500 units'],
    ['en', 'Took notes in meetings where the strategy was decided', 'Decided the strategy in meetings'],
    ['en', 'Wrote tests for the shop', 'Wrote tests and the shop'],
    ['en', 'Acting head of sales for two weeks', 'Head of sales'],
    ['en', 'Handled 40 tickets a month', 'Handled 40 tickets'],
    ['en', 'Delivered the app three weeks late', 'Delivered the app in three weeks'],
    ['de', 'Protokoll geführt, als der Vorstand die Strategie beschloss', 'Strategie beschlossen'],
    ['de', 'Bei einem Zulieferer von BMW gearbeitet', 'Bei BMW gearbeitet'],
    ['de', 'Weniger als 100 Kunden betreut', '100 Kunden betreut'],
    ['tr', 'Yükleme süresini 3 saniyeye indirdim', 'Yükleme süresini 3 saniye indirdim'],
    ['tr', 'Ayşe’nin yazdığı uygulamayı test ettim', 'Uygulamayı yazdım ve test ettim'],
    ['tr', 'Kodu yazan ekibe çay taşıdım', 'Kodu yazan ekip'],
  ])('refuses (%s) %s -> %s', (...pair) => {
    expect(isRefused(pair)).toBe(true)
  })
})
