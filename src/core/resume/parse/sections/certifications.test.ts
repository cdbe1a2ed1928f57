import { describe, expect, it } from 'vitest'
import { linesOf } from '#test/support/resume-lines.ts'
import catalogue from '#data/skills.json' with { type: 'json' }
import { partCertificates, readCertifications, readCourses } from './certifications.ts'

const read = (...lines: Parameters<typeof linesOf>[0]) =>
  readCertifications(linesOf(lines)).map(({ value }) =>
    [value.name, value.issuer, value.date].filter(Boolean).join(' | '),
  )

describe('certificates', () => {
  it('take the date above them, and the school below them', () => {
    expect(
      read(
        'seit 10/2026',
        'Abendkurs „Grundlagen der IT-Sicherheit“',
        'Volkshochschule Region Kassel',
        '11/2019',
        'ITIL 4 Foundation',
      ),
    ).toEqual([
      'Abendkurs „Grundlagen der IT-Sicherheit“ | Volkshochschule Region Kassel | 2026-10',
      'ITIL 4 Foundation | 2019-11',
    ])
  })

  it.each([
    [
      'AWS Certified Solutions Architect – Associate, October 2026',
      'AWS Certified Solutions Architect – Associate | 2026-10',
    ],
    ['Google Cloud Engineer – Associate – Google, 2025', 'Google Cloud Engineer – Associate | Google | 2025'],
    ['BTK Akademi – Java ile Programlama, 2023', 'Java ile Programlama | BTK Akademi | 2023'],
    ['Coursera – Machine Learning, 2021', 'Machine Learning | Coursera | 2021'],
    [
      'VMware Certified Professional – Data Center Virtualization (VCP-DCV), 2020',
      'VMware Certified Professional – Data Center Virtualization (VCP-DCV) | 2020',
    ],
    [
      'İleri Figma Atölyesi – Ardrow Topluluğu, 12 saat, Kasım 2025',
      'İleri Figma Atölyesi | Ardrow Topluluğu | 2025-11',
    ],
    ['freeCodeCamp, Responsive Web Design, March 2026', 'Responsive Web Design | freeCodeCamp | 2026-03'],
    ['Volkshochschule Selm: Weben am Webstuhl', 'Weben am Webstuhl | Volkshochschule Selm'],
    ['Ardrow Eğitim Merkezi – Dokuma Tezgâhı, 2022', 'Dokuma Tezgâhı | Ardrow Eğitim Merkezi | 2022'],
    ['Centro de Formación Ardrow: Telares, 2021', 'Telares | Centro de Formación Ardrow | 2021'],
    ['Weaving Bootcamp: looms, dyes', 'Weaving Bootcamp: looms, dyes'],
    ['Weaving Bootcamp, Loomworks (Aug 2026 – present): looms', 'Weaving Bootcamp: looms | Loomworks | 2026-08'],
    ['LOOM50 – Tansy/edX, 2025', 'LOOM50 | Tansy/edX | 2025'],
    ['Webkurs (abends), Tansyweft: Rahmen, Farben', 'Webkurs (abends): Rahmen, Farben | Tansyweft'],
    ['Google, IT Support, Networks and Safety', 'IT Support, Networks and Safety | Google'],
    ['Udemy: Web Development, 2020', 'Web Development | Udemy | 2020'],
    ['Machine Learning by Stanford University on Coursera', 'Machine Learning | Stanford University'],
    ['Data Analytics, Harbour Lore, 2021', 'Data Analytics, Harbour Lore | 2021'],
    ['Machine Learning – Coursera, 2021', 'Machine Learning | Coursera | 2021'],
    ['MCSA: Windows Server 2016, Microsoft, 2018', 'MCSA: Windows Server 2016 | Microsoft | 2018'],
    ['Server Master 2016, Microsoft, 2016', 'Server Master 2016 | Microsoft | 2016'],
    ['Exchange Server 2019 Administrator', 'Exchange Server 2019 Administrator'],
    ['CompTIA A+ 2019 (renewed 2022)', 'CompTIA A+ | 2019'],
    [
      'VMware Certified Professional – Data Center Virtualization, VMware, 2020',
      'VMware Certified Professional – Data Center Virtualization | VMware | 2020',
    ],
    [
      'AWS Certified SysOps Administrator – Associate, Amazon Web Services, Feb 2024',
      'AWS Certified SysOps Administrator – Associate | Amazon Web Services | 2024-02',
    ],
    [
      '02/2024 – 07/2024 ¦ Weben für Umsteiger, Volkshochschule Selm (80 Stunden)',
      'Weben für Umsteiger | Volkshochschule Selm | 2024-07',
    ],
    ['06/2021 – 06/2024 ¦ Advanced Life Support', 'Advanced Life Support | 2021-06'],
    ['seit 09/2026 ¦ Modernes C++ (C++17/20), Selbststudium, Übungen im Netz', 'Modernes C++ (C++17/20) | 2026-09'],
    ['MCSE (2004, expired)', 'MCSE (expired) | 2004'],
    ['CCNA (2019, süresi doldu)', 'CCNA (süresi doldu) | 2019'],
    ['Certified Scrum Product Owner (expired 2022)', 'Certified Scrum Product Owner (expired 2022)'],
    ['Project Management Professional (PMP), 2017, renewed 2023', 'Project Management Professional (PMP) | 2017'],
    ['AWS Certified Developer – Associate, 2023 (expires 2026)', 'AWS Certified Developer – Associate | 2023'],
  ])('are told from their issuer and keep their level: %s', (line, expected) => expect(read(line)).toEqual([expected]))

  it.each([
    [
      'CompTIA A+ (2019) · CompTIA Network+ (2021) · ITIL 4 2023',
      ['CompTIA A+ | 2019', 'CompTIA Network+ | 2021', 'ITIL 4 | 2023'],
    ],
    ['CCNP Enterprise | CCNA Security (expired) | PCNSA', ['CCNP Enterprise', 'CCNA Security (expired)', 'PCNSA']],
    ['BOSIET; MIST; 18th Edition', ['BOSIET', 'MIST', '18th Edition']],
    ['Level C, 2019; Agilist, 2021', ['Level C | 2019', 'Agilist | 2021']],
    ['AZ-204 (2022) – First Aid (2021) – Scrum', ['AZ-204 | 2022', 'First Aid | 2021', 'Scrum']],
    ['SC-200, CompTIA CySA+, BTL1', ['SC-200', 'CompTIA CySA+', 'BTL1']],
    ['A+ (2023), OSHA 10, working on Network+', ['A+ | 2023', 'OSHA 10']],
    ['I hold CompTIA Security+, CompTIA Server+ and VCP-DCV.', ['CompTIA Security+', 'CompTIA Server+', 'VCP-DCV']],
  ])('are several in one line: %s', (line, expected) => expect(read(line)).toEqual(expected))

  it.each([
    ['CISSP | ISC2 | 2021', ['CISSP | ISC2 | 2021']],
    ['Network Basics, Cisco Networking Academy, 2018', ['Network Basics | Cisco Networking Academy | 2018']],
    ['Data Analytics (Coursera, 2021)', ['Data Analytics | Coursera | 2021']],
    ['Solutions Architect – Associate, 2022', ['Solutions Architect – Associate | 2022']],
    ['Java Programmer, Oracle Certified', ['Java Programmer, Oracle Certified']],
  ])('is one with its issuer: %s', (line, expected) => expect(read(line)).toEqual(expected))

  it.each([
    ['Microsoft PL-300 — failed first attempt', 'Microsoft PL-300', null, 'unfinished'],
    ['VCP-DCV: sınavdan kaldım, tekrar gireceğim', 'VCP-DCV', null, 'unfinished'],
    ['AWS SAP (planned 2026)', 'AWS SAP', '2026', 'expected'],
    ['CCNA in progress (exam set for 01/2026)', 'CCNA', '2026-01', 'expected'],
    ['09/2025 – heute ¦ Web-Bootcamp (abends)', 'Web-Bootcamp (abends)', '2025-09', 'running'],
    ['Curso de telares, 03/2026 – presente', 'Curso de telares', '2026-03', 'running'],
    ['06/2021 – heute ¦ Certified Weaver', 'Certified Weaver', '2021-06', undefined],
  ])('are not held where an exam is ahead or was failed: %s', (text, name, date, state) => {
    expect(readCertifications(linesOf([text])).map(({ value }) => value)).toEqual([{ name, issuer: null, date, state }])
  })

  it('name the issuer first where the lines that show it do', () => {
    expect(
      read('Mill Academy – Looms, 2023', 'Ardrow Halkevi – Boyalar, 2024', 'Certified Weaver – Tansyweft'),
    ).toEqual(['Looms | Mill Academy | 2023', 'Boyalar | Ardrow Halkevi | 2024', 'Certified Weaver | Tansyweft'])
  })

  it('are no prizes', () => {
    expect(read('Winner, Mill Hackathon 2021 (team of six)', 'Best Paper Award, Ardrow Week 2016', 'CCNA')).toEqual([
      'CCNA',
    ])
  })

  it('take issuer and day, not the end of their term, from the line below', () => {
    expect(
      read('AWS Certified Weaver – Specialty', 'Amazon Web Services · Expedición: may. 2023 · Vencimiento: may. 2026'),
    ).toEqual(['AWS Certified Weaver – Specialty | Amazon Web Services | 2023-05'])
  })

  it('keeps the issuer on the line below', () => {
    expect(read(['Certified Weaver', { isBold: true }], 'Loom Guild, May 2020')).toEqual([
      'Certified Weaver | Loom Guild | 2020-05',
    ])
  })
})

