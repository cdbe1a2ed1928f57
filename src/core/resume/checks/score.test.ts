import { must } from '#core/must.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RULES } from './rule-list.ts'
import { scoreOf, type Judged } from './score.ts'

const judged = fc.tuple(
  ...RULES.map(({ id, of }) =>
    fc
      .option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: null, freq: 8 })
      .map((share): Judged => ({ id, of, share })),
  ),
)

describe('the score', () => {
  it('has 26 rules and 100 points', () => {
    expect([
      RULES.length,
      RULES.reduce((sum, rule) => sum + rule.of, 0),
      new Set(RULES.map((rule) => rule.id)).size,
    ]).toEqual([26, 100, 26])
  })

  it('stays within 0 and 100, whatever is left out', () => {
    fc.assert(
      fc.property(judged, (rules) => {
        const { total } = scoreOf(rules)
        expect(total).toBeGreaterThanOrEqual(0)
        expect(total).toBeLessThanOrEqual(100)
      }),
    )
  })

  it('never falls when a finding is put right', () => {
    fc.assert(
      fc.property(judged, fc.nat(RULES.length - 1), fc.double({ min: 0, max: 1, noNaN: true }), (rules, at, better) => {
        const { share } = must(rules[at])
        if (share === null) return
        const repaired = rules.map((rule, place) => (place === at ? { ...rule, share: Math.max(share, better) } : rule))
        expect(scoreOf(repaired).total).toBeGreaterThanOrEqual(scoreOf(rules).total - 1e-9)
      }),
    )
  })

  it('does not depend on the order of the rules', () => {
    fc.assert(
      fc.property(judged, fc.infiniteStream(fc.nat()), (rules, chance) => {
        const keys = [...chance.take(rules.length)]
        const mixed = rules
          .map((rule, at) => ({ rule, key: must(keys[at]) }))
          .sort((a, b) => a.key - b.key)
          .map(({ rule }) => rule)
        expect(scoreOf(mixed).total).toBeCloseTo(scoreOf(rules).total, 9)
      }),
    )
  })

  it('stops at 20 while the text can hardly be read, not one point earlier', () => {
    const all = (readable: number): Judged[] =>
      RULES.map(({ id, of }) => ({ id, of, share: id === 'readable-text' ? readable : 1 }))
    expect(scoreOf(all(0))).toEqual({ total: 20, isCapped: true })
    expect(scoreOf(all(1))).toEqual({ total: 100, isCapped: false })
    expect(scoreOf(all(0).map((rule) => ({ ...rule, share: 0 }))).total).toBe(0)
  })

  it('scales what applies to 100', () => {
    const half = RULES.map(({ id, of }, at): Judged => ({ id, of, share: at < 13 ? 1 : null }))
    expect(scoreOf(half).total).toBe(100)
    expect(scoreOf([]).total).toBe(0)
  })
})
