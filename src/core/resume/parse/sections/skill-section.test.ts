import { expect, it } from 'vitest'
import { must } from '#core/must.ts'
import catalogue from '#data/skills.json' with { type: 'json' }
import { linesOf } from '#test/support/resume-lines.ts'
import { partLanguages, readSkillSection } from './skill-section.ts'

const read = (written: Parameters<typeof linesOf>[0]) =>
  readSkillSection(linesOf(written), catalogue.skills).map(({ text }) => text)

it('an item back at the edge is none of the list set further right above it', () => {
  expect(
    read([
      ['Git, GitHub', { left: 40 }],
      ['Databases', { left: 40 }],
      ['Kanban boards, Trello', { left: 60 }],
      ['macOS', { left: 40 }],
    ]),
  ).toEqual(expect.arrayContaining(['Trello', 'macOS']))
})

it('a sentence without blanks names what the catalogue knows', () => {
  const item = { hasBullet: true }
  expect(
    read([
      ['熟练使用Docker和Kubernetes', item],
      ['掌握Java编程语言', item],
      ['数据结构', item],
    ]),
  ).toEqual(['Docker', 'Kubernetes', 'Java', '数据结构'])
})

it('commas of a paragraph part no skills, those of a list do', () => {
  const told =
    'In the evenings I have learnt how to write queries in SQL, and as I feel that looms are more fun, I keep a register of them in Microsoft Excel for the mill and for the guild.'
  expect(read([told])).toEqual(['SQL', 'Microsoft Excel'])
  const listed = read([
    `${told.slice(0, -1).replaceAll(' and ', ', ').replaceAll(' for ', ', ')}, Word, Access, Visio.`,
  ])
  expect(listed).toContain('Visio')
  expect(read(['No experience yet:', told, 'Skills:', 'Docker'])).toEqual(['Docker'])
})

it('a list goes on over the end of a full line at its own edge', () => {
  expect(
    read([
      ['Git, GitHub, Google', { left: 40 }],
      ['Analytics, Docker', { left: 40 }],
    ]),
  ).toContain('Google Analytics')
})

it('a level said in front of a skill is left out, and a language spoken is no skill', () => {
  const item = { hasBullet: true }
  const texts = ['Proficient in Python, SQL', 'Good knowledge of Docker', 'Fluent in English and Dutch']
  expect(read(texts.map((text) => [text, item]))).toEqual(['Python', 'SQL', 'Docker'])
})

it('how well languages are spoken is no skill, in its own line or behind a label', () => {
  const item = { hasBullet: true }
  const texts = ['Dutch: native', 'Languages: Polish (read, fluent), Dutch (native)', 'Python: NumPy, SciPy']
  expect(read(texts.map((text) => [text, item]))).toEqual(['Python', 'NumPy', 'SciPy'])
  expect(read(['LISTENING ¦ Reading ¦ Writing', 'Python, SQL'])).toEqual(['Python', 'SQL'])
})

it('a list in brackets with dashes between its items is a list, and keeps short names', () => {
  expect(read(['Models: (Decision Trees – Support Vector Machine (SVM) – Python)'])).toEqual([
    'Decision Trees',
    'Support Vector Machine (SVM)',
    'Python',
  ])
})

it('a skill with its level above what was made with it is one, and a sentence with commas is no list', () => {
  expect(
    read([
      'Java (Advanced)',
      ['Boats had all they need on board the ship, which included, oars, a sail, a bucket.', { hasBullet: true }],
    ]),
  ).toEqual(['Java'])
})

it('lists far below certificates, beside the jobs, are skills', () => {
  const lines = linesOf([
    'First aid at sea',
    ['JSON ¦ React ¦ CSS', { gapAbove: 13 }],
    ['PHP ¦ SQL ¦ Python', { gapAbove: 11 }],
    ['Swimming, bronze', { gapAbove: 9 }],
  ])
  expect(
    partLanguages([{ kind: 'certifications', lines }], catalogue.skills).map(({ kind, lines: own }) => [
      kind,
      own.map((line) => line.text),
    ]),
  ).toEqual([
    ['certifications', ['First aid at sea', 'Swimming, bronze']],
    ['skills', ['JSON React CSS']],
    ['skills', ['PHP SQL Python']],
  ])
})

it('reads a labelled list among schools, and the languages a person speaks among other lists', () => {
  const part = (kind: string, ...texts: string[]) =>
    partLanguages([{ kind, lines: linesOf(texts) }], catalogue.skills).map(({ kind: own, lines }) => [
      own,
      ...lines.map((line) => line.text),
    ])
  expect(
    part(
      'education',
      'HTL Wels',
      'Keywords: Excel, Java, SQL,',
      'HTML, CSS',
      'Subjects: Drawing, Latin, Greek',
      'BSc: Data Science, Machine Learning',
    ),
  ).toEqual([
    ['education', 'HTL Wels', 'Subjects: Drawing, Latin, Greek', 'BSc: Data Science, Machine Learning'],
    ['skills', 'Keywords: Excel, Java, SQL,', 'HTML, CSS'],
  ])
  expect(part('skills', 'Languages: English, basic Malay', 'Languages: Go, Java, SQL', 'Certificates: CCNA')).toEqual([
    ['skills', 'Languages: Go, Java, SQL'],
    ['languages', 'English, basic Malay'],
    ['certifications', 'CCNA'],
  ])
})

