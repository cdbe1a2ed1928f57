import { expect, it } from 'vitest'
import { standsOf } from '#test/support/stands-of.ts'
import { isFollowed } from './beside-deeds.ts'

it.each([
  'Ordered Docker books',
  'Moved 12 services off Docker',
  'Attended a two-hour talk on Docker',
  'Paid for the Docker course of a colleague',
  'Wrote why Docker is not for us',
  'Docker-Schulung für Kollegen gebucht',
  'Docker ekibine yemek siparişi verdim',
  'Listened to colleagues complain about Docker',
  'Organised travel to a Docker conference',
  'Docker was banned at our company',
  'Docker nach zwei Wochen wieder abgeschaltet',
  'Uninstalled Docker from all laptops',
  'Left Docker to the platform team',
  'Auf Docker verzichtet',
  'J’ai assisté à une conférence sur Docker',
])('%s stands beside it', (line) => expect(standsOf(line)).toEqual(['beside']))

it('is not what was compared and not chosen', () => {
  expect(standsOf('Compared Docker with Podman and chose Podman')).toEqual(['beside'])
  expect(standsOf('Compared Podman with Docker and chose Docker')).toEqual(['beside', null])
})

it.each(['Completed a Docker training', 'Docker eğitimi aldım', 'Docker-Schulung besucht'])('%s: a course', (line) =>
  expect(standsOf(line)).toEqual(['attended']),
)

it.each([
  'Moved 12 services onto Docker',
  'Gave a talk on Docker at a meetup',
  'Held Docker training for 40 colleagues',
  'Docker-Schulungen für Kollegen gehalten',
  'Docker eğitimi verdim',
  'Wrote a course on Docker for apprentices',
  'Built a platform that runs on Docker',
  'Docker, Terraform and Ansible for six customers',
  'Restored a Docker host that was deleted by mistake',
  'Retired the old Docker hosts and set up new ones',
  'Replaced hand-written scripts by Docker',
  'Cut our Docker bill from 9,000 to 4,000 euros a month',
  'Docker-Hosts für vier Teams betrieben',
  'Left behind a documented Docker setup',
])('%s is worked with', (line) => expect(standsOf(line)).toEqual([null]))

it.each([
  ['Followed a fast.ai notebook to fine-tune a small model', true],
  ['Worked through two Docker tutorials', true],
  ['Nach einem YouTube-Video eine Wetter-App gebaut', true],
  ['Bir eğitim videosunu izleyerek Flutter uygulaması yaptım', true],
  ['Followed up on 40 tickets a day', false],
  ['Wrote the Docker guide that twelve teams follow', false],
  ['Recorded video tutorials on Docker', false],
  ['Worked through the backlog of alerts', false],
])('%s: led by a lesson: %s', (line, isLed) => expect(isFollowed(line)).toBe(isLed))
