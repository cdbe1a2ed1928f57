import { describe, expect, it } from 'vitest'
import { linesOf } from '#test/support/resume-lines.ts'
import { readContact } from './contact.ts'
import { findEmails, findPhones, findUrls } from './contact-patterns.ts'

describe('ways to reach a person', () => {
  it.each([
    ['jo@mail.exam', 'jo@mail.example.com', 'jo@mail.example.com'],
    ['jo@mail.example.com', 'jo@mail.example.comLeeds', 'jo@mail.example.com'],
    ['jo@mail.co', 'jo@mail.co.id', 'jo@mail.co.id'],
  ])('takes %s with the link %s for %s', (printed, linked, email) => {
    const contact = readContact(linesOf(['Jo Marsh', printed]), [{ url: `mailto:${linked}`, text: '' }])
    expect(contact.email).toBe(email)
  })

  it.each(['2019 - 2021', '12.03.2019', '1,200 nodes', '2020-03', 'ISO 27001', '94.5', 'ORCID 0000-0003-1201-1991'])(
    'sees no phone in %s',
    (text) => {
      expect(findPhones(text)).toEqual([])
    },
  )

  it.each([
    '+44 7700 900123',
    '(512) 555-0142',
    '512.555.0176',
    '+49 (0)89 555 0199',
    '+55 11 95555-0123',
    '01 99 00 44 55',
    '+1-303-555-0119',
    '0 312 555 01 44',
    '(+44) 07700 900123',
    '(+27)81 555 0199',
  ])('reads the phone %s', (phone) => {
    expect(findPhones(`Reach me: ${phone}`)).toEqual([phone])
  })

  it.each([
    ['MA 02141 (617) 555-0142', '(617) 555-0142'],
    ['Salem, OR 97301 / (503) 555-0142', '(503) 555-0142'],
    ['+44) 07700 900123', '+44 07700 900123'],
  ])('%s holds the phone %s', (text, phone) => expect(findPhones(text)).toEqual([phone]))

  it('reads e-mail addresses and links, and neither for the other', () => {
    const text = 'jo.o-neil+cv@mail.example.co.uk | github.com/jo | https://jo.example.dev/work'
    expect(findEmails(text)).toEqual(['jo.o-neil+cv@mail.example.co.uk'])
    expect(findUrls('github.com/jo https://jo.example.dev/work')).toEqual([
      'github.com/jo',
      'https://jo.example.dev/work',
    ])
  })

  it.each([
    ['1187 Larkspur Lane, Columbus, OH 43004', true],
    ['Austin, TX 78701-1234', true],
    ['Pune, India 411001', true],
    ['Leeds LS6 2AB', true],
    ['12 Clandeboye Mews, Bangor BT20 4XY', true],
    ['Unit 4/18 Banksia St, Brunswick VIC 3056', true],
    ['Lindenstrasse 9, 8008 Zürich', true],
    ['Villeurbanne (69)', true],
    ['Karşıyaka, İzmir', true],
    ['Ballinasloe, Co. Galway', true],
    ['HACCP Level 4, 2021 Manual Handling', false],
    ['Toronto, ON M5V 2T6', true],
    ['Order 43004', false],
    ['14 Castle Rise, Mantwick', true],
    ['14 Castle Rise, Mantwick BD7', true],
    ['C/ del Horno 5, 3º B, Quorbel', true],
    ['Quezon City, Philippines', true],
    ['Team of 5, Oracle, Java', false],
    ['3 Years Experience, Java', false],
  ])('sees whether %s is an address', (text, isAddress) => {
    expect(readContact(linesOf([text]), []).location).toBe(isAddress ? text : null)
  })

  it("takes a referee's number only where there is no other", () => {
    const lines = linesOf(['503-555-0119', 'Phone: 503-555-0107'])
    const phone = (own: typeof lines) =>
      readContact(
        own,
        [],
        () => false,
        () => false,
        (line) => line.text.startsWith('Phone'),
      ).phone
    expect(phone(lines)).toBe('503-555-0119')
    expect(phone(lines.slice(1))).toBe('503-555-0107')
  })
})