describe('courses', () => {
  it('are certificates only with a date, an issuer or a name of one, and never sure', () => {
    const found = readCourses(
      linesOf(['Weaving, 2021', 'Docker (Udemy)', 'Scrum Foundation', 'Algorithms', 'Databases, Computer Networks']),
    )
    expect(found.map(({ value, isSure }) => [value.name, isSure])).toEqual([
      ['Weaving', false],
      ['Docker', false],
      ['Scrum Foundation', false],
    ])
  })
})

it('finds certificates among schools by their names', () => {
  const part = (...texts: string[]) =>
    partCertificates([{ kind: 'education', lines: linesOf(texts) }], catalogue.skills).map(({ kind, lines }) => [
      kind,
      ...lines.map((line) => line.text),
    ])
  expect(
    part('HNC Computing, Ardrow College, 2015', 'CompTIA Network+ 2017 / CompTIA Security+ 2020', 'MS-900'),
  ).toEqual([
    ['education', 'HNC Computing, Ardrow College, 2015'],
    ['certifications', 'CompTIA Network+ 2017 / CompTIA Security+ 2020', 'MS-900'],
  ])
  expect(
    part(
      'BA Economics, Kennebec College, 2006',
      'Project Management Professional (PMP), 2017, renewed 2023',
      'Microsoft PL-300 — failed first attempt',
      'Certified Scrum Product Owner (expired 2022)',
    ).map(([kind, ...lines]) => [kind, lines.length]),
  ).toEqual([
    ['education', 1],
    ['certifications', 3],
  ])
  expect(part('CompTIA A+ (core 1 passed June 2024)', 'GCSEs, Kirk High School, 2011')).toEqual([
    ['education', 'GCSEs, Kirk High School, 2011'],
    ['certifications', 'CompTIA A+ (core 1 passed June 2024)'],
  ])
  expect(part('Cisco Networking Academy', 'CCNA', '2019')).toEqual([
    ['education', 'Cisco Networking Academy', 'CCNA', '2019'],
  ])
})

