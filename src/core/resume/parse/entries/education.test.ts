import { describe, expect, it } from 'vitest'
import { linesOf } from '#test/support/resume-lines.ts'
import { readEducation } from './education.ts'
import { isNote } from './school-notes.ts'

const read = (written: Parameters<typeof linesOf>[0]) =>
  readEducation(linesOf(written), (text) => text === 'Huddersfield').map(({ value }) =>
    [value.degree, value.area, value.institution, value.endDate].map((part) => part ?? '').join(' / '),
  )

describe('schools', () => {
  it('open with a lone year that is set as the ranges are', () => {
    expect(
      read([
        ['2007 bis 2011: Bachelor of Science Informatik', { gapAbove: 1 }],
        'Hochschule Jadebusen',
        ['2007: Abitur', { gapAbove: 1 }],
        'Graf-Anton-Schule, Huddersfield',
      ]),
    ).toEqual([
      'Bachelor of Science / Informatik / Hochschule Jadebusen / 2011',
      expect.stringMatching(/^Abitur .*2007$/),
    ])
  })

  it('do not open with another lone year set so', () => {
    const years = [
      '2007 – 2011 BSc Computer Science, Pennine College',
      '2009 Erasmus term in Lyon',
      '2004 – 2007 Selby Grammar School',
    ]
    expect(read(years.map((year) => [year, { gapAbove: 1 }]))).toEqual([
      'BSc / Computer Science / Pennine College / 2011',
      ' /  / Selby Grammar School / 2007',
    ])
  })

  it.each([
    [
      [
        'Associate of Applied Science, Network Administration, Acadiana Technical Community College, Lafayette, LA. Graduated 05/2022. GPA 3.6',
        ['High School Diploma, Teurlings Bayou High School, 2013', { gapAbove: 1.2 }],
      ],
      [
        'Associate of Applied Science / Network Administration / Acadiana Technical Community College / 2022-05',
        'High School Diploma /  / Teurlings Bayou High School / 2013',
      ],
    ],
    [
      [
        'Kirk School, Newport, 2011 - 2013',
        '4 A Levels: Maths (A*), Further Maths (B), Chemistry (B), Physics (B).',
        'UCAS points: 440',
      ],
      ['4 A Levels / Maths, Further Maths, Chemistry, Physics / Kirk School / 2013'],
    ],
    [
      [
        'Kirk School, Newport, 2003 - 2010',
        '9 GCSEs: Maths (A), Physics (A), Statistics (A), Chemistry (A), English Literature (A),',
        'Biology (B), Geography (B).',
      ],
      ['9 GCSEs / Maths, Physics, Statistics, Chemistry, English Literature, Biology, Geography / Kirk School / 2010'],
    ],
    [
      ['University of Nebraska - Lincoln, BS in Computer Science, 2019 - 2023'],
      ['BS / Computer Science / University of Nebraska - Lincoln / 2023'],
    ],
    [
      ['BS in Computer Science ¦ University of Florida – Magna Cum Laude ¦ 2019 - 2023'],
      ['BS / Computer Science / University of Florida / 2023'],
    ],
    [['10/1993 - 10/1999 ¦ Studium Tischlerei'], ['Studium Tischlerei /  /  / 1999-10']],
    [['University of Texas – Physics, BS, 2016 - 2019'], ['BS / Physics / University of Texas / 2019']],
    [
      ['BSc Boats, Mill University, 2016 - 2019', ['freeCodeCamp – Responsive Web Design, 2022', { gapAbove: 1.2 }]],
      ['BSc / Boats / Mill University / 2019', 'Responsive Web Design /  / freeCodeCamp / 2022'],
    ],
    [
      ['Tecnólogo em Marcenaria – Faculdade Ardrow. Conclusão: 12/2020.'],
      ['Tecnólogo / Marcenaria / Faculdade Ardrow / 2020-12'],
    ],
    [
      ['MSc Joinery, Ardrow Institute, Huddersfield, 2021 | BSc Carving, University of Mantwick, 2016'],
      ['MSc / Joinery / Ardrow Institute / 2021', 'BSc / Carving / University of Mantwick / 2016'],
    ],
    [
      ['2021 – 2023 ¦ Umschulung zur Tischlerin Holzbau', 'Bildungswerk Ardrow (IHK-Abschluss, Note 1,7)'],
      ['Umschulung / Tischlerin Holzbau / Bildungswerk Ardrow / 2023'],
    ],
    [
      ['2018 ¦ Titre professionnel Menuisier (niveau 5), Campus Ardrow', '2012 ¦ HSC, Ardrow School, State Board'],
      ['Titre professionnel Menuisier /  / Campus Ardrow / 2018', 'HSC /  / Ardrow School / 2012'],
    ],
    [
      ['2016 ¦ Licence Lettres, Université d’Ardrow – mention assez bien'],
      ['Licence Lettres /  / Université d’Ardrow / 2016'],
    ],
    [
      ['2012 – 2016 Ege Kıyı Üniversitesi, Deniz Bilimi (Lisans), not ort. 2,71/4'],
      ['Lisans / Deniz Bilimi / Ege Kıyı Üniversitesi / 2016'],
    ],
    [
      ['1999 – 2007 ¦ Diplom-Ingenieur Holzbau', 'Universität Ardrow, Note: gut'],
      ['Diplom-Ingenieur Holzbau /  / Universität Ardrow / 2007'],
    ],
  ] satisfies [Parameters<typeof linesOf>[0], string[]][])('%j', (lines, expected) => {
    expect(read(lines)).toEqual(expected)
  })

  it.each([
    ['2005 – 2008 ¦ Upper secondary, joinery, Ardrow School', null],
    ['2021 – 2023 ¦ MSc Joinery, Ardrow School (Abschluss, Note 1,7)', 'Note 1,7'],
    ['2016 ¦ Licence Lettres, Université d’Ardrow – mention assez bien', 'mention assez bien'],
    ['2009 ¦ Dr.-Ing., Universität Ardrow. Old letters of Selby. Summa cum laude.', 'Summa cum laude'],
    ['Class XII (CBSE), Holt School, 2023 — 94.6%', '94.6%'],
    ['Diploma, Holt School, 2023 – CGPA 8.7/10', 'CGPA 8.7/10'],
  ])('%s: the grade is %s', (line, grade) => {
    expect(readEducation(linesOf([line]), () => false).map(({ value }) => value.grade)).toEqual([grade])
  })

  it('of which no word is known stand above their degrees, in bold, and a year known beside them keeps one', () => {
    expect(
      read([
        ['Quorbel Hadrin', { isBold: true, gapAbove: 1.2 }],
        'Zorber Quillan ¦ 2016 – 2019',
        ['Ardrow University', { isBold: true, gapAbove: 1.2 }],
        'BSc in Joinery ¦ 2012 – 2015',
      ]),
    ).toEqual(['Zorber Quillan /  / Quorbel Hadrin / 2019', 'BSc / Joinery / Ardrow University / 2015'])
    expect(read(['Quorbel Hadrin ¦ 2016 – 2019', 'BSc in Joinery, Ardrow University ¦ 2012 – 2015'])).toEqual([
      expect.stringContaining('Quorbel Hadrin'),
      'BSc / Joinery / Ardrow University / 2015',
    ])
    expect(read([['Mantwick', { isBold: true }], 'Zorber Quillan ¦ 2016 – 2019'])).toEqual([
      'Zorber Quillan /  / Mantwick / 2019',
    ])
  })

  it.each([
    [
      ['Mavi Üniversitesi ¦ 2023 – 2025', 'Deniz Bilimi (Lisans), 3. sınıf'],
      'Lisans / Deniz Bilimi / Mavi Üniversitesi / 2025',
    ],
    [['Mavi Anadolu Lisesi ¦ 2018 – 2022', 'Sayısal, diploma notu 91,4'], ' / Sayısal / Mavi Anadolu Lisesi / 2022'],
    [['Mavi Anadolu Lisesi ¦ 2018 – 2022', 'Diploma Notu: 88,60'], ' /  / Mavi Anadolu Lisesi / 2022'],
  ])('keep no grade and no year of study for a degree: %j', (lines, expected) => {
    expect(read(lines)).toEqual([expected])
  })

  it.each([
    [
      ['Ege Üniversitesi – Deniz Bilimi (%50 Burslu)', 'Eylül 2023 – Haziran 2027 · GNO: 3,28 / 4,00'],
      ' / Deniz Bilimi / Ege Üniversitesi / 2027-06',
      'GNO: 3,28 / 4,00',
    ],
    [
      ['Ege Üniversitesi – Erasmus+ Değişim Programı', 'Şubat 2025 – Temmuz 2025'],
      'Erasmus+ Değişim Programı /  / Ege Üniversitesi / 2025-07',
      null,
    ],
    [
      ['Diploma in Joinery ¦ 85,5% attainment', 'Ardrow College', '06/2024 – 09/2024'],
      'Diploma / Joinery / Ardrow College / 2024-09',
      '85,5% attainment',
    ],
    [['H.S.C. (12th) ¦ Ardrow College ¦ 2021 ¦ 84.67%'], 'H.S.C. (12th) /  / Ardrow College / 2021', '84.67%'],
    [
      ['09/1999 – 06/2005 Brno', 'INŽENÝR (ING.), JOINERY ¦ University of Ardrow'],
      'INŽENÝR / JOINERY / University of Ardrow / 2005-06',
      null,
    ],
  ])('name their field behind a dash, and a figure out of another is a grade: %j', (lines, expected, grade) => {
    expect(read(lines)).toEqual([expected])
    expect(readEducation(linesOf(lines), () => false)[0]?.value.grade).toBe(grade)
  })

  it('of one state are told apart by their towns', () => {
    expect(
      read(['BSc in Soil Science', 'University of California, Davis', 'MSc in Joinery', 'University of Ardrow, Leeds']),
    ).toEqual(['BSc / Soil Science / University of California, Davis / ', 'MSc / Joinery / University of Ardrow / '])
  })

  it('are cut without dates by degree and school together, in either order', () => {
    expect(
      read([
        'BSc in Soil Science',
        'Ardrow University',
        'Minor in Beekeeping',
        'Diploma in Joinery',
        'Callow Wexon',
        'Activities: rowing',
      ]),
    ).toEqual(['BSc / Soil Science / Ardrow University / ', 'Diploma / Joinery / Callow Wexon / '])
    expect(read(['Ardrow University', 'BSc in Soil Science', 'Callow College', 'Diploma in Joinery'])).toEqual([
      'BSc / Soil Science / Ardrow University / ',
      'Diploma / Joinery / Callow College / ',
    ])
  })

  it.each([
    [
      'a course and who gives it',
      ['Full Stack Web Development Bootcamp', 'Ironholt', '2019 - 2020'],
      'Full Stack Web Development Bootcamp /  / Ironholt / 2020',
    ],
    [
      'who gives a course above it',
      ['Codewex', 'Full-Stack Engineer Career Path', '2021'],
      'Full-Stack Engineer Career Path /  / Codewex / 2021',
    ],
    [
      'a school called a bootcamp',
      ['Nuholt Coding Bootcamp', 'BSc in Joinery', '2021'],
      'BSc / Joinery / Nuholt Coding Bootcamp / 2021',
    ],
    [
      'a degree and its short form',
      ['Doctor of Philosophy (PhD), Joinery', 'Ardrow University', '2021'],
      'Doctor of Philosophy / Joinery / Ardrow University / 2021',
    ],
    [
      'a state behind the town, no degree',
      ['Ardrow University, Medford, MA ¦ 2014', 'Master of Science, Joinery'],
      'Master of Science / Joinery / Ardrow University / 2014',
    ],
  ])('tell apart %s', (_, written, expected) => {
    expect(read(written)).toEqual([expected])
  })

  it('are not opened by what was done there', () => {
    expect(
      read([
        'BSc in Soil Science',
        'Ardrow University',
        '2019 - 2021',
        [
          "Year 4: Completed a Master's Dissertation on Soil at Scale, honoured for outstanding academic performance.",
          { hasBullet: true },
        ],
      ]),
    ).toEqual(['BSc / Soil Science / Ardrow University / 2021'])
  })

  it('take the field beside a degree in brackets, and the school behind a named field', () => {
    expect(read(['BSc (Spec.), Marine Biology ¦ 2014', 'Ardrow College, Second Class'])).toEqual([
      'BSc (Spec.) / Marine Biology / Ardrow College / 2014',
    ])
    expect(
      read(['03/2010 – 02/2013 ¦ Bachelor in Forstwirtschaft, Studienrichtung: Holzbau - Hochschule Tann']),
    ).toEqual([expect.stringContaining('Hochschule Tann')])
  })

  it.each([
    ['MSc Data Science, Ardrow University, 2020', 'MSc / Data Science'],
    ['B.Eng. (Hons) Civil Engineering, Ardrow University, 2020', 'B.Eng. (Hons) / Civil Engineering'],
    ['Bachelor of Science Computer Engineering, Ardrow University, 2020', 'Bachelor of Science / Computer Engineering'],
    ['Bachelor of Engineering Physics, Ardrow University, 2020', 'Bachelor / Engineering Physics'],
    ['Ardrow University — BA, Geography (2017 – 2020)', 'BA / Geography'],
    ['Ardrow University: MSc in Data Science, 2018 – 2020', 'MSc / Data Science'],
    ['MSc (Data Science), Ardrow University, 2020', 'MSc / Data Science'],
    ['MSc (Distinction), Ardrow University, 2020', 'MSc / '],
  ])('%s: the degree and its field', (line, both) => {
    expect(read([line])).toEqual([expect.stringContaining(`${both} / Ardrow University / 2020`)])
  })

  it.each([
    ['Ardrow Üniversitesi, İşletme (Lisans), 2006 – 2011', 'Lisans / İşletme'],
    ['Ardrow Üniversitesi, İşletme (Yüksek Lisans), 2006 – 2011', 'Yüksek Lisans / İşletme'],
    ['Ardrow University, Joinery (Bachelor), 2006 – 2011', 'Bachelor / Joinery'],
    ['Universität Ardrow, Forstwirtschaft (Master), 2006 – 2011', 'Master / Forstwirtschaft'],
    ['Universität Ardrow, Forstwirtschaft (Diplom), 2006 – 2011', 'Diplom / Forstwirtschaft'],
    ['Université d’Ardrow, Menuiserie (Licence), 2006 – 2011', 'Licence / Menuiserie'],
    ['Universidad de Ardrow, Carpintería (Grado), 2006 – 2011', 'Grado / Carpintería'],
    ['Università di Ardrow, Falegnameria (Laurea), 2006 – 2011', 'Laurea / Falegnameria'],
    ['Uniwersytet Ardrow, Stolarstwo (Magister), 2006 – 2011', 'Magister / Stolarstwo'],
    ['Universiteit Ardrow, Bosbouw (Bachelor), 2006 – 2011', 'Bachelor / Bosbouw'],
  ])('%s: the level stands in brackets behind the field', (line, both) => {
    expect(read([line])).toEqual([expect.stringMatching(new RegExp(`^${both} / .*Ardrow.* / 2011$`, 'u'))])
  })

  it('do not begin with the class of the degree above them, where a narrow column breaks the line', () => {
    const lines = linesOf([
      'BSc (Hons) Soil Science',
      ['First Class', { isItalic: true }],
      'University of Ardrow',
      '1999 – 2002',
    ])
    const narrow = lines.map((line) => ({ ...line, isItalic: false, regionRight: line.right + 4 }))
    expect(readEducation(narrow, () => false).map(({ value }) => [value.institution, value.grade])).toEqual([
      ['University of Ardrow', 'First Class'],
    ])
  })

  it('are told apart though their words are misspelt', () => {
    expect(read(['Ardrow Collage Of Art And Technology', 'Bachlor Of Engineering · (2011 - 2015)'])).toEqual([
      expect.stringMatching(/^Bachlor of Engineering \/ .*Ardrow Collage Of Art And Technology \/ 2015$/i),
    ])
  })

  it('make no entry of posts, prizes and theses below one', () => {
    expect(
      read([
        'Ardrow University',
        'BSc Soil Science, 2017 – 2021',
        ['Captain of the Campus Rowing Club', { hasBullet: true }],
        ["Dean's List 2018, 2019", { hasBullet: true }],
        ['Minor in Beekeeping', { hasBullet: true }],
      ]),
    ).toHaveLength(1)
  })

  it('make no entry of the names of columns', () => {
    expect(read(['Course ¦ College/School', 'BSc Soil Science ¦ Ardrow University'])).toEqual([
      expect.stringContaining('Ardrow University'),
    ])
  })

  it('know a certificate of a school from the school', () => {
    expect(read(['Larchmont High, Huddersfield — High School Diploma', '2003 – 2007'])).toEqual([
      'High School Diploma /  / Larchmont High / 2007',
    ])
  })
})

