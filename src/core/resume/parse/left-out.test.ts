import { describe, expect, it } from 'vitest'
import { linesOf } from '#test/support/resume-lines.ts'
import { leftOut } from './left-out.ts'
import type { Section } from './sections/sections.ts'

type Written = Parameters<typeof linesOf>[0][number]

const saidOf = (
  kind: Section['kind'],
  title: string,
  lines: Written[],
  isRead: (text: string) => boolean = () => false,
) => {
  const [heading = null, ...own] = linesOf([title, ...lines])
  return leftOut([{ kind, heading, lines: own }], (line) => isRead(line.text)).map(
    ({ message }) => /in no document: (.*)\. Put/.exec(message)?.[1],
  )
}

describe('what no fact has a place for', () => {
  it.each<[Section['kind'], string, string[], string[]]>([
    ['other', 'ASKERLİK', ['Tamamlandı (2010)'], ['ASKERLİK: Tamamlandı (2010)']],
    [
      'contact',
      'Kişisel',
      ['Uyruk: TC | Askerlik durumu: Tecilli | Ehliyet: B'],
      ['Askerlik durumu: Tecilli; Ehliyet: B'],
    ],
    ['top', 'Ada', ['Selby · 0532 418 00 00 · B sınıfı ehliyet'], ['B sınıfı ehliyet']],
    ['skills', 'Skills', ['Looms, dyes', 'Clean UK driving licence'], ['Clean UK driving licence']],
    [
      'experience',
      'Berufserfahrung',
      ['10/2018 – heute ¦ Elternzeit und Familienzeit'],
      ['10/2018 – heute Elternzeit und Familienzeit'],
    ],
    ['experience', 'Work', ['2018 – 2020 ¦ Weaver, Tansy Mills'], []],
    ['certifications', 'Papers', ['CCNA (2019)', 'Winner, Mill Hackathon 2021'], ['Winner, Mill Hackathon 2021']],
    ['awards', 'Prizes', ['Golden Plank, 2021'], ['Prizes: Golden Plank, 2021']],
    [
      'interests',
      'Extra-curricular activities',
      ['Chair of the rowing club'],
      ['Extra-curricular activities: Chair of the rowing club'],
    ],
    ['publications', 'Yayınlar', ['Ada W., "Tuz ve tahta", 2021'], ['Yayınlar: Ada W., "Tuz ve tahta", 2021']],
    ['volunteering', 'Bénévolat', ['Atelier de réparation du port'], ['Bénévolat: Atelier de réparation du port']],
    ['courses', 'Kurse', ['Seile und Knoten'], ['Kurse: Seile und Knoten']],
    ['references', 'Referees', ['Jo Holt, 555-0142'], []],
    ['summary', 'Profil', ['Nach der Elternzeit suche ich eine Stelle.'], []],
  ])('under %s, %s', (kind, title, lines, said) => {
    expect(saidOf(kind, title, lines)).toEqual(said)
  })

  const thesis = 'Thesis: the drying of planks in salt air'
  it.each<[string, Section['kind'], Written[], string[]]>([
    ['a thesis below a school', 'education', ['BSc Boats, Moorside', [thesis, { hasBullet: true }]], [thesis]],
    [
      'one that goes on below itself',
      'education',
      ['BSc Boats', [`${thesis} and of`, { hasBullet: true }], 'masts of young pine.'],
      [`${thesis} and of masts of young pine`],
    ],
    [
      'no grade and nothing short',
      'education',
      [
        ['Dean’s list', { hasBullet: true }],
        ['Final grade of the diploma: 1.3 (very good)', { hasBullet: true }],
      ],
      [],
    ],
    [
      'what an unknown heading holds',
      'other',
      ['Chess club, chair', 'https://boats.example'],
      ['Odds: Chess club, chair'],
    ],
    ['nothing that a job was read from', 'other', ['Weaver at Tansy Mills'], []],
    ['nothing of work for nothing that was read', 'volunteering', ['Weaver at Tansy Mills', 'Wove flags'], []],
    [
      'a time without work with all its lines',
      'experience',
      [
        '07/2026 – heute ¦ Arbeitssuchend, Kurs (Grundlagen,',
        ['Selbststudium)', { left: 145 }],
        ['Weberin', { gapAbove: 1 }],
      ],
      ['07/2026 – heute Arbeitssuchend, Kurs (Grundlagen, Selbststudium)'],
    ],
    ['a long one to its last whole word', 'other', ['word '.repeat(30).trim()], [`Odds: ${'word '.repeat(22)}…`]],
  ])('is %s', (_, kind, lines, said) => {
    expect(saidOf(kind, 'Odds', lines, (text) => text.startsWith('Weaver at'))).toEqual(
      said.length > 0 ? [said.join('; ')] : [],
    )
  })
})
