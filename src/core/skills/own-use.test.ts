import { expect, it } from 'vitest'
import { isAboutThem, isOwnUse } from './own-use.ts'

const partedAt = (line: string) => {
  const [before = '', behind = ''] = line.toLowerCase().split('docker')
  return { before, behind }
}

it.each([
  'Kept our lab machines in order with Docker',
  'Entered all builds of the week in Docker',
  'Packed the shop into Docker',
  'Prepared the weekly report in Docker for the Head of Operations',
  'Swapped the hand-made release for a Docker pipeline',
  'Replaced the old servers by Docker',
  'Rebuilt the till as a Docker image',
  'Look after forty services with Docker',
  'Took over the Docker cluster when our admin left',
  'Kept Docker running for three teams',
  'My part of the project was the Docker setup',
  'Half of my thesis was a Docker setup',
  'Docker is what I use at home',
  'Our bookings live in Docker, which I look after',
  'The supplier had left a broken Docker cluster, I repaired it',
  'Learned Docker on the job and built our test bench with it',
  'Got the club site going again, it is in Docker',
  'Weekly builds prepared in Docker',
  'Auswertungen in Docker gemacht',
  'Messdaten mit Docker bereinigt',
  'Meine Projekte laufen alle in Docker',
  'Um den Docker-Cluster habe ich mich zwei Jahre gekümmert',
  'Docker ile kulübün sitesini yaptım',
  'Docker imajlarını düzenliyorum',
])('%s: worked with', (line) => expect(isOwnUse(partedAt(line))).toBe(true))

it.each([
  'Sat in a room with Docker',
  'Translated an interview with the creator of Docker',
  'Was on leave when the department moved to Docker',
  'The night shift ran Docker',
  'The tool I sold is built on Docker',
  'Opened tickets when Docker was down',
  'Ran into trouble with Docker',
  'Built the shop, Tom moved it to Docker',
  'Deployed by the supplier on Docker',
  'Looked into Docker',
  'Mein Kollege hat alles in Docker gebaut',
  'In der Abteilung wurde alles in Docker gebaut',
  'Docker ile uğraşan ekibi tanıdım',
  'Docker ile tanıştım',
  'Docker sunucularının olduğu odayı temizledim',
])('%s: not shown', (line) => expect(isOwnUse(partedAt(line))).toBe(false))

it.each([
  ['On call for the Docker cluster', true],
  ['Thanked the people of the Docker team', true],
  ['Nobody knew Docker, so I learned it', true],
  ['Docker hizmetini ben kurdum', true],
  ['The hosting company looks after Docker', false],
  ['Was on leave when the department moved to Docker', false],
  ['Waited for my Docker account', false],
  ['Arkadaş Docker ile uğraşıyordu', false],
] as const)('%s is about the person: %s', (line, isTheirs) => expect(isAboutThem(line)).toBe(isTheirs))
