import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { expect, it } from 'vitest'
import { applyMerge, proposeMerge } from './merge-profile.ts'
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
    'a promotion that goes on as what is here does is another job too',
    [jobAt('exp_0001', 'Support Engineer', '2021-01', 'present')],
    [
      jobAt('exp_0002', 'Senior Support Engineer', '2023-03', 'present'),
      jobAt('exp_0003', 'Support Engineer', '2020-12', '2023-03'),
    ],
    [null, 'exp_0001'],
  ],
  [
    'a place that was read as part of the name changes nothing',
    [{ ...jobAt('exp_0001', 'Baker', '2018-03', '2020-12', 'Copper Ladle'), location: 'Leeds' }],
    [jobAt('exp_0002', 'Baker', '2018-03', '2020-11', 'Copper Ladle, Leeds')],
    ['exp_0001'],
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

it('a sentence that is never to be used stays so, in whichever entry it comes in again', () => {
  const bullet = (id: string, text: string, isOnHold: boolean) => ({ id, text, isOnHold, sources: [] })
  const here = jobAt('exp_0001', 'Baker', '2018', '2019')
  const other = jobAt('exp_0002', 'Head Baker', '2020', '2021')
  const present = { ...NO_PROFILE, entries: [{ ...here, bullets: [bullet('bul_0001', 'Led 40 people', true)] }] }
  const read = [bullet('bul_0002', 'led 40 people', false), bullet('bul_0003', 'Baked', false)]
  const incoming = { ...NO_PROFILE, entries: [{ ...other, bullets: read }] }
  const [, added] = applyMerge(present, incoming, { exp_0002: 'new' }, fullCatalogue).entries
  expect(added?.bullets.map(({ isOnHold }) => isOnHold)).toEqual([true, false])
})

it('a skill that is here by another name comes in no second time, and stays on hold', () => {
  const skill = (id: string, name: string, isOnHold = false) => ({
    id,
    name,
    detail: '',
    date: '',
    isOnHold,
    sources: [],
  })
  const present = { ...NO_PROFILE, skills: [skill('skl_0001', 'Postgres', true), skill('skl_0002', 'Baking')] }
  const names = ['PostgreSQL', 'baking', 'Python', 'python3'].map((name, at) => skill(`skl_100${at}`, name))
  const { skills } = applyMerge(present, { ...NO_PROFILE, skills: names }, {}, fullCatalogue)
  expect(skills.map(({ name, isOnHold }) => [name, isOnHold])).toEqual([
    ['Postgres', true],
    ['Baking', false],
    ['Python', false],
  ])
})
