import { must } from '#core/must.ts'
import { dayEndIn, instantFromMs, localDateIn, msOf, offsetMinutesIn } from '#core/time.ts'
import { MemoryLedger } from './memory-ledger.ts'
import { naiveDate, naiveStreak, wallClock } from './naive-streak.ts'
import { offsetChanges } from './zone-changes.ts'

const DAY = 86_400_000

/** Days, day ends and streaks around every change of clocks in a zone; what disagrees with the slow way is a fault. */
export function proveZone(zone: string, fromMs: number, toMs: number): { changes: number; faults: string[] } {
  const changes = offsetChanges(zone, fromMs, toMs)
  const faults = changes.flatMap((change) => [
    ...[-1_000, 0, 1_000].flatMap((shift) => momentFaults(zone, change + shift)),
    ...runFaults(zone, change),
  ])
  return { changes: changes.length, faults }
}

function momentFaults(zone: string, at: number): string[] {
  const instant = instantFromMs(at)
  const date = localDateIn(zone, instant)
  const end = msOf(dayEndIn(zone, date))
  const checks: [string, boolean][] = [
    ['date', date === naiveDate({ at, zone })],
    ['offset', offsetMinutesIn(zone, instant) * 60_000 === wallClock({ at, zone }) - at],
    ['the day ends after the moment', end > at],
    ['its last millisecond is on the date', naiveDate({ at: end - 1, zone }) === date],
    ['its end is on a later date', naiveDate({ at: end, zone }) > date],
  ]
  return checks.filter(([, holds]) => !holds).map(([what]) => `${zone} ${instant} ${what}`)
}

/** One action a second before, at and after the change, and one at the same hour on the days around it. */
function runFaults(zone: string, change: number): string[] {
  return [-1_000, 0, 1_000].flatMap((shift) => {
    const around = [-2, -1, 0, 1, 2].map((day) => ({ at: change + shift + day * DAY, zone }))
    const actions = shift === 0 ? [...around, { at: change - 1_000, zone }, { at: change + 1_000, zone }] : around
    const inOrder = actions.toSorted((a, b) => a.at - b.at)
    const ledger = new MemoryLedger()
    ledger.zone = zone
    for (const { at } of inOrder)
      ledger.report({ activity: 'interimRoleRead', interimRoleId: `role-${at}` }, instantFromMs(at))
    const last = must(inOrder.at(-1))
    const ours = ledger.streak(instantFromMs(last.at)).dates.join(' ')
    const naive = naiveStreak(inOrder, [], last).dates.join(' ')
    return ours === naive ? [] : [`${zone} ${instantFromMs(change + shift)} run: ${ours} is not ${naive}`]
  })
}