it('a note may name a school, a second field at one and the same school is not', () => {
  const notes = [
    'Thesis: Peat at the Institute of Soil',
    'Minor in Beekeeping',
    'Option : philosophie',
    "FEIT Dean's List",
    'University and College Honors',
  ]
  expect(notes.filter((text) => !isNote(text))).toEqual([])
  expect(['Minor in Beekeeping, Ardrow University', 'BSc Soil Science', 'Options Trading Course'].map(isNote)).toEqual([
    false,
    false,
    false,
  ])
})

it('a degree in bold over three lines of a narrow column, without years, belongs to the school below it', () => {
  const bold = { isBold: true }
  expect(
    read([
      ['Bachelor of Applied Science in', bold],
      ['Boat Building & Repair,', bold],
      ['Small Craft Concentration.', bold],
      ['Moorside College', { gapAbove: 1.1 }],
      ['BSc in Physics', { ...bold, gapAbove: 2.4 }],
      ['Moorside College', { gapAbove: 1.1 }],
    ]),
  ).toEqual([
    'Bachelor of Applied Science / Boat Building & Repair, Small Craft Concentration / Moorside College / ',
    'BSc / Physics / Moorside College / ',
  ])
})

it('letters of a degree behind a dash or in brackets are no field, and a field may stand before a bare degree', () => {
  expect(read(['Ardrow College', 'Master of Science - MS, Soil Science · (2018 - 2022)'])).toEqual([
    'Master of Science / Soil Science / Ardrow College / 2022',
  ])
  expect(read(['Diploma of Rural Studies (DRS) ¦ 2019 – 2021', 'Ardrow College'])).toEqual([
    'Diploma of Rural Studies (DRS) /  / Ardrow College / 2021',
  ])
  expect(read(['2016 - 2018', 'Ardrow University', 'Forstwirtschaft Bachelor'])).toEqual([
    'Bachelor / Forstwirtschaft / Ardrow University / 2018',
  ])
})

