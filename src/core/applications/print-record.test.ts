import { expect, it } from 'vitest'
import { recordBlocks } from './print-record.ts'

const record = {
  title: 'Work search',
  headers: ['Date', 'Company', 'Job', 'Result'],
  entries: [
    {
      applicationId: 'app_1',
      onDate: '2026-11-03',
      activity: 'applied' as const,
      cells: ['2026-11-03', 'Juniper', 'Tester', ''],
    },
  ],
  undated: [],
  unsaid: [],
  incomplete: [],
}
const period = { from: '2026-11-01', to: '2026-11-30' }

it('prints each step with its date and all other fields by name, and a line for an empty one', () => {
  const blocks = recordBlocks(record, { name: 'Ada Byrne', number: '17' }, period, '2026-12-01', 'en')
  expect(blocks).toEqual([
    { kind: 'name', text: 'Work search' },
    { kind: 'text', text: 'Ada Byrne' },
    { kind: 'text', text: 'Number: 17' },
    { kind: 'text', text: 'From 2026-11-01 to 2026-11-30. Printed on 2026-12-01.' },
    { kind: 'entry', text: '1.', dates: '2026-11-03' },
    { kind: 'item', text: 'Company: Juniper' },
    { kind: 'item', text: 'Job: Tester' },
    { kind: 'item', text: `Result: ${'_'.repeat(24)}` },
    { kind: 'text', text: `Place, date, signature: ${'_'.repeat(48)}` },
  ])
})

it('says that there is nothing, and leaves out who it is for where that is not known', () => {
  const holder = { name: undefined, number: undefined }
  const blocks = recordBlocks({ ...record, entries: [] }, holder, period, '2026-12-01', 'de')
  expect(blocks.map((block) => 'text' in block && block.text)).toEqual([
    'Work search',
    'Vom 01.11.2026 bis 30.11.2026. Gedruckt am 01.12.2026.',
    'Keine Bewerbung, Nachfrage oder Vorstellung in dieser Zeit.',
    `Ort, Datum, Unterschrift: ${'_'.repeat(48)}`,
  ])
})
