import { expect, it } from 'vitest'
import { proveRewrite } from '../prove-rewrite.ts'
import { skills } from '#test/support/ada.ts'

function isAccepted(language: string, bullet: string, rewrite: string): boolean {
  const entry = { kind: 'job', title: 'Worker', organisation: 'Acme', start: '2020-01', end: '2024-06', skills: [] }
  return proveRewrite(rewrite, {
    language,
    asOf: '2026-11',
    entry: { ...entry, bullets: [bullet] },
    others: [],
    skills,
  }).ok
}

it.each([
  ['en', 'Checked what Nina had translated into Dutch', 'Translated into Dutch'],
  ['en', 'Answered tickets while Tom migrated the database', 'Migrated the database while answering tickets'],
  ['en', 'Worked under a chef who ran four kitchens', 'Ran four kitchens'],
  ['en', 'Drew up a scheme to halve delivery times', 'Halved delivery times'],
  ['en', 'Wrote a plan to cut costs by 20 %', 'Planned and cut costs by 20 %'],
  ['en', 'Was trained in first aid by nurses', 'Trained nurses in first aid'],
  ['en', 'Worked at a startup acquired by Google', 'Worked at Google'],
  ['en', 'Sold servers to Google', 'Worked for Google'],
  ['en', 'Used a tool built at Google', 'Built a tool at Google'],
  ['en', 'Will start as team lead in 2027', 'Started as team lead'],
  ['en', 'Missed the goal of 500 sales by 100', '500 sales'],
  ['en', 'Stopped the launch of the shop', 'Launched the shop'],
  ['en', 'Runner-up for the Baker award', 'Baker award'],
  ['en', 'Hardly ever used Python', 'Used Python'],
  ['en', 'Raised close to two million dollars', 'Raised two million dollars'],
  ['en', 'Served one in ten customers', 'Served ten customers'],
  ['de', 'Geprüft, was Nina übersetzt hatte', 'Übersetzt'],
  ['de', 'Notiert, was der Chef bestellt hatte', 'Bestellt'],
  ['fr', 'Commande de 300 masques perdue', '300 masques'],
  ['de', 'Plan zur Senkung der Kosten um 20 % geschrieben', 'Senkung der Kosten um 20 %'],
  ['de', 'Von erfahrenen Pflegern eingearbeitet', 'Erfahrene Pfleger eingearbeitet'],
  ['de', 'Fehler von zehn auf neun Prozent gesenkt', 'Fehler um neun Prozent gesenkt'],
  ['de', 'Anderthalb Millionen Euro gespart', 'Millionen Euro gespart'],
  ['de', 'Promotion nach einem Jahr abgebrochen', 'Promotion'],
  ['de', 'Assistentin der Geschäftsführung', 'Geschäftsführung'],
  ['tr', 'Sunucuları taşımam istendi', 'Sunucuları taşıdım'],
  ['tr', 'Maliyeti yüzde yirmi düşürme planı yazdım', 'Maliyeti yüzde yirmi düşürdüm'],
  ['tr', 'Ekibe liderlik eden Ayşe ile çalıştım', 'Ekibe liderlik ettim'],
  ['tr', 'Beş projeden ikisini bitirdim', 'Beş proje bitirdim'],
  ['tr', 'Kıdemli mühendislerden eğitim aldım', 'Kıdemli mühendislere eğitim aldım'],
  ['tr', 'Yarım milyon lira tasarruf ettim', 'Bir milyon lira tasarruf ettim'],
  ['tr', 'Ödüle aday gösterildim', 'Ödül'],
  ['fr', 'Vérifié ce que Nina avait traduit', 'Traduit'],
  ['fr', 'Rédigé un plan pour réduire les coûts de 20 %', 'Réduction des coûts de 20 %'],
  ['fr', 'Servi un client sur dix', 'Servi dix clients'],
  ['fr', 'Objectif de 500 ventes manqué', '500 ventes'],
])('%s: %s does not found %s', (language, bullet, rewrite) => {
  expect(isAccepted(language, bullet, rewrite)).toBe(false)
})

it.each([
  ['en', 'Packed boxes while Lena drove the forklift', 'Packed boxes'],
  ['en', 'Drew up a scheme to halve delivery times', 'Drafted a scheme to halve delivery times'],
  ['en', 'Was coached by senior surgeons', 'Coached by senior surgeons'],
  ['en', 'Did payroll for a firm later bought by Siemens', 'Handled payroll for a firm'],
  ['en', 'Raised close to two million dollars', 'Raised nearly two million dollars'],
  ['en', 'Managed a team of five who served 300 guests a day', 'Managed a team of five'],
  ['en', 'Answered two out of five calls', 'Answered two of five calls'],
  ['de', 'Lager umgebaut und zwei Aushilfen eingearbeitet', 'Zwei Aushilfen eingearbeitet'],
  ['de', 'Kosten um 15 % gesenkt', 'Senkung der Kosten um 15 %'],
  ['tr', 'On mağazadan üçünü denetledim', 'On mağazanın üçünü denetledim'],
  ['fr', 'Réduit les coûts de 15 %', 'Réduction des coûts de 15 %'],
  ['fr', 'Accueil des patients, environ 50 par jour', "Accueil d'une cinquantaine de patients par jour"],
])('%s: %s founds %s', (language, bullet, rewrite) => {
  expect(isAccepted(language, bullet, rewrite)).toBe(true)
})
