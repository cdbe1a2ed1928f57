import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { proveLine } from '#test/documents/prove-line.ts'
import type { SkillTerm } from '#core/skills/skill-term.ts'

const { skills } = JSON.parse(readFileSync('data/skills.json', 'utf8')) as { skills: SkillTerm[] }
const prove = (rewrite: string, bullets: string[], language = 'en') =>
  proveLine(language, '', rewrite, { title: 'Clerk', organisation: 'Alder & Finch', end: '2023-01', bullets }, skills)
    .ok

describe('units in other signs, and general verbs', () => {
  it.each([
    ['Sorted more than 900 letters', 'Sorted letters, 900+'],
    ['Measured 48 microamps in sleep', 'Measured 48 µA in sleep'],
    ['Measured 180 microamps with a target of 250', 'Measured 180 µA, target of 250 µA'],
  ])('%s, for: %s', (rewrite, bullet) => {
    expect(prove(rewrite, [bullet])).toBe(true)
  })

  it.each([
    ['Ran the weekly stock count', 'Watched the weekly stock count'],
    ['Created a new rota', 'Suggested a new rota; the manager wrote it'],
    ['Wrote the code of the billing service', 'Read the code of the billing service'],
    ['Developed the billing service', 'Read the code of the billing service'],
    ['Built the dashboards of the sales team', 'Used the dashboards of the sales team daily'],
    ['Wrote invoices', 'Filed invoices'],
    ['Corrected bugs', 'Reported bugs to the developers'],
    ['Reduced complaints by 9 %', 'Complaints fell by 9 %'],
    ['Prepared medication prescribed by the doctor', 'Gave medication prescribed by the doctor'],
    ['Handled serious complaints', 'Calmed guests who had complaints and passed serious ones on'],
    ['Conducted an audit of 60 pages', 'Fixes on 60 pages after an outside audit'],
    ['Ran board meetings', 'Kept minutes of board meetings'],
    ['Received a prize in 2021', 'Shop won a prize in 2021'],
    ['Delivered a forecast', 'Working on a forecast, not in use yet'],
    ['Owned the card service', 'Maintain the card service'],
  ])('no other deed comes in by a general verb: %s', (rewrite, bullet) => {
    expect(prove(rewrite, [bullet])).toBe(false)
  })

  it.each([
    ['Deployed the billing system', 'Nearly deployed the billing system'],
    ['Deployed the billing system', 'Was to deploy the billing system'],
    ['Deployed the billing system', 'Failed to deploy the billing system'],
    ['Built the payment service', 'Built tests for the payment service'],
    ['Führte das Kassensystem ein', 'Sollte das Kassensystem einführen', 'de'],
    ['Schulte neue Kollegen', 'Wurde von neuen Kollegen geschult', 'de'],
  ])('what was not done, or done to somebody, is no deed: %s, for: %s', (rewrite, bullet, language?: string) => {
    expect(prove(rewrite, [bullet], language)).toBe(false)
  })

  it.each([
    ['Built tests of the payment service', 'Built tests for the payment service'],
    ['Answered nearly 45 calls', 'Nearly 45 calls answered'],
  ])('and what keeps it is accepted: %s', (rewrite, bullet) => {
    expect(prove(rewrite, [bullet])).toBe(true)
  })

  it('do not tie two lines to each other', () => {
    const lines = ['Sorted the letters by street', 'Complaints fell by 9 % in 2022']
    expect(prove('Complaints fell by 9 % in 2022 after letters were sorted by street', lines)).toBe(false)
    expect(prove('Sorted the letters by street, so complaints fell by 9 % in 2022', lines)).toBe(false)
  })
})
