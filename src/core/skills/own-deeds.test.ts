import { expect, it } from 'vitest'
import { skills } from '#test/support/ada.ts'
import { shownByDeeds } from './own-deeds.ts'
import { indexTerms, matchTerms } from './term-index.ts'
import { tokenise } from './tokens.ts'

function shown(line: string): string[] {
  const tokens = tokenise(line)
  const matches = matchTerms(tokens, line, indexTerms(skills))
  const isShown = shownByDeeds(line, tokens, matches)
  return matches.filter((_, at) => isShown[at]).map(({ text }) => text)
}

it.each([
  ['Built Docker images and deployed them on Kubernetes', ['Docker', 'Kubernetes']],
  ['Wrote the service in Go, tested with Jest', ['Go', 'Jest']],
  ['Cut build times by half using Docker', ['Docker']],
  ['Moved 40 servers from VMware to Kubernetes', ['Kubernetes']],
  ['Own the payment service: Java 21, Kafka', ['Java', 'Kafka']],
  ['Technologies: Python, Docker', ['Python', 'Docker']],
  ['Administration of Docker hosts', ['Docker']],
  ['Docker im Team eingeführt', ['Docker']],
  ['Betrieb von Docker-Hosts', ['Docker']],
  ['Servisleri Docker’a taşıdım', ['Docker']],
  ['Docker ortamlarının yönetimi', ['Docker']],
  ['Mis en place Docker', ['Docker']],
  ['Création d’images Docker', ['Docker']],
  ['Desarrollé servicios con Docker', ['Docker']],
])('%s shows %j', (line, names) => expect(shown(line)).toEqual(names))

it.each([
  'Argued against Docker',
  'My predecessor wrote the Docker images',
  'Sold Docker licences',
  'Wrote an article about Docker',
  'Built the API, Tom deployed it on Docker',
  'Wrote news pieces on how others run Docker',
  'Led the Docker team',
  'Built the API without Docker',
  'Built Docker images, never used',
  'Deployed by the vendor on Docker',
  'Reduced the number of Docker hosts',
  'Docker is on my list',
  'Built a case for Docker',
  'Ran into problems with Docker',
  'Introduced to Docker by a friend',
  'Organised a Docker meetup',
  'Use Docker? No.',
  'Einführung von Docker gescheitert',
  'Mein Kollege hat Docker eingeführt',
  'Docker vom Dienstleister eingeführt',
  'Konzept für Docker erstellt',
  'Docker geçişini dış ekip yürüttü',
  'Docker kullanan ekibi yönettim',
  'Docker kurmayı planladım',
  'Projet Docker abandonné',
  'Géré par un prestataire sous Docker',
])('%s shows no Docker', (line) => expect(shown(line)).not.toContain('Docker'))
