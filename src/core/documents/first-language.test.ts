import { expect, it } from 'vitest'
import { firstLanguage, letterLanguage } from './first-language.ts'
import { NO_PROFILE } from './profile.ts'

const TURKISH = 'Ödeme sayfası için bir arayüz yazdım ve ekip ile birlikte testleri hızlandırdım.'
const GERMAN = 'Entwicklung der Schnittstellen für die Kasse und Betreuung der Kunden mit dem Team.'
const FRENCH = 'Développement de la page de paiement pour les clients avec une équipe dans un magasin.'

it.each([
  [TURKISH, 'en', 'tr'],
  [GERMAN, 'tr', 'de'],
  [FRENCH, 'tr', 'fr'],
  ['React, Jest', 'tr', 'tr'],
  ['React, Jest', 'pl', 'en'],
] as const)('of %j in the app in %s is %s', (summary, app, language) => {
  const profile = { ...NO_PROFILE, basics: { ...NO_PROFILE.basics, summary } }
  expect(firstLanguage(profile, app)).toBe(language)
})

it.each([
  ['You will build services with us and you bring experience with the tools that our teams use.', 'en'],
  ['Sie entwickeln mit uns die Dienste für unsere Kunden und bringen Erfahrung mit der Technik mit.', 'de'],
  ['Satış ekibi için raporlar hazırlamak ve veri tabanı ile çalışmak; deneyim iyi olur, ekip bizim için önemli.', 'tr'],
  ['Vous développez avec nous les services pour nos clients et vous êtes à votre aise dans une équipe.', 'fr'],
  ['Desarrollarás con nosotros los servicios para nuestros clientes y el equipo de la empresa en una sede.', 'es'],
  ['Wij bouwen met het team de diensten voor onze klanten en jij werkt aan een van de dingen.', null],
  ['Data Engineer', null],
])('a letter for %j is in %s', (ad, language) => {
  expect(letterLanguage(ad)).toBe(language)
})
