import { expect, it } from 'vitest'
import { proposeMerge } from './merge-profile.ts'
import { emptyEntry } from './profile-from-facts.ts'
import { NO_PROFILE, type ProfileEntry } from './profile.ts'

const jobAt = (id: string, title: string, start: string, end: string, organisation = 'Tallow Street Bank') => ({
  ...emptyEntry(id, 'job', []),
  title,
  organisation,
  start,
  end,
})
const presentIds = (present: ProfileEntry[], incoming: ProfileEntry[]) =>
  proposeMerge({ ...NO_PROFILE, entries: present }, { ...NO_PROFILE, entries: incoming }).map(
    ({ present: own }) => own?.id ?? null,
  )

it.each([
  [
    'a promotion is another job, whatever comes first in the file',
    [jobAt('exp_0001', 'Support Engineer', '2021-01', 'present')],
    [
      jobAt('exp_0002', 'Senior Support Engineer', '2023-03', 'present'),
      jobAt('exp_0003', 'Support Engineer', '2021-01', '2023-03', 'Tallow Street Bank Ltd'),
    ],
    [null, 'exp_0001'],
  ],
  [
    'a job that begins when another ends follows it',
    [jobAt('exp_0001', 'Support Engineer', '2021-01', '2023')],
    [jobAt('exp_0002', 'Senior Support Engineer', '2023-03', '')],
    [null],
  ],
  [
    'another title at the same time is another job',
    [jobAt('exp_0001', 'Baker', '2021-01', 'present')],
    [jobAt('exp_0002', 'Driver', '2022-05', '2022-08')],
    [null],
  ],
  [
    'a title in another language is the same job where both begin together',
    [jobAt('exp_0001', 'Destek Mühendisi', '2021', '')],
    [jobAt('exp_0002', 'Support Engineer', '2021-01', '2023-03')],
    ['exp_0001'],
  ],
  [
    'the same title with other dates is the same job',
    [jobAt('exp_0001', 'Support Engineer', '2021-01', '2023-04')],
    [jobAt('exp_0002', 'Support Engineer', '2020-12', '2023-03')],
    ['exp_0001'],
  ],
])('%s', (_, present, incoming, expected) => {
  expect(presentIds(present, incoming)).toEqual(expected)
})
