import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { CHECK_MS, endOf, isOver, nextTryAt, secondsLeft } from './attempt-rules.ts'
import { CHALLENGE_ITEMS, drawChallenge, sharePercent } from './challenge.ts'
import { seededChance } from '#core/chance.ts'
import { must } from '#core/must.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { byWhatAddsMost, gainOf, proofStates } from './check-states.ts'
import { CHECK_MIX, drawItems, RECHECK_MIX } from './draw.ts'
import { gradeAnswers, neededOf } from './grade.ts'
import type { Difficulty, Item } from './item.ts'
import { bankReply, showItem } from './shown-item.ts'

const options = ['a', 'b', 'c', 'd']
const item = (id: string, difficulty: Difficulty, kind: 'choice' | 'order' = 'choice'): Item => {
  const common = {
    id,
    pool: 'scored' as const,
    difficulty,
    point: 'p',
    text: `text ${id}`,
    explanation: `secret ${id}`,
  }
  return kind === 'choice'
    ? { ...common, kind, options, answer: 1 }
    : { ...common, kind, options, answer: [0, 1, 2, 3] }
}
const poolOf = (perDifficulty: number, prefix = 'i', kind: 'choice' | 'order' = 'choice') =>
  ([1, 2, 3] as Difficulty[]).flatMap((difficulty) =>
    Array.from({ length: perDifficulty }, (_, at) => item(`${prefix}-${difficulty}${at}`, difficulty, kind)),
  )
const NOW = '2026-03-10T12:00:00.000Z'

describe('a draw', () => {
  it('has different items, difficulty rising, whatever the chance and what was seen', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 3, max: 6 }), fc.array(fc.nat(17)), (seed, size, seen) => {
        const pool = poolOf(size)
        const drawn = drawItems(
          pool,
          CHECK_MIX,
          seededChance(seed),
          seen.flatMap((at) => pool[at]?.id ?? []),
        )
        const steps = drawn.map(({ itemId }) => must(pool.find(({ id }) => id === itemId)).difficulty)
        expect(new Set(drawn.map(({ itemId }) => itemId)).size).toBe(8)
        expect(steps).toEqual([1, 1, 1, 2, 2, 2, 3, 3])
      }),
    )
  })

  it('takes what was not seen before what was, and of that what was seen longest ago', () => {
    const pool = poolOf(4)
    const seen = ['i-10', 'i-11', 'i-20', 'i-21', 'i-30', 'i-31', 'i-32']
    const drawn = drawItems(pool, CHECK_MIX, seededChance('s'), seen).map(({ itemId }) => itemId)
    expect(drawn).toEqual(expect.arrayContaining(['i-12', 'i-13', 'i-11', 'i-22', 'i-23', 'i-21', 'i-33', 'i-32']))
  })

  it('fills in where a difficulty runs short', () => {
    const pool = [...poolOf(3).filter(({ difficulty }) => difficulty !== 3), item('i-90', 3), item('i-91', 2)]
    expect(drawItems(pool, CHECK_MIX, seededChance('s'))).toHaveLength(8)
  })

  it('never shows steps in the right order, and shows every option once', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        for (const one of drawItems(poolOf(3, 'o', 'order'), RECHECK_MIX, seededChance(seed))) {
          expect(one.order).not.toEqual([0, 1, 2, 3])
          expect(one.order.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3])
        }
      }),
    )
  })
})

describe('what is shown', () => {
  it('has no answer and no explanation in it', () => {
    const shown = must(showItem(item('i-1', 1), { itemId: 'i-1', order: [3, 1, 0, 2] }))
    expect(shown).toEqual({
      itemId: 'i-1',
      kind: 'choice',
      saidIn: 'en',
      text: 'text i-1',
      options: ['d', 'b', 'a', 'c'],
    })
  })

  it('is nothing when the bank has other options than were drawn', () => {
    expect(showItem(item('i-1', 1), { itemId: 'i-1', order: [0, 1, 2] })).toBeNull()
    expect(showItem(undefined, { itemId: 'i-1', order: [] })).toBeNull()
  })

  test.each([
    ['a place', 0, 3],
    ['a place that is not there', 9, -1],
    ['places', [0, 3], [3, 2]],
    ['text', 'b', 'b'],
    ['nothing', undefined, undefined],
  ])('%s is read as what stood there', (_what, reply, expected) => {
    expect(bankReply(item('i-1', 1), { itemId: 'i-1', order: [3, 1, 0, 2] }, reply)).toEqual(expected)
  })
})

describe('grading', () => {
  const pool = poolOf(3).slice(0, 8)
  const drawn = pool.map(({ id }) => ({ itemId: id, order: [0, 1, 2, 3] }))
  const itemOf = ({ itemId }: { itemId: string }) => pool.find(({ id }) => id === itemId)
  const grade = (right: number) =>
    gradeAnswers(
      drawn,
      itemOf,
      drawn.slice(0, right).map(({ itemId }) => ({ itemId, value: 1 })),
    )

  test.each([
    [0, 0, false],
    [5, 63, false],
    [6, 75, true],
    [8, 100, true],
  ])('%i of eight is %i percent, passed: %s', (right, score, passed) =>
    expect(grade(right)).toMatchObject({ score, passed }),
  )

  test.each([
    [8, 6],
    [6, 5],
    [5, 4],
  ])('of %i items %i must be right', (items, needed) => expect(neededOf(items)).toBe(needed))

  it('counts an item that the bank no longer has for the person, and the last of two answers', () => {
    expect(gradeAnswers(drawn, () => undefined, []).score).toBe(100)
    const twice = [
      { itemId: must(drawn[0]).itemId, value: 1 },
      { itemId: must(drawn[0]).itemId, value: 0 },
    ]
    expect(gradeAnswers(drawn, itemOf, twice).right[0]).toBe(false)
  })
})

