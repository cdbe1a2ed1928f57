import { describe, expect, it } from 'vitest'
import { linesOf } from '../sections/ad-lines.ts'
import { modeSaid } from '../fields/work-mode.ts'
import { yearsAsked } from '../fields/years.ts'
import { rowsOf } from './header.ts'
import { whoAndWhere } from './who-and-where.ts'

const read = (text: string) => {
  const lines = linesOf(text)
  const { title, company, place } = whoAndWhere(lines, rowsOf(lines))
  return [title?.value ?? null, company?.value ?? null, place?.value ?? null]
}
const DUTIES = '\n\nYour tasks\n- Keep the machines running\n- Write down what was done'

describe('who pays, and where', () => {
  it.each([
    [
      'Systems Engineer 80 – 100 %\nGenossenschaft Rheinlauf Versicherungen | Winterthur | unbefristet',
      'Genossenschaft Rheinlauf Versicherungen',
    ],
    ['Développeur web\nLumiterre Serres\nLumiterre fabrique des lampes pour serres.', 'Lumiterre Serres'],
    [
      'Centre de services scolaire des Quatre-Vents\nTechnicien en informatique\nLieu : Rimouski',
      'Centre de services scolaire des Quatre-Vents',
    ],
    [
      'ML Engineer, Leipzig\n\nWir heißen Korn Vision und sind acht. Die Edge-Software ist in Rust.\n\njobs@kornvision.example',
      'Korn Vision',
    ],
    [
      'FINCH & LANTERN\nthe people behind "Low Water" and "A Stork, Waiting"\nGameplay Programmer · Dundee\n\nLow Water was made by four of us.\n\njobs@finchandlantern.example',
      'FINCH & LANTERN',
    ],
  ])('finds the house in %s', (text, company) => {
    expect(read(text + DUTIES)[1]).toBe(company)
  })

  it('does not take what it does for a name, nor a lone word of works', () => {
    expect(read(`Clerk\nFinch Ltd\n\nWe wrote "Low Water" and it was sold 900 times.${DUTIES}`)[1]).toBe('Finch Ltd')
    expect(read(`IT / Support Technician\nFinch Ltd | Bellville, Cape Town | Permanent${DUTIES}`)[2]).toBe(
      'Bellville, Cape Town',
    )
  })

  it.each([
    ['Looking for a QA engineer, contract, £375/day', 'QA engineer'],
    ['Aubrec Énergies recrute un(e) technicien(ne) informatique H/F à Rodez (12)', 'technicien(ne) informatique'],
    [
      'En la cooperativa Semilla (Valencia) buscamos administradora de sistemas a media jornada, 20 horas.',
      'administradora de sistemas',
    ],
    ['Wir suchen dich! Elektroniker (m/w/d) für Gebäudetechnik', 'Elektroniker für Gebäudetechnik'],
  ])('finds the title in %s', (text, title) => {
    expect(read(text + DUTIES)[0]).toBe(title)
  })

  it('leaves the house off the line that names its town', () => {
    expect(
      read(
        `Elektroniker (m/w/d)\nElektro Haslacher GmbH & Co. KG, 87437 Kempten${DUTIES}\n\njobs@elektro-haslacher.example`,
      )[2],
    ).toBe('87437 Kempten')
    expect(read(`Ekip büyüyor\n\nBir tasarımcı arıyoruz. İzmir Bayraklı'dayız, kahvaltı birlikte.`)[2]).toBe('İzmir')
  })

  it.each([
    ['bis 60 % Arbeit von zuhause', 'hybrid'],
    ['Agile working policy applies: most of the team is in two days a week', 'hybrid'],
    ['Se puede trabajar en remoto tres días a la semana', 'hybrid'],
    ["We'd want to see you at the harbour on Tuesdays and Wednesdays", 'hybrid'],
    ['One week a month we are together in the office', 'hybrid'],
    ['Ayda bir hafta ofiste buluşuyoruz', 'hybrid'],
    ['Haftada bir kahvaltı, gerisi nerede istersen', 'remote'],
    ['Support by telephone and via remote tools', null],
  ])('hears where one works in %s', (text, mode) => {
    expect(modeSaid(text)).toBe(mode)
  })

  it.each([
    ['No less than three years running a multi-site network', 3],
    ['Du hast seit zwei Jahren oder länger Modelle ausgeliefert', 2],
    ['Yaklaşık bir senedir gerçek bir üründe çalışmış', 1],
    ['Seit zwei Jahren wachsen wir', null],
  ])('counts the years of %s', (text, years) => {
    expect(yearsAsked(text, false)).toBe(years)
  })
})

it.each([
  ['Backend Engineer, Payouts\nLedgerly, Dublin', 'Ledgerly', 'Dublin'],
  ['Mystery Shopper (part-time)\nRetailView, Leeds', 'RetailView', 'Leeds'],
  ['Motorlu Kurye\nHızlıYemek, İzmir', 'HızlıYemek', 'İzmir'],
])('reads a name of one word before a town: %s', (head, company, place) => {
  expect(read(`${head}\n\nRequirements\n- SQL\n- Python`).slice(1)).toEqual([company, place])
})

it('takes no district for an employer', () => {
  expect(read('Data Analyst\nMoorgate Water Ltd\nLeith, Edinburgh\n\nRequirements\n- SQL')[1]).toBe(
    'Moorgate Water Ltd',
  )
})
