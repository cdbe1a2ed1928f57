import { expect, it } from 'vitest'
import { skills } from '#test/support/ada.ts'
import { besideDeeds } from './beside-deeds.ts'
import { isSomeoneElses } from './someone-else.ts'
import { indexTerms, matchTerms } from './term-index.ts'
import { tokenise } from './tokens.ts'

function standsOf(line: string) {
  const tokens = tokenise(line)
  const matches = matchTerms(tokens, line, indexTerms(skills))
  const stands = besideDeeds(line, tokens, matches)
  return matches.flatMap(({ text }, at) => (text.startsWith('Docker') ? [stands[at]] : []))
}

it.each([
  'The supplier installed Docker on our machines',
  'My neighbour works with Docker and I sometimes watch',
  'A fellow student built our page on Docker, I drew the icons',
  'Docker was introduced by the parent company',
  'Unser Anbieter hat Docker auf den Servern installiert',
  'Den Docker-Teil der Aufgabe hat meine Partnerin gelöst',
  'Docker hat bei uns immer der Azubi bedient',
  'Docker’ı bizim yerimize başka bir firma yönetiyor',
  'Tedarikçimiz sunuculara Docker kurdu',
  'Asked the helpdesk to remove Docker',
  'Put Docker on the list of things to learn',
  'Lost my access to Docker in the first week',
  'Copied a Docker file without reading it',
  'The lesson had a part on Docker that I skipped',
  'Docker stand im Lehrplan',
  'Docker öğrenmek istediğim araçlardan biri',
  'Shared a kitchen with the Docker maintainers',
  'Counted the chairs for the Docker evening',
  'Corrected the spelling of the Docker pages',
  'Typed addresses into a Docker app',
  'Reisekosten der Docker-Berater abgerechnet',
  'Docker ekibinin izinlerini takip ettim',
  'Showed visitors the way to the Docker stand',
  'Took care of the travel of the Docker trainers',
  'Looked after the kitchen while the others set up Docker',
  'Paid an agency to move our pages to Docker',
  'Kept the minutes of the Docker group',
  'Das Protokoll der Docker-Runde geführt',
  'Docker ekibinin masalarını hazırladım',
  'Docker toplantısının notlarını tuttum',
  'Docker konulu bir seminerin afişini bastım',
])('%s: nothing of Docker', (line) => expect(standsOf(line)).toEqual(['beside']))

it.each([
  'My manager asked me to move all builds to Docker',
  'A colleague and I moved all builds to Docker',
  'Our team moved to Docker last year',
  'The vendor had left a broken Docker host, I repaired it',
  'Our customers move their data through the Docker service I built',
  'A professor had me move his analyses to Docker',
  'Helped three engineers who use Docker',
  'Trained the developers of the Docker team',
  'The vendor left, I run Docker now',
  'Worked with the supplier to set up Docker',
  'Led the Docker group of nine',
  'Picked Docker for the new service and set it up',
  'Counted stock with Docker',
  'Unser Anbieter ging, Docker betreue ich jetzt',
  'Docker kullanan ekibi yönettim',
  'Docker ile sunucu kurdum',
  'Docker hat meine Arbeit erleichtert',
  'Başka bir firma için Docker kurdum',
])('%s: Docker', (line) => expect(standsOf(line)).toEqual([null]))

it.each([
  ['the vendor set up our servers', true],
  ['someone in my group wrote it', true],
  ['my cousin runs it at his job', true],
  ['the customer portal on our servers', false],
  ['our partner apps', false],
  ['mein bruder hat es eingerichtet', true],
  ['arkadaşım kurdu', true],
  ['a professor had me write it', false],
  ['arkadaşımla kurdum', false],
])('%s: of somebody else: %s', (clause, isOthers) => expect(isSomeoneElses(clause)).toBe(isOthers))