it('entries of unknown words are schools beside as many known ones, and courses where they are most', () => {
  const degree = 'BSc Physics, Ardrow University ¦ 2010 – 2013'
  const course = 'Kettle Craft, Holtvane ¦ 2014'
  expect(read([degree, course])).toHaveLength(2)
  expect(read([degree, course, 'Quay Lore, Holtvane ¦ 2015', 'Sail Care, Holtvane ¦ 2016'])).toHaveLength(1)
})

describe.each([
  'GPA: 3.8/4.0',
  'Genel not ortalaması: 3,12 / 4,00',
  'Abschlussnote: 1,7',
  'Mention Bien',
  'Nota media: 8,5',
  'Media: 28/30',
  'Średnia ocen: 4,7',
])('the grade %s between two schools', (grade) => {
  it.each([
    ['a dated school', ['Ardrow University ¦ 2016 – 2020']],
    ['a school and a degree', ['Ardrow University ¦ 2016 – 2020', 'BSc Joinery']],
    ['a degree and a school', ['BSc Joinery', 'Ardrow University', '2016 – 2020']],
  ])('is no degree of the one below %s', (_, above) => {
    const schools = readEducation(linesOf([...above, grade, 'Callow High School ¦ 2012 – 2016']), () => false)
    expect(schools.map(({ value }) => value.institution)).toEqual(['Ardrow University', 'Callow High School'])
    expect(schools[1]?.value).toMatchObject({ degree: '', grade: null })
  })
})

