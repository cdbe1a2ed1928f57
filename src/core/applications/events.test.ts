import { expect, test } from 'vitest'
import { type ApplicationEvent, progressOf } from './events.ts'

const line = (id: string, kind: ApplicationEvent['kind'], to: string | null): ApplicationEvent => ({
  id,
  kind,
  from: null,
  to,
  onDate: '2026-03-09',
  at: '2026-03-09T10:00:00.000Z',
  replacesEventId: null,
})
const created = line('a', 'created', 'applied')

test.each(['banana', 'applied', '', null])('%j is no outcome, and closes nothing', (to) => {
  expect(progressOf([created, line('b', 'outcome', to)])).toEqual(progressOf([created]))
})

test('an outcome closes, and one that nobody knows does not take its place', () => {
  const closed = { stage: 'applied', outcome: 'rejected', closedOn: '2026-03-09' }
  expect(progressOf([created, line('b', 'outcome', 'rejected')])).toMatchObject(closed)
  expect(progressOf([created, line('b', 'outcome', 'rejected'), line('c', 'outcome', 'x')])).toMatchObject(closed)
})
