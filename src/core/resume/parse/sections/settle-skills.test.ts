import { expect, it } from 'vitest'
import { isCited, settledSkill } from './settle-skills.ts'

const settled = (text: string) => settledSkill(text, (name) => name === 'IP Australia')

it.each([
  ['and Python scripting', 'Python scripting'],
  ['using Piper', 'Piper'],
  ['und Pferdepflege', 'Pferdepflege'],
  ['LATX', 'LaTeX'],
  ['L A T E X', 'LaTeX'],
  ['数据结构94', '数据结构'],
  ['Embedded', 'Embedded'],
  ['Windows 95', 'Windows 95'],
  ['Data extraction and cleaning', 'Data extraction and cleaning'],
])('“%s” is the skill “%s”', (text, skill) => expect(settled(text)).toBe(skill))

it.each([
  'Programming Languages',
  'Development tools',
  'Operating systems',
  'Datenbanken',
  'participated',
  'Daily',
  'IP Australia',
  'expériences concrètes en analyse de données pour le service',
  'formed manual tests of the new platform',
])('“%s” is none', (text) => expect(settled(text)).toBeNull())

it.each([
  ['Ibarra, R., Gardner, I. (2018) Sea lice in salmon', true],
  ['Price D. et al, Aquaculture 12', true],
  ['SQL, Python (3 years), R', false],
  ['Adobe XD, Figma', false],
])('“%s” tells of a publication: %s', (line, isOne) => expect(isCited(line)).toBe(isOne))