it('takes no number of a paper for a phone, and no remark for a part of a town', () => {
  const own = readContact(linesOf(['DNI: 12.345.678', 'Passport no. 123 456 789', 'Leeds, UK (willing to move)']), [])
  expect([own.phone, own.location]).toEqual([null, 'Leeds, UK'])
  expect(readContact(linesOf(['DNI: 12.345.678 | 299-555-0142']), []).phone).toBe('299-555-0142')
})

it.each([
  ['Currently in Dublin, Ireland', 'Dublin, Ireland'],
  ['Residence: Lahore, Pakistan', 'Lahore, Pakistan'],
  ['Mill University, Auburn, Alabama', 'Auburn, Alabama'],
])('%s: one lives in %s', (text, place) => expect(readContact(linesOf([text]), []).location).toBe(place))

it('takes the town of birth for no address', () =>
  expect(readContact(linesOf(['Doğum Tarihi ve Yeri: 21.09.2005, İstanbul']), []).location).toBeNull())

it('takes the label of a number for no town of that name', () =>
  expect(readContact(linesOf(['Mobile ¦ +44 7700 900123']), []).location).toBeNull())

it.each([
  ['Email ID ¦ :ada@mail.example', null],
  ['Visit to a works, Leeds, Yorkshire on 01.10.2018.', null],
  ['Reading, Traveling & Teaching.', null],
  ['Leeds, 12.04.2022', 'Leeds'],
])('%s: one lives in %s', (text, place) => expect(readContact(linesOf([text]), []).location).toBe(place))

it('what stands above a town is no part of the address where it is no street', () => {
  const lines = linesOf(['+2348100835659 | portfolio | Github', ['Lagos, Nigeria', { gapAbove: 0.2 }]])
  expect(readContact(lines, []).location).toBe('Lagos, Nigeria')
})

it.each([
  'Sea Week, Leeds, May 2024',
  'General Meeting of Boat Testers, Trieste, 2016.',
  'Nace el 21 de junio de 1970 en Sevilla, España',
  'Nace en Sevilla, España',
  'Webpack (JS)',
])('nobody lives in %s', (text) => expect(readContact(linesOf([text]), []).location).toBeNull())

it.each([
  ['Indirizzo: Via Roma 12, 21047 Saronno (VA)', 'Via Roma 12, 21047 Saronno (VA)'],
  ['1194 Buenos Aires, Argentina H', '1194 Buenos Aires, Argentina'],
])('%s is the address %s', (text, place) => expect(readContact(linesOf([text]), []).location).toBe(place))

it('takes the district beside a town for no part of the phone', () =>
  expect(readContact(linesOf(['Villeurbanne (69) – 06 55 50 01 23']), []).phone).toBe('06 55 50 01 23'))

it.each([
  [['linkedin.com/in/ada-', 'walker'], 'https://linkedin.com/in/ada-walker'],
  [['Ege | linkedin.com/in/ada-', 'walker-2'], 'https://linkedin.com/in/ada-walker-2'],
  [['github.com/ada-', 'Skills'], 'https://github.com/ada-'],
  [['github.com/ada', 'walker'], 'https://github.com/ada'],
])('%j has the link %s', (lines, url) =>
  expect(readContact(linesOf(lines), []).links.map((link) => link.url)).toEqual([url]),
)

it.each([
  ['Tuzla / Kocaeli · 0532 418 00 00 · a@b.example', 'Tuzla / Kocaeli'],
  ['İzmir / Selova | a@b.example', 'İzmir / Selova'],
  ['Leeds / a@b.example', 'Leeds'],
  ['Berlin / Remote | a@b.example', 'Berlin'],
  ['Recife – PE | a@b.example', 'Recife – PE'],
  ['Weaver – Leeds | a@b.example', 'Leeds'],
  ['Coimbatore, Tamil Nadu | a@b.example', 'Coimbatore, Tamil Nadu'],
  ['Quezon City, Philippines ♦ +63 917 555 0184 ♦ a@b.example', 'Quezon City, Philippines'],
  ['Weaver | Porto, Portugal (remote, UTC+0) | a@b.example', 'Porto, Portugal'],
])('reads where somebody lives in %s', (text, location) =>
  expect(readContact(linesOf([text]), []).location).toBe(location),
)
