import { expect, it } from 'vitest'
import { roleSaid } from './role-said.ts'

it.each([
  [
    'Softwareentwicklerin / Softwareentwickler C++ in Teilzeit oder Vollzeit',
    ['Informatikerin'],
    'Softwareentwicklerin C++',
  ],
  ['Entwickler/Entwicklerin (Vollzeit)', ['Softwareentwickler'], 'Entwickler'],
  ['Köchin / Koch', ['Kellnerin'], 'Köchin / Koch'],
  ['Entwicklerin / Entwickler', [], 'Entwicklerin / Entwickler'],
  ['Support Engineer, full-time', [], 'Support Engineer'],
  ['Part-time Barista', [], 'Part-time Barista'],
  ['Garson (tam zamanlı veya yarı zamanlı)', [], 'Garson'],
  ['Vollzeit', [], 'Vollzeit'],
  ['UI / UX Designer', ['Designerin'], 'UI / UX Designer'],
])('of %j with %j a letter says %j', (heading, titles, role) => {
  expect(roleSaid(heading, titles)).toBe(role)
})
