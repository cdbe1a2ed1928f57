import { expect, it } from 'vitest'
import { contactPersonIn } from './contact-person.ts'

it.each([
  [
    'Jobs at Juniper\nPlease send your application to Mira Ode, mira@juniper.example\nOffice: info@juniper.example',
    { name: 'Mira Ode', email: 'mira@juniper.example' },
  ],
  ['Contact: Mira Ode\nWrite to jobs@juniper.example', { name: 'Mira Ode', email: '' }],
  ['Candidature à Mme Claire Vasseur, responsable data', { name: 'Claire Vasseur', email: '' }],
  ['Write to jobs@juniper.example', null],
])('the person in %j', (ad, person) => {
  expect(contactPersonIn(ad)).toEqual(person)
})
