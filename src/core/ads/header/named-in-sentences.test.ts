import { expect, it } from 'vitest'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { readAdText } from '../read-ad-text.ts'

const fieldsOf = (text: string) => readAdText(fullCatalogue, text).fields
const NEEDS = '\n\nRequirements\n- Python\n- Linux'

it.each([
  ['Der Landkreis Moorbach (rd. 98.000 Einwohner) sucht eine/n\n\nIT-Administrator/in (m/w/d)', 'Landkreis Moorbach'],
  [
    "Ingénieur réseau\n\nLes Services techniques de l'État de Brume, service du canton, engagent pour compléter l'équipe",
    "Services techniques de l'État de Brume",
  ],
  ['Mozo de almacén en Frutas Olmedo, Alcalá de Henares\nTurno de tarde.', 'Frutas Olmedo'],
  ['React developer (contract), Heron Pay\n30 $/h\n\nwork@heronpay.example', 'Heron Pay'],
  [
    'Steuerfachangestellte/r (m/w/d)\nKanzlei Brandt & Voss Partnerschaft mbB\nArbeitsort: 26121 Oldenburg',
    'Kanzlei Brandt & Voss Partnerschaft mbB',
  ],
  ['Angebot von: Kranich Rösterei GmbH\nWerkstudent Marketing\nEnglisch ist ein Plus', 'Kranich Rösterei GmbH'],
  [
    'UI Designer\nAl Salam Digital Services FZ-LLC\nDubai\n\nAl Salam Digital Services is a firm of kiosks.',
    'Al Salam Digital Services FZ-LLC',
  ],
  [
    'Network Engineer\nHull\n\nYou look after the network of Saint Brisa Medical Center and its sites. At Saint Brisa we care.',
    'Saint Brisa Medical Center',
  ],
  [
    'Hi all, we are growing at *Fjordglimt* (heating). Looking for an *Analytics Engineer*, ideally with dbt.',
    'Fjordglimt',
  ],
])('finds the employer in %j', (text, company) => {
  expect(fieldsOf(text + NEEDS).company?.value).toBe(company)
})

it('takes no language for an employer', () => {
  expect(fieldsOf('Aushilfe im Lager\n\nEnglisch ist von Vorteil. Du packst gern an.').company?.value).not.toBe(
    'Englisch',
  )
})

it.each([
  ['Der Landkreis Moorbach sucht für das Amt 10 – Sachgebiet IuK – eine/n\n\nIT-Administrator/in (m/w/d)', 'Moorbach'],
  ['Stadtwerke Moorbach AöR\nTeamleitung IT-Support (m/w/d)', 'Moorbach'],
  ['Stallingham Borough Council\nDigital Services\nWeb Developer', 'Stallingham'],
  ['HERON GRID PTE. LTD.\nCloud Engineer\n61 KAKI ROAD 1 Singapore\nFull Time', 'Singapore'],
  ['SOC Analyst\nHeron Security Inc.\nBGC, Taguig City, Metro Manila (Hybrid)', 'BGC, Taguig City, Metro Manila'],
  ['Kubernetes Engineer\nEinsatzort: 90% remote, 10% Frankfurt am Main', 'Frankfurt am Main'],
  ['Elektroniker (m/w/d)\nHeron Bau GmbH\nArbeitsort: Vor Ort in 57072 Siegen', '57072 Siegen'],
])('finds the place in %j', (text, place) => {
  expect(fieldsOf(text + NEEDS).place?.value).toBe(place)
})

it.each([
  ['Şu an 7 kişiyiz ve ikinci iOS geliştirici arkadaşımızı arıyoruz.', 'iOS geliştirici'],
  [
    'Dear Applicant,\n\nThe board shortlisted you for Junior Python Developer (full time, from home).\n\nSincerely,\nHead of Human Resources',
    'Junior Python Developer',
  ],
  [
    'Hi all, we are growing at *Fjordglimt*. Looking for an *Analytics Engineer*, ideally with dbt.',
    'Analytics Engineer',
  ],
  ['React developer (contract), Heron Pay\n30 $/h\n\nwork@heronpay.example', 'React developer (contract)'],
])('finds the title in %j', (text, title) => {
  expect(fieldsOf(text + NEEDS).title?.value).toBe(title)
})

it('judges a wage without a period by the money of its country', () => {
  const { pay } = fieldsOf(`Soporte técnico (Medellín)\nHeron Telecom S.A.S.\nSalario: $2.400.000${NEEDS}`)
  expect(pay?.value).toMatchObject({ currency: 'COP', period: 'month' })
})

it('hears what an hour is paid in a line of facts', () => {
  const { pay } = fieldsOf(
    'Verkäufer/in (m/w/d)\nBäckerei Kranich, Kassel\n20-25 Std./Woche, 13,90 €/Std.\nDu stehst früh auf.',
  )
  expect(pay?.value).toMatchObject({ min: 13.9, period: 'hour' })
})

it('hears no remote work where a row denies it', () => {
  expect(fieldsOf(`IT Specialist\nLakewood, CO\nRemote job\nNo${NEEDS}`).workMode?.value).toBe('onsite')
})
