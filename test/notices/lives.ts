import { seededChance, type Chance } from '#core/chance.ts'
import { itemAt, must } from '#core/must.ts'
import { decideMessages } from '#core/notices/daily-message.ts'
import { CHANNELS, DEFAULT_SETTINGS, NOTICE_KINDS, type Channel, type NoticeSettings } from '#core/notices/kinds.ts'
import { mergePlan } from '#core/notices/merge-plan.ts'
import { endOfDay, type OwnClock } from '#core/notices/own-clock.ts'
import { planNotices } from '#core/notices/plan-notices.ts'
import { reasonsOf, type DueWhat, type NoticeFacts } from '#core/notices/reasons.ts'
import { addDays, DAY_MS, HOUR_MS, isoWeekOf, localDateIn, MINUTE_MS, msOf, type Instant } from '#core/time.ts'

/** Zones whose clocks change on different days, by an hour, by half an hour, or never; whole, half and quarter offsets. */
export const ZONES = [
  'America/New_York',
  'America/Los_Angeles',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Europe/London',
  'Europe/Berlin',
  'Europe/Istanbul',
  'Africa/Casablanca',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
]
/** The thirty days from here hold the changes of spring and of autumn, north and south. */
const STARTS = ['2026-03-05T00:00:00.000Z', '2026-10-05T00:00:00.000Z']
const DAYS = 30
const PLAN_EVERY_MS = 6 * HOUR_MS

type Span = { from: number; until: number }
type Truths = {
  dues: (Span & NoticeFacts['dues'][number])[]
  interviews: (Span & NoticeFacts['interviews'][number])[]
  deadlines: (Span & NoticeFacts['deadlines'][number])[]
  /** Days on which the streak was made, and when. */
  made: Map<string, number>
  practice: Span[]
  watches: (Span & NoticeFacts['openings'][number])[]
}
type Life = {
  clock: OwnClock
  settings: NoticeSettings
  open: Set<Channel>
  hasGame: boolean
  truths: Truths
  start: number
  outages: Span[]
}
type Row = {
  id: string
  kind: (typeof NOTICE_KINDS)[number]
  subject: string
  channel: Channel
  dueAt: Instant
  nextAt: Instant | null
  state: 'queued' | 'sent' | 'superseded' | 'skipped'
  because: string | null
  ownDay: string | null
}
type Sent = { row: Row; at: Instant; message: number }

export type Lives = {
  users: number
  sent: number
  messages: number
  expected: number
  dropped: number
  faults: string[]
}

/** Lives of people with reminders, minute by minute where something happens, judged by their own rules. */
export function liveThrough(users: number, seed: number): Lives {
  const total: Lives = { users, sent: 0, messages: 0, expected: 0, dropped: 0, faults: [] }
  for (let index = 0; index < users; index += 1) {
    const chance = seededChance(`${seed}/${index}`)
    const life = newLife(chance, index)
    const { sent, rows } = live(life, chance)
    const { expected, faults } = judge(life, sent, rows)
    total.sent += sent.length
    total.messages += new Set(sent.map(({ message }) => message)).size
    total.expected += expected
    total.dropped += rows.filter(({ state }) => state !== 'sent').length
    total.faults.push(...faults.map((fault) => `life ${seed}/${index} in ${life.clock.zone}: ${fault}`))
  }
  return total
}

