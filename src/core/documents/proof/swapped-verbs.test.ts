import { describe, expect, it } from 'vitest'
import { proveLine } from '#test/documents/prove-line.ts'

const passes = (bullet: string, rewrite: string) => proveLine('en', bullet, rewrite).ok

describe('a verb in the place of another', () => {
  it.each([
    ['went along on site surveys', 'Joined site surveys.'],
    ['two A/B tests, no clear result', 'Ran two A/B tests with no clear result.'],
    ['helped a colleague track down a fault in the pump', 'Helped a colleague in locating a fault in the pump.'],
    ['model for umbrellas, never used', 'A model for umbrellas, which was never put to use.'],
    ['write tickets for a team of 6 developers', 'Write tickets for six developers.'],
  ])('%s: %s', (bullet, rewrite) => expect(passes(bullet, rewrite)).toBe(true))

  it.each([
    // somebody or something else did it
    ['shop won a prize in 2021', 'Received a prize in 2021.'],
    // it did more than the verb that it replaces
    ['reported faults of the pump', 'Located and removed faults of the pump.'],
    ['sorted letters', 'Opened letters.'],
    ['used the till', 'Set up the till.'],
    ['added tests for the pump', 'Improved tests for the pump.'],
    ['joined the meetings of the board', 'Led the meetings of the board.'],
    // what came of it
    ['wrote tests for billing, after two wrong invoices', 'Wrote tests for billing that put an end to wrong invoices.'],
    // nothing is left out for it
    ['picked and packed orders', 'Picked, packed and dispatched orders.'],
    // the thing stands behind a preposition there
    ['fixes on 60 pages after an outside audit', 'Carried out an audit of 60 pages.'],
    // a quality before a thing is no verb
    ['developer who likes small teams', 'Experienced developer who likes small teams.'],
  ])('%s: not %s', (bullet, rewrite) => expect(passes(bullet, rewrite)).toBe(false))
})

describe('a word that is kin to one left out', () => {
  it.each([
    ['handled bookings by phone', 'Handled reservations by phone.'],
    ['drove a bicycle courier route', 'Drove a bike courier route.'],
    ['standard texts for small businesses', 'Standard texts for small firms.'],
  ])('%s: %s', (bullet, rewrite) => expect(passes(bullet, rewrite)).toBe(true))

  it.each([
    ['handled bookings by phone', 'Handled bookings and reservations of rooms by phone.'],
    ['loaded the data every hour', 'Loaded the data every minute.'],
    ['slow export, replaced later', 'Fast export, replaced later.'],
    ['measured boot time: 900 ms before, 640 ms after my change', 'Boot time rose from 640 ms to 900 ms.'],
  ])('%s: not %s', (bullet, rewrite) => expect(passes(bullet, rewrite)).toBe(false))
})
