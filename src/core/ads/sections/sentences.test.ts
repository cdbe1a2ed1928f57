import { describe, expect, it } from 'vitest'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { readAdText } from '../read-ad-text.ts'

const fields = (text: string) => {
  const { title, company, place } = readAdText(fullCatalogue, text).fields
  return [title?.value, company?.value, place?.value]
}

describe('who is looking for whom, and where, in a sentence', () => {
  it.each([
    [
      'Rivenholt is looking for a Payroll Officer to join the team in Kendal.',
      ['Payroll Officer', 'Rivenholt', 'Kendal'],
    ],
    [
      'Für unseren Standort Husum suchen wir, die Zollmark Systeme GmbH, ab sofort Verstärkung als Elektroniker für Betriebstechnik (m/w/d).',
      ['Elektroniker für Betriebstechnik', 'Zollmark Systeme GmbH', 'Husum'],
    ],
    [
      'Basée à Quimper, l’équipe de Lumioka recherche son futur Comptable fournisseurs.',
      ['Comptable fournisseurs', 'Lumioka', 'Quimper'],
    ],
    ['Kuzeykule Lojistik, Gebze ofisi için CNC Operatörü arıyor.', ['CNC Operatörü', 'Kuzeykule Lojistik', 'Gebze']],
    [
      "hi! we're Saltmarsh and we're looking for a frontend developer, our second one.",
      ['frontend developer', 'Saltmarsh', undefined],
    ],
    ['Payroll Officer, Kendal\nRivenholt Instruments', ['Payroll Officer', 'Rivenholt Instruments', 'Kendal']],
  ])('%s', (text, expected) => {
    expect(fields(`${text}\n\nYou bring:\n- Two years of experience\n- A calm voice\n`)).toEqual(expected)
  })

  it.each([
    [
      'Wir suchen eine Entwicklerin (m/w/d) in Köln. Gehalt 4.500 € monatlich. Kenntnisse: Java, Spring.',
      ['Entwicklerin', undefined, 'Köln'],
    ],
    [
      'We are hiring a Data Engineer in Leeds. Salary £40,000. Skills: Python, Kafka.',
      ['Data Engineer', undefined, 'Leeds'],
    ],
    ['Payroll Officer in Kendal\nRivenholt Instruments\n', ['Payroll Officer', 'Rivenholt Instruments', 'Kendal']],
    ['Head of Sales in Retail\nOrmley Ltd\n', ['Head of Sales in Retail', 'Ormley Ltd', undefined]],
  ])('takes no skill of a list for an employer, and leaves the town out of the title: %s', (text, expected) => {
    expect(fields(text)).toEqual(expected)
  })

  it('takes no noun of a list for an employer', () => {
    const text = 'Bäcker (m/w/d)\n\nIhre Aufgaben\n- Die Stelle ist zu 100 % vor Ort\n- Homeoffice ist nicht möglich\n'
    expect(fields(text)[1]).toBeUndefined()
  })
})

describe('what is asked for', () => {
  const asked = (heading: string, line: string) => {
    const { skills } = readAdText(
      fullCatalogue,
      `Developer\nRivenholt Ltd\nLeeds\n\n${heading}\n- ${line}\n- Something that is no skill\n`,
    )
    return skills.map(({ ids, level }) => `${ids.join('/')} ${level}`)
  }
  it.each([
    ['What do I need?', 'Enough SQL to check a number', ['sql must']],
    ['What would make you smile?', 'Kubernetes', ['kubernetes wish']],
    ['Ihr Profil', 'Gute SQL-Kenntnisse', ['sql must']],
    ['Ihr Profil', 'SQL ist Pflicht, Power BI wäre schön', ['sql must', 'power-bi wish']],
    ['Requirements', 'Warehouse | Snowflake', ['snowflake must']],
    ['Requirements', 'Good Excel skills, ideally also Power BI', ['excel must', 'power-bi wish']],
    ['Ihr Profil', 'PHP brauchst du nicht', []],
  ])('%s: %s', (heading, line, expected) => {
    expect(asked(heading, line)).toEqual(expected)
  })
})

it('does not take a sum of a year for a wage of a week', () => {
  const text = 'QA Engineer\nFernhill · Leeds, two days a week in the office · £28,000–£33,000\n\nWe test things.\n'
  expect(readAdText(fullCatalogue, text).fields.pay?.value).toMatchObject({ min: 28_000, max: 33_000, period: 'year' })
})
