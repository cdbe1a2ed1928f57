import { expect, it } from 'vitest'
import { must } from '#core/must.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { FACTS } from '#test/support/ada.ts'
import { roleContextOf } from './role-context.ts'

const role = must(fullCatalogue.dreamRoles.find(({ title }) => title === 'Software Developer'))
const missing = (skills: string[]) =>
  roleContextOf(
    fullCatalogue,
    role,
    { ...FACTS, experience: [], projects: [], certifications: [], skills },
    '2026-11-29',
  ).missing

it('calls not found what is nowhere, not what is named a little', () => {
  expect(missing([])).toContain('Git')
  expect(missing(['Git (basics)'])).not.toContain('Git')
  expect(missing(['Git (Grundkenntnisse)'])).not.toContain('Git')
})
