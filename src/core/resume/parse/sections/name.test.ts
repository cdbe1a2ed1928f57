import { expect, it } from 'vitest'
import { must } from '#core/must.ts'
import { linesOf } from '#test/support/resume-lines.ts'
import { readName, withoutTown } from './name.ts'

it.each([
  [['Aakarsh walia', 'Profile', 'A student of computing'], 'awalia60@example.org', 'Aakarsh walia'],
  [['Amy nicole Pate', 'Hard working and quick to learn'], 'Amypate85@example.org', 'Amy nicole Pate'],
  [['Ada Byron', 'Engines'], null, 'Ada Byron'],
  [['Ada Byron (she/her)', 'Engines'], null, 'Ada Byron'],
  [['ada byron', 'Engines'], 'adabyron@mail.example', 'ada byron'],
  [['Ada Byron ■ Quay Street 4 ■ 81673 München', 'Engines'], null, 'Ada Byron'],
  [['Ada Byron MSc BEng', 'Engines'], null, 'Ada Byron'],
  [['Dr.-Ing. Ada Byron', 'Engines'], null, 'Dr.-Ing. Ada Byron'],
  [['Mrs Ada Byron', 'Engines'], null, 'Ada Byron'],
  [['Ada dela Cruz', 'Engines'], null, 'Ada dela Cruz'],
  [['Anna Rowan / anna.m.rowan@example.org / 07700 900123', 'Experience'], 'anna.m.rowan@example.org', 'Anna Rowan'],
])('%j with the address %s is the resume of %s', (texts, email, name) =>
  expect(readName(linesOf(texts), email)?.name).toBe(name),
)

it.each([
  [['Ada Byron.', 'Web Developer'], 'Ada Byron', 'Web Developer'],
  [['Ada Byron', 'Data Analyst, Pune'], 'Ada Byron', 'Data Analyst'],
  [['Ada Byron', 'Softwareentwicklerin | Wien, Österreich'], 'Ada Byron', 'Softwareentwicklerin'],
  [['Ada Byron', 'Web Developer · Leeds · ada@mail.example · 07700 900123'], 'Ada Byron', 'Web Developer'],
  [['Ada Byron', 'Coimbatore, Tamil Nadu | ada@mail.example'], 'Ada Byron', undefined],
  [['Ada Byron', 'Data Analyst, Retail'], 'Ada Byron', 'Data Analyst, Retail'],
  [['Jo Poe', 'I am a proven developer and advisor.'], 'Jo Poe', undefined],
  [['Jo Poe', 'work well in teams. I am looking for an internship as developer'], 'Jo Poe', undefined],
  [['王昱龙的工作简历', '基本信息'], '王昱龙', undefined],
])('%j names %s, who is %s', (texts, name, headline) => {
  const found = readName(linesOf(texts), null)
  expect([found?.name, found?.headline?.text]).toEqual([name, headline])
})

it('takes nothing behind a heading for what somebody is', () => {
  const [name, school] = linesOf(['Jo Poe', 'Harbour University, College of Engineering'])
  const behind = { ...must(school), id: 2 }
  expect(readName([must(name), behind], null)?.headline).toBeNull()
})

it('takes no sentence for a name, whatever the address says', () =>
  expect(readName(linesOf(['Working at walia since May']), 'walia@example.org')?.name).not.toBe(
    'Working at walia since May',
  ))

it.each([
  [['Prénom : Aminata', 'Nom : DJIGO', 'Date de naissance : 15/06/1995'], 'Aminata DJIGO'],
  [['Surname ¦ Byron', 'Name ¦ Ada Augusta', 'Contact ¦ 0507 932 44 92'], 'Ada Augusta Byron'],
  [['Datos personales', 'Nombre y apellidos: Ada Byron', 'Ciudad: Sevilla'], 'Ada Byron'],
  [['Vorname: Ada', 'Nachname: Byron'], 'Ada Byron'],
  [['基本信息', '姓名:王昱龙', '年龄:23'], '王昱龙'],
  [['職務経歴書', '氏名 : 村上 太一'], '村上 太一'],
])('%j is a form that asks for both names: %s', (texts, name) =>
  expect(readName(linesOf(texts), null)?.name).toBe(name),
)

it('the title below a name is found though another column stands level with it', () => {
  const beside = linesOf(['Ada Byron', 'Builds engines of all sizes for', 'mills and yards.', 'Web Developer']).map(
    (line, at) => ({ ...line, region: at === 1 || at === 2 ? 1 : 0 }),
  )
  expect(readName(beside, null)?.headline?.text).toBe('Web Developer')
})

it.each([
  ['Ada Byron Selby, Kenya', 'Selby, Kenya', 'Ada Byron', false],
  ['Ada Selby', 'Selby', 'Ada Selby', true],
  ['Ada Byron', null, 'Ada Byron', true],
])('%s of %s is %s', (name, location, own, isSure) =>
  expect(withoutTown({ name, lines: [], isSure: true, headline: null }, location)).toMatchObject({ name: own, isSure }),
)

it.each([
  ['large above everything', 16, 'ada byron'],
  ['as small as the text', 10, undefined],
])('a name in small letters that no address bears out, %s, is %3$s', (_, size, name) => {
  const lines = linesOf([['ada byron', { size }], 'Mends the boats of others.', 'Counts them in the evening.'])
  expect(readName(lines, null)?.name).toBe(name)
})

it('a name over two lines may end at one edge', () => {
  const [first, second] = linesOf([
    ['ADA AUGUSTA', { size: 23, left: 332 }],
    ['BYRON', { size: 23, left: 362 }],
  ])
  expect(readName([must(first), must(second)], null)?.name).toBe('ADA AUGUSTA BYRON')
})

it('two letters drawn of a name are not the name', () => {
  const lines = linesOf([['AS', { size: 50 }], ['Ada Sinha', { size: 22 }], 'Mends the boats of others.'])
  expect(readName(lines, 'adasinha@mail.example')?.name).toBe('Ada Sinha')
})
