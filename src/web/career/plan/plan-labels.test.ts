import { describe, expect, test } from 'vitest'
import { placeLabels } from './plan-labels.ts'

const goal = { id: 'goal', text: 'Cybersecurity Analyst, February 2027', x: 900, ys: [80] }
const role = (x: number, ...ys: number[]) => ({ id: 'role', text: 'SOC Analyst (Tier 1)', x, ys })
const shown = (...wanted: Parameters<typeof placeLabels>[0]) => placeLabels(wanted, 1120).map(({ id, y }) => [id, y])

describe("labels of the plan's map", () => {
  test('stand where they are wanted when nothing is there', () =>
    expect(shown(goal, role(400, 80))).toEqual([
      ['goal', 80],
      ['role', 80],
    ]))

  test('a later one goes below where it would lie over an earlier one', () =>
    expect(shown(goal, role(860, 96, 146))).toEqual([
      ['goal', 80],
      ['role', 146],
    ]))

  test('and is left out where there is no room', () => expect(shown(goal, role(860, 96, 100))).toEqual([['goal', 80]]))

  test('stay inside of the map', () =>
    expect(placeLabels([{ ...goal, x: 1115 }], 1120)[0]).toMatchObject({ left: 1120 - 8 - (36 * 7.1 + 22) }))
})
