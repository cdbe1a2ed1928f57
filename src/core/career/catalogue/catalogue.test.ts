import { describe, expect, it } from 'vitest'
import {
  buildCatalogue,
  courseById,
  dreamRoleByTitle,
  findSkill,
  interimRoleByTitle,
  interimRolesOf,
} from '#core/career/catalogue/catalogue.ts'
import { must } from '#core/must.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'

describe('findSkill', () => {
  it.each([
    ['net', 'a net is not .NET'],
    ['R&D', 'research and development is not R'],
    ['C/C++', 'two skills are not one'],
    ['excellent', 'a word that begins like a skill'],
    ['3', 'a bare number'],
    ['web 2.0', 'a version behind a word that is no skill'],
    ['', 'nothing'],
    ['x'.repeat(100_000), 'a wall of text'],
  ])('finds nothing in %j: %s', (text) => {
    expect(findSkill(fullCatalogue, text)).toBeNull()
  })

  it.each([
    ['python', 'python'],
    ['  SQL, ', 'sql'],
    ['Node JS', 'nodejs'],
    ['node.js', 'nodejs'],
    ['React.js (hooks)', 'react'],
    ['.NET', 'dotnet'],
    ['C++', 'cpp'],
    ['c#', 'csharp'],
    ['Python 3.11', 'python'],
    ['Angular 14+', 'angular'],
    ['Java v17', 'java'],
    ['PHP 8.x', 'php'],
    ['OAuth 2.0', 'oauth'],
    ['HTML5', 'html'],
    ['ＴＣＰ/ＩＰ', 'tcp-ip'],
  ])('reads %j as %s', (text, id) => {
    expect(findSkill(fullCatalogue, text)?.id).toBe(id)
  })

  it('finds every skill by its own name and by each alias', () => {
    const lost = [...fullCatalogue.skills.values()].flatMap((skill) =>
      [skill.name, ...skill.aliases].filter((term) => findSkill(fullCatalogue, term)?.id !== skill.id),
    )
    expect(lost).toEqual([])
  })
})

describe('roles', () => {
  it.each(['software developer', 'Software Developer ', 'UI/UX', ''])('knows no dream role titled %j', (title) => {
    expect(dreamRoleByTitle(fullCatalogue, title)).toBeNull()
  })

  it('knows a dream role by its exact title, slash and all', () => {
    expect(dreamRoleByTitle(fullCatalogue, 'UI/UX Designer')?.id).toBe('ui-ux-designer')
  })

  it('gives the interim roles in the order of the data', () => {
    const role = must(dreamRoleByTitle(fullCatalogue, 'Network Engineer'))
    expect(interimRolesOf(fullCatalogue, role).map((interim) => interim.id)).toEqual(role.interimRoles)
  })

  it('does not take the interim role of another dream role', () => {
    const role = must(dreamRoleByTitle(fullCatalogue, 'Network Engineer'))
    expect(interimRoleByTitle(fullCatalogue, role, 'Data Analyst')).toBeNull()
    expect(interimRoleByTitle(fullCatalogue, role, 'NOC Technician')?.id).toBe('noc-technician')
  })
})

describe('buildCatalogue', () => {
  it('refuses a file that has no list', () => {
    expect(() => buildCatalogue({ skills: {}, roles: {}, courses: {} })).toThrow(TypeError)
    expect(() => buildCatalogue({ skills: null, roles: 1, courses: 'x' })).toThrow(TypeError)
  })

  it('knows courses by id', () => {
    expect(courseById(fullCatalogue, 'sqlbolt')?.title).toBe('SQLBolt')
    expect(courseById(fullCatalogue, 'no-such-course')).toBeNull()
  })
})