it('a line nearer than the items stand to each other is the rest of the name above it', () => {
  const apart = { gapAbove: 0.6 }
  const read = (gapAbove: number) =>
    readCertifications(
      linesOf([
        'Wexon A+ (2014)',
        ['Wexon Network+ (2017)', apart],
        ['Holt AZ-900 Harbour', apart],
        ['Fundamentals (2024)', { gapAbove }],
      ]).map((line) => ({ ...line, regionRight: 170 })),
    ).map(({ value }) => [value.name, value.date].join(' '))
  expect(read(0.2)).toEqual(['Wexon A+ 2014', 'Wexon Network+ 2017', 'Holt AZ-900 Harbour Fundamentals 2024'])
  expect(read(0.6)).toHaveLength(4)
})

describe('in a close list of a narrow column', () => {
  const narrow = (regionRight: number, ...lines: string[]) =>
    readCertifications(linesOf(lines).map((line) => ({ ...line, gapAbove: 0.1, regionRight }))).map(({ value }) =>
      [value.name, value.date].filter(Boolean).join(' '),
    )

  it.each([
    [['AWS Certified Solutions', 'Architect – Associate (2021)'], 'AWS Certified Solutions Architect – Associate 2021'],
    [['AWS Certified Solutions', 'Architect – Associate'], 'AWS Certified Solutions Architect – Associate'],
    [['Holt Certified Harbour', 'Master, May 2022'], 'Holt Certified Harbour Master 2022-05'],
  ])('the rest of a name goes on below it: %j', (lines, expected) => expect(narrow(160, ...lines)).toEqual([expected]))

  it.each([
    ['a name that its last word ends', 160, ['ITIL 4 Core Foundation', 'Certified Harbour (2021)']],
    ['a code', 160, ['CompTIA Cloud Network+', 'Certified Harbour (2021)']],
    ['a name with its own date', 160, ['Holt Master (May 2020)', 'Certified Harbour (2021)']],
    ['room for the next word', 300, ['AWS Certified Solutions', 'Certified Harbour (2021)']],
  ])('two names stay two: %s', (_, right, lines) => expect(narrow(right, ...lines)).toHaveLength(2))
})

