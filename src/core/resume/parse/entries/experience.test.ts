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

describe('jobs', () => {
  it('are none while somebody travels', () => {
    expect(read(['Clerk, Bolt House Ltd ¦ 2016 – 2018', 'travelling (working holiday) ¦ 2015 – 2016']).length).toBe(1)
  })

  it.each(['2019: speaker at the Leeds Java day', '2019: moved the shop to Kubernetes'])(
    'do not open with a lone year set as the ranges are: %s',
    (deed) => {
      const lines = [
        '2017 – 2020: Software Developer, Bolt House Ltd',
        'Wrote Java',
        deed,
        '2014 – 2017: Clerk, Tallow Systems Ltd',
      ]
      expect(read(lines.map((line) => [line, { gapAbove: 0.8 }])).map(([title]) => title)).toEqual([
        'Software Developer',
        'Clerk',
      ])
    },
  )

  it('stand side by side in one line under one date, or with their own', () => {
    expect(
      read(['2014 – 2016 (summers)', 'Audit Intern, Mantwick Partners; Data Entry Intern, Selby Port Authority']),
    ).toEqual([
      ['Audit Intern', 'Mantwick Partners', '2014', '2016'],
      ['Data Entry Intern', 'Selby Port Authority', '2014', '2016'],
    ])
    expect(read(['Software Engineer, Backend | Bolt House Ltd, Huddersfield ¦ 2019 – 2021']).length).toBe(1)
  })

  it('are named alike where most of a section say how', () => {
    const job = (names: string, dates: string): Parameters<typeof linesOf>[0] => [
      [names, { isBold: true, gapAbove: 1 }],
      `Huddersfield, ${dates}`,
    ]
    expect(
      read([
        ...job('Help Desk Engineer – Kennet Managed IT', 'July 2020 till now'),
        ...job('Warehouse Operative – Thames Cold Store', 'March 2018 till June 2020'),
        ...job('Kitchen Porter – Hotel Caversham Bridge', '2016 till 2018'),
      ])[1]?.slice(0, 2),
    ).toEqual(['Warehouse Operative', 'Thames Cold Store'])
  })

  it('are named in the order of the others where one reads as one name', () => {
    const job = (names: string): Parameters<typeof linesOf>[0] => [
      [names, { gapAbove: 1 }],
      ['Kept the records.', { hasBullet: true }],
    ]
    expect(
      read([
        ...job('2021 to date: Data Scientist, Holt Analytics'),
        ...job('2017 to 2019: Data Analyst, Tallow Marine Insurance'),
        ...job('2013 to 2016: Fisheries Observer, Department of Inshore Waters'),
      ])[2]?.slice(0, 2),
    ).toEqual(['Fisheries Observer', 'Department of Inshore Waters'])
  })

  it.each([
    [
      'both names of a sentence',
      [
        ['Working as ', '*Test Lead', ' in ', '*Noyyal Software Ltd', ', Huddersfield from June 2019 to till date.'],
        ['Worked as ', '*Trainee', ' in ', '*Kurinji Infotech', ', Huddersfield from Jan 2016 to July 2016.'],
      ],
      [
        ['Test Lead', 'Noyyal Software Ltd'],
        ['Trainee', 'Kurinji Infotech'],
      ],
    ],
    [
      'two tools behind the names',
      [
        ['Software Engineer, Tallow Systems Ltd, ', '*React', ', ', '*Node', ' 2019 – 2021'],
        ['Data Analyst, Brill Mills Ltd, ', '*SQL', ', ', '*Power BI', ' 2016 – 2019'],
      ],
      [
        ['Software Engineer', 'Tallow Systems Ltd'],
        ['Data Analyst', 'Brill Mills Ltd'],
      ],
    ],
  ])('know their names where a line sets in bold %s', (_, written, expected) => {
    const lines = linesOf(written.map((runs) => runs.join('').replaceAll('*', ''))).map((line, at) => ({
      ...line,
      cells: line.cells.map((cell) => ({
        ...cell,
        runs: (written[at] ?? []).flatMap((text) =>
          cell.runs.map((run) => ({ ...run, text: text.replace('*', ''), isBold: text.startsWith('*') })),
        ),
      })),
    }))
    expect(
      readExperience(lines, (text) => text === 'Huddersfield').map(({ value }) => [value.title, value.company]),
    ).toEqual(expected)
  })

  it('do not count what stands further in and within the years of a post', () => {
    const post: Parameters<typeof linesOf>[0] = [
      ['2016 – 2022: Software Developer', { isBold: true }],
      'Tallow Systems Ltd, Huddersfield',
    ]
    const client = (left: number) => read([...post, ['Hollin Bank (2018 – 2020): ledger, Java', { left }]]).length
    expect([client(70), client(40)]).toEqual([1, 2])
  })

  it.each([
    [
      'Kennet Group – Technology Division ¦ 2012 – 2022',
      ['Engineering Manager ¦ 2018 – 2022', 'Software Engineer ¦ 2012 – 2018'],
      [
        ['Engineering Manager', 'Kennet Group'],
        ['Software Engineer', 'Kennet Group'],
      ],
    ],
    [
      'Freelance Developer, Self-employed ¦ 2016 – 2022',
      ['Data Engineer, Tallow Systems Ltd ¦ 2018 – 2019', 'DevOps Engineer, Brill Mills Ltd ¦ 2020 – 2021'],
      [
        ['Freelance Developer', 'Self-employed'],
        ['Data Engineer', 'Tallow Systems Ltd'],
        ['DevOps Engineer', 'Brill Mills Ltd'],
      ],
    ],
  ])('count the posts with titles that stand further in below %s', (above, posts, expected) => {
    const inner = posts.map((post): [string, { left: number }] => [post, { left: 70 }])
    expect(read([[above, { isBold: true }], ...inner]).map((job) => job.slice(0, 2))).toEqual(expected)
  })

  it('know a town by its state as newspapers cut it', () => {
    expect(read([['Loom Fitter', { isBold: true }], 'Tallow Manufacturing, St. Peters, Mo. | 2019 - Present'])).toEqual(
      [['Loom Fitter', 'Tallow Manufacturing', '2019', 'now']],
    )
  })

  it('makes no title of a state beside an employer above its roles', () => {
    expect(
      read([
        ['TALLOW RIVER MILLS, Boise, ID ¦ 2019 – Present', { isBold: true, gapAbove: 1.2 }],
        'Controller (2021 – Present)',
        ['Closed the books in five days.', { hasBullet: true }],
        'Assistant Controller (2019 – 2021)',
        ['Moved costing to new software.', { hasBullet: true }],
      ]).map(([title]) => title),
    ).toEqual(['Controller', 'Assistant Controller'])
  })

  it.each([
    ['Courses', 'Embedded Systems Diploma', []],
    ['Courses', 'Software Developer', ['Courses']],
    ['Tallow Mills', 'Software Developer', ['Tallow Mills']],
  ])('%s above %s', (above, title, expected) => {
    expect(read([above, `Jun 2016 ¦ ${title}`]).map(([, company]) => company)).toEqual(expected)
  })

  it.each([
    ['Stock Clerk, Tannery Logistics. Sep 2017–Feb 2021. Huddersfield', 'Tannery Logistics'],
    ['Stock Clerk with Tannery Logistics, Sep 2017–Feb 2021', 'Tannery Logistics'],
    ['Stock Clerk, Bolt Corp., Sep 2017–Feb 2021', 'Bolt Corp.'],
    ['Stock Clerk, Okon Bros. Haulage, Sep 2017–Feb 2021', 'Okon Bros. Haulage'],
    ['Stock Clerk, Spedition Gebr. Kunath KG, Sep 2017–Feb 2021', 'Spedition Gebr. Kunath KG'],
    [
      'Stock Clerk, Institute of Joinery, University of the Hadrin Valley, Huddersfield, Sep 2017–Feb 2021',
      'Institute of Joinery, University of the Hadrin Valley',
    ],
    ['Stock Clerk ¦ en Quorbel Norte S.A., Sep 2017–Feb 2021', 'Quorbel Norte S.A.'],
  ])('%s: the stop and the small word are no part of a name', (line, company) => {
    expect(read([line, ['Kept the records of forty people.', { hasBullet: true }]])).toEqual([
      ['Stock Clerk', company, '2017-09', '2021-02'],
    ])
  })

  it('takes no heading of duties and no row of a form for an employer', () => {
    expect(
      read([
        ['Software Engineer, Holt Pumps, Huddersfield', { gapAbove: 1.2 }],
        'September 2021 – January 2023',
        'Key Achievements & Responsibilities',
        ['Built a service for orders.', { hasBullet: true }],
        ['Business Analyst, Fenwick Rail, Huddersfield', { gapAbove: 1.2 }],
        'March 2019 – August 2021',
        'Key Achievements & Responsibilities',
        ['Counted the boats.', { hasBullet: true }],
      ]),
    ).toEqual([
      ['Software Engineer', 'Holt Pumps', '2021-09', '2023-01'],
      ['Business Analyst', 'Fenwick Rail', '2019-03', '2021-08'],
    ])
  })

  it('makes no job of a career break, and keeps what stands in brackets behind a name', () => {
    expect(
      read([
        ['Gallery Assistant (part-time), Freelance (Upwork) ¦ Jan 2019 – Mar 2021', { isBold: true, gapAbove: 1.2 }],
        ['Hung shows.', { hasBullet: true }],
        ['Career break ¦ 2017 – 2018', { isBold: true, gapAbove: 1.2 }],
        ['Accountant, Tin Shed Ltd ¦ Mar 2014 – Dec 2016', { isBold: true, gapAbove: 1.2 }],
        ['Closed the books.', { hasBullet: true }],
      ]),
    ).toEqual([
      ['Gallery Assistant (part-time)', 'Freelance (Upwork)', '2019-01', '2021-03'],
      ['Accountant', 'Tin Shed Ltd', '2014-03', '2016-12'],
    ])
  })

  it('gives an employer above several dated roles to each of them, and makes no job of its town', () => {
    expect(
      read([
        ['Calder Credit Ltd, Huddersfield ¦ May 2014 – Mar 2018', { isBold: true, gapAbove: 1.2 }],
        'Senior Credit Analyst (Jul 2016 – Mar 2018)',
        ['Rated 120 borrowers.', { hasBullet: true }],
        'Credit Analyst (May 2014 – Jun 2016)',
        ['Wrote notes.', { hasBullet: true }],
      ]),
    ).toEqual([
      ['Senior Credit Analyst', 'Calder Credit Ltd', '2016-07', '2018-03'],
      ['Credit Analyst', 'Calder Credit Ltd', '2014-05', '2016-06'],
    ])
  })

  it('gives an employer that its roles fill to each of them, whatever the titles are called', () => {
    const role = (text: string) =>
      [text, ['Kept the books.', { hasBullet: true }]] as [string, [string, { hasBullet: true }]]
    expect(
      read([
        ['QTV ¦ 03/2016 – 11/2022', { gapAbove: 1.2 }],
        ...role('Night Shift ¦ 07/2019 – 11/2022'),
        ...role('Analyst, Payments ¦ 03/2016 – 06/2019'),
        ['Marrow Ltd ¦ 01/2012 – 02/2016', { gapAbove: 1.2 }],
        ...role('Weaver ¦ 01/2012 – 02/2016'),
      ]).map(([title, company]) => `${title} @ ${company}`),
    ).toEqual(['Night Shift @ QTV', 'Analyst, Payments @ QTV', 'Weaver @ Marrow Ltd'])
  })

  it('reads roles in one look below an employer without dates', () => {
    expect(
      read([
        ['Selford Inc. ¦ Toronto, Canada', { isBold: true, gapAbove: 1.2 }],
        'Founding Team ¦ 2022 – Present',
        ['Kept the books.', { hasBullet: true }],
        'Analyst – Retail ¦ 2019 – 2021',
        ['Kept the stock.', { hasBullet: true }],
        ['Marrow Ltd ¦ Toronto, Canada', { isBold: true, gapAbove: 1.2 }],
        'Weaver ¦ 2016 – 2018',
        ['Wove cloth.', { hasBullet: true }],
      ]).map(([title, company]) => `${title} @ ${company}`),
    ).toEqual(['Founding Team @ Selford Inc.', 'Analyst – Retail @ Selford Inc.', 'Weaver @ Marrow Ltd'])
  })

  it('keeps one-line entries apart that fill the line', () => {
    expect(
      read([
        'Junior Software Tester, Northern Instruments Ltd, Huddersfield, February 2022 to the present',
        'Laboratory Technician, Pennine University Hospital, Huddersfield, October 2015 to June 2021',
      ]),
    ).toEqual([
      ['Junior Software Tester', 'Northern Instruments Ltd', '2022-02', 'now'],
      ['Laboratory Technician', 'Pennine University Hospital', '2015-10', '2021-06'],
    ])
  })

  it('takes a lone month for a date among ranges, but not a year in passing', () => {
    expect(
      read([
        ['Tester, Acme Ltd, 2020 – 2022', { gapAbove: 1.2 }],
        ['Won the safety award in 2021', { hasBullet: true }],
        ['Web Intern, Bolt House Ltd, Summer 2019', { gapAbove: 1.2 }],
      ]),
    ).toEqual([
      ['Tester', 'Acme Ltd', '2020', '2022'],
      ['Web Intern', 'Bolt House Ltd', '2019', '2019'],
    ])
  })

  it('keeps two stretches of one job apart, and invents none between', () => {
    expect(
      read([
        ['Baker, Acme Ltd, 2022 – 2024', { gapAbove: 1.2 }],
        ['Waiter, Bolt House Ltd, summer 2019 and Jun. 2020 - Sept 2021', { gapAbove: 1.2 }],
      ]),
    ).toEqual([
      ['Baker', 'Acme Ltd', '2022', '2024'],
      ['Waiter', 'Bolt House Ltd', '2020-06', '2021-09'],
      ['Waiter', 'Bolt House Ltd', '2019', '2019'],
    ])
  })

  it('takes a long line below a date alone for the names, but not below names', () => {
    const long = 'Senior Tester of Boats, Bridges and Locks of the Northern Harbours, Acme Marine Holdings Ltd'
    expect(read([['2020 – 2022', { gapAbove: 1.3 }], long])).toEqual([
      [
        'Senior Tester of Boats, Bridges and Locks of the Northern Harbours',
        'Acme Marine Holdings Ltd',
        '2020',
        '2022',
      ],
    ])
    expect(read([['Clerk, Moorside', { gapAbove: 1.3 }], '2020 – 2022', long])).toEqual([
      ['Clerk', 'Moorside', '2020', '2022'],
    ])
  })

  it('keeps to the height of the first header where a later gap is hardly wider', () => {
    const entry = (company: string, title: string, dates: string) =>
      [
        [company, { isBold: true, gapAbove: 1.3 }],
        [title, { gapAbove: 1.5 }],
        [dates, { gapAbove: 0.7 }],
        ['Kept the line running.', { hasBullet: true }],
      ] as [string, object][]
    expect(
      read([...entry('Acme Ltd', 'Tester', '2020 – 2022'), ...entry('Bolt House Ltd', 'Clerk', '2017 – 2019')]),
    ).toEqual([
      ['Tester', 'Acme Ltd', '2020', '2022'],
      ['Clerk', 'Bolt House Ltd', '2017', '2019'],
    ])
  })

  it('reads dates that open the text below a title', () => {
    const told = 'I was in charge of the tools with which the workshop counts its bolts and nuts'
    expect(
      read([
        ['Fitter – Marsh Pumps Ltd', { isBold: true, gapAbove: 1.4 }],
        [`2015, Feb-May. ${told}.`, { left: 72 }],
        ['Trainee – WKT', { isBold: true, gapAbove: 2.4 }],
        [`2013, Mar-Jun. ${told}. On`, { left: 72 }],
        ['Fridays I drove the van.', { left: 72 }],
      ]),
    ).toEqual([
      ['Fitter', 'Marsh Pumps Ltd', '2015-02', '2015-05'],
      ['Trainee', 'WKT', '2013-03', '2013-06'],
    ])
  })

  it('reads a list of jobs, whatever years stand in what was written there', () => {
    expect(
      read([
        ['Tester, Acme Ltd, (2018 – 2019).', { hasBullet: true }],
        ['Clerk, Bolt House Ltd, (2015 – 2018).', { hasBullet: true }],
        'Reports',
        ['The counting of boats, Bolt House, 2017.', { hasBullet: true }],
      ]),
    ).toEqual([
      ['Tester', 'Acme Ltd', '2018', '2019'],
      ['Clerk', 'Bolt House Ltd', '2015', '2018'],
    ])
  })

  it('takes a long line for a header where it opens with its range', () => {
    const unit = 'Water Works and Canals Planning Unit'
    expect(
      read([
        'Apr 2021-present: Canal Surveyor, Pumps Team, Marsh Council (mostly working with maps)',
        ['Drew maps.', { hasBullet: true }],
        `May 2016-Apr 2021: Junior Surveyor of Locks and Weirs, ${unit}, Marsh Council (mostly working with old sheets)`,
        ['Kept sheets.', { hasBullet: true }],
      ]).map(([, , start, end]) => [start, end]),
    ).toEqual([
      ['2021-04', 'now'],
      ['2016-05', '2021-04'],
    ])
  })

  it('reads jobs of known titles where no date stands or can be read, and none of sentences', () => {
    const job = (title: string, firm: string): Parameters<typeof read>[0] => [
      [title, { isBold: true, gapAbove: 1.2 }],
      firm,
      ['Kept the books and the till of the shop.', { hasBullet: true }],
    ]
    expect(read([...job('Accountant', 'Tallow Mills Ltd'), ...job('Sales Assistant', 'Ardrow Bakery Ltd')])).toEqual([
      ['Accountant', 'Tallow Mills Ltd', null, null],
      ['Sales Assistant', 'Ardrow Bakery Ltd', null, null],
    ])
    expect(read(['I was an accountant with a mill and kept its books', 'as a sales assistant would do'])).toEqual([])
  })

  it('knows a town in the row of another: title, employer, town', () => {
    expect(
      read([
        ['Warehouse Manager, Ocado, Erith, 2018 – 2024', { gapAbove: 1.2 }],
        ['Counted boxes.', { hasBullet: true }],
        ['Unemployed / caring for a parent, 2015 – 2016', { gapAbove: 1.2 }],
        ['Shop Assistant, Tallow Stores, Huddersfield, 2012 – 2015', { gapAbove: 1.2 }],
        ['Sold lamps.', { hasBullet: true }],
      ]).map(([title, company]) => [title, company]),
    ).toEqual([
      ['Warehouse Manager', 'Ocado'],
      ['Shop Assistant', 'Tallow Stores'],
    ])
  })
})

it('keeps the second line of a point with it, though it holds a year', () => {
  const point = { hasBullet: true, left: 60 }
  const jobs = readExperience(
    linesOf([
      '2016 – 2026 ¦ Tester, Tansy Mills Ltd',
      ['Set up the tests of the looms', point],
      ['Moved to new scripts', point],
      ['(2023)', { left: 60, gapAbove: 0.3 }],
      ['Approved four releases a year', point],
      '2010 – 2016 ¦ Clerk, Quill Mills Ltd',
    ]),
    () => false,
  )
  expect(jobs.map(({ value }) => value.company)).toEqual(['Tansy Mills Ltd', 'Quill Mills Ltd'])
})

it('time between jobs is none, however long its line', () => {
  const line = '10/2026 – heute ¦ Arbeitsuchend nach betriebsbedingter Kündigung (Schließung des Standorts)'
  expect(readExperience(linesOf([line, '2010 – 2026 ¦ Clerk, Quill Mills Ltd']), () => false)).toHaveLength(1)
})
