import { describe, expect, it } from 'vitest'
import { linesOf } from '#test/support/resume-lines.ts'
import { readExperience } from './experience.ts'

const read = (written: Parameters<typeof linesOf>[0]) =>
  readExperience(linesOf(written), (text) => text === 'Huddersfield').map(({ value }) => [
    value.title,
    value.company,
    value.startDate,
    value.isCurrent ? 'now' : value.endDate,
  ])

describe('titles and employers', () => {
  it('takes a kind of contract for a title or an employer only where there is no other', () => {
    expect(read([['Acme Ltd', { isBold: true, gapAbove: 1.2 }], 'Tester ¦ 2020 – 2022', 'Internship'])).toEqual([
      ['Tester', 'Acme Ltd', '2020', '2022'],
    ])
    expect(read([['Acme Ltd', { isBold: true, gapAbove: 1.2 }], 'Intern ¦ 2020 – 2022'])).toEqual([
      ['Intern', 'Acme Ltd', '2020', '2022'],
    ])
    expect(read([['Freelance', { isBold: true, gapAbove: 1.2 }], 'Graphic Designer ¦ 2020 – 2022'])).toEqual([
      ['Graphic Designer', 'Freelance', '2020', '2022'],
    ])
  })

  it('takes an employer of three words before a country for an employer', () => {
    expect(
      read([
        ['Tester', { isBold: true, gapAbove: 1.2 }],
        ['Harbour Transit Apps, Singapore', { isItalic: true }],
        '2020 – 2022',
      ]),
    ).toEqual([['Tester', 'Harbour Transit Apps', '2020', '2022']])
  })

  it('takes a short sentence for no part of the header, and self-employment for the employer beside a town', () => {
    expect(read([['Clerk, Moorside', { isBold: true, gapAbove: 1.2 }], '2020 – 2022', 'Sold bolts gladly.'])).toEqual([
      ['Clerk', 'Moorside', '2020', '2022'],
    ])
    expect(
      read([['Graphic Designer', { isBold: true, gapAbove: 1.2 }], 'Freelance ¦ 2020 – 2022', 'Moorside']),
    ).toEqual([['Graphic Designer', 'Freelance', '2020', '2022']])
  })

  it('takes a word behind the dates for an employer, but not where other jobs have their town there', () => {
    const job = (names: string, dates: string) =>
      [[names, { gapAbove: 1.3 }], dates, ['Kept the line running.', { hasBullet: true }]] as [
        [string, object],
        string,
        [string, object],
      ]
    expect(read([...job('Tester', '2020 – 2022, Paarlwater')])).toEqual([['Tester', 'Paarlwater', '2020', '2022']])
    expect(
      read([
        ...job('Tester, Acme Ltd', '2020 – 2022, Huddersfield'),
        ...job('Clerk, Winelands Water', '2017 – 2019, Paarlwater'),
      ]),
    ).toEqual([
      ['Tester', 'Acme Ltd', '2020', '2022'],
      ['Clerk', 'Winelands Water', '2017', '2019'],
    ])
  })

  it('ends a name with a legal form that has a full stop, and drops the word that joins it to a title', () => {
    expect(
      read([
        ['Senior Tester, Lumo Seguro Consulting, Lda.', { gapAbove: 1.3 }],
        '2020 – 2022',
        ['Kept the line running.', { hasBullet: true }],
      ]),
    ).toEqual([['Senior Tester', 'Lumo Seguro Consulting, Lda.', '2020', '2022']])
    expect(read([['Tester ¦ at Acme Ltd ¦ 2020 – 2022', { gapAbove: 1.3 }]])).toEqual([
      ['Tester', 'Acme Ltd', '2020', '2022'],
    ])
  })

  it('takes a title that begins small for a title, though a sentence would go on so', () => {
    expect(
      read([
        ['Tester', { isBold: true, gapAbove: 1.3 }],
        'Acme Ltd',
        '2020 – 2022',
        ['Kept the line running, day and night, with three colleagues', { hasBullet: true }],
        ['iOS Developer', { isBold: true }],
        'Bolt House Ltd',
        '2017 – 2019',
      ]),
    ).toEqual([
      ['Tester', 'Acme Ltd', '2020', '2022'],
      ['iOS Developer', 'Bolt House Ltd', '2017', '2019'],
    ])
  })

  it.each([
    [
      'a firm, its place and a title',
      'Orbis GmbH, Remote— Mobile Developer',
      '2020 – 2022',
      'Mobile Developer',
      'Orbis GmbH',
    ],
    ['a firm at a town', 'Kestrelia @Leeds, UK ¦ 2020 – 2022', 'Release Manager', 'Release Manager', 'Kestrelia'],
    [
      'French chez',
      '2020 – 2022 : Développeuse Android chez Cartonova',
      '• Suivi des colis.',
      'Développeuse Android',
      'Cartonova',
    ],
  ])('reads %s', (_, first, second, title, company) => {
    expect(read([[first, { gapAbove: 1.3 }], second])).toEqual([[title, company, '2020', '2022']])
  })

  it('finds the employer behind a title with a rank, and self-employment behind a comma', () => {
    expect(
      read([
        ['Tester, Tier 2, Levant Bank Ltd', { gapAbove: 1.3 }],
        '2020 – 2022',
        ['Kept the line running.', { hasBullet: true }],
        ['Web Developer, Freelance', { gapAbove: 1.3 }],
        '2017 – 2019',
      ]),
    ).toEqual([
      ['Tester, Tier 2', 'Levant Bank Ltd', '2020', '2022'],
      ['Web Developer', 'Freelance', '2017', '2019'],
    ])
    expect(read(['Freelance, Cloud Consultant ¦ 2020 – 2022'])).toEqual([
      ['Cloud Consultant', 'Freelance', '2020', '2022'],
    ])
    expect(read([['Tester, Beacon Biotech, Inc. (2020 – 2022)', { gapAbove: 1.3 }]])).toEqual([
      ['Tester', 'Beacon Biotech, Inc.', '2020', '2022'],
    ])
  })

  it('takes a field behind a title for no employer where the roles stand below a larger one', () => {
    const role = (text: string) =>
      [
        [text, { isBold: true, size: 11, gapAbove: 0.6 }],
        ['2020 – 2022', { gapAbove: 0.4 }],
        ['Kept the line running.', { hasBullet: true }],
      ] as [[string, object], [string, object], [string, object]]
    expect(
      read([
        ['Acme Vision', { isBold: true, size: 13, gapAbove: 1.3 }],
        ...role('Tester'),
        ...role('Engineer, Perception'),
      ]).map(([title, company]) => [title, company]),
    ).toEqual([
      ['Tester', 'Acme Vision'],
      ['Engineer, Perception', 'Acme Vision'],
    ])
    expect(
      read([...role('Tester, Acme Vision'), ...role('Engineer, Perception')]).map(([title, company]) => [
        title,
        company,
      ]),
    ).toEqual([
      ['Tester', 'Acme Vision'],
      ['Engineer', 'Perception'],
    ])
  })

  it('takes a kind of contract in brackets for no employer', () => {
    expect(
      read([
        ['Acme Ltd', { isBold: true, gapAbove: 1.3 }],
        'Tester ¦ 2020 – 2022',
        ['Kept the line running.', { hasBullet: true }],
        ['Clerk (Contract) ¦ 2017 – 2019', { gapAbove: 1 }],
        ['Kept the books.', { hasBullet: true }],
      ]).map(([, company]) => company),
    ).toEqual(['Acme Ltd', 'Acme Ltd'])
  })

  it.each([
    ['Contract', 'Baker'],
    ['freelance', 'Baker (freelance)'],
    ['Intern', 'Baker (Intern)'],
  ])('drops what stands behind every title, but not that nobody was employed: %s', (remark, title) => {
    expect(
      read([
        [`Baker (${remark}) — Tallow Mills`, { isBold: true, gapAbove: 1.3 }],
        'Feb 2020 – Jul 2021',
        ['Baked bread.', { hasBullet: true }],
        [`Baker (${remark}) — Holt Pumps`, { isBold: true, gapAbove: 1.3 }],
        'Feb 2018 – Jul 2019',
        ['Baked cakes.', { hasBullet: true }],
      ]).map(([own]) => own),
    ).toEqual([title, title])
  })

  it('takes what is in the person’s own town for an employer, though a region has the name too', () => {
    expect(
      read([['Tester', { isBold: true, gapAbove: 1.2 }], 'Laurentian Credit, Huddersfield', '2020 – 2022']),
    ).toEqual([['Tester', 'Laurentian Credit', '2020', '2022']])
  })

  it('leaves remarks about the contract out of names', () => {
    expect(
      read([
        'April 2021 - ongoing (contract)',
        'Tester, Acme Ltd',
        ['January 2020 - March 2021 (limited term consulting contract)', { gapAbove: 1.4 }],
        'Clerk, Bolt House Ltd',
      ]),
    ).toEqual([
      ['Tester', 'Acme Ltd', '2021-04', 'now'],
      ['Clerk', 'Bolt House Ltd', '2020-01', '2021-03'],
    ])
  })

  it('parts a title from its employer at a dot of any size', () => {
    expect(read(['Waiter ● Summer Bar', '2020 - 2021', 'Order picker ▪ Holt Pumps', '2018 - 2019'])).toEqual([
      ['Waiter', 'Summer Bar', '2020', '2021'],
      ['Order picker', 'Holt Pumps', '2018', '2019'],
    ])
  })

  it('drops kinds of contract that stand behind every title, whichever they are', () => {
    const job = (title: string, dates: string) =>
      [[title, { isBold: true, gapAbove: 1.2 }], dates, ['Drew plans.', { hasBullet: true }]] as [
        [string, object],
        string,
        [string, object],
      ]
    expect(
      read([
        ...job('Lighting Technician (Contract) | Marsh Pumps Ltd', 'Jan 2022 – Mar 2023'),
        ...job('Sound Technician (Full-Time) | Tin Shed Ltd', 'Feb 2019 – Dec 2021'),
      ]).map(([title]) => title),
    ).toEqual(['Lighting Technician', 'Sound Technician'])
  })

  it('ends a title before a label, and an employer before its department or a town', () => {
    const job = (company: string, title: string, dates: string) =>
      [[dates, { gapAbove: 1.2 }], [company, { isBold: true }], title] as (string | [string, object])[]
    expect(
      read([
        ...job('Tallow University Department of Botany', 'Garden Assistant, Advisor: Dr. Ada Byron', '2019 – 2021'),
        ...job('Holt Pumps Ltd, Selby', 'Garden Assistant, Director: Dr. Ben Tal', '2016 – 2018'),
      ]).map(([title, company]) => [title, company]),
    ).toEqual([
      ['Garden Assistant', 'Tallow University'],
      ['Garden Assistant', 'Holt Pumps Ltd'],
    ])
  })

  it('takes a name for the employer rather than how long or by what contract it was', () => {
    expect(
      read([
        ['Lighting Technician (Freelance) | Tin Kite', { isBold: true, gapAbove: 1.2 }],
        'Feb 2020 – Jul 2021',
        ['Drew plans.', { hasBullet: true }],
      ]).map(([, company]) => company),
    ).toEqual(['Tin Kite'])
    expect(
      read([
        ['Conductrice de four ¦ (6 ans)', { isBold: true, gapAbove: 1.2 }],
        ['fournil de la Grande Halle ¦ depuis 2019', { isBold: true, isItalic: true, size: 9 }],
        ['Cuire le pain.', { hasBullet: true }],
      ]).map(([title, company]) => [title, company]),
    ).toEqual([['Conductrice de four', 'fournil de la Grande Halle']])
  })

  it('reads over the full stop of a department', () => {
    expect(
      read([
        ['Feb 2011 – May 2012', { gapAbove: 1.2 }],
        ['Workshop Assistant, Tallow University Dept. of Botany', { isBold: true }],
        ['Sharpened saws.', { hasBullet: true }],
      ]).map(([title, company]) => [title, company]),
    ).toEqual([['Workshop Assistant', 'Tallow University']])
  })

  it('leaves out a remark longer than the title it stands behind, and keeps a short one', () => {
    expect(
      read([
        ['Tallow Mills', { isBold: true, gapAbove: 1.2 }],
        'Baker (bread for twelve village shops) ¦ 2019 – Present',
        ['Kept the ovens.', { hasBullet: true }],
        ['Holt Pumps Ltd', { isBold: true, gapAbove: 1.2 }],
        'Service Engineer (Pumps) ¦ 2015 – 2018',
        ['Mended pumps.', { hasBullet: true }],
      ]).map(([title]) => title),
    ).toEqual(['Baker', 'Service Engineer (Pumps)'])
  })

  it('keeps an employer that is named at another one whole, and parts Chinese names at a dash', () => {
    expect(
      read([
        ['Teaching Fellow May 2019 – Aug 2020', { gapAbove: 1.2 }],
        'Tenant Rights Clinic at Ardrow University',
        ['Read depositions.', { hasBullet: true }],
      ]).map(([title, company]) => [title, company]),
    ).toEqual([['Teaching Fellow', 'Tenant Rights Clinic at Ardrow University']])
    expect(
      read([
        ['2019/11~2020/03 房務人員-Comfort Suites', { gapAbove: 1.2 }],
        ['整理房間並接待客人,學到許多與人溝通的方法。', { hasBullet: true }],
      ]).map(([title, company]) => [title, company]),
    ).toEqual([['房務人員', 'Comfort Suites']])
  })

  it.each([
    [
      'tools below a title',
      ['Tester, Wexon ¦ 2019 – 2022', 'Python, Java, GCP'],
      [['Tester', 'Wexon', '2019', '2022']],
    ],
    [
      'the person in charge',
      ['Intern ¦ Holt Bearings', 'SUPERVISOR: PROF. ADA BYRON ¦ May 2018 – July 2018'],
      [['Intern', 'Holt Bearings', '2018-05', '2018-07']],
    ],
    [
      'a legal form behind a stop',
      ['Omniholt. Co., Ltd. ¦ Huddersfield', 'SOFTWARE TESTER ¦ 2017 – 2018'],
      [['SOFTWARE TESTER', 'Omniholt. Co., Ltd.', '2017', '2018']],
    ],
  ])('takes no employer from %s', (_, lines, expected) => expect(read(lines)).toEqual(expected))
})