it.each([
  ['basic Linux', ['Linux (basic)']],
  ['temel Linux, Python (Grundlagen)', ['Linux (temel)', 'Python (Grundlagen)']],
  ['a bit of PostgreSQL', ['PostgreSQL']],
  ['notions de Python', ['Python (notions)']],
  ['PowerShell (basic scripts)', ['PowerShell']],
  ['Python for data logging', ['Python']],
  ['Advanced weaving', ['Advanced weaving']],
])('%s in a list is %j', (text, expected) =>
  expect(readSkillSection(linesOf([text]), catalogue.skills).map((skill) => skill.text)).toEqual(expected),
)

it('what the label of a first column goes on with below itself is no item', () => {
  const row = (text: string): [string, { left: number; gapAbove: number }] => [text, { left: 40, gapAbove: 1.2 }]
  const rest = (text: string): [string, { left: number; gapAbove: number }] => [text, { left: 40, gapAbove: 0.3 }]
  const lines = linesOf([row('SCRIPTED ¦ TypeScript, Java'), rest('HOLTVANES'), row('UI TESTS ¦ Cypress, Jest')])
  const table = lines.map((line) => ({
    ...line,
    cells: line.cells.map((cell, at) => (at === 0 ? cell : { ...cell, left: 110 })),
  }))
  expect(readSkillSection(table, catalogue.skills).map(({ text }) => text)).toEqual([
    'TypeScript',
    'Java',
    'Cypress',
    'Jest',
  ])
  const names = linesOf([row('Docker ¦ Rust'), row('HTML ¦ CSS'), rest('Linux')])
  expect(readSkillSection(names, catalogue.skills).map(({ text }) => text)).toContain('Linux')
})

it('the labels in one column of a table head the lists in the next', () => {
  const rows = linesOf(['Sprachen', 'C, Java', 'Normen', 'ISO 27001, MISRA C', 'Werkzeuge', 'Git, Jenkins'])
  const table = rows.map((line, at) => ({ ...line, region: at % 2 }))
  expect(readSkillSection(table, catalogue.skills).map(({ text }) => text)).toEqual([
    'C',
    'Java',
    'ISO 27001',
    'MISRA C',
    'Git',
    'Jenkins',
  ])
})

it.each(['algo de Python', 'etwas Python', 'un peu de Python', 'biraz Python'])('%s names Python', (item) => {
  expect(read([`Git, ${item}`])).toEqual(['Git', 'Python'])
})

it.each([
  [
    ['Strong ¦ Python, SQL', 'Learning ¦ Docker, Express'],
    ['Python', 'SQL', 'Docker (learning)', 'Express (learning)'],
  ],
  [['Basics: Docker, Kubernetes (basic)'], ['Docker (basics)', 'Kubernetes (basic)']],
  [
    ['Currently learning: Docker', 'Databases: Redis'],
    ['Docker (currently learning)', 'Redis'],
  ],
  [
    ['Want to learn ¦ Docker, Express', 'Databases ¦ Redis, MySQL'],
    ['Redis', 'MySQL'],
  ],
])('what a label says of its skills stays with them: %j', (lines, skills) =>
  expect(read(lines.map((line) => [line, { gapAbove: 1 }]))).toEqual(skills),
)

it('takes what stands beside a list in its row for a label, though its look parted it', () => {
  const [label, list, ...more] = linesOf(['Programming', ['Java, Python', { left: 240 }], ['SQL, Git', { left: 240 }]])
  const row = [must(label), { ...must(list), top: must(label).top }, ...more]
  expect(readSkillSection(row, catalogue.skills).map(({ text }) => text)).toEqual(['Java', 'Python', 'SQL', 'Git'])
})

it.each([
  ['Python - basics (netmiko scripts)', ['Python (basics)']],
  ['Docker – Grundkenntnisse (Studium), Git – gut, Kubernetes', ['Docker (Grundkenntnisse)', 'Git', 'Kubernetes']],
  ['Linux: temel (ev sunucusu), SQL: ileri', ['Linux (temel)', 'SQL']],
  ['Java - notions (un projet en Kotlin)', ['Java (notions)', 'Kotlin']],
  ['Cloud - Docker, Kubernetes', ['Docker', 'Kubernetes']],
])('a level behind a dash or a colon is of what stands before it, its bracket says with what: %s', (text, expected) =>
  expect(read([text])).toEqual(expected),
)

it.each([
  ['Windows 10 and 11: clean installs, printers', ['Windows']],
  ['Excel – Bestelllisten, pivot tables', ['Excel', 'Bestelllisten', 'pivot tables']],
  ['Excel – order sheets, pivot tables', ['Excel', 'pivot tables']],
  ['Git: dallar, birleştirme', ['Git']],
  ['Testing: Jest, Cypress', ['Jest', 'Cypress']],
  ['Some Linux on old laptops – enough to get someone back online', ['Linux']],
])('a tool in front of what was done with it is the skill: %s', (text, expected) =>
  expect(read([text])).toEqual(expected),
)
