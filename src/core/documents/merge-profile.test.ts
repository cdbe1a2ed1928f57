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
  [
    'jobs without an employer in one town are two',
    [{ ...jobAt('exp_0001', 'Freelance Designer', '2020', 'present', ''), location: 'London' }],
    [{ ...jobAt('exp_0002', 'Barista', '2020-03', '2021', ''), location: 'London' }],
    [null],
  ],
  [
    'a start that nobody knows is not the same start',
    [jobAt('exp_0001', 'Support Engineer', '2021-01', 'present')],
    [jobAt('exp_0002', 'Head of Treasury', '', '')],
    [null],
  ],
  [
    'an end that nobody knows is not the same end: of two the one with the same end is it',
    [jobAt('exp_0002', 'Baker', '2020-01', ''), jobAt('exp_0001', 'Baker', '2020-01', '2020-12')],
    [jobAt('exp_0003', 'Baker', '2020-01', '2020-12')],
    ['exp_0001'],
  ],
  [
    'a small word is no title in common',
    [jobAt('exp_0001', 'Head of Sales & IT', '2019-01', 'present')],
    [jobAt('exp_0002', 'Director of People & Culture', '2021-01', 'present')],
    [null],
  ],
  [
    'a year and the months of it are one job',
    [jobAt('exp_0001', 'Baker', '', '2021')],
    [jobAt('exp_0002', 'Baker', '2021-03', '2021-11')],
    ['exp_0001'],
  ],
  [
    'a year and months around it are one job',
    [jobAt('exp_0001', 'Baker', '2021', '2021')],
    [jobAt('exp_0002', 'Baker', '2020-12', '2021-11')],
    ['exp_0001'],
  ],
  [
    'who comes back in the year of leaving has two jobs',
    [jobAt('exp_0001', 'Baker', '2018', '2021')],
    [jobAt('exp_0002', 'Baker', '2021-06', '2024-02')],
    [null],
  ],
  [
    'without titles one that begins when the other ends is another',
    [jobAt('exp_0001', '', '2018', '2021')],
    [jobAt('exp_0002', '', '2021-02', '2021-06')],
    [null],
  ],
])('%s', (_, present, incoming, expected) => {
  expect(presentIds(present, incoming)).toEqual(expected)
})

it('a sentence that is never to be used stays so, in whichever entry it comes in again', () => {
  const bullet = (id: string, text: string, isOnHold: boolean) => ({ id, text, isOnHold, sources: [] })
  const here = jobAt('exp_0001', 'Baker', '2018', '2019')
  const other = jobAt('exp_0002', 'Head Baker', '2020', '2021')
  const present = { ...NO_PROFILE, entries: [{ ...here, bullets: [bullet('bul_0001', 'Led 40 people', true)] }] }
  const heldJob = { ...jobAt('exp_0003', 'Driver', '2015', '2016'), isOnHold: true }
  present.entries.push({ ...heldJob, bullets: [bullet('bul_0004', 'Drove 9 vans', false)] })
  const read = [
    bullet('bul_0005', 'Drove 9 vans', false),
    bullet('bul_0002', 'led 40 people', false),
    bullet('bul_0003', 'Baked', false),
  ]
  const incoming = { ...NO_PROFILE, entries: [{ ...other, bullets: read }] }
  const added = applyMerge(present, incoming, { exp_0002: 'new' }, fullCatalogue).entries.at(-1)
  expect(added?.bullets.map(({ isOnHold }) => isOnHold)).toEqual([true, true, false])
})

const named = (id: string, name: string, isOnHold = false, date = '') => ({
  id,
  name,
  detail: '',
  date,
  isOnHold,
  sources: [],
})

it.each([
  ['is here by another name', ['Postgres'], ['PostgreSQL', 'postgres'], []],
  ['is on hold by another name, whatever stands in brackets', ['Postgres on hold'], ['PostgreSQL (12)'], []],
  ['is here twice in the file', ['Baking'], ['baking', 'Sewing', 'sewing'], ['Sewing']],
  ['is here with other signs between its letters', ['Node.js'], ['Node JS', 'node-js'], []],
  ['says more in brackets', ['AWS'], ['AWS (Lambda, EC2)'], ['AWS (Lambda, EC2)']],
  [
    'has another name in the file',
    [],
    ['ES6', 'JavaScript', 'Java 8', 'Java 17'],
    ['ES6', 'JavaScript', 'Java 8', 'Java 17'],
  ],
])('of skills one that %s comes in as it should', (_, here, incoming, expected) => {
  const skills = here.map((name, at) => named(`skl_000${at}`, name.replace(' on hold', ''), name.endsWith(' on hold')))
  const read = incoming.map((name, at) => named(`skl_100${at}`, name))
  const merged = applyMerge({ ...NO_PROFILE, skills }, { ...NO_PROFILE, skills: read }, {}, fullCatalogue).skills
  expect(merged.slice(0, skills.length)).toEqual(skills)
  expect(merged.slice(skills.length).map(({ name }) => name)).toEqual(expected)
})

it('a certificate that was passed twice comes in twice, and one that is here takes its end from that of its day', () => {
  const [first, second] = [
    named('crt_0001', 'AWS SAA', false, '2019-05'),
    named('crt_0002', 'AWS SAA', false, '2022-05'),
  ]
  const incoming = {
    ...NO_PROFILE,
    certifications: [
      { ...first, end: '2022-05' },
      { ...second, end: '2025-05' },
    ],
  }
  expect(applyMerge(NO_PROFILE, incoming, {}, fullCatalogue).certifications).toEqual(incoming.certifications)
  const here = { ...NO_PROFILE, certifications: [first] }
  expect(applyMerge(here, incoming, {}, fullCatalogue).certifications).toEqual([{ ...first, end: '2022-05' }])
})

it('what a file says twice comes in once, with the end that one of them has', () => {
  const languages = [named('lng_0001', 'English'), named('lng_0002', 'english')]
  const once = named('crt_0001', 'AWS SAA', false, '2019-05')
  const certifications = [once, { ...once, id: 'crt_0002', end: '2022-05' }]
  const merged = applyMerge(NO_PROFILE, { ...NO_PROFILE, languages, certifications }, {}, fullCatalogue)
  expect(merged.languages).toEqual(languages.slice(0, 1))
  expect(merged.certifications).toEqual([{ ...once, end: '2022-05' }])
})

it('reads the name of each entry a few times, however many it is compared with', () => {
  let reads = 0
  const counted = (id: string): ProfileEntry =>
    Object.defineProperty({ ...jobAt(id, 'Baker', '2020', '2021') }, 'organisation', {
      enumerable: true,
      get: () => {
        reads += 1
        return 'Copper Ladle'
      },
    })
  const many = Array.from({ length: 30 }, (_, at) => counted(`exp_${1000 + at}`))
  presentIds(many, many)
  expect(reads).toBeLessThan(30 * 2 * 5)
})
