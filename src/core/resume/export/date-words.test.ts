import { expect, it } from 'vitest'
import { certificateDate, ENGLISH_DATES, spanInWords } from './date-words.ts'

const span = (
  startDate: string | null,
  endDate: string | null,
  more: Partial<Parameters<typeof spanInWords>[0]> = {},
) => spanInWords({ startDate, endDate, ...more })

it.each([
  [span('2019', '2021', { state: 'unfinished' }), '2019 – 2021, not finished'],
  [span('2024', null, { state: 'running' }), '2024 – in progress'],
  [span(null, null, { state: 'running' }), 'in progress'],
  [span('2022', '2027-06', { state: 'running' }), '2022 – Jun 2027, in progress'],
  [span('2023', '2027', { state: 'expected' }), '2023 – Expected 2027'],
  [span('2023', '2027', { isExpected: true }), '2023 – Expected 2027'],
  [span('2023', null, { isExpected: true }), '2023 – in progress'],
  [span('2018', '2020', { state: 'finished' }), '2018 – 2020'],
  [span('2019', '2019', { startSeason: 'summer', endSeason: 'summer' }), 'Summer 2019'],
  [span('2023-08', '2023-08'), 'Aug 2023'],
  [span('2023', '2023'), '2023 – 2023'],
  [span('2021', '2022', { startSeason: 'q3', endSeason: 'q1' }), 'Q3 2021 – Q1 2022'],
  [certificateDate({ date: '2026-02', state: 'running' }), 'Feb 2026 – in progress'],
  [certificateDate({ date: '2027-03', state: 'expected' }), 'Expected Mar 2027'],
  [certificateDate({ date: '2018' }), '2018'],
  [certificateDate({ date: null }), ''],
  [certificateDate({ date: '2022-04', endDate: '2025-04' }, ENGLISH_DATES, '2025-04-30'), 'Apr 2022 – Apr 2025'],
  [
    certificateDate({ date: '2022-04', endDate: '2025-04' }, ENGLISH_DATES, '2025-05-01'),
    'Apr 2022 – Apr 2025, expired',
  ],
  [certificateDate({ date: null, endDate: '2027' }, ENGLISH_DATES, '2026-11-30'), 'valid until 2027'],
  [
    certificateDate({ name: 'CCNA (expired 2023)', date: '2020', endDate: '2023' }, ENGLISH_DATES, '2026-11-30'),
    '2020',
  ],
])('writes %s', (written, wanted) => expect(written).toBe(wanted))
