import { expect, it } from 'vitest'
import { linesOf } from '#test/support/resume-lines.ts'
import { partLabelledLines } from './labelled-lines.ts'
import { withoutSignature } from './signature.ts'

const part = (...texts: string[]) =>
  partLabelledLines({ kind: 'skills', heading: null, lines: linesOf(texts) }).map(({ kind, lines }) => [
    kind,
    ...lines.map((line) => line.text),
  ])

it.each<[string, string[], string[][]]>([
  [
    'rows of a table whose first column says what they are',
    ['IT ¦ Linux, DNS', 'Sprachen ¦ Deutsch (Muttersprache), Englisch (B1)', 'Führerschein ¦ Klassen B und C1'],
    [
      ['skills', 'IT Linux, DNS'],
      ['languages', 'Deutsch (Muttersprache), Englisch (B1)'],
      ['other', 'Klassen B und C1'],
    ],
  ],
  [
    'labels that stand above their line',
    ['Linux, DNS', 'Diller', 'Türkçe (ana dil), İngilizce (B2)', 'Ehliyet', 'B sınıfı'],
    [
      ['skills', 'Linux, DNS'],
      ['languages', 'Türkçe (ana dil), İngilizce (B2)'],
      ['other', 'B sınıfı'],
    ],
  ],
  ['no list of programs below such a word', ['Languages', 'Java, Python'], [['skills', 'Languages', 'Java, Python']]],
  [
    'spoken languages among lists of skills',
    ['Linux, DNS', 'Spanish, Catalan, English', 'Upper Intermediate English', 'Swift, Go'],
    [
      ['skills', 'Linux, DNS', 'Swift, Go'],
      ['languages', 'Spanish, Catalan, English'],
      ['languages', 'Upper Intermediate English'],
    ],
  ],
  ['no row of skills', ['Other ¦ Docker, Linux'], [['skills', 'Other Docker, Linux']]],
])('%s', (_, texts, sections) => {
  expect(part(...texts)).toEqual(sections)
})

it.each<[string[], number]>([
  [['Linux', 'Kassel, 20.11.2026 ¦ Jonas Brandner'], 1],
  [['Linux', 'Lyon, le 3 mai 2026', 'Ada Morel'], 1],
  [['Linux', 'Wien, 2026'], 2],
  [['Kassel, 20.11.2026', 'Tester, Acme', 'Linux', 'DNS'], 4],
])('drops a signature at the end alone: %j', (texts, left) => {
  expect(withoutSignature(linesOf(texts))).toHaveLength(left)
})

it.each([
  [
    'I hereby consent to the processing of my personal data contained in this document for the purposes of',
    'recruitment, in accordance with Regulation (EU) 2016/679 (GDPR).',
  ],
  ['Wyrażam zgodę na przetwarzanie moich danych osobowych dla potrzeb niezbędnych do realizacji procesu rekrutacji.'],
  ['Autorizzo il trattamento dei miei dati personali ai sensi del D. Lgs. 196/2003 e del GDPR 679/16.'],
  ['I hereby declare that the above-mentioned information is true to the best of my knowledge and belief.'],
  [
    'In compliance with the GDPR and the Italian Legislative Decree no. 196 dated 30/06/2003, I hereby authorize',
    'you to use and process my personal details contained in this document.',
  ],
])('a clause at the end belongs to no section: %s', (...clause) => {
  expect(withoutSignature(linesOf(['Driving licence B', ...clause])).map(({ text }) => text)).toEqual([
    'Driving licence B',
  ])
})

it.each([
  'Trained 40 colleagues in the protection of personal data (GDPR)',
  'I wrote the consent banner that keeps personal data of visitors in the EU',
  'In accordance with the plan, moved the servers to a second site',
])('a deed with the words of a clause is none: %s', (deed) => {
  expect(withoutSignature(linesOf(['Acme', deed]))).toHaveLength(2)
})

it.each([
  [
    'lists of tools below their labels among spoken languages',
    ['Languages: French (native), English', 'Systems: Linux, Windows', 'Editing: Gimp,', 'Inkscape', 'Spanish: B1, C1'],
    [
      ['languages', 'Languages: French (native), English', 'Spanish: B1, C1'],
      ['skills', 'Systems: Linux, Windows', 'Editing: Gimp,', 'Inkscape'],
    ],
  ],
  [
    'nothing of spoken ones alone',
    ['German: B2', 'Reading: C1, writing: B2'],
    [['languages', 'German: B2', 'Reading: C1, writing: B2']],
  ],
])('parts %s', (_, texts, expected) => {
  const parts = partLabelledLines({ kind: 'languages', heading: null, lines: linesOf(texts) })
  expect(parts.map(({ kind, lines }) => [kind, ...lines.map(({ text }) => text)])).toEqual(expected)
})

it('goes on with the lines of its cell', () => {
  const rows: Parameters<typeof linesOf>[0] = [
    'IT ¦ Linux, DNS',
    'Sprachen ¦ Deutsch (Muttersprache), Englisch',
    ['(verhandlungssicher), Russisch', { left: 110, gapAbove: 0.3 }],
    ['(Schulkenntnisse)', { left: 110, gapAbove: 0.3 }],
    ['Werkzeuge ¦ Git', { gapAbove: 1.2 }],
  ]
  expect(
    partLabelledLines({ kind: 'skills', lines: linesOf(rows) }).map(({ kind, lines }) => [
      kind,
      ...lines.map((line) => line.text),
    ]),
  ).toEqual([
    ['skills', 'IT Linux, DNS', 'Werkzeuge Git'],
    ['languages', 'Deutsch (Muttersprache), Englisch (verhandlungssicher), Russisch (Schulkenntnisse)'],
  ])
})
