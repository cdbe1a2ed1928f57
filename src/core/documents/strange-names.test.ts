import { expect, it } from 'vitest'
import { context, profile } from '#test/support/ada.ts'
import { writeLetter } from './letter.ts'
import { doubtsIn } from './prove-content.ts'
import { plainName } from './strange-names.ts'

it.each([
  ['Data Analyst (I hold a PhD in Physics)', 'Data Analyst'],
  ['Initech where I worked as CTO', 'Initech'],
  ['Data Analyst, with ten years of experience at Google', 'Data Analyst'],
  ['Data Analyst. I have led teams of 40 people', 'Data Analyst'],
  ['Datenanalyst (ich habe in Physik promoviert)', 'Datenanalyst'],
  ['Initech, bei der ich 10 Jahre war', 'Initech'],
  ['Veri Analisti, eskiden yöneticisi olduğum', 'Veri Analisti'],
  ['Former CTO of Google', ''],
  ['Data Analyst, ex-Google', 'Data Analyst'],
  ['My company of ten years', ''],
  ['Data Analyst, having led 40 people', 'Data Analyst'],
  ['Data Analyst who led 40 people', 'Data Analyst'],
  ['Data Analyst, Harvard graduate', 'Data Analyst'],
  ['Data Analyst (Top Secret clearance held)', 'Data Analyst'],
  ['Data Analyst (10+ yrs', 'Data Analyst'],
  ['DATA ANALYST, FORMER GOOGLE CTO', 'DATA ANALYST'],
  ['Senior Data Analyst since 2012', 'Senior Data Analyst'],
  ['Award-winning Data Analyst', 'Data Analyst'],
  ['Data Analyst and winner of the Turing prize', 'Data Analyst'],
  ['Datenanalyst, Doktor der Physik', 'Datenanalyst'],
  ['Datenanalyst mit zehnjähriger Erfahrung bei Google', 'Datenanalyst'],
  ['Veri Analisti; 40 kişilik ekip yönettim', 'Veri Analisti'],
  ['Kırk kişilik ekip yönetmiş Veri Analisti', ''],
  ['Analyste de données, docteur en physique', 'Analyste de données'],
  ['Acme, founded by me', 'Acme'],
  ['Acme, as recommended by CEO Tim Cook', 'Acme'],
  ['Acme having left Google as CTO', 'Acme'],
  ['Data Analyst and author of three books', 'Data Analyst'],
  ['Data Analyst whose models saved 40 lives', 'Data Analyst'],
  ['Data Analyst/Navy veteran', 'Data Analyst'],
  ['Datenanalyst, Nobelpreisträger', 'Datenanalyst'],
  ['Datenanalyst und Autor dreier Bücher', 'Datenanalyst'],
  ['Datenanalyst, Muttersprache Deutsch', 'Datenanalyst'],
  ['Data Analyst 🏆 Winner 2025', 'Data Analyst'],
  ['Data Analyst*led 40 people', 'Data Analyst'],
  ['and SQL</p></body></html>', 'and SQL'],
])('of %s stays %s', (name, plain) => {
  expect(plainName(name)).toBe(plain)
})

it.each([
  'Software Engineer I',
  'Data Analyst (m/w/d)',
  'Engineer, Data Platform',
  'Head of Data – Berlin or remote',
  'Web Developer 3',
  'Bachelor-Praktikant (w/m/d) Cloud',
  'IT-Support-Techniker im Außendienst',
  'M & M Systems',
  'Arzt für Früherkennung',
  'Ex-ante Analyst',
  'Initech, Inc.',
  'Yazılım Geliştirici (Uzaktan)',
  'Ingénieur DevOps | Lyon (MA)',
  'We Are Social',
  'CTO',
  'Graduate Software Engineer',
  'LED Technician',
  'Founders Associate',
  'Software Engineer - Berlin',
  'Werkstudent (m/w/d) – Teilzeit oder remote',
  'Gelişmiş Sistemler A.Ş.',
  'NordPeak Logistics Sp. z o.o.',
  'Vltava Data spol. s r.o.',
  'Kowalski Sp. k.',
  'Sachbearbeiter mit Schwerpunkt IT',
  'Entwickler*in (m/w/d)',
  'Entwickler:innen Team Berlin',
  'Technical Author',
  'UI/UX Designer',
])('%s is a name', (name) => {
  expect(plainName(name)).toBe(name)
})

it('shows a doubt where the name of a job says something of the person', () => {
  const wish = { language: 'en', quote: '', bulletIds: [], practical: '', asOf: '2026-11' } as const
  const doubts = (role: string, company: string) =>
    doubtsIn(profile, writeLetter(profile, { ...wish, role, company }), context).map(({ factId }) => factId)
  expect(doubts('Data Analyst', 'Initech')).toEqual([])
  expect(doubts('Data Analyst (I hold a PhD in Physics)', 'Initech')).toEqual(['why'])
  expect(doubts('Data Analyst', 'Initech where I worked as CTO')).toEqual(['why'])
})
