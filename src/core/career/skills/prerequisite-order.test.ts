import { describe, expect, it } from 'vitest'
import { groundOf, inPrerequisiteOrder, prerequisitesOf } from '#core/career/skills/prerequisite-order.ts'
import { skillStatesOf } from '#core/career/skills/skill-state.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'

const NOW = '2026-11-21T10:00:00.000Z'

describe('prerequisites', () => {
  it('are none for a first skill or an unknown one', () => {
    expect([...prerequisitesOf(fullCatalogue, 'html')]).toEqual([])
    expect([...prerequisitesOf(fullCatalogue, 'no-such-skill')]).toEqual([])
  })

  it('reach down to the ground', () => {
    expect([...prerequisitesOf(fullCatalogue, 'nextjs')]).toEqual([
      'react',
      'javascript',
      'html',
      'programming-fundamentals',
    ])
  })

  it('never include the skill itself, for any skill', () => {
    for (const skillId of fullCatalogue.skills.keys()) {
      expect(prerequisitesOf(fullCatalogue, skillId).has(skillId)).toBe(false)
    }
  })

  it('order the skills of every role', () => {
    for (const role of fullCatalogue.roles.values()) {
      const ids = role.skills.map((asked) => asked.skill)
      const ordered = inPrerequisiteOrder(fullCatalogue, ids)
      expect(ordered.toSorted()).toEqual(ids.toSorted())
      ordered.forEach((skillId, index) => {
        for (const required of prerequisitesOf(fullCatalogue, skillId))
          expect(ordered.slice(index)).not.toContain(required)
      })
    }
  })

  it('leave an order alone that is right already', () => {
    expect(inPrerequisiteOrder(fullCatalogue, ['sql', 'html', 'css'])).toEqual(['sql', 'html', 'css'])
    expect(inPrerequisiteOrder(fullCatalogue, ['react', 'html', 'javascript'])).toEqual(['javascript', 'html', 'react'])
  })

  it('are ground to build on for who holds what needs them', () => {
    const states = skillStatesOf([{ skillId: 'pandas', kind: 'word', sourceId: 'me', at: NOW }], NOW)
    expect([...groundOf(fullCatalogue, states)].toSorted()).toEqual(['pandas', 'programming-fundamentals', 'python'])
  })
})

it('nobody builds on a little by their own words, nor on what comes with that alone', () => {
  const record = (skillId: string, place: 'slight' | 'project') =>
    ({ skillId, kind: 'resume', sourceId: 'r', at: NOW, place }) as const
  const groundWith = (place: 'slight' | 'project') =>
    groundOf(fullCatalogue, skillStatesOf([record('fine-tuning', place)], NOW, fullCatalogue))
  expect([...groundWith('project')]).toEqual(expect.arrayContaining(['fine-tuning', 'machine-learning', 'python']))
  expect([...groundWith('slight')]).toEqual([])
})
