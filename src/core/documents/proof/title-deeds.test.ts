import { describe, expect, it } from 'vitest'
import { proveLine } from '#test/documents/prove-line.ts'

describe('what a title says was done', () => {
  it.each([
    [
      'en',
      'Kitchen Supervisor',
      '7 waiters on the evening shift',
      'Supervised seven waiters on the evening shift',
      true,
    ],
    [
      'en',
      'Waiter, shift supervisor',
      'Closed the till, 3-4 people on shift',
      'Supervised shifts of 3 to 4 people',
      true,
    ],
    ['en', 'Kitchen Supervisor', 'Stock of 7 fridges', 'Supervised the stock of 7 fridges', false],
    ['en', 'Kitchen Supervisor', '7 guests at the chef’s table', 'Supervised 7 guests at the chef’s table', false],
    ['en', 'Cook', '7 waiters on the evening shift', 'Supervised seven waiters on the evening shift', false],
    ['en', 'Night shift lead', '5 porters, rota and holidays', 'Led five porters', true],
    ['en', 'Ski Instructor', 'Beginners from age 6', 'Instructed beginners from age 6', true],
    ['de', 'Schichtleiterin', 'Vier Bäcker in der Frühschicht', 'Leitete vier Bäcker in der Frühschicht', true],
    ['de', 'Bäckerin', 'Vier Bäcker in der Frühschicht', 'Leitete vier Bäcker in der Frühschicht', false],
    ['fr', 'Chef d’équipe', '6 serveurs en salle', 'Encadrement de six serveurs en salle', true],
    ['es', 'Jefa de turno', '6 camareros en sala', 'Supervisé a seis camareros en sala', true],
    ['de', 'Gutachterin', 'Schäden an 12 Häusern', 'Begutachtung von Schäden an 12 Häusern', false],
    [
      'de',
      'Sachbearbeiterin Zoll',
      'Zollpapiere, etwa 30 am Tag',
      'Sachbearbeitung Zoll, etwa 30 Zollpapiere am Tag',
      true,
    ],
    ['tr', 'Ekip Lideri', 'Gündüz ekibinde 9 teknisyen', 'Gündüz ekibinde 9 teknisyeni yönettim', true],
  ])('%s: %s, %s: %s', (language, title, line, rewrite, ok) => {
    expect(proveLine(language, line, rewrite, { title }).ok).toBe(ok)
  })
})

describe('the same in other shapes', () => {
  it.each([
    ['de', 'Termine der Praxis vergeben', 'Praxistermine vergeben', true],
    ['de', 'Newsletter der Firma geschrieben', 'Firmennewsletter geschrieben', true],
    ['de', 'Chronik für ein Museum geschrieben', 'Museumschronik geschrieben', true],
    ['de', 'Bestand zu dritt gezählt', 'Bestand im Dreierteam gezählt', true],
    ['de', 'Bestand zu viert gezählt', 'Bestand im Dreierteam gezählt', false],
    ['de', 'Mängel an die Buchhaltung gemeldet', 'Mängel an die Buchhaltungsabteilung gemeldet', true],
    ['de', 'Führung durch das Museum vorbereitet', 'Führungsaufgaben im Museum vorbereitet', false],
    ['en', 'Wrote 4 guides, 3 of them are in print', 'Wrote four guides, three of which are in print', true],
    ['en', 'Painted new flats for 3 small firms', 'Painted newly built flats for three small businesses', true],
    ['en', 'Ran checks in CI', 'Ran checks in continuous integration (CI)', true],
    ['en', 'Ran checks', 'Ran checks in continuous integration (CI)', false],
    ['tr', 'Yaklaşık 40 koli taşıdım', 'Aşağı yukarı 40 koli taşıdım', true],
    ['es', 'Carteles para 3 ferias', 'He creado carteles para 3 ferias', true],
    ['en', 'Ran the press, 4 printers incl. me', 'Ran the press in a team of four', true],
    ['en', 'Ran the press, 4 printers incl. me', 'Ran the press in a team of five', false],
    ['en', 'Ran the press, 4 printers incl. me', 'Ran the press', false],
    ['en', 'Painted 9 of the 14 doors in the hall', 'Of the 14 doors in the hall, painted 9', true],
    ['en', 'Painted 9 of the 14 doors in the hall', 'Painted the 14 doors in the hall', false],
    ['tr', '12 kapı boyadım', 'On iki kapı boyadım', true],
    ['tr', '12 kapı boyadım', 'On üç kapı boyadım', false],
  ])('%s: %s: %s', (language, line, rewrite, ok) => {
    const skill = {
      id: 'ci',
      name: 'Continuous Integration',
      aliases: ['continuous integration'],
      category: 'practice',
    }
    expect(proveLine(language, line, rewrite, {}, [skill]).ok).toBe(ok)
  })

  it.each([
    ['en', 'Term project (3 people): map of trees', 'Map of trees in a project of three', true],
    ['en', 'Term project (3 people): map of trees', 'Map of trees in a project of four', false],
    ['en', 'Posters as coursework', 'Made posters as coursework', true],
    ['en', 'Posters as coursework', 'Delivered posters', false],
    ['en', 'Ledgers and payroll / Exam not booked yet', 'Took the exam in ledgers and payroll', false],
    ['en', 'Ledgers and payroll / Exam not booked yet', 'Ledgers, payroll and exam', false],
    ['en', 'Ledgers and payroll', 'Took a course in ledgers and payroll', true],
    ['es', 'Contabilidad y nóminas', 'Curso titulado de contabilidad y nóminas', false],
    ['de', 'Buchhaltung und Lohn', 'Buchhaltung und Lohn gelernt', true],
    ['es', 'Contabilidad y nóminas', 'Aprendí contabilidad y nóminas', true],
    ['tr', 'Muhasebe ve bordro', 'Muhasebe ve bordro öğrendim', true],
    ['fr', '60 heures / Comptabilité et paie', 'Formation de 60 heures en comptabilité et paie', true],
  ])('of a course, %s: %s: %s', (language, line, rewrite, ok) => {
    const course = { kind: 'education', title: 'X', start: '2024-01', end: '2024-06' }
    expect(proveLine(language, line, rewrite, course).ok).toBe(ok)
  })
})
