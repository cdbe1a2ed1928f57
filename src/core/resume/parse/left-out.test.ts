import { describe, expect, it } from 'vitest'
import { linesOf } from '#test/support/resume-lines.ts'
import { leftOut } from './left-out.ts'
import type { Section } from './sections/sections.ts'

const saidOf = (kind: Section['kind'], title: string, ...lines: string[]) => {
  const [heading = null, ...own] = linesOf([title, ...lines])
  return leftOut([{ kind, heading, lines: own }]).map(({ message }) => /in no document: (.*)\. Put/.exec(message)?.[1])
}

describe('what no fact has a place for', () => {
  it.each<[Section['kind'], string, string[], string[]]>([
    ['other', 'ASKERLİK', ['Tamamlandı (2010)'], ['ASKERLİK: Tamamlandı (2010)']],
    ['contact', 'Kişisel', ['Uyruk: TC | Askerlik durumu: Tecilli | Ehliyet: B'], ['Askerlik durumu: Tecilli']],
    [
      'experience',
      'Berufserfahrung',
      ['10/2018 – heute ¦ Elternzeit und Familienzeit'],
      ['10/2018 – heute Elternzeit und Familienzeit'],
    ],
    ['experience', 'Work', ['2018 – 2020 ¦ Weaver, Tansy Mills'], []],
    ['summary', 'Profil', ['Nach der Elternzeit suche ich eine Stelle.'], []],
  ])('under %s, %s', (kind, title, lines, said) => {
    expect(saidOf(kind, title, ...lines)).toEqual(said)
  })
})
