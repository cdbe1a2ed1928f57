import { expect, it } from 'vitest'
import { similarJob as words } from '../strings/en/similar-job.ts'
import { similarNote } from './similar-note.ts'

const ended = (applicationId: string, onDate: string | null) => ({
  kind: 'applied_before' as const,
  applicationId,
  onDate,
})
const open = { kind: 'similar_open' as const, applicationId: 'app_open', onDate: '2026-01-02' }

it.each([
  ['none', [], null],
  ['one that ended', [ended('app_1', '2026-03-04')], { text: words.ended('2026-03-04'), applicationId: 'app_1' }],
  ['one that ended on an unknown day', [ended('app_1', null)], { text: words.endedSometime, applicationId: 'app_1' }],
  [
    'an open one behind one that ended',
    [ended('app_1', '2026-03-04'), open],
    { text: words.open, applicationId: 'app_open' },
  ],
  [
    'several that ended',
    [ended('app_1', null), ended('app_2', '2025-03-04'), ended('app_3', '2026-03-04')],
    { text: words.ended('2026-03-04'), applicationId: 'app_3' },
  ],
])('of %s the note says what it is', (_, notices, note) => {
  expect(similarNote(notices, words)).toEqual(note)
})
