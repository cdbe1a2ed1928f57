import { expect, it } from 'vitest'
import type { SkillCheck } from '#contract/arena.ts'
import { arena as english } from '../strings/en/arena.ts'
import { arena as turkish } from '../strings/tr/arena.ts'
import { noteOf } from './check-note.ts'

const check: SkillCheck = {
  skillId: 'bgp',
  name: 'BGP',
  items: 10,
  passed: false,
  bestScore: null,
  nextTryAt: null,
  proof: 'none',
  provenAt: null,
  level: 'must',
  adds: 31,
  isHeld: false,
  isMetOtherwise: false,
  openAttempt: null,
}

it('says what a pass adds to the match of a skill that is there, and nothing of one to be learnt', () => {
  expect(noteOf(check, english.facts)).not.toContain('31')
  expect(noteOf({ ...check, isHeld: true }, english.facts)).toContain('lifts your match by 31')
  expect(noteOf({ ...check, isHeld: true }, turkish.facts)).toContain('uygunluk 31 artar')
})

it('calls nothing a must-have that another skill meets', () => {
  expect(noteOf(check, english.facts)).toContain('Must-have')
  expect(noteOf({ ...check, isMetOtherwise: true }, english.facts)).not.toContain('ust-have')
})