describe('what a line says of studies', () => {
  const all = (written: Parameters<typeof linesOf>[0]) =>
    readEducation(linesOf(written), () => false).map(({ value }) =>
      [value.degree, value.area, value.institution, value.grade].map((part) => part ?? '').join(' / '),
    )

  it.each([
    ['BSc in Joinery; GPA: 3.6 ¦ Aug. 2012 – Dec. 2013', 'BSc / Joinery / Ardrow University / GPA: 3.6'],
    ['BSc (First Class), 2012 – 2013', 'BSc /  / Ardrow University / First Class'],
    ['BSc, Honours Joinery ¦ 2012 – 2013', 'BSc / Honours Joinery / Ardrow University / '],
    ['BSc, Honours ¦ 2012 – 2013', 'BSc /  / Ardrow University / Honours'],
    ['Bachelor of Science, Major in Joinery ¦ 2012 – 2013', 'Bachelor of Science / Joinery / Ardrow University / '],
    ['A.B. in Joinery, cum laude ¦ 2012 – 2013', 'A.B. / Joinery / Ardrow University / cum laude'],
    ['S.M. in EECS ¦ 2012 – 2013', 'S.M. / EECS / Ardrow University / '],
  ])('%s', (line, expected) => expect(all(['Ardrow University', line])).toEqual([expected]))

  it('a mention that says how well is a grade', () => {
    expect(all(['2014 ¦ Baccalauréat S mention très bien, Lycée Ardrow'])).toEqual([
      'Baccalauréat S /  / Lycée Ardrow / mention très bien',
    ])
  })

  it('the letters of a state at the end of a line wait for no more words', () => {
    expect(all(['Ardrow University, West Lafayette, IN ¦ May 2020', 'Bachelor of Science in Joinery'])).toEqual([
      'Bachelor of Science / Joinery / Ardrow University / ',
    ])
  })

  it.each([
    ['its own date and school', 'BSc Joinery | Wexon Holt | 2015 – 2019', 'BSc / Joinery / Wexon Holt / '],
    ['a date and no school', 'BSc in Joinery ¦ 2015 – 2019', 'BSc / Joinery / Ardrow University / '],
  ])('a degree below another school keeps %s', (_, line, expected) => {
    expect(all(['MSc Peat | Ardrow University | 2019 – 2021', line])[1]).toBe(expected)
  })

  it('a state is no school, and the one above is of both degrees', () => {
    expect(
      all([
        ['ARDROW UNIVERSITY', { isBold: true }],
        'MENG IN JOINERY',
        'Dec 2014 | Ithaca, NY',
        ['BS IN JOINERY', { gapAbove: 1 }],
        'May 2013 | Ithaca, NY',
      ]),
    ).toEqual(['MENG / JOINERY / ARDROW UNIVERSITY / ', 'BS / JOINERY / ARDROW UNIVERSITY / '])
  })
})

it("reads '(FH)' behind a degree as a part of it, not as the school", () => {
  const lines = linesOf(['10/2001 – 08/2006 ¦ Diplom-Informatikerin (FH)', ['Hochschule Mantwick', { left: 130 }]])
  expect(readEducation(lines, () => false).map(({ value }) => [value.degree, value.institution])).toEqual([
    ['Diplom-Informatikerin (FH)', 'Hochschule Mantwick'],
  ])
})
