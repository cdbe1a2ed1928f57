import { describe, expect, it } from 'vitest'
import { maskContacts } from './mask-contacts.ts'
import { maskPerson, type Person } from './mask-person.ts'
import { townOf } from './street.ts'
import { processorMs } from '#test/support/processor-time.ts'

const ada: Person = {
  name: 'Ada Julia Thornbury',
  isWord: (part) => part === 'Julia',
  reached: ['612 345 678', 'https://thornbury.example', 'https://ada-codes.dev/'],
}

describe('ways to reach somebody', () => {
  it.each([
    ['write to una@skerrow.example.', 'write to [e-mail left out].'],
    ['Una <una.s+jobs@mail.skerrow.co.uk>', 'Una <[e-mail left out]>'],
    ['call +44 1631 555 0192 now', 'call [phone left out] now'],
    ['Tel. 0212 555 01 92', 'Tel. [phone left out]'],
    ['(555) 010-0199', '[phone left out]'],
    ['0171/5550192', '[phone left out]'],
    ['Mobile: 98765 43210', 'Mobile: [phone left out]'],
    ['una (at) skerrow (dot) example', '[e-mail left out]'],
    ['mail una.s[at]skerrow.example today', 'mail [e-mail left out] today'],
    ['una at skerrow dot example', '[e-mail left out]'],
  ])('are masked: %s', (text, masked) => {
    expect(maskContacts(text)).toBe(masked)
  })

  it.each([
    '£40,000 - £46,000 a year',
    '60000 to 75000 EUR',
    '05/2020 - 06/2022',
    '04.06.2026',
    '2026-03-10T12:00:00.000Z',
    '2019 – 2021, 12 crews, 3.5 million rows',
    'Python 3.12, ISO 9001:2015, EN 10204',
    'in 0 of 10 cases',
    'Answered the phone for 12 teams at Skerrow (at night)',
  ])('are none of %s', (text) => {
    expect(maskContacts(text)).toBe(text)
  })

  it.each([
    ['Ada J. Thornbury or THORNBURY, Ada', '[name left out] or [name left out]'],
    ["I am Ada; Thornbury's tests", "I am [name left out]; [name left out]'s tests"],
    ['@thornbury, ada.thornbury and t_thornbury9', '[name left out], [name left out] and [name left out]'],
    ['see https://wiki.example/~ada and github.com/adat', 'see [link left out] and [link left out]'],
    ['ada-codes.dev', '[link left out]'],
    ['on 612 345 678', 'on [link left out]'],
    ['I live at Rosenweg 17b, 48149 Münster.', 'I live at [street left out], Münster.'],
    ['Lange Straße 3, Bonn', '[street left out], Bonn'],
    ['14 Castle Rise, Swansea SA1 2AB', '[street left out], Swansea'],
    ['12 bis rue des Lilas, 69001 Lyon', '[street left out], Lyon'],
    ['Calle del Horno 5, 50001 Zaragoza', '[street left out], Zaragoza'],
    ['Moda Mah. Bahariye Cad. No: 12, Kadıköy', '[street left out], Kadıköy'],
    ['Address: 4 The Barn, Leeds LS1 4AB', 'Address: Leeds'],
    ['Postcode: LS1 4AB', 'Postcode: [left out]'],
  ])('and names are left out of what a provider reads: %s', (text, masked) => {
    expect(maskPerson(text, ada)).toBe(masked)
  })

  it.each([
    'Julia, Node.js/Express, ASP.NET/C#, CI/CD, Socket.io',
    'Built the search of booking.com with 3 Google Drive migrations',
    'Arbeitsplatz 4.0 für 10000 Kunden, ISO 9001',
    'Ran the Adaptive Way of 5 teams via Kafka 3 on 24/7 call',
    '[L12] {"today":"2026-03-10","median":112590}',
  ])('leave the work itself: %s', (text) => {
    expect(maskPerson(text, ada)).toBe(text)
  })

  it.each([
    ['Rosenweg 17b, 48149 Münster, Germany', 'Münster, Germany'],
    ['Station Road, Leeds, UK', 'Leeds, UK'],
    ['Villeurbanne (69)', 'Villeurbanne'],
    ['Austin, TX 78701-1234', 'Austin, TX'],
    ['San Francisco, CA', 'San Francisco, CA'],
    ['4 Rose Street', ''],
  ])('leave of an address its town: %s', (address, town) => {
    expect(townOf(address)).toBe(town)
  })

  it('are looked for in a time that grows with the text alone', () => {
    for (const sign of [
      '@',
      '0',
      '+1 ',
      'a.',
      '(0',
      'a@a.',
      'a (at) ',
      'a at a dot ',
      'call 1',
      'Ab ',
      '1 Ab ',
      'rue Ab ',
      'Ab Mah. ',
      'www.',
      'ada.',
      'a/',
    ]) {
      expect(
        processorMs(() => maskPerson(sign.repeat(40_000), ada)),
        sign,
      ).toBeLessThan(1_500)
    }
  })
})
