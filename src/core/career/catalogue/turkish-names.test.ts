import { expect, it } from 'vitest'
import names from '../../../../data/names/tr.json' with { type: 'json' }
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { findSkill } from './catalogue.ts'
import { spotSkills } from './spot-skills.ts'
import { TURKISH_NAMES, turkishName } from './turkish-names.ts'

const { dreamRoles, roles } = fullCatalogue
const skills = [...fullCatalogue.skills.values()]
const keys = (part: object) => Object.keys(part)

it('calls every role by its Turkish name, interim roles too', () => {
  expect(keys(names.roles).toSorted()).toEqual([...roles.values()].map(({ title }) => title).toSorted())
})

it('knows every part of the dream roles, but for names of tools', () => {
  const parts = new Set(dreamRoles.flatMap(({ topics }) => (topics ?? []).map(({ name }) => name)))
  expect([...parts].filter((name) => !TURKISH_NAMES.has(name)).toSorted()).toEqual(['JavaScript', 'Linux', 'Python'])
  expect(keys(names.topics).filter((name) => !parts.has(name))).toEqual([])
})

it('knows skills that are ordinary words, and leaves names of products alone', () => {
  const known = new Set(skills.map(({ name }) => name))
  expect(keys(names.skills).filter((name) => !known.has(name))).toEqual([])
  for (const [english, turkish] of Object.entries(names.skills)) expect(turkish).not.toBe(english)
  const soft = skills.filter(({ category }) => category === 'soft')
  expect(soft.filter(({ name }) => !TURKISH_NAMES.has(name))).toEqual([])
  for (const name of ['React', 'Git', 'SQL', 'Kubernetes', 'CompTIA A+']) expect(turkishName(name)).toBe(name)
})

it('calls no two roles or skills alike', () => {
  for (const part of [names.roles, names.skills]) {
    const said = Object.values(part)
    expect(said.filter((name, index) => said.indexOf(name) !== index)).toEqual([])
  }
})

it('knows a skill by the Turkish name it shows, however it is written', () => {
  const lost = Object.entries(names.skills).filter(([english, turkish]) =>
    [
      turkish,
      turkish.replaceAll('İ', 'i').toLowerCase(),
      turkish.replaceAll('â', 'a'),
      turkish.toLocaleUpperCase('tr'),
    ].some((text) => findSkill(fullCatalogue, text)?.name !== english),
  )
  expect(lost).toEqual([])
})

it('reads the Turkish names in running text, and single ones only where they stand for a skill', () => {
  const read = (text: string) => spotSkills(fullCatalogue, text).map(({ skill }) => skill.name)
  expect(read('Jira üzerinde hata takibi yaptım')).toEqual(['Jira', 'Bug Tracking'])
  expect(read('Beceriler: Manuel test, regresyon testleri, TEST OTOMASYONU')).toEqual([
    'Manual Testing',
    'Regression Testing',
    'Test Automation',
  ])
  expect(read('Ekiple uyum içinde çalıştım, kursu izleme fırsatım oldu ve iletişim bilgilerim aşağıda.')).toEqual([])
})
