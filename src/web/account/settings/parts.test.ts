import { expect, it } from 'vitest'
import { PARTS, partNamed, partOfAnchor, pathOfPart, sectionsIn } from './parts.ts'
import { settingsSections } from './sections.ts'

it('every section stands in exactly one part, and its old anchor finds it', () => {
  const shown = PARTS.flatMap((part) => sectionsIn(part).map(({ id }) => id))
  expect([...shown].sort()).toEqual(settingsSections.map(({ id }) => id).sort())
  for (const part of PARTS) for (const { id } of sectionsIn(part)) expect(partOfAnchor(id)).toBe(part)
})

it('the first part keeps the old address, the anchor of the tokens still leads to them, and a strange name to nothing', () => {
  expect(pathOfPart('you')).toBe('/settings')
  expect(partOfAnchor('tokens')).toBe('data')
  expect([partNamed(undefined), partNamed('Security'), partNamed('banana')]).toEqual(['you', 'security', undefined])
  expect(partOfAnchor('nothing')).toBeUndefined()
})
