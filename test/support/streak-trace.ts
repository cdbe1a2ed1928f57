import { itemAt } from '#core/must.ts'
import { addDays, DAY_MS, HOUR_MS, instantFromMs } from '#core/time.ts'
import { MemoryLedger } from './memory-ledger.ts'
import type { NaiveAction, NaiveStreak } from './naive-streak.ts'
import { naiveStreak } from './naive-streak.ts'

export type StreakTrace = { actions: NaiveAction[]; outages: string[]; now: NaiveAction }

const ZONES = [
  'UTC',
  'Europe/Istanbul',
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
]

/** A life of up to 60 actions: mostly daily, at times missed, travelling now and then; the same for the same seed. */
export function randomTrace(seed: number): StreakTrace {
  const random = seeded(seed)
  const pick = <Item>(items: readonly Item[]): Item => itemAt(items, Math.floor(random() * items.length))
  const steadiness = 0.6 + random() * 0.4
  const wanderlust = random() * 0.2
  const first = Date.UTC(2024, 0, 1) + Math.floor(random() * 2_500 * DAY_MS)
  let moment: NaiveAction = { at: first, zone: pick(ZONES) }
  const next = (): NaiveAction => ({
    at: moment.at + Math.floor(stepMs(random, steadiness)),
    zone: random() < wanderlust ? pick(ZONES) : moment.zone,
  })
  const actions = Array.from({ length: 1 + Math.floor(random() * 60) }, () => (moment = next()))
  const start = instantFromMs(first).slice(0, 10)
  const outages = Array.from({ length: Math.floor(random() * 6) }, () => addDays(start, Math.floor(random() * 60)))
  return { actions, outages, now: next() }
}

/** The streak our way, through the ledger, and the naive way. */
export function replayTrace({ actions, outages, now }: StreakTrace): { ours: NaiveStreak; naive: NaiveStreak } {
  const ledger = new MemoryLedger()
  ledger.outageDays = outages
  for (const [at, action] of actions.entries()) {
    ledger.zone = action.zone
    ledger.report({ activity: 'interimRoleRead', interimRoleId: `role-${at}` }, instantFromMs(action.at))
  }
  ledger.zone = now.zone
  const { dates, frozenDates, freezesHeld, today } = ledger.streak(instantFromMs(now.at))
  return {
    ours: { dates, frozen: frozenDates, freezes: freezesHeld, today },
    naive: naiveStreak(actions, outages, now),
  }
}

function stepMs(random: () => number, steadiness: number): number {
  if (random() < 0.15) return random() * 6 * HOUR_MS
  const missed = random() < steadiness ? 0 : 1 + Math.floor(random() * 4)
  return (18 + random() * 12) * HOUR_MS + missed * DAY_MS
}

/** mulberry32: small, even, and the same everywhere. */
export function seeded(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
