import { expect, it } from 'vitest'
import { skillTermsOf } from '#core/career/catalogue/spot-skills.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { localSpellings } from './local-names.ts'
import { spotSkills } from './spot-skills.ts'

const idsIn = (text: string) =>
  [...new Set(spotSkills(text, skillTermsOf(fullCatalogue)).map(({ skillId }) => skillId))].sort()

it.each([
  ['Kenntnisse in objektorientierter Programmierung und maschinellem Lernen', ['machine-learning', 'oop']],
  ['Datenanalysen und Datenvisualisierung', ['data-analysis', 'data-visualization']],
  ['KUENSTLICHE INTELLIGENZ', ['artificial-intelligence']],
  ['Responsable de la cybersécurité et des tests unitaires', ['cybersecurity', 'unit-testing']],
  ['Analisis de datos y aprendizaje automático', ['data-analysis', 'machine-learning']],
  ['Analisi dei dati, programmazione a oggetti', ['data-analysis', 'oop']],
  ['Aprendizado de máquina e segurança da informação', ['cybersecurity', 'machine-learning']],
])('a skill is known by what it is called: %s', (text, ids) => {
  expect(idsIn(text)).toEqual(ids)
})

it('no name belongs to two skills, and none is the name of another skill in English', () => {
  const owners = new Map<string, string>()
  for (const { name, aliases } of fullCatalogue.skills.values())
    for (const term of [name.toLowerCase(), ...aliases]) owners.set(term, name)
  const taken = [...fullCatalogue.skills.values()].flatMap(({ name }) =>
    [...new Set(localSpellings(name))].flatMap((spelling) => {
      const owner = owners.get(spelling)
      owners.set(spelling, name)
      return owner === undefined || owner === name ? [] : [`${spelling}: ${owner}, ${name}`]
    }),
  )
  expect(taken).toEqual([])
})