describe('time', () => {
  it('ends a scored check at twenty minutes sharp', () => {
    const endsAt = endOf('scored', NOW)
    expect(endsAt).toBe('2026-03-10T12:20:00.000Z')
    expect(isOver(endsAt, '2026-03-10T12:19:59.999Z')).toBe(false)
    expect(isOver(endsAt, endsAt)).toBe(true)
    expect(secondsLeft(endsAt, NOW)).toBe(CHECK_MS / 1000)
    expect(secondsLeft(endsAt, '2026-03-10T13:00:00.000Z')).toBe(0)
  })

  test.each([
    ['never tried', 'UTC', null, null],
    ['yesterday', 'UTC', '2026-03-09', null],
    ['today', 'UTC', '2026-03-10', '2026-03-11T00:00:00.000Z'],
    ['today in a zone to the east', 'Asia/Tokyo', '2026-03-10', '2026-03-10T15:00:00.000Z'],
    ['a day that is still to come after a journey west', 'Pacific/Pago_Pago', '2026-03-11', '2026-03-12T11:00:00.000Z'],
  ])('%s: the next try', (_what, zone, lastDay, expected) => expect(nextTryAt(zone, lastDay, NOW)).toBe(expected))
})

describe('the daily challenge', () => {
  const role = {
    id: 'r',
    skills: [
      { skill: 'a', level: 'must', weight: 9 },
      { skill: 'b', level: 'should', weight: 5 },
      { skill: 'c', level: 'nice', weight: 2 },
    ] as const,
  }
  const banks: Record<string, Item[]> = { a: poolOf(4, 'a'), b: poolOf(4, 'b'), c: poolOf(4, 'c') }
  const draw = (date: string, seen: string[] = []) =>
    drawChallenge({ ...role, skills: [...role.skills] }, date, (skillId) => banks[skillId] ?? [], seen)

  it('is the same for the same role and day, and another the next day', () => {
    expect(draw('2026-03-10')).toEqual(draw('2026-03-10'))
    expect(draw('2026-03-10')).not.toEqual(draw('2026-03-11'))
  })

  it('has five different items of must and should skills, on any day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 28 }), (day) => {
        const drawn = draw(`2026-02-${String(day).padStart(2, '0')}`)
        expect(new Set(drawn.map(({ itemId }) => itemId)).size).toBe(CHALLENGE_ITEMS)
        expect(drawn.every(({ skillId }) => skillId !== 'c')).toBe(true)
        expect(must(drawn[0]).skillId).not.toBe(must(drawn[1]).skillId)
      }),
    )
  })

  it('leaves out what was asked lately while there is something else', () => {
    const first = draw('2026-03-10').map(({ itemId }) => itemId)
    expect(draw('2026-03-11', first).filter(({ itemId }) => first.includes(itemId))).toEqual([])
  })

  test.each([
    [0, 0, null],
    [19, 19, null],
    [20, 5, 25],
    [30, 10, 33],
  ])('of %i people %i were right: %s percent', (tried, right, share) => expect(sharePercent(tried, right)).toBe(share))
})

describe('what a check would add', () => {
  const role = {
    id: 'r',
    title: 'R',
    skills: [
      { skill: 'a', level: 'must' as const, weight: 9 },
      { skill: 'b', level: 'should' as const, weight: 5 },
      { skill: 'c', level: 'nice' as const, weight: 2 },
    ],
  }

  test.each([
    ['a', { adds: 64, level: 'must' }],
    ['b', { adds: 36, level: 'should' }],
    ['c', { adds: 0, level: 'nice' }],
    ['other', { adds: 0, level: null }],
  ])('%s', (skillId, expected) => expect(gainOf(fullCatalogue, role, new Map(), skillId)).toMatchObject(expected))

  it("puts the dream role's skills first, then what adds most, then names", () => {
    const rows = ['other', 'c', 'b', 'a', 'another'].map((name) => ({
      name,
      ...gainOf(fullCatalogue, role, new Map(), name),
    }))
    expect(rows.sort(byWhatAddsMost).map(({ name }) => name)).toEqual(['a', 'b', 'c', 'another', 'other'])
  })

  it('knows a proof of last year from one that counts, by the latest pass', () => {
    const check = (skillId: string, at: string) => ({ skillId, kind: 'check' as const, sourceId: at, at })
    const proofs = proofStates(
      [
        check('a', '2025-03-10T11:00:00.000Z'),
        check('b', '2025-03-09T11:00:00.000Z'),
        check('c', '2024-01-01T00:00:00.000Z'),
        check('c', '2026-01-01T00:00:00.000Z'),
      ],
      NOW,
    )
    expect([...proofs].map(([skillId, { state }]) => [skillId, state])).toEqual([
      ['a', 'proven'],
      ['b', 'faded'],
      ['c', 'proven'],
    ])
  })
})