describe('courses', () => {
  it.each([
    [
      '02/2024 – 07/2024 ¦ Python für Umsteiger, Volkshochschule Selm (80 Stunden)',
      ['Python für Umsteiger', 'Volkshochschule Selm', '2024-07', undefined],
    ],
    ['seit 09/2026 ¦ Modernes Weben, Webschule Selm', ['Modernes Weben', 'Webschule Selm', '2026-09', 'running']],
  ])('end when their range does: %s', (line, expected) => {
    expect(
      readCourses(linesOf([line])).map(({ value }) => [value.name, value.issuer, value.date, value.state]),
    ).toEqual([expected])
  })
})

it.each([
  ['Sailmaker Pro (Tansyweft, 2021)', 'Sailmaker Pro | Tansyweft | 2021'],
  ['Scrum Master (PSM I, 2021)', 'Scrum Master PSM I | 2021'],
  ['Cranes (advanced, 2021)', 'Cranes advanced | 2021'],
  ['11/2023 ¦ Certified Tester – Foundation Level (CTFL)', 'Certified Tester – Foundation Level (CTFL) | 2023-11'],
])('parts %s', (text, expected) => {
  expect(read(text)).toEqual([expected])
})

it.each([
  [
    ['CCNA 200-301 (2021, valid', 'to 2027)', 'Fortinet NSE 4 (2023)'],
    ['CCNA 200-301 / 2021', 'Fortinet NSE 4 / 2023'],
  ],
  [['BTK Akademi – Temel Ağ Bilgisi (2026)'], ['Temel Ağ Bilgisi / 2026']],
  [['NPTEL - Data Science for Engineers (Elite, 78%), 2025'], ['Data Science for Engineers (Elite, 78%) / 2025']],
  [['2026 ¦ Kurs „Machine Learning“ (Coursera, laufend)'], ['Kurs „Machine Learning“ (Coursera) / 2026']],
])('a bracket and who gave it: %j', (lines, expected) =>
  expect(readCertifications(linesOf(lines)).map(({ value }) => `${value.name} / ${value.date}`)).toEqual(expected),
)

