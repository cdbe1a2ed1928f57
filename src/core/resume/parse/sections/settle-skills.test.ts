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
  ['(Advanced): Solidity', 'Solidity'],
  ['Systems: Graph databases', 'Graph databases'],
  ['Kafka etc.', 'Kafka'],
  ['VB.NET', 'VB.NET'],
  ['Software Engineering', 'Software Engineering'],
  ['No code', 'No code'],
  ['Single sign on', 'Single sign on'],
  ['LAT X E', 'LaTeX'],
  ['Embedded', 'Embedded'],
  ['Windows 95', 'Windows 95'],
  ['Data extraction and cleaning', 'Data extraction and cleaning'],
])('“%s” is the skill “%s”', (text, skill) => expect(settled(text)).toBe(skill))

it.each([
  'para',
  'Desenvolvimento de',
  'com o framework Ionic',
  'Team- und',
  'Page 1 of',
  'LANGUAGE SKILLS',
  'Fremdsprachen',
  'Recent employment',
  'B2',
  '16.07.2024',
  'https://jopoe.example',
  'www.linkedin.com/in/jo-poe',
  'Programming Languages',
  'Development tools',
  'Operating systems',
  'Datenbanken',
  'participated',
  'Daily',
  'IP Australia',
  'p95 latency',
  'PM2.5',
  'O Levels',
  'expériences concrètes en analyse de données pour le service',
  'formed manual tests of the new platform',
])('“%s” is none', (text) => expect(settled(text)).toBeNull())

it.each([
  ['Ibarra, R., Gardner, I. (2018) Sea lice in salmon', true],
  ['Price D. et al, Aquaculture 12', true],
  ['SQL, Python (3 years), R', false],
  ['Adobe XD, Figma', false],
])('“%s” tells of a publication: %s', (line, isOne) => expect(isCited(line)).toBe(isOne))
