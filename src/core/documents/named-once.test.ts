import { expect, it } from 'vitest'
import { eachSkillOnce } from './named-once.ts'

it.each([
  [
    ['PowerShell', 'SQL', 'PowerShell (basic scripts)'],
    ['PowerShell (basic scripts)', 'SQL'],
  ],
  [['a bit of Python', 'Python'], ['a bit of Python']],
  [['Node.js', 'biraz Node.js', 'node.js'], ['biraz Node.js']],
  [['Wireshark', 'basic Wireshark', 'Wireshark (reading captures)'], ['basic Wireshark']],
  [['Docker', 'docker'], ['Docker']],
  [
    ['AWS', 'AWS (S3)'],
    ['AWS', 'AWS (S3)'],
  ],
  [
    ['Basic', 'Some'],
    ['Basic', 'Some'],
  ],
  [
    ['C', 'C++', 'C#', 'R'],
    ['C', 'C++', 'C#', 'R'],
  ],
  [
    ['MFA', 'MFA rollout'],
    ['MFA', 'MFA rollout'],
  ],
  [[], []],
])('of %j a resume prints %j', (names, printed) => {
  expect(eachSkillOnce(names)).toEqual(printed)
  expect(names).toEqual(expect.arrayContaining(printed))
})