const iso = (ms: number): Instant => new Date(ms).toISOString()
const pick = <T>(list: readonly T[], chance: Chance): T => itemAt(list, Math.floor(chance() * list.length))
const time = (hour: number, minute = 0) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`

function newLife(chance: Chance, index: number): Life {
  const zone = must(ZONES[index % ZONES.length])
  const start = msOf(pick(STARTS, chance))
  const settings = Object.fromEntries(
    NOTICE_KINDS.map((kind) => {
      const usual = DEFAULT_SETTINGS[kind]
      const isUsual = chance() < 0.3
      const own = {
        mail: chance() < 0.7,
        push: chance() < 0.7,
        atTime: time(Math.floor(chance() * 24), pick([0, 0, 30, 45], chance)),
        weekday: 1 + Math.floor(chance() * 7),
      }
      return [kind, isUsual ? usual : own]
    }),
  ) as NoticeSettings
  const quiet =
    chance() < 0.2
      ? null
      : { from: time(pick([20, 21, 22, 23, 0, 1], chance)), to: time(pick([5, 6, 7, 8, 9], chance), 30) }
  const open = new Set(CHANNELS.filter(() => chance() < 0.8))
  const momentIn = () => start + Math.floor(chance() * DAYS * DAY_MS)
  const spanFrom = (from: number): Span => ({
    from,
    until: chance() < 0.5 ? Infinity : from + Math.floor(chance() * 8 * DAY_MS),
  })
  const many = <T>(most: number, make: (id: string) => T): T[] =>
    Array.from({ length: Math.floor(chance() * (most + 1)) }, (_, position) => make(`a${position}`))
  const dayAfter = (from: number, least: number, most: number) =>
    addDays(localDateIn(zone, iso(from)), least + Math.floor(chance() * (most - least + 1)))
  const truths: Truths = {
    dues: many(8, (id) => {
      const span = spanFrom(momentIn())
      const what = pick<DueWhat>(['follow_up', 'thank_you', 'task', 'close_no_answer'], chance)
      return { ...span, id, applicationId: id, what, dueOn: dayAfter(span.from, -2, 9), name: null }
    }),
    interviews: many(4, (id) => {
      const span = spanFrom(momentIn())
      const atTime = chance() < 0.15 ? null : time(Math.floor(chance() * 24), pick([0, 15, 30], chance))
      const where = chance() < 0.8 ? zone : pick(ZONES, chance)
      return { ...span, id, applicationId: id, onDate: dayAfter(span.from, 0, 9), atTime, zone: where, name: null }
    }),
    deadlines: many(4, (id) => {
      const span = spanFrom(momentIn())
      return { ...span, applicationId: id, onDate: dayAfter(span.from, 0, 12), name: null }
    }),
    made: new Map(),
    practice: many(3, () => spanFrom(momentIn())),
    watches: many(6, (id) => {
      const span = spanFrom(momentIn())
      const cadence = pick(['daily', 'weekly'] as const, chance)
      return { ...span, watchId: id, name: 'a search', fresh: 2, newestAt: iso(span.from), cadence }
    }),
  }
  for (let day = 0; day <= DAYS; day += 1) {
    if (chance() < 0.6) {
      const at = start + day * DAY_MS + Math.floor(chance() * DAY_MS)
      truths.made.set(localDateIn(zone, iso(at)), at)
    }
  }
  // a server that is away for hours sends late, and then maybe at night
  const outages = many(chance() < 0.4 ? 14 : 0, () => {
    const from = momentIn()
    return { from, until: from + Math.floor(chance() * 9 * HOUR_MS) }
  })
  return { clock: { zone, quiet }, settings, open, hasGame: chance() < 0.7, truths, start, outages }
}

function factsAt({ truths, clock, hasGame }: Life, ms: number): NoticeFacts {
  const holds = ({ from, until }: Span) => from <= ms && ms < until
  const today = localDateIn(clock.zone, iso(ms))
  const madeAt = truths.made.get(today)
  return {
    dues: truths.dues.filter(holds),
    interviews: truths.interviews.filter(holds),
    deadlines: truths.deadlines.filter(holds),
    openings: truths.watches.filter(holds),
    streak: hasGame ? { length: 5, isTodayMade: madeAt !== undefined && madeAt <= ms } : null,
    practice: truths.practice.filter(holds).length,
    week: {
      byDay: [1, 0, 2, 0, 0, 1, 0],
      coursesCompleted: 0,
      applicationsSent: 1,
      interviewsAhead: 0,
      duesAhead: 0,
      nextCourse: null,
    },
  }
}

function live(life: Life, chance: Chance): { sent: Sent[]; rows: Row[] } {
  const { clock, settings, open, truths, start } = life
  const rows = new Map<string, Row>()
  const sent: Sent[] = []
  let messages = 0
  // what the person does is planned at the next minute; besides, everybody's plan is made again every six hours
  const changes = [
    ...truths.dues,
    ...truths.interviews,
    ...truths.deadlines,
    ...truths.practice,
    ...truths.watches,
  ].flatMap(({ from, until }) => (chance() < 0.8 ? [from, until] : [from]))
  const plans = [
    ...changes.filter((ms) => ms < start + DAYS * DAY_MS),
    ...Array.from({ length: (DAYS * DAY_MS) / PLAN_EVERY_MS }, (_, turn) => start + turn * PLAN_EVERY_MS),
  ].toSorted((one, other) => one - other)
  const end = start + DAYS * DAY_MS
  let now = start
  while (now < end) {
    const away = life.outages.find(({ from, until }) => from <= now && now < until)
    if (away) now = Math.ceil(away.until / MINUTE_MS) * MINUTE_MS
    const ms = now
    if ((plans[0] ?? Infinity) <= ms) {
      while ((plans[0] ?? Infinity) <= ms) plans.shift()
      plan(iso(ms), reasonsOf(factsAt(life, ms), settings, clock, iso(ms)))
    }
    for (const channel of CHANNELS) send(channel, iso(ms))
    const next = Math.min(
      plans[0] ?? Infinity,
      ...[...rows.values()].flatMap(({ nextAt }) => (nextAt === null ? [] : [msOf(nextAt)])),
    )
    // a server ticks each minute, at its own second
    now = Math.max(ms + MINUTE_MS, Math.ceil(next / MINUTE_MS) * MINUTE_MS)
    if (!Number.isFinite(now)) break
  }
  return { sent, rows: [...rows.values()] }

  function plan(at: Instant, reasons: ReturnType<typeof reasonsOf>): void {
    const planned = planNotices(reasons, settings, clock, open, at)
    const queued = [...rows.values()]
      .filter(({ state }) => state === 'queued')
      .map((row) => ({ ...row, isHeld: row.because !== null }))
    const { gone, moved } = mergePlan(queued, planned, reasons, at)
    for (const id of gone)
      Object.assign(must(rows.get(id)), { state: 'superseded', because: 'reason_gone', nextAt: null })
    for (const { id, dueAt } of moved) Object.assign(must(rows.get(id)), { dueAt, nextAt: dueAt })
    for (const { kind, subject, channel, dueAt } of planned) {
      const id = `${channel} ${kind} ${subject}`
      const known = rows.get(id)
      const fresh: Row = {
        id,
        kind,
        subject,
        channel,
        dueAt,
        nextAt: dueAt,
        state: 'queued',
        because: null,
        ownDay: null,
      }
      if (!known) rows.set(id, fresh)
      else if (known.state === 'superseded' && known.because === 'reason_gone') Object.assign(known, fresh)
    }
  }

  function send(channel: Channel, at: Instant): void {
    const own = [...rows.values()].filter((row) => row.channel === channel)
    const due = own.filter(({ nextAt }) => nextAt !== null && nextAt <= at)
    if (due.length === 0) return
    const reasons = reasonsOf(factsAt(life, msOf(at)), settings, clock, at)
    const today = localDateIn(clock.zone, at)
    const dayEnd = endOfDay(clock.zone, today)
    const rest = own.filter((row) => row.state === 'queued' && !due.includes(row) && (row.nextAt ?? dayEnd) < dayEnd)
    const spentDays = new Set(
      own.flatMap(({ ownDay, kind }) => (ownDay !== null && kind !== 'interview' ? [ownDay] : [])),
    )
    const decision = decideMessages(due, rest, channel, { reasons, settings, clock, spentDays, now: at })
    for (const { notice, because } of decision.drop) {
      const state = because === 'reason_gone' || because === 'over' ? 'superseded' : 'skipped'
      Object.assign(notice, { state, because, nextAt: null })
    }
    for (const { notice, until, because } of decision.wait) Object.assign(notice, { nextAt: until, because })
    for (const items of decision.messages) {
      messages += 1
      for (const { notice } of items) {
        sent.push({ row: notice, at, message: messages })
        Object.assign(notice, { state: 'sent', because: null, nextAt: null, ownDay: today })
      }
    }
  }
}

/** The rules once more, told by the clock on the wall (Intl) and not by the code that is judged. */
function judge(
  { clock, settings, open, truths, hasGame, start, outages }: Life,
  sent: readonly Sent[],
  rows: readonly Row[],
) {
  const faults: string[] = []
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: clock.zone, dateStyle: 'short', timeStyle: 'short' })
  const wallOf = (at: Instant) => wall.format(new Date(at))
  const seen = new Set<string>()
  const days = new Map<string, number>()
  const holdsAt = ({ from, until }: Span, ms: number) => from <= ms && ms < until
  for (const { row, at, message } of sent) {
    const { id, kind, subject, channel } = row
    const [day = '', minute = ''] = wallOf(at).split(' ')
    if (seen.has(id)) faults.push(`${id} twice`)
    seen.add(id)
    const { quiet } = clock
    const isQuiet =
      quiet !== null &&
      (quiet.from < quiet.to ? minute >= quiet.from && minute < quiet.to : minute >= quiet.from || minute < quiet.to)
    if (isQuiet) faults.push(`${id} at ${minute}, in quiet hours`)
    if (!settings[kind][channel] || !open.has(channel)) faults.push(`${id} is switched off`)
    if (kind !== 'interview') {
      const other = days.get(`${channel} ${day}`) ?? message
      if (other !== message) faults.push(`a second message by ${channel} on ${day}`)
      days.set(`${channel} ${day}`, message)
    }
    const ms = msOf(at)
    const [name = ''] = subject.split('/')
    const isTrue =
      kind === 'follow_up'
        ? truths.dues.some((due) => due.id === name && holdsAt(due, ms) && due.dueOn <= day)
        : kind === 'interview'
          ? truths.interviews.some((one) => one.id === name && holdsAt(one, ms))
          : kind === 'deadline'
            ? truths.deadlines.some((one) => one.applicationId === name && holdsAt(one, ms) && one.onDate >= day)
            : kind === 'openings'
              ? truths.watches.some((one) => one.watchId === name && holdsAt(one, ms) && one.from <= ms)
              : kind === 'streak'
                ? hasGame && subject === day && !((truths.made.get(day) ?? Infinity) <= ms)
                : kind === 'practice'
                  ? truths.practice.some((span) => holdsAt(span, ms))
                  : true
    if (!isTrue) faults.push(`${id} at ${wallOf(at)} has no reason`)
  }
  const end = start + DAYS * DAY_MS
  let expected = 0
  const expect = (id: string): void => {
    expected += 1
    if (!seen.has(id)) faults.push(`${id} never came: ${JSON.stringify(rows.find((row) => row.id === id) ?? null)}`)
  }
  // long enough for a digest that was taken, a night and a clock change
  const enough = 2.2 * DAY_MS
  for (const channel of CHANNELS.filter((one) => open.has(one))) {
    if (settings.follow_up[channel]) {
      for (const { id, what, dueOn, from, until } of truths.dues) {
        const known = Math.max(from, Date.parse(`${dueOn}T00:00:00Z`) + 14 * HOUR_MS)
        if (Math.min(until, end) > known + enough && from - Date.parse(`${dueOn}T00:00:00Z`) < 1.5 * DAY_MS)
          expect(`${channel} follow_up ${id}/${what}/${dueOn}`)
      }
    }
    if (settings.openings[channel]) {
      for (const { watchId, newestAt, cadence, from, until } of truths.watches) {
        const daysOff = cadence === 'weekly' ? 14 : 1
        if (Math.min(until, end) <= from + daysOff * DAY_MS + enough) continue
        const foundOn = localDateIn(clock.zone, newestAt)
        expect(`${channel} openings ${watchId}/${cadence === 'weekly' ? isoWeekOf(foundOn) : foundOn}`)
      }
    }
    if (settings.interview[channel]) {
      for (const { id, onDate, atTime, zone, from, until } of truths.interviews) {
        if (atTime === null || outages.length > 0) continue
        const startsAt = startOf(zone, onDate, atTime)
        const isKnown = from < startsAt - 1.5 * DAY_MS && until > startsAt && startsAt < end
        if (isKnown) expect(`${channel} interview ${id}/${iso(startsAt)}/hour`)
        if (isKnown && from < startsAt - 2.5 * DAY_MS) expect(`${channel} interview ${id}/${iso(startsAt)}/day`)
      }
    }
  }
  return { expected, faults }
}

/** The first instant at which the wall shows it, looked for a quarter of an hour at a time; where it never does, an hour on. */
function startOf(zone: string, date: string, atTime: string): number {
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  const noon = Date.parse(`${date}T${atTime}:00Z`)
  for (let ms = noon - 14 * HOUR_MS; ms <= noon + 14 * HOUR_MS; ms += 15 * MINUTE_MS)
    if (wall.format(new Date(ms)) === `${date} ${atTime}`) return ms
  for (let ms = noon - 14 * HOUR_MS; ms <= noon + 14 * HOUR_MS; ms += 15 * MINUTE_MS) {
    const shown = wall.format(new Date(ms)).replace(' ', 'T')
    if (shown > `${date}T${atTime}`) {
      // skipped: as much later as the clocks jumped
      const before = wall.format(new Date(ms - 15 * MINUTE_MS)).replace(' ', 'T')
      return ms - 15 * MINUTE_MS + (Date.parse(`${date}T${atTime}:00Z`) - Date.parse(`${before}:00Z`))
    }
  }
  throw new Error(`no ${date} ${atTime} in ${zone}`)
}
