import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askInEveryWay } from '#proofs/attacks/answer-rules.ts'
import { sendBrokenForms } from '#proofs/attacks/broken-forms.ts'
import { forgePoints } from '#proofs/attacks/forged-points.ts'
import { sendHalves } from '#proofs/attacks/lone-surrogates.ts'
import { attackFields } from '#proofs/attacks/mass-assignment.ts'
import { lureOut } from '#proofs/attacks/no-fetching.ts'
import { attackOwners } from '#proofs/attacks/owners-only.ts'
import { sendRawBytes } from '#proofs/attacks/raw-bytes.ts'
import { fuzz } from '#proofs/attacks/schema-fuzz.ts'
import { fillFields } from '#proofs/attacks/slow-fields.ts'
import { openStand, type Stand } from '#proofs/attacks/stand.ts'

/** A sample of what `npm run prove` tries at its full count. */
let stand: Stand
beforeAll(async () => {
  stand = await openStand()
})
afterAll(() => stand.close())

const LONG_MS = 60_000
const isPostgres = process.env.WAYMARK_TEST_ENGINE === 'postgres'

it(
  'nobody, somebody else and a deleted account get nothing of an owner, on any route',
  { timeout: LONG_MS },
  async () => {
    expect((await attackOwners(stand, 1, 1)).faults).toEqual([])
  },
)

it('random requests are answered as the contract says, never by a failure', { timeout: LONG_MS }, async () => {
  expect((await fuzz(stand, isPostgres ? 150 : 600, 20_261_121)).faults).toEqual([])
})

it('fields that no schema asks for change nothing', { timeout: LONG_MS }, async () => {
  expect((await attackFields(stand, isPostgres ? 60 : 200, 1)).faults).toEqual([])
})

it('half a character in any text is refused, and nothing is changed', { timeout: LONG_MS }, async () => {
  const { cases, faults } = await sendHalves(stand)
  expect(faults).toEqual([])
  expect(cases).toBeGreaterThan(200)
})

describe.skipIf(isPostgres)('whatever the database', { timeout: LONG_MS }, () => {
  it('reports cannot name their own points', async () => {
    expect((await forgePoints(stand, 80, 1)).faults).toEqual([])
  })

  it('every path has its guards, in twelve ways of asking', async () => {
    expect((await askInEveryWay(stand, 0)).faults).toEqual([])
  })

  it('bytes that are no request are refused, and the next one is answered', async () => {
    expect((await sendRawBytes(stand.server, 45, 1)).faults).toEqual([])
  })

  it('the longest hurtful text in any field holds nobody up', async () => {
    expect((await fillFields(stand, 3)).faults).toEqual([])
  })

  it('broken forms are refused, no connection hangs, no file stays', async () => {
    expect((await sendBrokenForms(stand.server, 20, 1)).faults).toEqual([])
  })

  it('addresses that a person writes down are never asked', async () => {
    expect((await lureOut(stand, 8)).faults).toEqual([])
  })
})
