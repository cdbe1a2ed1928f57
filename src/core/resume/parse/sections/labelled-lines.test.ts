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
