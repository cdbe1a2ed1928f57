import { describe, expect, it } from 'vitest'
import { interimRoleCards } from '#core/career/routes/interim-roles.ts'
import { skillStatesOf } from '#core/career/skills/skill-state.ts'
import { must } from '#core/must.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'

const NOW = '2026-11-21T10:00:00.000Z'

describe('interimRoleCards', () => {
  it.each(fullCatalogue.dreamRoles.map((role) => [role.title, role] as const))(
    'fills every specified field for %s',
    (_title, role) => {
      const cards = interimRoleCards(fullCatalogue, role)
      expect(cards.length).toBeGreaterThanOrEqual(3)
      for (const card of cards) {
        expect(card.title && card.description && card.whyThisRole && card.earnings.source).toBeTruthy()
        expect(card.timeline).toMatch(/^\d+-\d+ months$/)
        expect(card.earnings.range).toMatch(/^\$\d{2,3},000 - \$\d{2,3},000$/)
        expect(card.earnings.benefits.length).toBeGreaterThan(0)
        expect(card.requirements).toEqual(card.requirementsMissing)
        expect(card.progress).toBe(0)
      }
    },
  )

  it('tells the requirements met from the missing', () => {
    const role = must(fullCatalogue.dreamRoles.find((one) => one.title === 'Full-Stack Developer'))
    const held = skillStatesOf([{ skillId: 'html', kind: 'resume', sourceId: 'r', at: NOW }], NOW)
    const card = must(interimRoleCards(fullCatalogue, role, held).find((one) => one.id === 'junior-web-developer'))
    expect(card.requirementsMet).toEqual(['HTML'])
    expect(card.requirementsMissing).toEqual(['CSS', 'JavaScript', 'Git', 'Responsive Design'])
    expect(card.progress).toBeGreaterThan(0)
  })

  it('says of which of the missing a little shows', () => {
    const role = must(fullCatalogue.dreamRoles.find(({ id }) => id === 'ui-ux-designer'))
    const basic = { skillId: 'html', kind: 'resume', sourceId: 'r', at: NOW, place: 'slight' } as const
    const cards = interimRoleCards(fullCatalogue, role, skillStatesOf([basic], NOW))
    const card = must(cards.find(({ id }) => id === 'web-designer'))
    expect(card.requirementsMissing).toContain('HTML')
    expect(card.requirementsLittle).toEqual(['HTML'])
  })

  it('names of several of which one will do the one that is there', () => {
    const role = must(fullCatalogue.dreamRoles.find(({ id }) => id === 'cloud-engineer'))
    const held = skillStatesOf([{ skillId: 'azure', kind: 'resume', sourceId: 'r', at: NOW }], NOW)
    const card = must(interimRoleCards(fullCatalogue, role, held).find(({ id }) => id === 'cloud-support-associate'))
    expect(card.requirementsMet).toContain('Microsoft Azure')
    expect(card.requirements).not.toContain('AWS')
  })
})
