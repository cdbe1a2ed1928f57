import { describe, expect, it } from 'vitest'
import { linesOf } from '#test/support/resume-lines.ts'
import { withoutForm } from './form-fields.ts'

const read = (texts: string[]) => withoutForm(linesOf(texts)).map((line) => `${line.hasBullet ? '• ' : ''}${line.text}`)

describe('entries that fill in a form', () => {
  it.each([
    [['Position Technologies Ltd ¦ 2019 – 2021', 'Role model for the new ones']],
    [['School of Design', 'Company secretary, Acme']],
    [['Salary negotiations with three unions']],
  ])('leaves %j as they are', (texts) => {
    expect(read(texts)).toEqual(texts.map((text) => text.replaceAll(' ¦ ', ' ')))
  })

  it('ends what was done where the next job begins', () => {
    expect(
      read([
        'Abril 2022 ~ Actualidad ¦ Desarrollador',
        'Tareas:',
        'Mantenimiento de los sistemas',
        'Julio 2020 ~ Marzo 2022 ¦ Analista',
        'Tareas:',
        'Desarrollo de sistemas',
      ]),
    ).toEqual([
      'Abril 2022 ~ Actualidad Desarrollador',
      '• Mantenimiento de los sistemas',
      'Julio 2020 ~ Marzo 2022 Analista',
      '• Desarrollo de sistemas',
    ])
  })

  it('takes points below an answer for what was done, and two labels in one line for two', () => {
    expect(
      withoutForm(
        linesOf([
          'Position: Tester',
          'Company: Acme Ltd',
          'Period: 2019 – 2021',
          ['Tested the till.', { hasBullet: true }],
          'Employer: Bolt House, Role: Clerk, 2016 – 2018',
          ['Kept the books.', { hasBullet: true }],
        ]),
      ).map(({ text, hasBullet }) => (hasBullet ? `• ${text}` : text)),
    ).toEqual([
      '2019 – 2021',
      'Tester',
      'Acme Ltd',
      '• Tested the till.',
      'Clerk',
      '2016 – 2018',
      'Bolt House',
      '• Kept the books.',
    ])
  })

  it('takes labels off and puts the employer into the head of its entry', () => {
    expect(
      read([
        'Dates ¦ 2019 – 2021',
        'Occupation or position held ¦ Tester',
        'Main activities and',
        'Tested the till.',
        'responsibilities ¦ Wrote reports.',
        'Name and address of employer ¦ Acme Ltd, Leeds',
        'Dates ¦ 2016 – 2018',
        'Occupation or position held ¦ Clerk',
        'Name and address of employer ¦ Bolt House',
      ]),
    ).toEqual([
      '2019 – 2021',
      'Tester',
      'Acme Ltd, Leeds',
      '• Tested the till.',
      '• Wrote reports.',
      '2016 – 2018',
      'Clerk',
      'Bolt House',
    ])
  })

  it('reads labels with a colon in other languages', () => {
    expect(read(['Arbeitgeber: Muster GmbH', 'Zeitraum: 2019 – 2021', 'Funktion: Prüfer'])).toEqual([
      '2019 – 2021',
      'Prüfer',
      'Muster GmbH',
    ])
  })

  it('reads a label with two names, and a one-word label that repeats', () => {
    const entry = (dates: string, title: string, employer: string) => [
      dates,
      'Position / Role:',
      title,
      'Client',
      employer,
      'Project overview: A till that counts itself',
    ]
    expect(
      read([...entry('2019 – 2021', 'Tester', 'Acme Ltd'), ...entry('2016 – 2018', 'Clerk', 'Bolt House')]),
    ).toEqual([
      '2019 – 2021',
      'Tester',
      'Acme Ltd',
      '• A till that counts itself',
      '2016 – 2018',
      'Clerk',
      'Bolt House',
      '• A till that counts itself',
    ])
  })

  it('reads labels in Chinese, and chief duties as duties', () => {
    expect(
      read(['公司: 博睿宏远', '时间: 2019 – 2021', '职位: 测试工程师', 'Key responsibilities: Counted boats.']),
    ).toEqual(['2019 – 2021', '测试工程师', '博睿宏远', '• Counted boats.'])
  })

  it('leaves out pay, hours and supervisors', () => {
    expect(
      read([
        'Acme Ltd',
        '05/2019 – 06/2021',
        'Salary: 51000 Per Year',
        'Hours per week: 40',
        'Tester',
        'Supervisor: Jo Poe (555-0100)',
      ]),
    ).toEqual(['Acme Ltd', '05/2019 – 06/2021', 'Tester'])
  })
})
