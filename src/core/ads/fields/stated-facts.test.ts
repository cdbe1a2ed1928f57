import { describe, expect, it } from 'vitest'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { readAdText } from '../read-ad-text.ts'

const fieldsOf = (text: string) =>
  readAdText(fullCatalogue, `${text}\n\nWe make tills.\n\nRequirements:\n- Experience with Spark\n- A degree\n`).fields

describe('a fact in the words of strangers', () => {
  it.each([
    ['SUPPORT TECHNICIAN (6 month contract) - HULL', 'SUPPORT TECHNICIAN'],
    ['Opportunity: Platform Engineer, Leeds', 'Platform Engineer'],
    ['Verstärkung für unser Team: Frontend-Entwickler (m/w/d)', 'Frontend-Entwickler'],
    ['Vaga para analista de dados', 'analista de dados'],
    ['Gezocht: systeembeheerder', 'systeembeheerder'],
    ['Graduate Tester (2027)\nRole: join our till team as a trainee.', 'Graduate Tester (2027)'],
  ])('title: %s', (text, title) => {
    expect(fieldsOf(text).title?.value).toBe(title)
  })

  it.each([
    ['Department: Data — Location: Kendal — Type: Full time', 'Kendal'],
    ['Dein Arbeitsplatz ist in Soest.', 'Soest'],
    ['O posto fica em Braga.', 'Braga'],
    ['Partners: Siebel | Oracle\nLoc: Nagpur (Sitabuldi)', 'Nagpur (Sitabuldi)'],
    ['Tillhaus, Dayton, OH', 'Dayton, OH'],
    ['Remote within the EU or Berlin-Neukölln', 'EU or Berlin-Neukölln'],
  ])('place: %s', (text, place) => {
    expect(fieldsOf(`Data Engineer\n${text}`).place?.value).toBe(place)
  })

  it.each([
    ['Remote job: No\nTelework eligible: Yes', 'hybrid'],
    ['We see you in the office Tuesdays and Thursdays.', 'hybrid'],
    ['Due giorni a settimana in smart working.', 'hybrid'],
    ['Volledig op afstand.', 'remote'],
    ['Fully remote. Our tills are used every day in a thousand offices.', 'remote'],
    ['Work from anywhere. Support answers office calls Monday to Friday.', 'remote'],
    ['Lavoro in sede tutti i giorni.', 'onsite'],
    ['Remote applicants will not be considered.', 'onsite'],
    ['Uzaktan çalışma mümkün değildir.', 'onsite'],
    ['No es posible trabajar de forma remota.', 'onsite'],
    ['Haftanın 3 günü evden.', 'hybrid'],
    ['Two of us read office@tills.example every day.', 'onsite'],
  ])('way of working: %s', (text, mode) => {
    expect(fieldsOf(`Data Engineer\n\n${text}`).workMode?.value).toBe(mode)
  })

  it.each([
    ['Salary: $88,000 to - $115,000 per year', 88_000, 115_000],
    ['Salary: N250,000 - N300,000 monthly', 250_000, 300_000],
    ['Sueldo: 30 mil a 40 mil pesos mensuales', 30_000, 40_000],
    ['À partir de 2 600 € bruts par mois', 2600, null],
    ['Up to £55k\n\nOn offer: £42,000 - £55,000 a year', 42_000, 55_000],
  ])('pay: %s', (text, min, max) => {
    expect(fieldsOf(`Data Engineer\n\n${text}`).pay?.value).toMatchObject({ min, max })
  })

  it.each([
    ['Turkcell, İstanbul', []],
    ['Deutsche Waren AG, Bonn', []],
    ['Bonn | fluent German (C1)', ['de']],
  ])('languages: %s', (text, languages) => {
    expect(fieldsOf(`Data Engineer\n${text}`).languages.map(({ value }) => value.language)).toEqual(languages)
  })

  it('years: the larger, unless one may choose', () => {
    const years = (item: string) =>
      readAdText(fullCatalogue, `Data Engineer\n\nRequirements:\n- ${item}\n- A degree\n`).fields.years?.value
    expect(years('8+ yrs of Java, Angular or React, Kafka minimum 2 yrs')).toBe(8)
    expect(years('3 years with a degree or 7 years of experience without')).toBe(3)
  })
})
