import { expect, test } from 'vitest'
import { containsOwnWords } from './own-words.ts'

const ROB = ['Rob', 'Fox', 'rob.fox@example.org']
const EVA = ['Eva', 'Li', 'eva@example.org']
const ILKER = ['İlker', 'Şahin', 'mail@example.org']

test.each([
  ['robfox-rob', ROB],
  ['fox.rob.8741', ROB],
  ['R0b-Fox-8741', ROB],
  ['rob-87413029', ROB],
  ['evali-evali', EVA],
  ['liEva-29384', EVA],
  ['ilker-2938475', ILKER],
  ['SAHIN-2938475', ILKER],
  ['mary ann 20394', ['Mary Ann', 'Lee', '']],
])('%s holds the name of %j', (password, own) => expect(containsOwnWords(password, own)).toBe(true))

test.each([
  ['robot-harbour-29', ROB],
  ['evaluation-lamp', EVA],
  ['lilac-quilt-92', EVA],
  ['lantern-orbit-quilt-92', ILKER],
  ['anything-at-all', ['', '', '']],
  ['anything-at-all', []],
])('%s holds none of %j', (password, own) => expect(containsOwnWords(password, own)).toBe(false))
