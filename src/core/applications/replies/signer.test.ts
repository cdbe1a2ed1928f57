import { expect, it } from 'vitest'
import { readReply } from './read-reply.ts'
import { signerOf } from './signer.ts'
import { talkOf } from './kept-from-reply.ts'

it.each([
  ['See you then.\n\nKind regards\nMira Ode\nJuniper Apps', 'Mira Ode'],
  ['See you then.\n\nBest wishes,\n\nMira Ode, Head of Support', 'Mira Ode'],
  ['Bis dann!\n\nMit freundlichen Grüßen\nUte Seidel', 'Ute Seidel'],
  ['Görüşmek üzere.\n\nSaygılarımla,\nMelis Koç\nİnsan Kaynakları', 'Melis Koç'],
  ['Wishing you all the best,\nTomasz Lis\nParcelwise', 'Tomasz Lis'],
  ['Mit freundlichem Gruß\nUte Seidel', 'Ute Seidel'],
  ['Wir wünschen Ihnen für Ihre Zukunft\nalles Gute.\n\nMit freundlichen Grüßen\nUte Seidel', 'Ute Seidel'],
  ['Alles Gute für Ihren weiteren Weg!\n\nMit freundlichen Grüßen\nUte Seidel', 'Ute Seidel'],
  ['Wishing you success in your search.\n\nKind regards,\nTomasz Lis', 'Tomasz Lis'],
  ['Mit freundlichem Gruss\nUte Seidel', 'Ute Seidel'],
  ['See you then. Kind regards, Mira', null],
  ['Kind regards\nThe Talent Team', null],
  ['Kind regards\nJuniper Apps Ltd', null],
  ['Thank you for your application, which we read with care.', null],
  ['No.\n\nOn Mon, 3 Mar 2026, Ana Okafor wrote:\n> Kind regards\n> Ana Okafor', null],
])('under %j stands %s', (body, name) => {
  expect(signerOf(body)).toBe(name)
})

it.each([
  ['See you on Friday.\n\nMira Ode\nJuniper Apps', 'Mira <mira@juniper.example>', 'Mira Ode'],
  ['See you on Friday.\n\nMira Ode\nJuniper Apps', 'mira@juniper.example', null],
  ['Mira will call you.\n\nJuniper Apps', 'Mira <mira@juniper.example>', null],
])('under %j from %s stands %s', (body, from, name) => {
  expect(signerOf(body, from)).toBe(name)
})

it.each([
  ['An interview by video: https://meet.example/juniper.', 'https://meet.example/juniper'],
  ['On Zoom: https://us02web.zoom.us/j/123?pwd=a.', 'Zoom, https://us02web.zoom.us/j/123?pwd=a'],
  ['Join the call here: https://talks.example/7', 'https://talks.example/7'],
  ['Read about us: https://juniper.example/about', ''],
])('the place of the talk in %j is %j', (text, place) => {
  expect(talkOf(text).place).toBe(place)
})

const OFFER = `Dear Ana,

it is our pleasure to offer you the position of Support Engineer at Juniper Apps.
Please send us your papers by 3 December 2026.
Please let us know your answer by 5 December 2026.

Kind regards
Mira Ode`

it('of what an offer asks by a day one thing is the answer, and who signs it wrote it', () => {
  const known = [
    { id: 'a', company: 'Juniper Apps', title: 'Support Engineer', appliedOn: '2026-11-12', url: null },
  ] as const
  const reading = readReply({ from: 'mira@juniper.example', body: OFFER, receivedOn: '2026-11-29' }, known)
  expect(reading).toMatchObject({
    meaning: 'offer',
    answer: { dueOn: '2026-12-05' },
    sender: { name: 'Mira Ode', email: 'mira@juniper.example' },
  })
  expect(reading.tasks.map(({ dueOn }) => dueOn)).toEqual(['2026-12-03', '2026-12-05'])
})

it.each([
  ['Marmara Lojistik İK <ik@marmara.example>', { name: 'Melis Koç', email: 'ik@marmara.example' }],
  ['Marmara Lojistik <ik@marmara.example>', { name: 'Melis Koç', email: 'ik@marmara.example' }],
  ['Ece Ak <ece@marmara.example>', { name: 'Ece Ak', email: 'ece@marmara.example' }],
])('of a letter from %s, who signed it is the person where the sender is the firm', (from, sender) => {
  const known = [{ id: 'a', company: 'Marmara Lojistik', title: 'Help Desk Uzmanı', appliedOn: '2026-11-12' }]
  const body =
    'Help Desk Uzmanı başvurunuz için sizi 7 Aralık 10:30’da görüşmeye davet ediyoruz.\n\nSaygılarımızla,\nMelis Koç'
  expect(readReply({ from, body, receivedOn: '2026-11-29' }, known).sender).toEqual(sender)
})