describe('the last month or year that a certificate holds in', () => {
  const held = (text: string) =>
    readCertifications(linesOf([text])).map(({ value: { name, date, endDate } }) =>
      [name, date ?? '', endDate ?? ''].join(' / '),
    )

  it.each([
    [
      'Cisco Certified Network Associate (CCNA), Nisan 2022 – Nisan 2025',
      'Cisco Certified Network Associate (CCNA) / 2022-04 / 2025-04',
    ],
    ['CKA, Jun 2023 to Jun 2026', 'CKA / 2023-06 / 2026-06'],
    ['CCNA, 15.04.2022 - 15.04.2025', 'CCNA / 2022-04 / 2025-04'],
    ['CCNA, valid until 03/2025', 'CCNA /  / 2025-03'],
    ['Certified ScrumMaster (2022, expires March 2025)', 'Certified ScrumMaster / 2022 / 2025-03'],
    ['CCNA, valid 04/2022 – 04/2025', 'CCNA / 2022-04 / 2025-04'],
    ['CCNA, expiry date: 2025-04', 'CCNA /  / 2025-04'],
    ['CCNA, gültig bis 03/2025', 'CCNA /  / 2025-03'],
    ['CCNA, 04/2022, bis 04/2025 gültig', 'CCNA / 2022-04 / 2025-04'],
    ['ISTQB Foundation, läuft ab 12/2026', 'ISTQB Foundation /  / 2026-12'],
    ['CCNA, Nisan 2022, geçerlilik: Nisan 2025', 'CCNA / 2022-04 / 2025-04'],
    ['CCNA, 2022, son geçerlilik tarihi 04/2025', 'CCNA / 2022 / 2025-04'],
    ['CCNA, geçerlilik: 2022 – 2025', 'CCNA / 2022 / 2025'],
    ['CCNA (Nisan 2025’e kadar geçerli)', 'CCNA /  / 2025-04'],
    ['CCNA, expire en mars 2025', 'CCNA /  / 2025-03'],
    ['CCNA, valable jusqu’en mars 2025', 'CCNA /  / 2025-03'],
    ['CCNA, válido hasta marzo de 2025', 'CCNA /  / 2025-03'],
    ['CCNA, caduca en 2025', 'CCNA /  / 2025'],
    ['CompTIA Network+, 2020, expired 2023', 'CompTIA Network+ (expired 2023) / 2020 / 2023'],
    ['CCNA, Apr 2022 – Apr 2025, expired', 'CCNA / 2022-04 / 2025-04'],
    ['PMP, 2020, renewed until 2026', 'PMP / 2020 / 2026'],
    ['CCNA | Cisco | Issued Apr 2022 · Expires Apr 2025', 'CCNA / 2022-04 / 2025-04'],
  ])('is kept: %s', (text, expected) => expect(held(text)).toEqual([expected]))

  it.each([
    ['what was renewed since', 'PMP, 2017 – 2020, renewed 2023', 'PMP / 2017 / '],
    ['a course that is done', 'Python-Kurs, 02/2024 – 07/2024', 'Python-Kurs / 2024-07 / '],
    ['a programme', 'Data Science Program, 2019 – 2021', 'Data Science Program / 2019 / '],
    ['an apprenticeship', 'Network Apprenticeship, 2018 – 2021', 'Network Apprenticeship / 2018 / '],
    ['an exam that is ahead', 'AWS SAP (planned 2026)', 'AWS SAP / 2026 / '],
    ['what still runs', 'CCNA, Apr 2022 – Present', 'CCNA / 2022-04 / '],
    ['a lone day', 'CISSP, 4 November 2023', 'CISSP / 2023-11 / '],
  ])('is none of %s: %s', (_, text, expected) => expect(held(text)).toEqual([expected]))
})

it.each([
  ['Fortinet NSE 4, Kasım 2023', 'Fortinet NSE 4 | 2023-11'],
  ['Fortinet NSE 4, November 2023', 'Fortinet NSE 4 | 2023-11'],
  ['Fortinet NSE 7 Eylül 2022', 'Fortinet NSE 7 | 2022-09'],
  ['Network+ N10-008, 2022', 'Network+ N10-008 | 2022'],
  ['AZ-104, 05/2022', 'AZ-104 | 2022-05'],
  ['HSK 4, Mai 2019', 'HSK 4 | 2019-05'],
  ['HSK 4 Mai 2019', 'HSK 4 | 2019-05'],
  ['ITIL 4, March 2021', 'ITIL 4 | 2021-03'],
  ['ITIL 4 Foundation, 4 March 2021', 'ITIL 4 Foundation | 2021-03'],
  ['Level 3 May 2019', 'Level 3 | 2019-05'],
  ['Scrum Master 2, mayo 2020', 'Scrum Master 2 | 2020-05'],
  ['SnowPro Core COF-C02, 2023', 'SnowPro Core COF-C02 | 2023'],
  ['CISSP, 14 novembre 2023', 'CISSP | 2023-11'],
])('digits that belong to the name stay: %s', (text, expected) => expect(read(text)).toEqual([expected]))
