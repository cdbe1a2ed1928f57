import { describe, expect, test } from 'vitest'
import { addMs, DAY_MS } from '#core/time.ts'
import { MemoryLedger } from '#test/support/memory-ledger.ts'
import { awarded, challenge, course, practice } from '#test/support/reports.ts'
import { keysAsked } from './report.ts'

const NOW = '2026-11-21T12:00:00.000Z'
const after = (days: number) => addMs(NOW, days * DAY_MS)
const badgesOf = (ledger: MemoryLedger, report: typeof challenge, instant: string) =>
  awarded(ledger.report(report, instant)).badges.map(({ badgeId }) => badgeId)

describe('the daily challenge seven days in a row', () => {
  test('earns its badge on the seventh day, not before', () => {
    const ledger = new MemoryLedger()
    for (let day = 0; day < 6; day += 1) expect(badgesOf(ledger, challenge, after(day))).not.toContain('arena-regular')
    expect(badgesOf(ledger, challenge, after(6))).toContain('arena-regular')
    expect(badgesOf(ledger, challenge, after(7))).not.toContain('arena-regular')
  })

  test('with a day of something else between starts over', () => {
    const ledger = new MemoryLedger()
    for (let day = 0; day < 9; day += 1)
      expect(badgesOf(ledger, day === 2 ? practice : challenge, after(day))).not.toContain('arena-regular')
    expect(badgesOf(ledger, challenge, after(9))).toContain('arena-regular')
  })

  test('is computed from the six days before and today, nothing else is looked up for it', () => {
    const asked = keysAsked(challenge, '2026-03-03').filter((key) => key.startsWith('challenge:'))
    expect(asked).toEqual([
      'challenge:2026-03-03',
      'challenge:2026-03-02',
      'challenge:2026-03-01',
      'challenge:2026-02-28',
      'challenge:2026-02-27',
      'challenge:2026-02-26',
      'challenge:2026-02-25',
    ])
    expect(keysAsked(practice, '2026-03-03').filter((key) => key.startsWith('challenge:'))).toEqual([])
  })
})

describe('a badge for doing something five times', () => {
  test('comes with the fifth, on whatever days they were, not with the fourth', () => {
    const ledger = new MemoryLedger()
    for (let time = 1; time <= 4; time += 1)
      expect(badgesOf(ledger, course(`crs_${time}`), after(time * 3))).not.toContain('quick-study')
    expect(badgesOf(ledger, course('crs_5'), after(20))).toContain('quick-study')
  })
})
